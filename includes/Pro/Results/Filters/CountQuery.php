<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Filters;

use UserFeedback\Pro\Results\Breakdown\Dimension;
use UserFeedback\Results\PieceQuery;

/**
 * Counts the responses of a piece of a survey that match a filter.
 *
 * @phpstan-import-type Condition from FilterQuery
 * @phpstan-import-type Piece from PieceQuery
 */
final class CountQuery extends PieceQuery {

	private const HEADS = array(
		Dimension::QUESTION => 'CAST( b.value_key AS BINARY )',
		'device'            => 'r.device',
		'page'              => 'r.page_url',
		'country'           => 'r.country',
		'language'          => 'r.language',
		'weekday'           => 'n.submitted_day',
		'hour'              => 'SUBSTR( n.submitted_at, 1, 16 )',
		'day'               => 'n.submitted_day',
		'week'              => 'n.submitted_day',
		'month'             => 'n.submitted_day',
		'sentiment'         => 'b.head',
		'topic'             => 'b.head',
	);

	/**
	 * Columns of the table of opinions.
	 */
	private const OPINIONS = array(
		'sentiment' => 'sentiment',
		'topic'     => 'topic_id',
	);

	/**
	 * A piece of known responses.
	 *
	 * @param non-empty-list<int> $ids Of one survey and status.
	 * @return Piece
	 */
	public static function of_ids( array $ids ): array {
		return array(
			'( SELECT id, submitted_day, submitted_at FROM {response} WHERE id IN ( '
				. implode( ', ', array_fill( 0, count( $ids ), '%d' ) )
				. ' ) ) n',
			$ids,
		);
	}

	/**
	 * Responses that match, and how many there are by day and by the questions that they passed. PHP groups them:
	 * databases make rows of the largest size that a list of questions can have.
	 *
	 * @param Piece     $piece From piece().
	 * @param Condition $where From FilterQuery.
	 * @param string    $day   Those before it come apart.
	 * @return array{list<int>, list<int>, list<array{day: string, passed: string, total: int}>} Ids since the day and before it.
	 */
	public function responses( array $piece, array $where, string $day ): array {
		$ids    = array( array(), array() );
		$groups = array();
		$rows   = $this->database->rows(
			'SELECT n.id, n.submitted_day AS day, r.unanswered AS passed FROM '
				. $piece[0]
				. ' JOIN {response} r ON r.id = n.id WHERE '
				. $where[0],
			array( ...$piece[1], ...$where[1] )
		);
		foreach ( $rows as $row ) {
			$ids[ $row['day'] < $day ? 1 : 0 ][] = (int) $row['id'];

			$group            = $row['day'] . ' ' . $row['passed'];
			$groups[ $group ] = array(
				'day'    => (string) $row['day'],
				'passed' => (string) $row['passed'],
				'total'  => ( $groups[ $group ]['total'] ?? 0 ) + 1,
			);
		}
		return array( ...$ids, array_values( $groups ) );
	}

	/**
	 * Answers of responses by question and value. Nothing else is read of the responses: a join with their rows
	 * takes a third longer.
	 *
	 * @param non-empty-list<int> $ids Of a piece.
	 * @return list<array{question: string, choice: string, total: int, answered: int}>
	 */
	public function answers( array $ids ): array {
		return array_map(
			static fn ( array $row ): array => array(
				'question' => (string) $row['question'],
				'choice'   => (string) $row['choice'],
				'total'    => (int) $row['total'],
				'answered' => (int) $row['answered'],
			),
			$this->database->rows(
				'SELECT CAST( a.question_id AS BINARY ) AS question, CAST( a.value_key AS BINARY ) AS choice, COUNT(*) AS total, SUM(CASE WHEN a.position = 0 THEN 1 ELSE 0 END) AS answered FROM {answer} a WHERE a.response_id IN ( '
					. implode( ', ', array_fill( 0, count( $ids ), '%d' ) )
					. ' ) GROUP BY question, choice',
				$ids
			)
		);
	}

