<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Database\Database;

/**
 * Cuts the responses of a survey into pieces. A piece is a number of responses in order of arrival, newest first;
 * the index `arrival` finds it wherever it begins. It is either of one day or begins with one, because a condition
 * about both would walk through the day from its end.
 *
 * @phpstan-type Piece array{literal-string, non-empty-list<string|int>}
 */
class PieceQuery {

	private const OF_DAY  = 'SELECT id, submitted_day, submitted_at FROM {response} WHERE survey_id = %d AND status = %s AND submitted_day = %s AND submitted_at <= %s AND ( submitted_at < %s OR id < %d ) ORDER BY submitted_day DESC, submitted_at DESC, id DESC LIMIT %d';
	private const OF_DAYS = 'SELECT id, submitted_day, submitted_at FROM {response} WHERE survey_id = %d AND status = %s AND submitted_day BETWEEN %s AND %s ORDER BY submitted_day DESC, submitted_at DESC, id DESC LIMIT %d';

	public function __construct( protected Database $database ) {}

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
			? array( '( ' . self::OF_DAYS . ' ) n', array( $survey_id, $status, $from, $place->day, $most ) )
			: array(
				'( ' . self::OF_DAY . ' ) n',
				array( $survey_id, $status, $place->day, $place->at, $place->at, $place->id, $most ),
			);
	}

	/**
	 * The place behind a piece, null when it has fewer responses than it may have; and their number.
	 *
	 * @param Piece $piece From piece().
	 * @param Place $place Where it begins.
	 * @return array{Place|null, int}
	 */
	public function end( array $piece, Place $place, int $most ): array {
		$last = $this->database->row(
			( $place->is_whole_day() ? self::OF_DAYS : self::OF_DAY ) . ' OFFSET %d',
			array( ...array_slice( $piece[1], 0, -1 ), 1, $most - 1 )
		);
		return null === $last
			? array( null, (int) $this->database->value( 'SELECT COUNT(*) FROM ' . $piece[0], $piece[1] ) )
			: array(
				new Place( (string) $last['submitted_day'], (string) $last['submitted_at'], (int) $last['id'] ),
				$most,
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
