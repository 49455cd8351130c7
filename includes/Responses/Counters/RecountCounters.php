<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counters;

use UserFeedback\Database\Database;
use UserFeedback\Support\Failure;

/**
 * Rebuilds the counters from the responses, week by week, in short transactions. Visitors may answer meanwhile,
 * and it may stop and restart at any point.
 */
final class RecountCounters {

	/**
	 * Days per transaction. The newest days run one by one, because visitors wait for them.
	 */
	private const DAYS   = 7;
	private const NEWEST = 2;

	public function __construct(
		private Database $database,
		private RecountRepository $repository,
		private CounterRepository $counters
	) {}

	/**
	 * The work, in pieces.
	 *
	 * @param int $survey_id One survey, or 0 for all.
	 * @return list<array{survey_id: int, from: string, to: string, days: int}>
	 */
	public function pieces( int $survey_id = 0 ): array {
		$pieces = array();
		foreach ( 0 === $survey_id ? $this->repository->surveys() : array( $survey_id ) as $survey ) {
			$days   = $this->repository->days( $survey );
			$newest = array_splice( $days, -self::NEWEST );
			foreach ( array_merge( array_chunk( $days, self::DAYS ), array_chunk( $newest, 1 ) ) as $chunk ) {
				$pieces[] = array(
					'survey_id' => $survey,
					'from'      => $chunk[0],
					'to'        => $chunk[ count( $chunk ) - 1 ],
					'days'      => count( $chunk ),
				);
			}
		}
		return $pieces;
	}

	/**
	 * Rebuilds some days of a survey.
	 *
	 * It locks the counters first and then reads the responses: a concurrent submission has either counted
	 * already, and its commit is awaited, or it counts afterwards.
	 *
	 * @param string $from   First day, Y-m-d.
	 * @param bool   $repair false to look only.
	 * @return list<CounterChange> What was added to the counters, or would be; [] when they were right.
	 * @throws Failure When the database refuses.
	 */
	public function run( int $survey_id, string $from, string $to, bool $repair ): array {
		return $this->database->transaction(
			function () use ( $survey_id, $from, $to, $repair ): array {
				$wrong   = array_map(
					static fn ( CounterChange $is ): CounterChange => new CounterChange(
						$survey_id,
						$is->day,
						$is->metric,
						$is->question_id,
						$is->value_key,
						-$is->total,
						-$is->value_sum
					),
					$this->repository->lock( $survey_id, $from, $to )
				);
				$changes = CounterChange::merge(
					array( ...$wrong, ...$this->repository->count( $survey_id, $from, $to ) )
				);
				if ( $repair ) {
					$this->counters->add( $changes );
				}
				return $changes;
			}
		);
	}
}
