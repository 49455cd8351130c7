<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * Looks for answers of a question in a piece of the responses.
 *
 * @phpstan-import-type Piece from PieceQuery
 * @phpstan-import-type Condition from AnswerCriteria
 */
final class AnswerSearchQuery extends PieceQuery {

	/**
	 * Responses that answered, and those of them whose answer matches.
	 *
	 * @param Piece $piece From piece().
	 * @return array{int, int}
	 */
	public function count( array $piece, AnswerCriteria $criteria ): array {
		list( $from, $values )    = self::from( $piece, $criteria );
		list( $match, $searched ) = self::matching( $criteria );
		$row                      = $this->database->row(
			'SELECT COUNT(DISTINCT n.id) AS answered, COUNT(DISTINCT CASE WHEN ' . $match . ' THEN n.id END) AS found FROM ' . $from,
			array( ...$searched, ...$values )
		);
		return array( (int) ( $row['answered'] ?? 0 ), (int) ( $row['found'] ?? 0 ) );
	}

	/**
	 * Responses whose answer matches.
	 *
	 * @param Piece $piece From piece().
	 * @return list<int> Ids, newest first.
	 */
	public function ids( array $piece, AnswerCriteria $criteria, int $limit, int $offset ): array {
		list( $from, $values )    = self::from( $piece, $criteria );
		list( $match, $searched ) = self::matching( $criteria );
		return array_map(
			static fn ( array $row ): int => (int) $row['id'],
			$this->database->rows(
				'SELECT DISTINCT n.id, n.submitted_day, n.submitted_at FROM '
					. $from
					. ' WHERE '
					. $match
					. ' ORDER BY n.submitted_day DESC, n.submitted_at DESC, n.id DESC LIMIT %d OFFSET %d',
				array( ...$values, ...$searched, $limit, $offset )
			)
		);
	}

	/**
	 * Condition about a row of answers: it contains a text, as people read it.
	 *
	 * @param literal-string $typed Condition that the answer itself counts, not only its comment and name.
	 * @param literal-string $row   What the query calls the row.
	 * @return Condition
	 */
	public static function contains( string $text, string $typed = '1 = 1', string $row = 'a' ): array {
		// JSON in the column escapes quotes and backslashes.
		$json = substr( (string) wp_json_encode( $text, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ), 1, -1 );
		return array(
			'( ( ' . $typed . ' AND ' . $row . '.value_text LIKE %s )'
				. ' OR ' . self::extra( $row . '.extra' ) . ' LIKE %s )',
			array( '%' . addcslashes( $text, '_%\\' ) . '%', '%' . addcslashes( $json, '_%\\' ) . '%' ),
		);
	}

	/**
	 * Comment, name and the text at "Other" without the JSON around them.
	 *
	 * @param literal-string $column With the JSON.
	 * @return literal-string
	 */
	private static function extra( string $column ): string {
		$start = 'INSTR( ' . $column . ", ':' )";
		$words = 'SUBSTR( ' . $column . ', ' . $start . ' + 2, CHAR_LENGTH( ' . $column . ' ) - ' . $start . ' - 3 )';
		foreach ( array( 'comments', 'name', 'other' ) as $part ) {
			$words = 'REPLACE( ' . $words . ", '\",\"" . $part . "\":\"', ' ' )";
		}
		return $words;
	}

	/**
	 * Condition that a response gave a score.
	 *
	 * @param literal-string $response_id Column with the id of the response.
	 * @return Condition
	 */
	public static function scored( ScoreFilter $score, string $response_id ): array {
		if ( array() === $score->keys ) {
			return array( '1 = 0', array() );
		}
		return array(
			'( SELECT COUNT(*) FROM {answer} s WHERE s.response_id = '
				. $response_id
				. ' AND s.question_id = %s AND s.value_key IN ( '
				. implode( ', ', array_fill( 0, count( $score->keys ), '%s' ) )
				. ' ) ) > 0',
			array( $score->question_id, ...$score->keys ),
		);
	}

	/**
	 * @param Piece $piece From piece().
	 * @return Condition
	 */
	private static function from( array $piece, AnswerCriteria $criteria ): array {
		$sql    = $piece[0] . ' JOIN {answer} a ON a.response_id = n.id AND a.question_id = %s';
		$values = array( ...$piece[1], $criteria->question_id );
		if ( null !== $criteria->where ) {
			$sql .= ' JOIN {response} r ON r.id = n.id AND ' . $criteria->where->sql;
			array_push( $values, ...$criteria->where->values );
		}
		if ( 'text' === $criteria->written ) {
			$sql .= ' JOIN {response} w ON w.id = n.id AND w.written = 1';
		}
		if ( null !== $criteria->score ) {
			list( $score, $scores ) = self::scored( $criteria->score, 'a.response_id' );
			$sql                   .= ' AND ' . $score;
			array_push( $values, ...$scores );
		}
		return array( $sql, $values );
	}

	/**
	 * @return Condition
	 */
	private static function matching( AnswerCriteria $criteria ): array {
		list( $sql, $values ) = '' === $criteria->search
			? array( '1 = 1', array() )
			: self::contains( $criteria->search );
		$parts                = match ( $criteria->written ) {
			'comments' => array( '{"comments":%' ),
			'other'    => array( '%"other":%' ),
			'either'   => array( '{"comments":%', '%"other":%' ),
			default    => array(),
		};
		if ( array() !== $parts ) {
			$sql .= ' AND ( ' . implode( ' OR ', array_fill( 0, count( $parts ), 'a.extra LIKE %s' ) ) . ' )';
			array_push( $values, ...$parts );
		}
		return array( $sql, $values );
	}
}
