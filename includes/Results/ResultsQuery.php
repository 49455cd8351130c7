<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Database\Database;

/**
 * Reads counters: the cost depends on days and options and never on the number
 * of responses. Surveys in the trash are left out of sums over all surveys.
 */
final class ResultsQuery {

	private const KEPT = " IN ( 'draft', 'publish' ) ";

	public function __construct( private Database $database ) {}

	/**
	 * Published responses and impressions by survey and day; days without any are missing.
	 *
	 * @param int|null $survey_id One survey, or null for all.
	 * @return array<int, array{publish: array<string, int>, impression: array<string, int>}> By survey, metric and day.
	 */
	public function by_day( ?int $survey_id, string $from, string $to ): array {
		$rows   = null === $survey_id
			? $this->database->rows(
				'SELECT c.survey_id, c.metric, c.day, c.total FROM {counter} c JOIN {survey} s ON s.id = c.survey_id AND s.status'
					. self::KEPT
					. "WHERE c.metric IN ( 'publish', 'impression' ) AND c.day BETWEEN %s AND %s",
				array( $from, $to )
			)
			: $this->database->rows(
				"SELECT survey_id, metric, day, total FROM {counter} WHERE survey_id = %d AND metric IN ( 'impression', 'publish' ) AND day BETWEEN %s AND %s",
				array( $survey_id, $from, $to )
			);
		$counts = array();
		foreach ( $rows as $row ) {
			$survey              = (int) $row['survey_id'];
			$metric              = 'publish' === $row['metric'] ? 'publish' : 'impression';
			$counts[ $survey ] ??= array(
				'publish'    => array(),
				'impression' => array(),
			);
			$counts[ $survey ][ $metric ][ (string) $row['day'] ] = (int) $row['total'];
		}
		return $counts;
	}

	/**
	 * Surveys of the overview, with the moment of their last published response.
	 *
	 * @param int|null $survey_id One survey, or null for all.
	 * @return list<array{id: int, title: string, type: string, status: string, publish_at: string|null, last_response_at: string|null}>
	 */
	public function surveys( ?int $survey_id ): array {
		$columns = "SELECT s.id, s.title, s.type, s.status, s.publish_at, ( SELECT r.submitted_at FROM {response} r WHERE r.survey_id = s.id AND r.status = 'publish' ORDER BY r.submitted_day DESC, r.submitted_at DESC LIMIT 1 ) AS last_response_at FROM {survey} s WHERE s.status"
			. self::KEPT;
		$rows    = null === $survey_id
			? $this->database->rows( $columns . 'ORDER BY s.id DESC' )
			: $this->database->rows( $columns . 'AND s.id = %d', array( $survey_id ) );
		return array_map(
			static fn ( array $row ): array => array(
				'id'               => (int) $row['id'],
				'title'            => (string) $row['title'],
				'type'             => (string) $row['type'],
				'status'           => (string) $row['status'],
				'publish_at'       => Moment::to_wire( $row['publish_at'] ),
				'last_response_at' => Moment::to_wire( $row['last_response_at'] ),
			),
			$rows
		);
	}

	/**
	 * Moment of the last published response of a survey of any status, ISO 8601.
	 */
	public function last_response( int $survey_id ): ?string {
		return Moment::to_wire(
			$this->database->value(
				"SELECT submitted_at FROM {response} WHERE survey_id = %d AND status = 'publish' ORDER BY submitted_day DESC, submitted_at DESC LIMIT 1",
				array( $survey_id )
			)
		);
	}

	/**
	 * All-time sums of a metric by survey.
	 *
	 * @param 'publish'|'trash'|'impression' $metric    The metric.
	 * @param int|null                       $survey_id One survey, or null for all.
	 * @return array<int, int> By survey; a survey without any is missing.
	 */
	public function all_time( string $metric, ?int $survey_id ): array {
		$rows = null === $survey_id
			? $this->database->rows(
				'SELECT survey_id, SUM(total) AS total FROM {counter} WHERE metric = %s GROUP BY survey_id',
				array( $metric )
			)
			: $this->database->rows(
				'SELECT survey_id, SUM(total) AS total FROM {counter} WHERE metric = %s AND survey_id = %d GROUP BY survey_id',
				array( $metric, $survey_id )
			);
		$sums = array();
		foreach ( $rows as $row ) {
			$sums[ (int) $row['survey_id'] ] = (int) $row['total'];
		}
		return $sums;
	}

	/**
	 * Sum of a metric of a survey over some days.
	 *
	 * @param 'publish'|'trash'|'impression' $metric The metric.
	 */
	public function sum( int $survey_id, string $metric, Range $range ): int {
		return (int) $this->database->value(
			'SELECT SUM(total) FROM {counter} WHERE survey_id = %d AND day BETWEEN %s AND %s AND metric = %s',
			array( $survey_id, $range->start(), $range->end(), $metric )
		);
	}

	/**
	 * What was answered in a range.
	 *
	 * @return array{answered: array<array-key, int>, values: array<array-key, array<array-key, int>>} Published responses that answered, by question; that chose, by question and value key.
	 */
	public function answers( int $survey_id, Range $range ): array {
		$rows   = $this->database->rows(
			"SELECT metric, question_id, value_key, SUM(total) AS total FROM {counter} WHERE survey_id = %d AND day BETWEEN %s AND %s AND metric IN ( 'answered', 'value' ) GROUP BY metric, question_id, value_key HAVING SUM(total) > 0",
			array( $survey_id, $range->start(), $range->end() )
		);
		$counts = array(
			'answered' => array(),
			'values'   => array(),
		);
		foreach ( $rows as $row ) {
			$question = (string) $row['question_id'];
			if ( 'answered' === $row['metric'] ) {
				$counts['answered'][ $question ] = (int) $row['total'];
			} else {
				$counts['values'][ $question ][ (string) $row['value_key'] ] = (int) $row['total'];
			}
		}
		return $counts;
	}
}
