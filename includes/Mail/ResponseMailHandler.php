<?php
declare(strict_types=1);

namespace UserFeedback\Mail;

use Closure;
use UserFeedback\Outbox\Attempt;
use UserFeedback\Outbox\Job;
use UserFeedback\Outbox\Outcome;
use UserFeedback\Outbox\ResponseHandler;
use UserFeedback\Surveys\EmailAddresses;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;

/**
 * Mails responses to the addresses of the survey's workflow (NOTIF-02). A submission makes this object, so the rest
 * comes from closures.
 */
final class ResponseMailHandler implements ResponseHandler {

	public const KIND = 'mail';

	/**
	 * @param Closure(): QuestionTypeRegistry $types    To compare answers with.
	 * @param Closure(): ResponseMail         $mail     Writes and sends.
	 * @param Closure(): MailFailures         $failures Informs the owner.
	 */
	public function __construct( private Closure $types, private Closure $mail, private Closure $failures ) {}

	public function kind(): string {
		return self::KIND;
	}

	public function payload( Survey $survey, array $answers ): ?string {
		$email = EmailLogic::settings( $survey );
		if ( true !== ( $email['active'] ?? false ) || array() === self::addresses( $survey ) ) {
			return null;
		}
		return EmailLogic::holds( $survey, $answers, ( $this->types )() ) ? '' : null;
	}

	public function run( Job $job, Attempt $attempt ): Outcome {
		return ( $this->mail )()->run( $job, $attempt );
	}

	public function delays(): array {
		return self::STANDARD_DELAYS;
	}

	public function gave_up( Job $job, string $reason ): void {
		( $this->failures )()->add( $reason );
	}

	/**
	 * The addresses of a survey's workflow.
	 *
	 * @return list<string>
	 */
	public static function addresses( Survey $survey ): array {
		$addresses = EmailLogic::settings( $survey )['addresses'] ?? '';
		return is_string( $addresses ) ? EmailAddresses::of( $addresses ) : array();
	}
}
