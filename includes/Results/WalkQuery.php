<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Database\Database;

/**
 * Walks through responses of a survey, newest first, so that an action can reach all of them however many they
 * are. The place is one of arrival, so an action that changes what matches loses none.
 */
final class WalkQuery extends PieceQuery {

	/**
	 * @param int   $piece   Responses per statement.
	 * @param int   $most    Matching responses after which a slice begins no other piece.
	 * @param float $seconds The same for time.
	 */
	public function __construct(
		Database $database,
		private int $piece = 500,
		private int $most = 500,
		private float $seconds = 0.5
	) {
		parent::__construct( $database );
	}

	/**
	 * The next responses that match.
	 *
	 * @param 'publish'|'trash' $status Of the responses.
	 * @param string            $from   First day.
	 * @param string            $next   `next` of the slice before, '' for the first.
	 * @return array{ids: list<int>, next: string|null}
	 */
	public function slice(
		int $survey_id,
		string $status,
		string $from,
		string $to,
		string $next,
		ResponseCondition $where
	): array {
		list( $day, $at, $id ) = array( ...explode( ',', '' === $next ? $to : $next ), '', '' );

		$place = new Place( $day, $at, (int) $id );
		$ids   = array();
		$until = microtime( true ) + $this->seconds;
		do {
			$piece = $this->piece( $survey_id, $status, $place, $from, $this->piece );
			$rows  = $this->database->rows(
				'SELECT n.id, n.submitted_day, n.submitted_at, CASE WHEN '
					. $where->sql
					. ' THEN 1 ELSE 0 END AS matching FROM '
					. $piece[0]
					. ' JOIN {response} r ON r.id = n.id ORDER BY n.submitted_day DESC, n.submitted_at DESC, n.id DESC',
				array( ...$where->values, ...$piece[1] )
			);
			foreach ( $rows as $row ) {
				if ( '1' === $row['matching'] ) {
					$ids[] = (int) $row['id'];
				}
			}
			$place  = $this->behind( $rows, $place, $from );
			$enough = count( $ids ) >= $this->most || microtime( true ) >= $until;
		} while ( null !== $place && ! $enough );
		return array(
			'ids'  => $ids,
			'next' => null === $place || $place->is_whole_day()
				? $place?->day
				: $place->day . ',' . $place->at . ',' . $place->id,
		);
	}

	/**
	 * Where the next piece begins, null at the end.
	 *
	 * @param list<array<string, string|null>> $rows Of the piece.
	 */
	private function behind( array $rows, Place $place, string $from ): ?Place {
		if ( count( $rows ) === $this->piece ) {
			$last = $rows[ count( $rows ) - 1 ];
			return new Place( (string) $last['submitted_day'], (string) $last['submitted_at'], (int) $last['id'] );
		}
		return $place->is_whole_day() || $place->day_before()->day < $from ? null : $place->day_before();
	}
}
