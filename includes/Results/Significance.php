<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * Two-sided probabilities that a difference at least this large comes about by chance, and their correction for
 * many comparisons. docs/figures.md has the methods and their sources.
 */
final class Significance {

	public const LEVEL = 0.05;

	/**
	 * Smallest expected number of answers at which the test of two shares holds (Cochran 1954).
	 */
	private const EXPECTED = 5;

	/**
	 * Score test of two independent shares, which is Pearson's test without correction for continuity.
	 *
	 * @param int $base        Of the range, at least 1.
	 * @param int $base_before Of the days before, at least 1.
	 * @return float|null Null where too few did it, or did not, for the test to hold.
	 */
	public static function of_shares( int $count, int $base, int $count_before, int $base_before ): ?float {
		$pooled = ( $count + $count_before ) / ( $base + $base_before );
		if ( min( $pooled, 1 - $pooled ) * min( $base, $base_before ) < self::EXPECTED ) {
			return null;
		}
		$error = sqrt( $pooled * ( 1 - $pooled ) * ( 1 / $base + 1 / $base_before ) );
		return self::normal( ( $count / $base - $count_before / $base_before ) / $error );
	}

	/**
	 * Welch's t-test of two independent means.
	 *
	 * @param array<int, int> $counts Number => how often, at least two in all.
	 * @param array<int, int> $before The same of the days before.
	 * @return float|null Null where all numbers are the same: then nothing varies.
	 */
	public static function of_means( array $counts, array $before ): ?float {
		list( $mean, $square, $freedom )                = self::spread( $counts );
		list( $mean_then, $square_then, $freedom_then ) = self::spread( $before );
		$sum = $square + $square_then;
		return 0.0 === $sum ? null : self::student(
			( $mean - $mean_then ) / sqrt( $sum ),
			$sum ** 2 / ( $square ** 2 / $freedom + $square_then ** 2 / $freedom_then )
		);
	}

	/**
	 * Test of two NPS from their adjusted Wald intervals.
	 *
	 * @param array<int, int> $counts Score => how often, at least one.
	 * @param array<int, int> $before The same of the days before.
	 */
	public static function of_scores( array $counts, array $before ): float {
		$difference = Nps::difference( $counts, $before );
		return self::normal( $difference['middle'] / $difference['margin'] * Intervals::Z );
	}

	/**
	 * Holm's correction: the probabilities that one may compare with LEVEL whatever their number.
	 *
	 * @param list<float> $probabilities Of single comparisons.
	 * @return list<float> In the same order.
	 */
	public static function holm( array $probabilities ): array {
		$left     = count( $probabilities );
		$adjusted = $probabilities;
		$largest  = 0.0;
		asort( $probabilities );
		foreach ( $probabilities as $place => $probability ) {
			$largest            = max( $largest, min( 1.0, $left * $probability ) );
			$adjusted[ $place ] = $largest;
			--$left;
		}
		return array_values( $adjusted );
	}

	/**
	 * Both tails of the normal distribution beyond ±z.
	 */
	public static function normal( float $z ): float {
		// Chebyshev fit of erfc(), right to 1.2e-7 of its value (Numerical Recipes, 6.2).
		$x    = abs( $z ) / M_SQRT2;
		$t    = 1 / ( 1 + $x / 2 );
		$fit  = 0.0;
		$from = array(
			0.17087277,
			-0.82215223,
			1.48851587,
			-1.13520398,
			0.27886807,
			-0.18628806,
			0.09678418,
			0.37409196,
			1.00002368,
			-1.26551223,
		);
		foreach ( $from as $part ) {
			$fit = $fit * $t + $part;
		}
		return min( 1.0, $t * exp( $fit - $x ** 2 ) );
	}

	/**
	 * Both tails of Student's distribution beyond ±t.
	 */
	public static function student( float $t, float $freedom ): float {
		return self::beta( $freedom / ( $freedom + $t ** 2 ), $freedom / 2, 0.5 );
	}

	/**
	 * Mean, its squared standard error, and degrees of freedom.
	 *
	 * @param array<int, int> $counts Number => how often.
	 * @return array{float, float, int}
	 */
	private static function spread( array $counts ): array {
		$total   = array_sum( $counts );
		$mean    = Intervals::mean( $counts )['value'] ?? 0.0;
		$squares = 0.0;
		foreach ( $counts as $number => $count ) {
			$squares += $count * ( $number - $mean ) ** 2;
		}
		return array( $mean, $squares / ( $total - 1 ) / $total, $total - 1 );
	}

	/**
	 * Regularized incomplete beta function, by its continued fraction (Numerical Recipes, 6.4).
	 */
	private static function beta( float $x, float $a, float $b ): float {
		if ( $x <= 0 || $x >= 1 ) {
			return $x <= 0 ? 0.0 : 1.0;
		}
		$front = exp(
			self::log_gamma( $a + $b ) - self::log_gamma( $a ) - self::log_gamma( $b )
				+ $a * log( $x ) + $b * log( 1 - $x )
		);
		return $x < ( $a + 1 ) / ( $a + $b + 2 )
			? $front * self::fraction( $x, $a, $b ) / $a
			: 1 - $front * self::fraction( 1 - $x, $b, $a ) / $b;
	}

	private static function fraction( float $x, float $a, float $b ): float {
		$c     = 1.0;
		$d     = 1 / ( 1 - ( $a + $b ) * $x / ( $a + 1 ) );
		$value = $d;
		for ( $m = 1; $m <= 300; $m++ ) {
			$even   = $m * ( $b - $m ) * $x / ( ( $a + 2 * $m - 1 ) * ( $a + 2 * $m ) );
			$odd    = -( $a + $m ) * ( $a + $b + $m ) * $x / ( ( $a + 2 * $m ) * ( $a + 2 * $m + 1 ) );
			$d      = 1 / ( 1 + $even * $d );
			$c      = 1 + $even / $c;
			$value *= $d * $c;
			$d      = 1 / ( 1 + $odd * $d );
			$c      = 1 + $odd / $c;
			$value *= $d * $c;
			if ( abs( $d * $c - 1 ) < 1e-12 ) {
				break;
			}
		}
		return $value;
	}

	/**
	 * Logarithm of the gamma function, by Lanczos (Numerical Recipes, 6.1).
	 */
	private static function log_gamma( float $x ): float {
		$sum  = 1.000000000190015;
		$from = array(
			76.18009172947146,
			-86.50532032941677,
			24.01409824083091,
			-1.231739572450155,
			0.001208650973866179,
			-0.000005395239384953,
		);
		foreach ( $from as $place => $part ) {
			$sum += $part / ( $x + $place + 1 );
		}
		return ( $x + 0.5 ) * log( $x + 5.5 ) - ( $x + 5.5 ) + log( 2.5066282746310005 * $sum / $x );
	}
}
