<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * 95 % intervals. Nothing is rounded here; `Figures` does that once, at the end. docs/figures.md has the
 * formulas and their sources.
 */
final class Intervals {

	/**
	 * Two-sided 95 % quantile of the normal distribution.
	 */
	public const Z = 1.959963984540054;

	/**
	 * Number of answers below which a sample is small: no change is shown.
	 */
	public const SMALL = 30;

	/**
	 * Wilson score interval of a share.
	 *
	 * @param int $count Those who did it, 0 to $base.
	 * @return array{float, float}|null Low and high, 0 to 1; null without a base.
	 */
	public static function wilson( int $count, int $base ): ?array {
		if ( $base < 1 ) {
			return null;
		}
		$share  = $count / $base;
		$square = self::Z ** 2;
		$center = ( $share + $square / ( 2 * $base ) ) / ( 1 + $square / $base );
		$margin = self::Z / ( 1 + $square / $base ) * sqrt(
			$share * ( 1 - $share ) / $base + $square / ( 4 * $base ** 2 )
		);
		// Exact at the ends, where rounding errors leave 1e-17.
		return array( 0 === $count ? 0.0 : $center - $margin, $count === $base ? 1.0 : $center + $margin );
	}

	/**
	 * Newcombe's interval of the difference of two independent shares, from both Wilson intervals.
	 *
	 * @param int $base        Of the range, at least 1.
	 * @param int $base_before Of the days before, at least 1.
	 * @return array{float, float} Low and high of share minus share before, −1 to 1.
	 */
	public static function difference( int $count, int $base, int $count_before, int $base_before ): array {
		list( $low, $high )               = self::wilson( $count, $base ) ?? array( 0.0, 1.0 );
		list( $low_before, $high_before ) = self::wilson( $count_before, $base_before ) ?? array( 0.0, 1.0 );
		$share                            = $count / $base;
		$before                           = $count_before / $base_before;
		return array(
			$share - $before - sqrt( ( $share - $low ) ** 2 + ( $high_before - $before ) ** 2 ),
			$share - $before + sqrt( ( $high - $share ) ** 2 + ( $before - $low_before ) ** 2 ),
		);
	}

	/**
	 * Mean of counted numbers, with ±1.96 s/√n.
	 *
	 * @param array<int, int> $counts Number => how often.
	 * @return array{value: float, low: float|null, high: float|null}|null null without numbers; no interval for a single one.
	 */
	public static function mean( array $counts ): ?array {
		$total = array_sum( $counts );
		if ( $total < 1 ) {
			return null;
		}
		$sum = 0;
		foreach ( $counts as $number => $count ) {
			$sum += $number * $count;
		}
		$mean = (float) $sum / $total;
		if ( $total < 2 ) {
			return array(
				'value' => $mean,
				'low'   => null,
				'high'  => null,
			);
		}
		$squares = 0.0;
		foreach ( $counts as $number => $count ) {
			$squares += $count * ( $number - $mean ) ** 2;
		}
		$margin = self::Z * sqrt( $squares / ( $total - 1 ) / $total );
		return array(
			'value' => $mean,
			'low'   => $mean - $margin,
			'high'  => $mean + $margin,
		);
	}

	/**
	 * Difference of two independent means and its margin of error.
	 *
	 * @param array<int, int> $counts Number => how often, at least two in all.
	 * @param array<int, int> $before The same of the days before.
	 * @return array{float, float}
	 */
	public static function mean_difference( array $counts, array $before ): array {
		$now  = self::mean( $counts );
		$then = self::mean( $before );
		return array(
			( $now['value'] ?? 0.0 ) - ( $then['value'] ?? 0.0 ),
			hypot(
				( $now['high'] ?? 0.0 ) - ( $now['value'] ?? 0.0 ),
				( $then['high'] ?? 0.0 ) - ( $then['value'] ?? 0.0 )
			),
		);
	}

	/**
	 * Difference of two independent means with its interval by Welch, whose degrees of freedom are Satterthwaite's.
	 *
	 * @param array<int, int> $counts Number => how often, at least two in all.
	 * @param array<int, int> $other  The same of the other group.
	 * @return array{value: float, low: float, high: float}
	 */
	public static function welch( array $counts, array $other ): array {
		list( $mean, $error, $size )                   = self::error( $counts );
		list( $mean_other, $error_other, $size_other ) = self::error( $other );

		$error_both = $error + $error_other;
		$margin     = 0.0;
		if ( $error_both > 0 ) {
			$freedom = $error_both ** 2 / ( $error ** 2 / ( $size - 1 ) + $error_other ** 2 / ( $size_other - 1 ) );
			$margin  = self::t( $freedom ) * sqrt( $error_both );
		}
		return array(
			'value' => $mean - $mean_other,
			'low'   => $mean - $mean_other - $margin,
			'high'  => $mean - $mean_other + $margin,
		);
	}

	/**
	 * Two-sided 95 % quantile of Student's t, by the expansion 26.7.5 of Abramowitz and Stegun.
	 *
	 * @param float $freedom Degrees of freedom, at least 10.
	 */
	public static function t( float $freedom ): float {
		$z = self::Z;
		return $z
			+ ( $z ** 3 + $z ) / 4 / $freedom
			+ ( 5 * $z ** 5 + 16 * $z ** 3 + 3 * $z ) / 96 / $freedom ** 2
			+ ( 3 * $z ** 7 + 19 * $z ** 5 + 17 * $z ** 3 - 15 * $z ) / 384 / $freedom ** 3
			+ ( 79 * $z ** 9 + 776 * $z ** 7 + 1482 * $z ** 5 - 1920 * $z ** 3 - 945 * $z ) / 92160 / $freedom ** 4;
	}

	/**
	 * Mean, square of its standard error, and size of a sample.
	 *
	 * @param array<int, int> $counts Number => how often, at least two in all.
	 * @return array{float, float, int}
	 */
	private static function error( array $counts ): array {
		$size    = array_sum( $counts );
		$mean    = self::mean( $counts )['value'] ?? 0.0;
		$squares = 0.0;
		foreach ( $counts as $number => $count ) {
			$squares += $count * ( $number - $mean ) ** 2;
		}
		return array( $mean, $squares / ( $size - 1 ) / $size, $size );
	}

	/**
	 * Whether the difference of two counts is within the margin of error: both
	 * as Poisson counts, so the difference has the variance of their sum.
	 *
	 * @param int $before Of the same number of days before.
	 */
	public static function counts_agree( int $count, int $before ): bool {
		return abs( $count - $before ) <= self::Z * sqrt( $count + $before );
	}
}
