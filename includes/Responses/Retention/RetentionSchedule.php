<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Retention;

use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Support\Clock;

/**
 * Deletes old responses every night by WP-Cron, while the owner keeps them for a number of days.
 */
final class RetentionSchedule {

	public const EVENT = 'userfeedback_core_prune_responses';

	/**
	 * Hour of the night, in the site's time zone.
	 */
	private const HOUR = 3;

	/**
	 * Seconds per run; the rest follows a minute later.
	 */
	private const TIME_LIMIT = 20;

	public function __construct( private PruneResponses $prune, private Clock $clock ) {}

	/**
	 * Schedules or unschedules it by the setting.
	 */
	public function follow(): void {
		$next = wp_next_scheduled( self::EVENT );
		if ( 0 === DataPolicy::current()->keep_days() ) {
			if ( false !== $next ) {
				wp_unschedule_hook( self::EVENT );
			}
		} elseif ( false === $next ) {
			$now   = $this->clock->site_now();
			$night = $now->setTime( self::HOUR, 0 );
			wp_schedule_event(
				( $night > $now ? $night : $night->modify( '+1 day' ) )->getTimestamp(),
				'daily',
				self::EVENT
			);
		}
	}

	/**
	 * The background job.
	 */
	public function run(): void {
		$days = DataPolicy::current()->keep_days();
		if ( $days > 0 && ! $this->prune->run( $this->prune->first_day( $days ), self::TIME_LIMIT ) ) {
			// With an argument, because WordPress refuses a second event of the same within ten minutes.
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::EVENT, array( 'rest' ) );
		}
	}
}
