<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Filters;

use UserFeedback\Results\Place;
use UserFeedback\Results\MarksVersion;
use UserFeedback\Results\QuestionStats;
use UserFeedback\Results\ResultsVersion;

/**
 * Counts the responses that match a filter from their rows, newest first: all at once where they are few, else
 * in slices (docs/filters.md).
 */
final class Counting {

	private const STORED = 'userfeedback_core_count_';

	/**
	 * Seconds: after a faster piece the next one is twice as long, after a slower one half.
	 */
	private const FAST = 0.1;
	private const SLOW = 0.2;

	/**
	 * @param int   $at_once Most responses that one call looks at without a limit of time.
	 * @param int   $piece   Most responses per statement.
	 * @param float $seconds After which a slice begins no other piece.
	 * @param int   $kept    Least responses whose sums are kept: fewer are counted faster than they are stored.
	 * @param int   $first   Responses of a slice's first piece: nobody knows yet how fast the database is.
	 */
	public function __construct(
		private CountQuery $query,
		private int $at_once = 20000,
		private int $piece = 5000,
		private float $seconds = 0.5,
		private int $kept = 1000,
		private int $first = 1250
	) {}

	/**
	 * The sums, as far as this call gets.
	 *
	 * @param string $cursor From an earlier call, '' for none.
	 * @return array{Sums, string} With the cursor of the next call.
	 */
	public function run( Subject $subject, string $cursor ): array {
		$changes = ResultsVersion::current() . ( $subject->is_about_marks() ? MarksVersion::current() : '' );
		$sums    = '' === $cursor ? null : self::stored( $subject, $cursor, $changes );
		if ( null === $sums ) {
			$cursor = md5( $this->query->state( $subject->survey_id ) . ' ' . $changes );
			$sums   = self::stored( $subject, $cursor, $changes ) ?? new Sums(
				$this->query->total( $subject->survey_id, $subject->status, $subject->from, $subject->end ),
				$changes,
				new Place( $subject->end )
			);
		}
		if ( null === $sums->next() ) {
			return array( $sums, $cursor );
		}
		$where = $subject->where();
		$start = microtime( true );
		$most  = min( $this->piece, $this->first );
		do {
			$begun = microtime( true );
			$this->count( $sums, $subject, $where, $most );
			$now  = microtime( true );
			$most = match ( true ) {
				$now - $begun < self::FAST => min( $this->piece, 2 * $most ),
				$now - $begun > self::SLOW => max( 1, intdiv( $most, 2 ) ),
				default                    => $most,
			};
		} while ( null !== $sums->next() && ( $sums->total() <= $this->at_once || $now < $start + $this->seconds ) );
		if ( $sums->total() >= $this->kept ) {
			set_transient( self::name( $subject, $cursor ), $sums->to_array(), HOUR_IN_SECONDS );
		}
		return array( $sums, $cursor );
	}

	/**
	 * The responses at a place of the list, newest first, among those that were counted.
	 *
	 * @return list<int> Ids.
	 */
	public function ids( Subject $subject, Sums $sums, int $limit, int $offset ): array {
		$where = $subject->where();
		$ids   = array();
		foreach ( $sums->pieces() as list( $place, $matching ) ) {
			if ( $offset < $matching ) {
				$ids = array(
					...$ids,
					...$this->query->ids(
						$this->piece( $subject, $place, $this->piece ),
						$where,
						min( $limit - count( $ids ), $matching - $offset ),
						$offset
					),
				);
				if ( count( $ids ) >= $limit ) {
					break;
				}
			}
			$offset = max( 0, $offset - $matching );
		}
		return $ids;
	}

	/**
	 * Where a response stands among those that were counted; only its piece is read.
	 *
	 * @return array{position: int, newer: int|null, older: int|null}|null
	 */
	public function place( Subject $subject, Sums $sums, Place $response ): ?array {
		$pieces = array_values(
			array_filter( $sums->pieces(), static fn ( array $piece ): bool => $piece[0]->is_before( $response ) )
		);
		$last   = count( $pieces ) - 1;
		if ( $last < 0 ) {
			return null;
		}
		$where                    = $subject->where();
		list( $place, $matching ) = $pieces[ $last ];
		$piece                    = $this->piece( $subject, $place, $this->piece );
		$ids                      = $this->query->ids( $piece, $where, $matching, 0 );
		$at                       = array_search( $response->id, $ids, true );
		if ( false === $at ) {
			return null;
		}
		$newer  = array_sum( array_column( array_slice( $pieces, 0, $last ), 1 ) ) + $at;
		$around = fn ( int $offset ): ?int => $this->ids( $subject, $sums, 1, $offset )[0] ?? null;
		return array(
			'position' => $newer + 1,
			'newer'    => $ids[ $at - 1 ] ?? ( 0 === $newer ? null : $around( $newer - 1 ) ),
			'older'    => $ids[ $at + 1 ] ?? $around( $newer + 1 ),
		);
	}

	/**
	 * Counts one piece.
	 *
	 * @param array{literal-string, list<string|int>} $where From FilterQuery.
	 * @param int                                     $most  Responses of the piece.
	 */
	private function count( Sums $sums, Subject $subject, array $where, int $most ): void {
		$place = $sums->next();
		if ( null === $place ) {
			return;
		}
		$piece                           = $this->piece( $subject, $place, $most );
		list( $end, $looked )            = $this->query->end( $piece, $place, $most );
		list( $since, $before, $groups ) = 0 === $looked
			? array( array(), array(), array() )
			: $this->query->responses( $piece, $where, $subject->start );

		$sums->add_responses( $place, $looked, $groups, $subject->start );
		// The condition is asked once; what counts answers then reads no other response.
		$ids   = array( ...$since, ...$before );
		$piece = array() === $ids || count( $ids ) === $looked ? $piece : CountQuery::of_ids( $ids );
		if ( null !== $subject->texts && array() !== $before ) {
			$sums->add_answers( $this->query->answers( $before ), 1 );
		}
		if ( null !== $subject->texts && array() !== $since ) {
			$answers = $this->query->answers( $since );
			$sums->add_answers( $answers, 0 );
			foreach ( array_intersect( $subject->texts, array_column( $answers, 'question' ) ) as $question ) {
				$missing = QuestionStats::NEWEST - count( $sums->newest( $question ) );
				if ( $missing > 0 ) {
					$sums->add_newest(
						$question,
						$this->query->newest( $piece, $question, $subject->start, $missing )
					);
				}
			}
		}
		if ( array() !== $ids && null !== $subject->by ) {
			$sums->add_cells( $subject->by, $this->query->cells( $piece, $subject->by ) );
		}
		$rest = $place->is_whole_day() || $place->day_before()->day < $subject->from ? null : $place->day_before();
		$sums->move( $end ?? $rest );
	}

	/**
	 * The longest piece has all responses of a shorter one, which come first.
	 *
	 * @return array{literal-string, non-empty-list<string|int>}
	 */
	private function piece( Subject $subject, Place $place, int $most ): array {
		return $this->query->piece( $subject->survey_id, $subject->status, $place, $subject->from, $most );
	}

	/**
	 * Sums of an earlier call, unless responses changed or went since.
	 */
	private static function stored( Subject $subject, string $cursor, string $changes ): ?Sums {
		$stored = get_transient( self::name( $subject, $cursor ) );
		$sums   = is_array( $stored ) ? Sums::from_array( $stored ) : null;
		return $sums?->changes() === $changes ? $sums : null;
	}

	private static function name( Subject $subject, string $cursor ): string {
		return self::STORED . md5( $subject->key() . ' ' . $cursor );
	}
}
