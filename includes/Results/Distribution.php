<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use DateTimeImmutable;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\Measure;

/**
 * Numbers or days that visitors entered, in bins of equal width, with their median; of numbers also the mean
 * (docs/figures.md; wire type `Distribution`).
 *
 * @phpstan-import-type ShareData from Figures
 * @phpstan-import-type MeanChange from Figures
 * @phpstan-import-type Mean from QuestionStats
 * @phpstan-type Bin array{from: int|float|string, to: int|float|string, count: int, share: ShareData}
 * @phpstan-type Data array{kind: string, unit: string, total: int, lowest: int|float|string|null, highest: int|float|string|null, median: int|float|string|null, mean: Mean|null, mean_change: MeanChange|null, bins: list<Bin>}
 */
final class Distribution {

	/**
	 * Most bins of numbers.
	 */
	private const BINS = 11;

	/**
	 * Most bins of days by their width; above the last one there is one per year.
	 */
	private const DAY_BINS = array(
		'day'   => 31,
		'week'  => 26,
		'month' => 24,
	);

	/**
	 * @param Measure::NUMBER|Measure::DATE $kind   What the question measures.
	 * @param Tally|null                    $before Of the days before; null when they cannot be compared with.
	 * @return Data
	 */
	public static function of( string $kind, Question $question, Tally $tally, ?Tally $before ): array {
		return Measure::NUMBER === $kind
			? self::of_numbers( $question, self::numbers( $tally ), null === $before ? null : self::numbers( $before ) )
			: self::of_days( self::days( $tally ) );
	}

	/**
	 * @param array<int, int>      $counts By thousandths, ascending.
	 * @param array<int, int>|null $before The same of the days before.
	 * @return Data
	 */
	private static function of_numbers( Question $question, array $counts, ?array $before ): array {
		$unit = $question->config['unit'] ?? '';
		$data = array(
			'kind'        => Measure::NUMBER,
			'unit'        => is_string( $unit ) ? $unit : '',
			'total'       => array_sum( $counts ),
			'lowest'      => null,
			'highest'     => null,
			'median'      => null,
			'mean'        => null,
			'mean_change' => null === $before ? null : self::mean_change( $counts, $before ),
			'bins'        => array(),
		);
		if ( array() === $counts ) {
			return $data;
		}
		$grain    = self::grain( array_keys( $counts ) );
		$decimals = 4 - strlen( (string) $grain );
		$median   = ( self::at( $counts, intdiv( $data['total'] - 1, 2 ) ) + self::at( $counts, intdiv( $data['total'], 2 ) ) ) / 2000;
		return array(
			'lowest'  => Measure::number( array_key_first( $counts ) ),
			'highest' => Measure::number( array_key_last( $counts ) ),
			'median'  => floor( $median ) === $median ? (int) $median : $median,
			'mean'    => self::mean( $counts, $decimals + 1 ),
			'bins'    => self::number_bins( $counts, $grain, $data['total'] ),
		) + $data;
	}

	/**
	 * The mean with one decimal more than the numbers, its interval with two.
	 *
	 * @param array<int, int> $counts By thousandths, at least one.
	 * @return Mean|null
	 */
	private static function mean( array $counts, int $decimals ): ?array {
		$mean = Intervals::mean( $counts );
		return null === $mean ? null : array(
			'value' => round( $mean['value'] / 1000, $decimals ) + 0.0,
			'low'   => null === $mean['low'] ? null : round( $mean['low'] / 1000, $decimals + 1 ) + 0.0,
			'high'  => null === $mean['high'] ? null : round( $mean['high'] / 1000, $decimals + 1 ) + 0.0,
		);
	}

	/**
	 * @param array<int, int> $counts By thousandths.
	 * @param array<int, int> $before The same of the days before.
	 * @return MeanChange
	 */
	private static function mean_change( array $counts, array $before ): array {
		$change = Figures::mean_change( $counts, $before );
		return array(
			'value'         => null === $change['value'] ? null : Figures::decimal( $change['value'] / 1000 ),
			'within_margin' => $change['within_margin'],
		);
	}

	/**
	 * Bins of a width of 1, 2 or 5 with zeros, the narrowest of which at most BINS are needed. Both ends belong to
	 * a bin: between its end and the next one lies no number with the decimals of the answers.
	 *
	 * @param non-empty-array<int, int> $counts By thousandths, ascending.
	 * @return list<Bin>
	 */
	private static function number_bins( array $counts, int $grain, int $total ): array {
		$low   = array_key_first( $counts );
		$high  = array_key_last( $counts );
		$width = $grain;
		$at    = 0;
		while ( self::below( $high, $width ) - self::below( $low, $width ) >= self::BINS ) {
			++$at;
			$width = $grain * 10 ** intdiv( $at, 3 ) * array( 1, 2, 5 )[ $at % 3 ];
		}
		$found = array();
		foreach ( $counts as $number => $count ) {
			$place           = self::below( $number, $width );
			$found[ $place ] = ( $found[ $place ] ?? 0 ) + $count;
		}
		$bins = array();
		foreach ( range( self::below( $low, $width ), self::below( $high, $width ) ) as $place ) {
			$bins[] = self::bin(
				Measure::number( $place * $width ),
				Measure::number( $place * $width + $width - $grain ),
				$found[ $place ] ?? 0,
				$total
			);
		}
		return $bins;
	}

