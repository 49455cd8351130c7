<?php
declare(strict_types=1);

namespace UserFeedback\Results;

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
	 * How often each number was entered.
	 *
	 * @return array<int, int> By thousandths, ascending.
	 */
	public static function numbers( Tally $tally ): array {
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
	 * How often each day was entered.
	 *
	 * @return array<string, int> By day, ascending.
	 */
	public static function days( Tally $tally ): array {
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

	/**
	 * The middle number: of an even number of answers half of the sum of the two in the middle.
	 *
	 * @param array<int, int> $counts From numbers().
	 */
	public static function middle( array $counts ): int|float|null {
		if ( array() === $counts ) {
			return null;
		}
		$total  = array_sum( $counts );
		$median = ( self::at( $counts, intdiv( $total - 1, 2 ) ) + self::at( $counts, intdiv( $total, 2 ) ) ) / 2000;
		return floor( $median ) === $median ? (int) $median : $median;
	}

	/**
	 * The day in the middle, the earlier of two: there is no day between neighbors.
	 *
	 * @param array<string, int> $counts From days().
	 */
	public static function middle_day( array $counts ): ?string {
		return array() === $counts ? null : self::at( $counts, intdiv( array_sum( $counts ) - 1, 2 ) );
	}

	/**
	 * @param array<int, int>      $counts By thousandths, ascending.
	 * @param array<int, int>|null $before The same of the days before.
	 * @return Data
	 */
	private static function of_numbers( Question $question, array $counts, ?array $before ): array {
		$unit     = $question->config['unit'] ?? '';
		$decimals = 4 - strlen( (string) Bins::grain( array_keys( $counts ) ) );
		return array(
			'kind'        => Measure::NUMBER,
			'unit'        => is_string( $unit ) ? $unit : '',
			'total'       => array_sum( $counts ),
			'lowest'      => array() === $counts ? null : Measure::number( array_key_first( $counts ) ),
			'highest'     => array() === $counts ? null : Measure::number( array_key_last( $counts ) ),
			'median'      => self::middle( $counts ),
			'mean'        => self::mean( $counts, $decimals + 1 ),
			'mean_change' => null === $before ? null : self::mean_change( $counts, $before ),
			'bins'        => self::bins( Bins::of_numbers( array_keys( $counts ) ), $counts ),
		);
	}

	/**
	 * The mean with one decimal more than the numbers, its interval with two.
	 *
	 * @param array<int, int> $counts By thousandths.
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
	 * @param array<string, int> $counts By day, ascending.
	 * @return Data
	 */
	private static function of_days( array $counts ): array {
		$days = array_keys( $counts );
		return array(
			'kind'        => Measure::DATE,
			'unit'        => '',
			'total'       => array_sum( $counts ),
			'lowest'      => $days[0] ?? null,
			'highest'     => array() === $days ? null : $days[ count( $days ) - 1 ],
			'median'      => self::middle_day( $counts ),
			'mean'        => null,
			'mean_change' => null,
			'bins'        => self::bins( Bins::of_days( array_keys( $counts ) ), $counts ),
		);
	}

	/**
	 * @param array<array-key, int> $counts By thousandths or by day, ascending.
	 * @return list<Bin>
	 */
	private static function bins( Bins $bins, array $counts ): array {
		$total = array_sum( $counts );
		return array_map(
			static fn ( array $ends, int $count ): array => $ends + array(
				'count' => $count,
				'share' => Figures::share( $count, $total ),
			),
			$bins->ends(),
			$bins->fill( $counts )
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
}
