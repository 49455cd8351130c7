<?php
declare(strict_types=1);

namespace UserFeedback\Outbox;

/**
 * One run of the worker by WP-Cron, and the date of the next one.
 */
final class RunOutbox {

	/**
	 * Seconds of one run: below the 30 that hosts allow.
	 */
	private const SECONDS = 20;

	public function __construct( private Worker $worker ) {}

	/**
	 * Runs due jobs and schedules the rest.
	 */
	public function run(): void {
		// A mail server may be slow; the loop itself ends in time.
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 300 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- in a background request.
		}
		$this->worker->run( self::SECONDS );
		$next = $this->worker->next();
		if ( null === $next ) {
			return;
		}
		if ( $next->getTimestamp() <= time() ) {
			Schedule::after_reply();
		} else {
			Schedule::by( $next );
		}
	}
}
