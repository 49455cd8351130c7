<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Database\Database;
use UserFeedback\Support\Moment;

/**
 * Reads single answers, newest first, of published responses only.
 *
 * @phpstan-type Row array{response_id: int, date: string, rows: list<array<string, string|null>>}
 */
final class AnswersQuery {

	/**
	 * Share of responses with an answer below which the days with answers are looked up first.
	 */
	private const RARE = 0.01;

	/**
	 * Number of responses, from each end, in which to look for the label of a removed option.
	 */
	private const LABEL_SCAN = 2000;

	/**
	 * The newest responses of a survey between two days.
	 */
	private const NEWEST = "( SELECT id, submitted_day, submitted_at FROM {response} WHERE survey_id = %d AND status = 'publish' AND submitted_day BETWEEN %s AND %s ORDER BY submitted_day DESC, submitted_at DESC, id DESC LIMIT %d ) n";

	public function __construct( private Database $database ) {}

	/**
	 * A page of answers of a question.
	 *
	 * @param int $answered Responses of the range that answered it.
	 * @return list<Row>
	 */
	public function page(
		int $survey_id,
		string $question_id,
		Range $range,
		int $answered,
		int $responses,
		int $limit,
		int $offset
	): array {
		$wanted = min( $limit, $answered - $offset );
		if ( $wanted < 1 ) {
			return array();
		}
		$from  = $range->start();
		$to    = $range->end();
		$share = $answered / max( 1, $responses );
		if ( $offset > 0 || $share < self::RARE ) {
			list( $from, $to, $offset ) = $this->days( $survey_id, $question_id, $from, $to, $wanted, $offset );
		}
		// As many of the newest responses as should hold the page, and all when the guess was too low.
		$rows = array();
		foreach ( array( (int) ceil( 2 * ( $offset + $wanted ) / $share ) + 100, PHP_INT_MAX ) as $newest ) {
			$rows = $this->database->rows(
				'SELECT n.id, n.submitted_at FROM '
					. self::NEWEST
					. ' JOIN {answer} a ON a.response_id = n.id AND a.question_id = %s AND a.position = 0 ORDER BY n.submitted_day DESC, n.submitted_at DESC, n.id DESC LIMIT %d OFFSET %d',
				array( $survey_id, $from, $to, $newest, $question_id, $wanted, $offset )
			);
			if ( count( $rows ) === $wanted ) {
				break;
			}
		}
		return $this->with_rows( $question_id, $rows );
	}

	/**
	 * The days that contain a page of answers, from their counters.
	 *
	 * @param string $from First day of the range.
	 * @param string $to   Last day of the range.
	 * @return array{string, string, int} First day, last day, answers of the last day before the page.
	 */
	private function days(
		int $survey_id,
		string $question_id,
		string $from,
		string $to,
		int $wanted,
		int $offset
	): array {
		$rows = $this->database->rows(
			"SELECT day, total FROM {counter} WHERE survey_id = %d AND metric = 'answered' AND day BETWEEN %s AND %s AND question_id = %s AND total > 0 ORDER BY day DESC",
			array( $survey_id, $from, $to, $question_id )
		);
		$seen = 0;
		$skip = 0;
		foreach ( $rows as $row ) {
			$day   = (string) $row['day'];
			$seen += (int) $row['total'];
			if ( $seen <= $offset ) {
				$skip = $seen;
				$to   = gmdate( 'Y-m-d', (int) strtotime( $day . ' UTC' ) - DAY_IN_SECONDS );
			} elseif ( $seen >= $offset + $wanted ) {
				$from = $day;
				break;
			}
		}
		return array( $from, $to, $offset - $skip );
	}

	/**
	 * Labels of options that were counted but are no longer in the survey, from a limited number of responses;
	 * a label that is not found is missing.
	 *
	 * @param list<string> $keys Value keys, at least one.
	 * @return array<array-key, string> By value key.
	 */
	public function labels( int $survey_id, string $question_id, array $keys ): array {
		$marks = implode( ',', array_fill( 0, count( $keys ), '%s' ) );
		$ends  = "( SELECT * FROM ( SELECT id FROM {response} WHERE survey_id = %d AND status = 'publish' ORDER BY submitted_day DESC, submitted_at DESC, id DESC LIMIT %d ) newest UNION SELECT * FROM ( SELECT id FROM {response} WHERE survey_id = %d AND status = 'publish' ORDER BY submitted_day ASC, submitted_at ASC, id ASC LIMIT %d ) oldest ) some";
		$rows  = $this->database->rows(
			'SELECT a.value_key, a.value_text AS label, MAX(a.response_id) AS last FROM '
				. $ends
				. ' JOIN {answer} a ON a.response_id = some.id AND a.question_id = %s WHERE a.value_key IN ( '
				. $marks
				. ' ) GROUP BY a.value_key, a.value_text ORDER BY last',
			array( $survey_id, self::LABEL_SCAN, $survey_id, self::LABEL_SCAN, $question_id, ...$keys )
		);
		return array_column(
			array_map(
				static fn ( array $row ): array => array( (string) $row['value_key'], (string) $row['label'] ),
				$rows
			),
			1,
			0
		);
	}

	/**
	 * All answers of some responses, in one query.
	 *
	 * @param list<int> $ids The responses.
	 * @return array<int, array<string|int, list<array<string, string|null>>>> By response and question.
	 */
	public function of_responses( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$marks   = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
		$answers = array();
		foreach ( $this->database->rows(
			'SELECT response_id, question_id, value_key, value_text, extra FROM {answer} WHERE response_id IN ( ' . $marks . ' ) ORDER BY response_id, question_id, position',
			$ids
		) as $row ) {
			$answers[ (int) $row['response_id'] ][ (string) $row['question_id'] ][] = $row;
		}
		return $answers;
	}

	/**
	 * The answers of some responses to a question.
	 *
	 * @param list<int> $ids The responses.
	 * @return list<Row> In their order.
	 */
	public function of( string $question_id, array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$rows = array();
		foreach ( $this->database->rows(
			'SELECT id, submitted_at FROM {response} WHERE id IN ( '
				. implode( ',', array_fill( 0, count( $ids ), '%d' ) )
				. ' )',
			$ids
		) as $row ) {
			$rows[ (int) $row['id'] ] = $row;
		}
		$ordered = array();
		foreach ( $ids as $id ) {
			if ( isset( $rows[ $id ] ) ) {
				$ordered[] = $rows[ $id ];
			}
		}
		return $this->with_rows( $question_id, $ordered );
	}

	/**
	 * Adds the rows of the answers to responses.
	 *
	 * @param list<array<string, string|null>> $responses id and submitted_at, in order.
	 * @return list<Row>
	 */
	private function with_rows( string $question_id, array $responses ): array {
		if ( array() === $responses ) {
			return array();
		}
		$ids     = array_map( static fn ( array $response ): int => (int) $response['id'], $responses );
		$answers = array();
		$rows    = $this->database->rows(
			'SELECT response_id, value_key, value_text, extra FROM {answer} WHERE question_id = %s AND response_id IN ( '
				. implode(
					',',
					array_fill( 0, count( $ids ), '%d' )
				) . ' ) ORDER BY response_id, position',
			array( $question_id, ...$ids )
		);
		foreach ( $rows as $row ) {
			$answers[ (int) $row['response_id'] ][] = $row;
		}
		return array_map(
			static fn ( array $response ): array => array(
				'response_id' => (int) $response['id'],
				'date'        => (string) Moment::of_column( $response['submitted_at'] ),
				'rows'        => $answers[ (int) $response['id'] ] ?? array(),
			),
			$responses
		);
	}
}
