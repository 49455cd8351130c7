<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counters;

use UserFeedback\Database\Database;
use UserFeedback\Support\Failure;

/**
 * The counters from which every figure is read.
 */
final class CounterRepository {

	/**
	 * Rows per statement, so that statements stay small when demo data changes thousands.
	 */
	private const CHUNK = 500;

	public function __construct( private Database $database ) {}

	/**
	 * Checks that counters can be read.
	 *
	 * @throws Failure When the database refuses.
	 */
	public function probe(): void {
		$this->database->value( 'SELECT total FROM {counter} LIMIT 1' );
	}

	/**
	 * Whether a question of a survey, perhaps one that was removed since, has answers.
	 */
	public function has_answers( int $survey_id, string $question_id ): bool {
		return null !== $this->database->value(
			'SELECT 1 FROM {counter} WHERE survey_id = %d AND metric = %s AND question_id = %s AND total > 0 LIMIT 1',
			array( $survey_id, CounterChange::ANSWERED, $question_id )
		);
	}

	/**
	 * Adds to the counters. Call it last in a transaction: concurrent submissions share the counters, and their
	 * rows stay locked until the commit.
	 *
	 * @param list<CounterChange> $changes What to add.
	 */
	public function add( array $changes ): void {
		foreach ( array_chunk( CounterChange::merge( $changes ), self::CHUNK ) as $chunk ) {
			$values = array();
			foreach ( $chunk as $change ) {
				array_push(
					$values,
					$change->survey_id,
					$change->metric,
					$change->day,
					$change->question_id,
					$change->value_key,
					$change->total,
					$change->value_sum
				);
			}
			$this->database->execute(
				'INSERT INTO {counter} (survey_id, metric, day, question_id, value_key, total, value_sum) VALUES '
				. implode( ', ', array_fill( 0, count( $chunk ), '(%d, %s, %s, %s, %s, %d, %d)' ) )
				. ' ON DUPLICATE KEY UPDATE total = total + VALUES(total), value_sum = value_sum + VALUES(value_sum)',
				$values
			);
		}
	}
}
