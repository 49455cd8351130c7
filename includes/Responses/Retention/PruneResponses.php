<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Retention;

use UserFeedback\Database\Database;
use UserFeedback\Responses\Counters\CounterChange;
use UserFeedback\Responses\Counters\CounterRepository;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\ResponsesGone;
use UserFeedback\Results\KeptSince;
use UserFeedback\Results\MarksVersion;
use UserFeedback\Results\ResultsVersion;
use UserFeedback\Support\Clock;

/**
 * Deletes responses that are older than the owner keeps them, with everything beside them, in batches. Each batch is
 * a transaction with its counters, so figures are right at any moment, and what was killed goes on with the next run.
 */
final class PruneResponses {

	/**
	 * Responses per transaction.
	 */
	public const BATCH = 500;

	public function __construct(
		private Database $database,
		private RetentionQuery $query,
		private ResponseRepository $responses,
		private CounterRepository $counters,
		private Clock $clock
	) {}

	/**
	 * The first day that is kept, in the site's time zone: with 1, yesterday's responses stay and older ones go.
	 *
	 * @param int $days At least 1.
	 * @return string Y-m-d.
	 */
	public function first_day( int $days ): string {
		return $this->clock->site_now()->modify( "-$days days" )->format( 'Y-m-d' );
	}

	/**
	 * Deletes until all are gone or the time is up.
	 *
	 * @param string                   $day     The first day that is kept, Y-m-d.
	 * @param float                    $seconds The time.
	 * @param callable(int): void|null $deleted Called after each batch with its number.
	 * @return bool Whether all are gone.
	 */
	public function run( string $day, float $seconds, ?callable $deleted = null ): bool {
		$until = microtime( true ) + $seconds;
		KeptSince::note( $day );
		foreach ( $this->query->surveys() as $survey_id ) {
			foreach ( array( ResponseRepository::PUBLISH, ResponseRepository::TRASH ) as $status ) {
				do {
					if ( microtime( true ) > $until ) {
						return false;
					}
					$ids  = $this->query->ids( $survey_id, $status, $day, self::BATCH );
					$size = count( $ids );
					if ( array() !== $ids ) {
						$this->delete( $survey_id, $ids );
						if ( null !== $deleted ) {
							$deleted( $size );
						}
					}
				} while ( self::BATCH === $size );
			}
		}
		$this->query->forget_days( $day );
		return true;
	}

	/**
	 * One batch.
	 *
	 * @param non-empty-list<int> $ids Responses of the survey.
	 */
	private function delete( int $survey_id, array $ids ): void {
		$this->database->transaction(
			function () use ( $survey_id, $ids ): void {
				$found = $this->responses->lock( $survey_id, $ids );
				if ( array() === $found ) {
					return;
				}
				$answers = $this->responses->counted_answers( array_column( $found, 'id' ) );
				$changes = array();
				foreach ( $found as $response ) {
					array_push(
						$changes,
						...CounterChange::of_removed( $survey_id, $response, $answers[ $response['id'] ] ?? array() )
					);
				}
				$this->responses->delete( array_column( $found, 'id' ) );
				$this->counters->add( $changes );
			}
		);
		ResultsVersion::change();
		MarksVersion::change();
		ResponsesGone::tell( array( $survey_id ), $ids );
	}
}
