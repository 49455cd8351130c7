<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Filters;

use UserFeedback\Results\QuestionStats;
use UserFeedback\Results\Range;
use UserFeedback\Results\ResultsVersion;

/**
 * Counts the responses that match a filter from their rows, newest first: all at once where they are few, else
 * in slices (docs/filters.md).
 */
final class Counting {

	private const STORED = 'userfeedback_core_count_';

	/**
	 * @param int   $at_once Most responses that one call looks at without a limit of time.
	 * @param int   $piece   Responses per statement.
	 * @param float $seconds After which a slice begins no other piece.
	 * @param int   $kept    Least responses whose sums are kept: fewer are counted faster than they are stored.
	 */
	public function __construct(
		private CountQuery $query,
		private int $at_once = 20000,
		private int $piece = 5000,
		private float $seconds = 0.5,
		private int $kept = 1000
	) {}

	/**
	 * The sums, as far as this call gets.
	 *
	 * @param list<string> $texts  Questions whose newest answers are wanted.
	 * @param string       $cursor From an earlier call, '' for none.
	 * @return array{Sums, string} With the cursor of the next call.
	 */
	public function run( int $survey_id, Filter $filter, Range $range, array $texts, string $cursor ): array {
		$start   = $range->start();
		$from    = $range->before()->start();
		$subject = implode( ' ', array( $survey_id, $filter->key(), $from, $start, $range->end(), ...$texts ) );
		$changes = ResultsVersion::current();
		$sums    = '' === $cursor ? null : self::stored( $subject, $cursor, $changes );
		if ( null === $sums ) {
			$cursor = md5( $this->query->state( $survey_id ) . ' ' . $changes );
			$sums   = self::stored( $subject, $cursor, $changes ) ?? new Sums(
				$this->query->total( $survey_id, 'publish', $from, $range->end() ),
				$changes,
				new Place( $range->end() )
			);
		}
		if ( null === $sums->next() ) {
			return array( $sums, $cursor );
		}
		$where = FilterQuery::where( $filter );
		$until = microtime( true ) + $this->seconds;
		do {
			$this->count( $sums, $survey_id, $where, $from, $start, $texts );
		} while ( null !== $sums->next() && ( $sums->total() <= $this->at_once || microtime( true ) < $until ) );
		if ( $sums->total() >= $this->kept ) {
			set_transient( self::name( $subject, $cursor ), $sums->to_array(), HOUR_IN_SECONDS );
		}
		return array( $sums, $cursor );
	}

	/**
	 * Counts one piece.
	 *
	 * @param array{literal-string, list<string|int>} $where From FilterQuery.
	 * @param string                                  $from  First day to look at.
	 * @param string                                  $start First day of the range.
	 * @param list<string>                            $texts Questions whose newest answers are wanted.
	 */
	private function count(
		Sums $sums,
		int $survey_id,
		array $where,
		string $from,
		string $start,
		array $texts
	): void {
		$place = $sums->next();
		if ( null === $place ) {
			return;
		}
		$piece                = $this->query->piece( $survey_id, 'publish', $place, $from, $this->piece );
		list( $end, $looked ) = $this->query->end( $piece, $this->piece );
		$responses            = 0 === $looked ? array() : $this->query->responses( $piece, $where );
		$sums->add_responses( $looked, $responses, $start );
		if ( array() !== $responses ) {
			$answers = $this->query->answers( $piece, $where, $start );
			$sums->add_answers( $answers );
			$answered = array_column(
				array_filter( $answers, static fn ( array $row ): bool => ! $row['earlier'] ),
				'question',
				'question'
			);
			foreach ( array_intersect( $texts, $answered ) as $question ) {
				$missing = QuestionStats::NEWEST - count( $sums->newest( $question ) );
				if ( $missing > 0 ) {
					$sums->add_newest( $question, $this->query->newest( $piece, $where, $question, $start, $missing ) );
				}
			}
		}
		$rest = $place->is_whole_day() || $place->day_before()->day < $from ? null : $place->day_before();
		$sums->move( $end ?? $rest );
	}

	/**
	 * Sums of an earlier call, unless responses changed or went since.
	 */
	private static function stored( string $subject, string $cursor, string $changes ): ?Sums {
		$stored = get_transient( self::name( $subject, $cursor ) );
		$sums   = is_array( $stored ) ? Sums::from_array( $stored ) : null;
		return $sums?->changes() === $changes ? $sums : null;
	}

	private static function name( string $subject, string $cursor ): string {
		return self::STORED . md5( $subject . ' ' . $cursor );
	}
}
