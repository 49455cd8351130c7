<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * Looks for answers of a question in all responses of a range, newest first: at once where they are few, else in
 * slices. It keeps how many hits each piece has, so a page of the hits is found without looking again.
 *
 * @phpstan-type Found array{total: int, looked: int, answered: int, found: int, pieces: list<array{array{day: string, at: string, id: int}, int}>, next: array{day: string, at: string, id: int}|null, changes: string}
 */
final class AnswerSearch {

	private const STORED = 'userfeedback_core_search_';

	/**
	 * @param int   $at_once Most responses that one call looks at without a limit of time.
	 * @param int   $piece   Responses per statement.
	 * @param float $seconds After which a slice begins no other piece.
	 * @param int   $kept    Least responses for which the hits are kept.
	 */
	public function __construct(
		private AnswerSearchQuery $query,
		private int $at_once = 20000,
		private int $piece = 5000,
		private float $seconds = 0.5,
		private int $kept = 1000
	) {}

	/**
	 * A page of the hits so far. `looked` is the number of responses that this call looked at; with `cursor` the next
	 * finds the hits without looking, '' where too few were looked at to be kept.
	 *
	 * @param string $cursor From an earlier call, '' for none.
	 * @param int    $enough Hits after which the call looks no further; `progress` says then what is left.
	 * @return array{ids: list<int>, cursor: string, looked: int, found: int, answered: int, progress: array{counted: int, total_to_look_at: int, counted_back_to: string|null, complete: bool, next: string|null}}
	 */
	public function page(
		AnswerCriteria $criteria,
		string $cursor,
		int $limit,
		int $offset,
		int $enough = PHP_INT_MAX
	): array {
		list( $found, $cursor, $before ) = $this->run( $criteria, $cursor, $enough );
		return array(
			'ids'      => $this->ids( $criteria, $found['pieces'], $limit, $offset ),
			'cursor'   => $found['looked'] >= $this->kept ? $cursor : '',
			'looked'   => $found['looked'] - $before,
			'found'    => $found['found'],
			'answered' => $found['answered'],
			'progress' => array(
				'counted'          => $found['looked'],
				'total_to_look_at' => max( $found['total'], $found['looked'] ),
				'counted_back_to'  => $found['next']['day'] ?? null,
				'complete'         => null === $found['next'],
				'next'             => null === $found['next'] ? null : $cursor,
			),
		);
	}

	/**
	 * Looks on, as far as this call gets.
	 *
	 * @return array{Found, string, int} With the cursor of the next call, and how many were looked at before this one.
	 */
	private function run( AnswerCriteria $criteria, string $cursor, int $enough ): array {
		$changes = ResultsVersion::current() . ( $criteria->is_about_marks() ? MarksVersion::current() : '' );
		$found   = '' === $cursor ? null : self::stored( $criteria, $cursor, $changes );
		if ( null === $found ) {
			$cursor = md5( $this->query->state( $criteria->survey_id ) . ' ' . $changes );
			$found  = self::stored( $criteria, $cursor, $changes ) ?? array(
				'total'    => $this->query->total(
					$criteria->survey_id,
					'publish',
					$criteria->range->start(),
					$criteria->range->end()
				),
				'looked'   => 0,
				'answered' => 0,
				'found'    => 0,
				'pieces'   => array(),
				'next'     => ( new Place( $criteria->range->end() ) )->to_array(),
				'changes'  => $changes,
			);
		}
		$before = $found['looked'];
		if ( null === $found['next'] || $found['found'] >= $enough ) {
			return array( $found, $cursor, $before );
		}
		$until = microtime( true ) + $this->seconds;
		do {
			$found = $this->look( $criteria, $found );
		} while (
			null !== $found['next']
			&& $found['found'] < $enough
			&& ( $found['total'] <= $this->at_once || microtime( true ) < $until )
		);
		if ( $found['looked'] >= $this->kept ) {
			set_transient( self::name( $criteria, $cursor ), $found, HOUR_IN_SECONDS );
		}
		return array( $found, $cursor, $before );
	}

	/**
	 * Looks at one piece.
	 *
	 * @param Found $found So far.
	 * @return Found
	 */
	private function look( AnswerCriteria $criteria, array $found ): array {
		if ( null === $found['next'] ) {
			return $found;
		}
		$place                   = new Place( ...$found['next'] );
		$piece                   = $this->piece( $criteria, $place );
		list( $end, $looked )    = $this->query->end( $piece, $place, $this->piece );
		list( $answered, $hits ) = 0 === $looked ? array( 0, 0 ) : $this->query->count( $piece, $criteria );
		$found['looked']        += $looked;
		$found['answered']      += $answered;
		$found['found']         += $hits;
		if ( $hits > 0 ) {
			$found['pieces'][] = array( $place->to_array(), $hits );
		}
		$from          = $criteria->range->start();
		$rest          = $place->is_whole_day() || $place->day_before()->day < $from ? null : $place->day_before();
		$found['next'] = ( $end ?? $rest )?->to_array();
		return $found;
	}

	/**
	 * @param list<array{array{day: string, at: string, id: int}, int}> $pieces Those with hits.
	 * @return list<int> Ids, newest first.
	 */
	private function ids( AnswerCriteria $criteria, array $pieces, int $limit, int $offset ): array {
		$ids = array();
		foreach ( $pieces as list( $place, $hits ) ) {
			if ( $offset < $hits ) {
				$piece = $this->piece( $criteria, new Place( ...$place ) );
				array_push( $ids, ...$this->query->ids( $piece, $criteria, $limit - count( $ids ), $offset ) );
				if ( count( $ids ) >= $limit ) {
					break;
				}
			}
			$offset = max( 0, $offset - $hits );
		}
		return $ids;
	}

	/**
	 * @return array{literal-string, non-empty-list<string|int>}
	 */
	private function piece( AnswerCriteria $criteria, Place $place ): array {
		return $this->query->piece(
			$criteria->survey_id,
			'publish',
			$place,
			$criteria->range->start(),
			$this->piece
		);
	}

	/**
	 * Hits of an earlier call, unless responses changed or went since.
	 *
	 * @return Found|null
	 */
	private static function stored( AnswerCriteria $criteria, string $cursor, string $changes ): ?array {
		/**
		 * What run() stored.
		 *
		 * @var Found|false $stored
		 */
		$stored = get_transient( self::name( $criteria, $cursor ) );
		return is_array( $stored ) && $stored['changes'] === $changes ? $stored : null;
	}

	private static function name( AnswerCriteria $criteria, string $cursor ): string {
		return self::STORED . md5( $criteria->key() . ' ' . $cursor );
	}
}