	/**
	 * How often the width fits below a number.
	 */
	private static function below( int $number, int $width ): int {
		return (int) floor( $number / $width );
	}

	/**
	 * The place of the last decimal that any of the numbers has: 1000, 100, 10 or 1 thousandths.
	 *
	 * @param list<int> $numbers Thousandths.
	 */
	private static function grain( array $numbers ): int {
		foreach ( array( 1000, 100, 10 ) as $grain ) {
			$off = array_filter( $numbers, static fn ( int $number ): bool => 0 !== $number % $grain );
			if ( array() === $off ) {
				return $grain;
			}
		}
		return 1;
	}

	/**
	 * @param array<string, int> $counts By day, ascending.
	 * @return Data
	 */
	private static function of_days( array $counts ): array {
		$total = array_sum( $counts );
		return array(
			'kind'        => Measure::DATE,
			'unit'        => '',
			'total'       => $total,
			'lowest'      => array_key_first( $counts ),
			'highest'     => array_key_last( $counts ),
			// The earlier of the two in the middle: there is no day between neighbors.
			'median'      => array() === $counts ? null : self::at( $counts, intdiv( $total - 1, 2 ) ),
			'mean'        => null,
			'mean_change' => null,
			'bins'        => array() === $counts ? array() : self::day_bins( $counts, $total ),
		);
	}

	/**
	 * Days, weeks from Monday, months or years without gaps.
	 *
	 * @param non-empty-array<string, int> $counts By day, ascending.
	 * @return list<Bin>
	 */
	private static function day_bins( array $counts, int $total ): array {
		$first = new DateTimeImmutable( array_key_first( $counts ) . ' UTC' );
		$last  = new DateTimeImmutable( array_key_last( $counts ) . ' UTC' );
		$days  = (int) $first->diff( $last )->days + 1;
		$step  = match ( true ) {
			$days <= self::DAY_BINS['day']        => 'day',
			$days <= 7 * self::DAY_BINS['week']   => 'week',
			$days <= 30 * self::DAY_BINS['month'] => 'month',
			default                               => 'year',
		};
		$start = match ( $step ) {
			'day'   => $first,
			'week'  => $first->modify( '-' . ( (int) $first->format( 'N' ) - 1 ) . ' days' ),
			'month' => $first->modify( 'first day of this month' ),
			'year'  => $first->setDate( (int) $first->format( 'Y' ), 1, 1 ),
		};
		$bins = array();
		while ( $start <= $last ) {
			$next  = $start->modify( "+1 $step" );
			$from  = $start->format( 'Y-m-d' );
			$to    = $next->modify( '-1 day' )->format( 'Y-m-d' );
			$count = array_sum(
				array_filter(
					$counts,
					static fn ( string $day ): bool => $day >= $from && $day <= $to,
					ARRAY_FILTER_USE_KEY
				)
			);
			$start = $next;
			// Years between a wrong one and the others would be thousands of empty bins.
			if ( $count > 0 || 'year' !== $step ) {
				$bins[] = self::bin( $from, $to, $count, $total );
			}
		}
		return $bins;
	}

	/**
	 * @return Bin
	 */
	private static function bin( int|float|string $from, int|float|string $to, int $count, int $total ): array {
		return array(
			'from'  => $from,
			'to'    => $to,
			'count' => $count,
			'share' => Figures::share( $count, $total ),
		);
	}

	/**
	 * The value at a place of all that were given, from 0.
	 *
	 * @template K of array-key
	 * @param non-empty-array<K, int> $counts By value, ascending.
	 * @return K
	 */
	private static function at( array $counts, int $place ): int|string {
		foreach ( $counts as $value => $count ) {
			$place -= $count;
			if ( $place < 0 ) {
				return $value;
			}
		}
		return array_key_last( $counts );
	}

	/**
	 * @return array<int, int> Counts by thousandths, ascending.
	 */
	private static function numbers( Tally $tally ): array {
		$counts = array();
		foreach ( $tally->values as $key => $count ) {
			$number = Measure::number_of( (string) $key );
			if ( null !== $number && $count > 0 ) {
				$counts[ $number ] = $count;
			}
		}
		ksort( $counts );
		return $counts;
	}

	/**
	 * @return array<string, int> Counts by day, ascending.
	 */
	private static function days( Tally $tally ): array {
		$counts = array();
		foreach ( $tally->values as $key => $count ) {
			$day = Measure::day_of( (string) $key );
			if ( null !== $day && $count > 0 ) {
				$counts[ $day ] = $count;
			}
		}
		ksort( $counts );
		return $counts;
	}
}