	/**
	 * Answers to a question by something else: how many people have both; those of them whose first answer it is,
	 * which adds up to the people of the column; and so of the row, and of both. A row of a matrix has one answer.
	 *
	 * @param Piece $piece From piece().
	 * @return list<array{choice: string, head: string, counts: array{int, int, int, int}}>
	 */
	public function cells( array $piece, Dimension $by ): array {
		list( $second, $first_b, $of_second ) = self::second( $piece, $by );

		$first_a = '' === $by->counted_row ? 'a.position = 0' : '1 = 1';
		$head    = 'field' === $by->kind
			? FieldQuery::value( $by->field )
			: array( self::HEADS[ $by->kind ], array() );
		return array_map(
			static fn ( array $row ): array => array(
				'choice' => (string) $row['choice'],
				'head'   => (string) $row['head'],
				'counts' => array(
					(int) $row['people'],
					(int) $row['of_head'],
					(int) $row['of_choice'],
					(int) $row['of_all'],
				),
			),
			$this->database->rows(
				'SELECT CAST( a.value_key AS BINARY ) AS choice, '
					. $head[0]
					. ' AS head, COUNT(*) AS people, SUM(CASE WHEN '
					. $first_a
					. ' THEN 1 ELSE 0 END) AS of_head, SUM(CASE WHEN '
					. $first_b
					. ' THEN 1 ELSE 0 END) AS of_choice, SUM(CASE WHEN '
					. $first_a . ' AND ' . $first_b
					. ' THEN 1 ELSE 0 END) AS of_all'
					. ' FROM '
					. $piece[0]
					. ' JOIN {response} r ON r.id = n.id JOIN {answer} a ON a.response_id = r.id AND a.question_id = %s'
					. ( '' === $by->counted_row ? '' : ' AND a.value_key LIKE %s' )
					. $second
					. ' GROUP BY choice, head',
				array(
					...$head[1],
					...$piece[1],
					$by->counted,
					...( '' === $by->counted_row ? array() : array( $by->counted_row . '%' ) ),
					...$of_second,
				)
			)
		);
	}

	/**
	 * The join of what answers are broken down by, where it is no column of the response; what holds for one of the
	 * rows that it makes of a response; and the values in the join. A response is once in the column of a sentiment or
	 * topic, however many of its texts have it.
	 *
	 * @param Piece $piece From piece().
	 * @return array{literal-string, literal-string, list<string|int>}
	 */
	private static function second( array $piece, Dimension $by ): array {
		if ( $by->is_opinion() ) {
			$column = self::OPINIONS[ $by->kind ];
			return array(
				' JOIN ( SELECT DISTINCT o.response_id, o.' . $column . ' AS head FROM '
					. $piece[0]
					. ' JOIN {opinion} o ON o.response_id = n.id AND o.' . $column . ' > 0 ) b ON b.response_id = r.id',
				'b.head = ( SELECT MIN( f.' . $column . ' ) FROM {opinion} f WHERE f.response_id = r.id AND f.' . $column . ' > 0 )',
				$piece[1],
			);
		}
		if ( null === $by->question ) {
			return array( '', '1 = 1', array() );
		}
		return array(
			' JOIN {answer} b ON b.response_id = r.id AND b.question_id = %s'
				. ( '' === $by->row ? '' : ' AND b.value_key LIKE %s' ),
			'' === $by->row ? 'b.position = 0' : '1 = 1',
			array( $by->question->id, ...( '' === $by->row ? array() : array( $by->row . '%' ) ) ),
		);
	}

	/**
	 * Number of responses that meet a condition, as far as a number.
	 *
	 * @param Condition $where About `r`.
	 */
	public function at_most( Subject $subject, array $where, int $most ): int {
		return (int) $this->database->value(
			'SELECT COUNT(*) FROM ( SELECT r.id FROM {response} r WHERE r.survey_id = %d AND r.status = %s AND r.submitted_day BETWEEN %s AND %s AND '
				. $where[0]
				. ' LIMIT %d ) few',
			array( $subject->survey_id, $subject->status, $subject->from, $subject->end, ...$where[1], $most )
		);
	}

	/**
	 * The newest that answered a question since a day.
	 *
	 * @param Piece $piece From piece().
	 * @return list<int> Ids, newest first.
	 */
	public function newest( array $piece, string $question_id, string $day, int $most ): array {
		return array_map(
			static fn ( array $row ): int => (int) $row['id'],
			$this->database->rows(
				'SELECT n.id FROM '
					. $piece[0]
					. ' JOIN {answer} a ON a.response_id = n.id AND a.question_id = %s AND a.position = 0 WHERE n.submitted_day >= %s ORDER BY n.submitted_day DESC, n.submitted_at DESC, n.id DESC LIMIT %d',
				array( ...$piece[1], $question_id, $day, $most )
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
}
