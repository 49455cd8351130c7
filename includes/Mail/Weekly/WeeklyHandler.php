<?php
declare(strict_types=1);

namespace UserFeedback\Mail\Weekly;

use Closure;
use UserFeedback\Mail\MailFailures;
use UserFeedback\Mail\Mailer;
use UserFeedback\Outbox\Attempt;
use UserFeedback\Outbox\Job;
use UserFeedback\Outbox\OutboxHandler;
use UserFeedback\Outbox\Outcome;
use UserFeedback\Settings\SettingsRepository;

/**
 * Sends the weekly summary to one recipient. The payload is the day after the week and the address.
 */
final class WeeklyHandler implements OutboxHandler {

	public const KIND = 'weekly';

	/**
	 * @param Closure(): WeeklyMail     $mail      Writes it.
	 * @param Closure(): WeeklySchedule $schedule  Knows the recipients of now.
	 * @param Closure(): MailFailures   $failures  Informs the owner.
	 */
	public function __construct(
		private Closure $mail,
		private Closure $schedule,
		private Mailer $mailer,
		private SettingsRepository $settings,
		private Closure $failures
	) {}

	public function kind(): string {
		return self::KIND;
	}

	public function run( Job $job, Attempt $attempt ): Outcome {
		list( $due, $address ) = explode( ' ', $job->payload . ' ', 3 );
		if ( ! in_array( $address, ( $this->schedule )()->recipients(), true ) ) {
			// Left, or taken off the list, since the job was made.
			return Outcome::done();
		}
		$mail = ( $this->mail )()->write( $address, $due );
		if ( 0 === $mail['responses'] && ! $this->settings->flag( WeeklySettings::EMPTY_WEEKS ) ) {
			return Outcome::done();
		}
		$attempt->begin();
		$reason = $this->mailer->send( $mail['message'] )->reason;
		if ( '' !== $reason ) {
			return Outcome::retry( $reason );
		}
		( $this->failures )()->remove();
		return Outcome::done();
	}

	public function delays(): array {
		return self::STANDARD_DELAYS;
	}

	public function gave_up( Job $job, string $reason ): void {
		( $this->failures )()->add( $reason );
	}
}
