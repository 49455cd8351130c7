<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use Closure;
use UserFeedback\Files\CleanFiles;

/**
 * Removes the rows of deleted surveys, in batches, because a survey may have a million responses. WP-Cron
 * finishes what the request cannot.
 */
final class PurgeSurveys {

	public const EVENT = SurveysModule::PURGE_EVENT;

	/**
	 * Rows per table and transaction.
	 */
	private const BATCH = 2000;

	/**
	 * Seconds per run.
	 */
	private const TIME_LIMIT = 10;

	/**
	 * @param Closure(): CleanFiles $files Deletes files of their responses.
	 */
	public function __construct( private SurveyRepository $surveys, private Closure $files ) {}

	/**
	 * Removes rows until the time is up and schedules the rest.
	 */
	public function run(): void {
		$until = microtime( true ) + self::TIME_LIMIT;
		for ( $id = $this->surveys->next_deleted(); null !== $id; $id = $this->surveys->next_deleted() ) {
			do {
				$done = $this->surveys->purge( $id, self::BATCH );
				( $this->files )()->run();
				if ( microtime( true ) > $until ) {
					if ( false === wp_next_scheduled( self::EVENT ) ) {
						wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::EVENT );
					}
					return;
				}
			} while ( ! $done );
		}
	}
}
