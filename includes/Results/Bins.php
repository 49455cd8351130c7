<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use DateTimeImmutable;
use UserFeedback\Surveys\QuestionTypes\Measure;

/**
 * Where the bins of entered numbers and days begin and end, and how many answers lie in each (docs/figures.md). Both
 * ends belong to a bin: between its end and the next one lies no number with the decimals of the answers, and no day.
 */
final class Bins {

	/**
	 * Most bins of numbers.
	 */
	private const MOST = 11;

	/**
	 * Most bins of days by their width; above the last one there is one per year.
	 */
	private const DAYS = array(
		'day'   => 31,
		'week'  => 26,
		'month' => 24,
	);

	/**
	 * @param list<array{int|string, int|string}> $edges Both ends of each bin, ascending: thousandths, or days.
	 */
	private function __construct( private array $edges ) {}

	/**
	 * How many answers lie in each bin.
	 *
	 * @param array<array-key, int> $counts By thousandths or by day, ascending, each within a bin.
	 * @return list<int>
	 */
	public function fill( array $counts ): array {
		$filled = array();
		$values = array_keys( $counts );
		$counts = array_values( $counts );
		$at     = 0;
		foreach ( $this->edges as list( , $end ) ) {
			$sum = 0;
			while ( isset( $counts[ $at ] ) && $values[ $at ] <= $end ) {
				$sum += $counts[ $at ];
				++$at;
			}
			$filled[] = $sum;
		}
		return $filled;
	}

	/**
	 * Both ends of each bin as they go over the wire.
	 *
	 * @return list<array{from: int|float|string, to: int|float|string}>
	 */
	public function ends(): array {
		$write = static fn ( int|string $end ): int|float|string => is_int( $end ) ? Measure::number( $end ) : $end;
		return array_map(
			static fn ( array $edge ): array => array(
				'from' => $write( $edge[0] ),
				'to'   => $write( $edge[1] ),
			),
			$this->edges
		);
	}

	/**
	 * Bins of a width of 1, 2 or 5 with zeros, the narrowest of which at most MOST are needed.
	 *
	 * @param list<int> $numbers Thousandths, ascending.
	 */
	public static function of_numbers( array $numbers ): self {
		if ( array() === $numbers ) {
			return new self( array() );
		}
		$grain = self::grain( $numbers );
		$low   = $numbers[0];
		$high  = $numbers[ count( $numbers ) - 1 ];
		$width = $grain;
		$at    = 0;
		while ( self::below( $high, $width ) - self::below( $low, $width ) >= self::MOST ) {
			++$at;
			$width = $grain * 10 ** intdiv( $at, 3 ) * array( 1, 2, 5 )[ $at % 3 ];
		}
		return new self(
			array_map(
				static fn ( int $place ): array => array( $place * $width, $place * $width + $width - $grain ),
				range( self::below( $low, $width ), self::below( $high, $width ) )
			)
		);
	}

	/**
	 * The place of the last decimal that any of the numbers has: 1000, 100, 10 or 1 thousandths.
	 *
	 * @param list<int> $numbers Thousandths.
	 */
	public static function grain( array $numbers ): int {
		foreach ( array( 1000, 100, 10 ) as $grain ) {
			$off = array_filter( $numbers, static fn ( int $number ): bool => 0 !== $number % $grain );
			if ( array() === $off ) {
				return $grain;
			}
		}
		return 1;
	}

	/**
	 * How often the width fits below a number.
	 */
	private static function below( int $number, int $width ): int {
		return (int) floor( $number / $width );
	}

	/**
	 * Days, weeks from Monday or months without gaps; of years those that have an answer.
	 *
	 * @param list<string> $given Days, ascending.
	 */
	public static function of_days( array $given ): self {
		if ( array() === $given ) {
			return new self( array() );
		}
		$first = new DateTimeImmutable( $given[0] . ' UTC' );
		$last  = new DateTimeImmutable( $given[ count( $given ) - 1 ] . ' UTC' );
		$days  = (int) $first->diff( $last )->days + 1;
		$step  = match ( true ) {
			$days <= self::DAYS['day']        => 'day',
			$days <= 7 * self::DAYS['week']   => 'week',
			$days <= 30 * self::DAYS['month'] => 'month',
			default                           => 'year',
		};
		$start = match ( $step ) {
			'day'   => $first,
			'week'  => $first->modify( '-' . ( (int) $first->format( 'N' ) - 1 ) . ' days' ),
			'month' => $first->modify( 'first day of this month' ),
			'year'  => $first->setDate( (int) $first->format( 'Y' ), 1, 1 ),
		};
		// Years between a wrong one and the others would be thousands of empty bins.
		$years = array_fill_keys(
			array_map( static fn ( string $day ): string => substr( $day, 0, 4 ), $given ),
			true
		);
		$edges = array();
		while ( $start <= $last ) {
			$next = $start->modify( "+1 $step" );
			if ( 'year' !== $step || isset( $years[ $start->format( 'Y' ) ] ) ) {
				$edges[] = array( $start->format( 'Y-m-d' ), $next->modify( '-1 day' )->format( 'Y-m-d' ) );
			}
			$start = $next;
		}
		return new self( $edges );
	}
}
