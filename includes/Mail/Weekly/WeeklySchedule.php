<?php
declare(strict_types=1);

namespace UserFeedback\Mail\Weekly;

use DateTimeImmutable;
use UserFeedback\Outbox\Outbox;
use UserFeedback\Settings\CommonSettings;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\EmailAddresses;

/**
 * Queues the weekly summary at its day and hour in the site's time zone, also across a change of the clocks. One
 * single WP-Cron event stands for the next time.
 */
final class WeeklySchedule {

	public const EVENT = 'userfeedback_core_weekly';

	/**
	 * A site that nobody visited for so long sends the next summary only.
	 */
	private const LATE_DAYS = 3;

	/**
	 * Days after a summary when another one is worth sending at once.
	 */
	private const FRESH_DAYS = 3;

	public function __construct( private SettingsRepository $settings, private Outbox $outbox, private Clock $clock ) {}

	/**
	 * Makes the event stand at the next time, or not at all without recipients. When the day or hour moved to before
	 * now while this week's summary was still to come, that one goes out at once.
	 */
	public function plan(): void {
		$next = wp_next_scheduled( self::EVENT );
		if ( array() === $this->recipients() ) {
			wp_clear_scheduled_hook( self::EVENT );
			return;
		}
		$planned = $this->at_hour( $this->last()->modify( '+1 week' ) )->getTimestamp();
		// An event that is late still has to run.
		$is_late = false !== $next && $next <= $this->clock->now()->getTimestamp();
		if ( $next === $planned || $is_late ) {
			return;
		}
		if ( false !== $next && $this->would_skip( $next ) ) {
			$this->run();
			return;
		}
		wp_clear_scheduled_hook( self::EVENT );
		wp_schedule_single_event( $planned, self::EVENT );
	}

	/**
	 * Queues a mail for each recipient and plans the next time.
	 */
	public function run(): void {
		$due = $this->last();
		if ( $due >= $this->clock->site_now()->modify( '-' . self::LATE_DAYS . ' days' ) ) {
			foreach ( $this->recipients() as $address ) {
				$this->outbox->add(
					WeeklyHandler::KIND,
					$due->format( 'Y-m-d' ) . ' ' . substr( hash( 'sha256', strtolower( $address ) ), 0, 32 ),
					$due->format( 'Y-m-d' ) . ' ' . $address
				);
			}
		}
		wp_clear_scheduled_hook( self::EVENT );
		$this->plan();
	}

	/**
	 * Who gets the summary; nobody when it is off.
	 *
	 * @return list<string>
	 */
	public function recipients(): array {
		return $this->settings->flag( CommonSettings::NO_SUMMARIES )
			? array()
			: EmailAddresses::of( $this->settings->text( CommonSettings::RECIPIENTS ) );
	}

	/**
	 * Whether the week before this time of sending, which no longer counts, would bring no summary.
	 *
	 * @param int $former Unix time.
	 */
	private function would_skip( int $former ): bool {
		$sent = $this->clock->site_now()->setTimestamp( $former )->modify( '-1 week' );
		return $this->last() > $sent->modify( '+' . self::FRESH_DAYS . ' days' );
	}

	/**
	 * The newest time of sending that is not in the future.
	 */
	private function last(): DateTimeImmutable {
		$now  = $this->clock->site_now();
		$day  = $this->settings->number( WeeklySettings::DAY );
		$back = ( (int) $now->format( 'N' ) - $day + 7 ) % 7;
		$time = $this->at_hour( $now->modify( "-{$back} days" ) );
		return $time > $now ? $this->at_hour( $time->modify( '-1 week' ) ) : $time;
	}

	/**
	 * That day at the hour of sending. An hour that the change of the clocks leaves out becomes the next, for that day
	 * alone.
	 */
	private function at_hour( DateTimeImmutable $day ): DateTimeImmutable {
		return $day->setTime( $this->settings->number( WeeklySettings::HOUR ), 0 );
	}
}
