<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

/**
 * Removes what deleted surveys leave behind. In batches, because a survey may
 * have a million responses: what one request cannot finish, WP-Cron does.
 */
final class PurgeSurveys {

	public const EVENT = SurveysModule::PURGE_EVENT;

	/**
	 * Rows of a table in one transaction.
	 */
	private const BATCH = 2000;

	/**
	 * Seconds of one run.
	 */
	private const TIME_LIMIT = 10;

	public function __construct( private SurveyRepository $surveys ) {}

	/**
	 * Removes as much as time allows and plans the rest.
	 */
	public function run(): void {
		$until = microtime( true ) + self::TIME_LIMIT;
		for ( $id = $this->surveys->next_deleted(); null !== $id; $id = $this->surveys->next_deleted() ) {
			do {
				$done = $this->surveys->purge( $id, self::BATCH );
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
