<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Trend;

use UserFeedback\Database\Database;
use UserFeedback\Results\Range;

/**
 * Counters of one question by day. The cost depends on days and options, never on the number of responses.
 *
 * @phpstan-import-type Counts from Measure
 */
final class TrendQuery {

	public function __construct( private Database $database ) {}

	/**
	 * @return array<string, Counts> By day; one without answers is missing.
	 */
	public function days( int $survey_id, string $question_id, Range $range ): array {
		$rows = $this->database->rows(
			"SELECT metric, day, value_key, total FROM {counter} WHERE survey_id = %d AND metric IN ( 'answered', 'value' ) AND day BETWEEN %s AND %s AND question_id = %s AND total > 0",
			array( $survey_id, $range->start(), $range->end(), $question_id )
		);
		$days = array();
		foreach ( $rows as $row ) {
			$day            = (string) $row['day'];
			$days[ $day ] ??= array(
				'answered' => 0,
				'values'   => array(),
			);
			if ( 'answered' === $row['metric'] ) {
				$days[ $day ]['answered'] = (int) $row['total'];
			} else {
				$days[ $day ]['values'][ (string) $row['value_key'] ] = (int) $row['total'];
			}
		}
		return $days;
	}

	/**
	 * Whether anybody ever gave an answer.
	 */
	public function was_given( int $survey_id, string $question_id, string $key ): bool {
		return null !== $this->database->value(
			"SELECT day FROM {counter} WHERE survey_id = %d AND metric = 'value' AND question_id = %s AND value_key = %s LIMIT 1",
			array( $survey_id, $question_id, $key )
		);
	}
}
