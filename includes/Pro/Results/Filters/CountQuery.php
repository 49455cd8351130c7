<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Filters;

use UserFeedback\Database\Database;

/**
 * Counts the responses of a piece of a survey that match a filter. A piece is a number of responses in order of
 * arrival, newest first; the index `arrival` finds it wherever it begins. It is either of one day or begins with
 * one, because a condition about both would walk through the day from its end.
 *
 * @phpstan-import-type Condition from FilterQuery
 * @phpstan-type Piece array{literal-string, non-empty-list<string|int>}
 */
final class CountQuery {

	private const OF_DAY  = '( SELECT id, submitted_day, submitted_at FROM {response} WHERE survey_id = %d AND status = %s AND submitted_day = %s AND submitted_at <= %s AND ( submitted_at < %s OR id < %d ) ORDER BY submitted_day DESC, submitted_at DESC, id DESC LIMIT %d ) n';
	private const OF_DAYS = '( SELECT id, submitted_day, submitted_at FROM {response} WHERE survey_id = %d AND status = %s AND submitted_day BETWEEN %s AND %s ORDER BY submitted_day DESC, submitted_at DESC, id DESC LIMIT %d ) n';

	public function __construct( private Database $database ) {}

	/**
	 * A piece.
	 *
	 * @param 'publish'|'trash' $status Of its responses.
	 * @param string            $from   The first day that counts.
	 * @param int               $most   Responses.
	 * @return Piece
	 */
	public function piece( int $survey_id, string $status, Place $place, string $from, int $most ): array {
		return $place->is_whole_day()
			? array( self::OF_DAYS, array( $survey_id, $status, $from, $place->day, $most ) )
			: array(
				self::OF_DAY,
				array( $survey_id, $status, $place->day, $place->at, $place->at, $place->id, $most ),
			);
	}

	/**
	 * The place behind a piece, null when it has fewer responses than it may have; and their number.
	 *
	 * @param Piece $piece From piece().
	 * @return array{Place|null, int}
	 */
	public function end( array $piece, int $most ): array {
		$last = $this->database->row(
			'SELECT submitted_day, submitted_at, id FROM ' . $piece[0] . ' ORDER BY submitted_day DESC, submitted_at DESC, id DESC LIMIT 1 OFFSET %d',
			array( ...$piece[1], $most - 1 )
		);
		return null === $last
			? array( null, (int) $this->database->value( 'SELECT COUNT(*) FROM ' . $piece[0], $piece[1] ) )
			: array(
				new Place( (string) $last['submitted_day'], (string) $last['submitted_at'], (int) $last['id'] ),
				$most,
			);
	}

	/**
	 * Responses that match, by day and by the questions that they passed.
	 *
	 * @param Piece     $piece From piece().
	 * @param Condition $where From FilterQuery.
	 * @return list<array{day: string, passed: string, total: int}>
	 */
	public function responses( array $piece, array $where ): array {
		return array_map(
			static fn ( array $row ): array => array(
				'day'    => (string) $row['submitted_day'],
				'passed' => (string) $row['passed'],
				'total'  => (int) $row['total'],
			),
			$this->database->rows(
				'SELECT n.submitted_day, CAST( r.unanswered AS BINARY ) AS passed, COUNT(*) AS total FROM '
					. $piece[0]
					. ' JOIN {response} r ON r.id = n.id WHERE '
					. $where[0]
					. ' GROUP BY n.submitted_day, passed',
				array( ...$piece[1], ...$where[1] )
			)
		);
	}

	/**
	 * Their answers by question and value, those of before a day apart.
	 *
	 * @param Piece     $piece From piece().
	 * @param Condition $where From FilterQuery.
	 * @return list<array{earlier: bool, question: string, choice: string, total: int, answered: int}>
	 */
	public function answers( array $piece, array $where, string $day ): array {
		return array_map(
			static fn ( array $row ): array => array(
				'earlier'  => 0 !== (int) $row['earlier'],
				'question' => (string) $row['question'],
				'choice'   => (string) $row['choice'],
				'total'    => (int) $row['total'],
				'answered' => (int) $row['answered'],
			),
			$this->database->rows(
				'SELECT CASE WHEN n.submitted_day < %s THEN 1 ELSE 0 END AS earlier, CAST( a.question_id AS BINARY ) AS question, CAST( a.value_key AS BINARY ) AS choice, COUNT(*) AS total, SUM(CASE WHEN a.position = 0 THEN 1 ELSE 0 END) AS answered FROM '
					. $piece[0]
					. ' JOIN {response} r ON r.id = n.id JOIN {answer} a ON a.response_id = r.id WHERE '
					. $where[0]
					. ' GROUP BY earlier, question, choice',
				array( $day, ...$piece[1], ...$where[1] )
			)
		);
	}

