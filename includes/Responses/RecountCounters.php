<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use UserFeedback\Database\Database;
use UserFeedback\Support\Failure;

/**
 * Puts the counters right from the responses. Works day by day, one short
 * transaction each: visitors may answer meanwhile, and it may be stopped at any
 * point and started again.
 */
final class RecountCounters {

	/**
	 * Constructor.
	 *
	 * @param Database          $database   The connection.
	 * @param RecountRepository $repository Counts.
	 * @param CounterRepository $counters   Counters.
	 */
	public function __construct(
		private Database $database,
		private RecountRepository $repository,
		private CounterRepository $counters
	) {}

	/**
	 * What there is to count.
	 *
	 * @param int $survey_id One survey, or 0 for all.
	 * @return list<array{survey_id: int, day: string}>
	 */
	public function days( int $survey_id = 0 ): array {
		$days = array();
		foreach ( 0 === $survey_id ? $this->repository->surveys() : array( $survey_id ) as $survey ) {
			foreach ( $this->repository->days( $survey ) as $day ) {
				$days[] = array(
					'survey_id' => $survey,
					'day'       => $day,
				);
			}
		}
		return $days;
	}

	/**
	 * Puts one day of a survey right.
	 *
	 * The counters are locked first and the responses read afterwards: a
	 * submission that is under way has either counted and is waited for, or
	 * counts when this is done.
	 *
	 * @param int    $survey_id The survey.
	 * @param string $day       Y-m-d.
	 * @param bool   $repair    false to look only.
	 * @return list<CounterChange> What was added to the counters, or would be; [] when they were right.
	 * @throws Failure When the database refuses.
	 */
	public function run( int $survey_id, string $day, bool $repair ): array {
		return $this->database->transaction(
			function () use ( $survey_id, $day, $repair ): array {
				$wrong   = array_map(
					static fn ( CounterChange $is ): CounterChange => new CounterChange( $survey_id, $day, $is->metric, $is->question_id, $is->value_key, -$is->total, -$is->value_sum ),
					$this->repository->lock( $survey_id, $day )
				);
				$changes = CounterChange::merge( array( ...$wrong, ...$this->repository->count( $survey_id, $day ) ) );
				if ( $repair ) {
					$this->counters->add( $changes );
				}
				return $changes;
			}
		);
	}
}
