<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Database\Database;

/**
 * Reads single answers, newest first, of published responses only.
 *
 * @phpstan-type Row array{response_id: int, date: string, rows: list<array<string, string|null>>}
 */
final class AnswersQuery {

	/**
	 * Newest responses of the range in which a search or the list of comments looks.
	 * More would make a reader wait for a table scan.
	 */
	public const SCAN = 5000;

	/**
	 * Under this share of responses that answered, it is quicker to go through the answers than through the responses.
	 */
	private const RARE = 0.001;

	/**
	 * Answers in which the label of a removed option is looked for, from each end.
	 */
	private const LABEL_SCAN = 2000;

	/**
	 * Constructor.
	 *
	 * @param Database $database The connection.
	 */
	public function __construct( private Database $database ) {}

	/**
	 * A page of answers of a question.
	 *
	 * @param int    $survey_id   The survey.
	 * @param string $question_id The question.
	 * @param Range  $range       The days.
	 * @param int    $answered    Responses of the range that answered it.
	 * @param int    $responses   Responses of the range.
	 * @param int    $limit       Answers of the page.
	 * @param int    $offset      Answers before it.
	 * @return list<Row>
	 */
	public function page( int $survey_id, string $question_id, Range $range, int $answered, int $responses, int $limit, int $offset ): array {
		$wanted = min( $limit, $answered - $offset );
		if ( $wanted < 1 ) {
			return array();
		}
		list( $from, $to ) = $range->moments();
		$share             = $answered / max( 1, $responses );
		if ( $share < self::RARE ) {
			return $this->with_rows(
				$question_id,
				$this->database->rows(
					"SELECT r.id, r.submitted_at FROM {answer} a JOIN {response} r ON r.id = a.response_id AND r.status = 'publish' AND r.submitted_day BETWEEN %s AND %s WHERE a.survey_id = %d AND a.question_id = %s AND a.position = 0 ORDER BY r.submitted_at DESC, r.id DESC LIMIT %d OFFSET %d",
					array( $range->start(), $range->end(), $survey_id, $question_id, $wanted, $offset )
				)
			);
		}
		// As many of the newest responses as should hold the page, and all when the guess was too low.
		$rows = array();
		foreach ( array( (int) ceil( 2 * ( $offset + $wanted ) / $share ) + 100, PHP_INT_MAX ) as $newest ) {
			$rows = $this->database->rows(
				"SELECT n.id, n.submitted_at FROM ( SELECT id, submitted_at FROM {response} WHERE survey_id = %d AND submitted_at >= %s AND submitted_at < %s ORDER BY submitted_at DESC, id DESC LIMIT %d ) n JOIN {response} r ON r.id = n.id AND r.status = 'publish' AND r.submitted_day BETWEEN %s AND %s JOIN {answer} a ON a.response_id = n.id AND a.question_id = %s AND a.position = 0 ORDER BY n.submitted_at DESC, n.id DESC LIMIT %d OFFSET %d",
				array( $survey_id, $from, $to, $newest, $range->start(), $range->end(), $question_id, $wanted, $offset )
			);
			if ( count( $rows ) === $wanted ) {
				break;
			}
		}
		return $this->with_rows( $question_id, $rows );
	}

