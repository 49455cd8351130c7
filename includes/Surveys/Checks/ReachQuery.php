<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Checks;

use UserFeedback\Database\Database;

/**
 * Impressions of the past days, from the counters.
 */
final class ReachQuery {

	public function __construct( private Database $database ) {}

	/**
	 * The surveys that were shown most. The index `metric_day` has them.
	 *
	 * @param string $from   First day, Y-m-d.
	 * @param string $before The day after the last one.
	 * @return list<int>
	 */
	public function shown( string $from, string $before, int $most ): array {
		$rows = $this->database->rows(
			'SELECT survey_id, SUM(total) AS shown FROM {counter} WHERE metric = %s AND day >= %s AND day < %s GROUP BY survey_id ORDER BY shown DESC, survey_id DESC LIMIT %d',
			array( 'impression', $from, $before, $most )
		);
		return array_map( 'intval', array_column( $rows, 'survey_id' ) );
	}

	/**
	 * Impressions of a survey by day; a day without any is missing.
	 *
	 * @param string $from   First day, Y-m-d.
	 * @param string $before The day after the last one.
	 * @return array<string, int>
	 */
	public function days( int $survey_id, string $from, string $before ): array {
		$rows = $this->database->rows(
			'SELECT day, SUM(total) AS shown FROM {counter} WHERE survey_id = %d AND metric = %s AND day >= %s AND day < %s GROUP BY day',
			array( $survey_id, 'impression', $from, $before )
		);
		$days = array();
		foreach ( $rows as $row ) {
			$days[ (string) $row['day'] ] = (int) $row['shown'];
		}
		return $days;
	}
}
