<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use Closure;
use UserFeedback\Outbox\Attempt;
use UserFeedback\Outbox\Job;
use UserFeedback\Outbox\OutboxHandler;
use UserFeedback\Outbox\Outcome;
use UserFeedback\Support\Clock;

/**
 * Sends all responses of a survey that are not in its spreadsheet, batch after batch, oldest first.
 */
final class SendAll implements OutboxHandler {

	public const KIND = 'google_drive_all';

	private const BATCH = 500;

	/**
	 * Seconds of one run of the job.
	 */
	private const SECONDS = 12.0;

	/**
	 * @param Closure(): Attempts        $attempts Asked for when a job runs.
	 * @param Closure(): SheetRepository $sheets   So are these.
	 * @param Closure(): RowsQuery       $rows     So are these.
	 */
	public function __construct(
		private Closure $attempts,
		private Closure $sheets,
		private Closure $rows,
		private Clock $clock
	) {}

	public function kind(): string {
		return self::KIND;
	}

	public function run( Job $job, Attempt $attempt ): Outcome {
		$attempts = ( $this->attempts )();
		$sheets   = ( $this->sheets )();
		$survey   = $attempts->survey( $job->survey_id );
		if ( null === $survey ) {
			$sheets->advance_all( $job->survey_id, 0, 0 );
			return Outcome::done();
		}
		$end = microtime( true ) + self::SECONDS;
		do {
			$wait = $attempts->wait( $survey->id );
			if ( null !== $wait ) {
				return Outcome::hold( $wait );
			}
			$sheet = $sheets->find( $survey->id );
			$ids   = ( $this->rows )()->missing( $survey->id, $sheet->all_after, $sheet->all_to, self::BATCH );
			if ( array() === $ids ) {
				$sheets->advance_all( $survey->id, 0, 0 );
				return Outcome::done();
			}
			$outcome = $attempts->run( $survey, $ids );
			if ( Outcome::DONE !== $outcome->kind ) {
				return $outcome;
			}
			$sheets->advance_all( $survey->id, max( $ids ), count( $ids ) );
		} while ( microtime( true ) < $end );
		return Outcome::hold( $this->clock->now() );
	}

	public function delays(): array {
		return self::STANDARD_DELAYS;
	}

	public function gave_up( Job $job, string $reason ): void {
		// New rows wait for this one.
		( $this->sheets )()->advance_all( $job->survey_id, 0, 0 );
	}
}