	/**
	 * A page of answers that hold a text, in the newest SCAN responses of the range.
	 *
	 * @param int    $survey_id   The survey.
	 * @param string $question_id The question.
	 * @param Range  $range       The days.
	 * @param string $search      '' for any.
	 * @param bool   $comments    Only answers with a comment.
	 * @param int    $limit       Answers of the page.
	 * @param int    $offset      Answers before it.
	 * @return array{rows: list<Row>, total: int, scanned: int}
	 */
	public function search( int $survey_id, string $question_id, Range $range, string $search, bool $comments, int $limit, int $offset ): array {
		list( $from, $to ) = $range->moments();
		$newest            = "( SELECT id, submitted_at FROM {response} WHERE survey_id = %d AND submitted_at >= %s AND submitted_at < %s ORDER BY submitted_at DESC, id DESC LIMIT %d ) n JOIN {response} r ON r.id = n.id AND r.status = 'publish' AND r.submitted_day BETWEEN %s AND %s JOIN {answer} a ON a.response_id = n.id AND a.question_id = %s";
		$values            = array( $survey_id, $from, $to, self::SCAN, $range->start(), $range->end(), $question_id );
		$matching          = ' ( a.value_text LIKE %s OR a.extra LIKE %s ) AND a.extra LIKE %s ';
		$conditions        = array(
			'%' . addcslashes( $search, '_%\\' ) . '%',
			// Inside the column's JSON, quotes and backslashes are escaped.
			'%' . addcslashes( substr( (string) wp_json_encode( $search, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ), 1, -1 ), '_%\\' ) . '%',
			$comments ? '%"comments":%' : '%',
		);
		$counts            = $this->database->row(
			'SELECT COUNT(DISTINCT n.id) AS scanned, COUNT(DISTINCT CASE WHEN' . $matching . 'THEN n.id END) AS found FROM ' . $newest,
			array( ...$conditions, ...$values )
		);
		$ids               = '0' === ( $counts['found'] ?? '0' ) ? array() : $this->database->rows(
			'SELECT DISTINCT n.id, n.submitted_at FROM ' . $newest . ' WHERE' . $matching . 'ORDER BY n.submitted_at DESC, n.id DESC LIMIT %d OFFSET %d',
			array( ...$values, ...$conditions, $limit, $offset )
		);
		return array(
			'rows'    => $this->with_rows( $question_id, $ids ),
			'total'   => (int) ( $counts['found'] ?? 0 ),
			'scanned' => (int) ( $counts['scanned'] ?? 0 ),
		);
	}

	/**
	 * Labels of options that were counted but are no longer in the survey, from
	 * a bounded number of answers; one that is not found there is missing.
	 *
	 * @param int          $survey_id   The survey.
	 * @param string       $question_id The question.
	 * @param list<string> $keys        Value keys, at least one.
	 * @return array<array-key, string> By value key.
	 */
	public function labels( int $survey_id, string $question_id, array $keys ): array {
		$marks = implode( ',', array_fill( 0, count( $keys ), '%s' ) );
		$rows  = $this->database->rows(
			'SELECT value_key, MAX(value_text) AS label FROM ( SELECT * FROM ( SELECT value_key, value_text FROM {answer} WHERE survey_id = %d AND question_id = %s ORDER BY response_id DESC LIMIT %d ) newest UNION ALL SELECT * FROM ( SELECT value_key, value_text FROM {answer} WHERE survey_id = %d AND question_id = %s ORDER BY response_id ASC LIMIT %d ) oldest ) some WHERE value_key IN ( ' . $marks . ' ) GROUP BY value_key',
			array( $survey_id, $question_id, self::LABEL_SCAN, $survey_id, $question_id, self::LABEL_SCAN, ...$keys )
		);
		return array_column( array_map( static fn ( array $row ): array => array( (string) $row['value_key'], (string) $row['label'] ), $rows ), 1, 0 );
	}

	/**
	 * All answers of a response.
	 *
	 * @param int $response_id The response.
	 * @return array<array-key, list<array<string, string|null>>> Rows in order of position, by question.
	 */
	public function of_response( int $response_id ): array {
		$answers = array();
		foreach ( $this->database->rows( 'SELECT question_id, value_key, value_text, extra FROM {answer} WHERE response_id = %d ORDER BY question_id, position', array( $response_id ) ) as $row ) {
			$answers[ (string) $row['question_id'] ][] = $row;
		}
		return $answers;
	}

	/**
	 * Adds the rows of the answers to responses.
	 *
	 * @param string                           $question_id The question.
	 * @param list<array<string, string|null>> $responses   id and submitted_at, in order.
	 * @return list<Row>
	 */
	private function with_rows( string $question_id, array $responses ): array {
		if ( array() === $responses ) {
			return array();
		}
		$ids     = array_map( static fn ( array $response ): int => (int) $response['id'], $responses );
		$answers = array();
		$rows    = $this->database->rows(
			'SELECT response_id, value_key, value_text, extra FROM {answer} WHERE question_id = %s AND response_id IN ( ' . implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ' ) ORDER BY response_id, position',
			array( $question_id, ...$ids )
		);
		foreach ( $rows as $row ) {
			$answers[ (int) $row['response_id'] ][] = $row;
		}
		return array_map(
			static fn ( array $response ): array => array(
				'response_id' => (int) $response['id'],
				'date'        => (string) Moment::to_wire( $response['submitted_at'] ),
				'rows'        => $answers[ (int) $response['id'] ] ?? array(),
			),
			$responses
		);
	}
}