	/**
	 * The newest that answered a question since a day.
	 *
	 * @param Piece     $piece From piece().
	 * @param Condition $where From FilterQuery.
	 * @return list<int> Ids, newest first.
	 */
	public function newest( array $piece, array $where, string $question_id, string $day, int $most ): array {
		return array_map(
			static fn ( array $row ): int => (int) $row['id'],
			$this->database->rows(
				'SELECT n.id FROM '
					. $piece[0]
					. ' JOIN {response} r ON r.id = n.id JOIN {answer} a ON a.response_id = r.id AND a.question_id = %s AND a.position = 0 WHERE n.submitted_day >= %s AND '
					. $where[0]
					. ' ORDER BY n.submitted_day DESC, n.submitted_at DESC, n.id DESC LIMIT %d',
				array( ...$piece[1], $question_id, $day, ...$where[1], $most )
			)
		);
	}

	/**
	 * Responses that match.
	 *
	 * @param Piece     $piece From piece().
	 * @param Condition $where From FilterQuery.
	 * @return list<int> Ids, newest first.
	 */
	public function ids( array $piece, array $where, int $limit, int $offset ): array {
		return array_map(
			static fn ( array $row ): int => (int) $row['id'],
			$this->database->rows(
				'SELECT n.id FROM '
					. $piece[0]
					. ' JOIN {response} r ON r.id = n.id WHERE '
					. $where[0]
					. ' ORDER BY n.submitted_day DESC, n.submitted_at DESC, n.id DESC LIMIT %d OFFSET %d',
				array( ...$piece[1], ...$where[1], $limit, $offset )
			)
		);
	}

	/**
	 * Responses that match by the title of their page. The database sorts them all: ask for few.
	 *
	 * @param Condition $where From FilterQuery.
	 * @return list<int> Ids.
	 */
	public function by_title( Subject $subject, array $where, bool $descending, int $limit, int $offset ): array {
		return array_map(
			static fn ( array $row ): int => (int) $row['id'],
			$this->database->rows(
				'SELECT r.id FROM {response} r WHERE r.survey_id = %d AND r.status = %s AND r.submitted_day BETWEEN %s AND %s AND '
					. $where[0]
					. ( $descending
						? ' ORDER BY r.page_title DESC, r.id DESC'
						: ' ORDER BY r.page_title ASC, r.id ASC' )
					. ' LIMIT %d OFFSET %d',
				array(
					$subject->survey_id,
					$subject->status,
					$subject->from,
					$subject->end,
					...$where[1],
					$limit,
					$offset,
				)
			)
		);
	}

	/**
	 * Number of responses between two days, from their counters.
	 *
	 * @param 'publish'|'trash' $status Of the responses.
	 */
	public function total( int $survey_id, string $status, string $from, string $to ): int {
		return (int) $this->database->value(
			'SELECT SUM(total) FROM {counter} WHERE survey_id = %d AND metric = %s AND day BETWEEN %s AND %s',
			array( $survey_id, $status, $from, $to )
		);
	}

	/**
	 * What changes with every new response of a survey.
	 */
	public function state( int $survey_id ): string {
		$totals = $this->database->rows(
			"SELECT metric, SUM(total) AS total FROM {counter} WHERE survey_id = %d AND metric IN ( 'publish', 'trash' ) GROUP BY metric ORDER BY metric",
			array( $survey_id )
		);
		$newest = $this->database->value(
			"SELECT id FROM {response} WHERE survey_id = %d AND status = 'publish' ORDER BY submitted_day DESC, submitted_at DESC, id DESC LIMIT 1",
			array( $survey_id )
		);
		return implode( ' ', array( $newest ?? '', ...array_column( $totals, 'total' ) ) );
	}
}
