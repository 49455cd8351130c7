<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

/**
 * Random numbers of demo data. wp_rand() cannot be seeded, and the same seed must bring the same demo.
 */
final class SampleNumber {

	public static function seed( int $seed ): void {
		mt_srand( $seed ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- see above.
	}

	/**
	 * A number from $least to $most, both included.
	 */
	public static function between( int $least, int $most ): int {
		return mt_rand( $least, $most ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- see above.
	}

	/**
	 * Like between(), with low numbers more often: answers of real people are not even.
	 */
	public static function rather_low( int $least, int $most ): int {
		return min( self::between( $least, $most ), self::between( $least, $most ) );
	}

	/**
	 * Like between(), with high numbers more often.
	 */
	public static function rather_high( int $least, int $most ): int {
		return max( self::between( $least, $most ), self::between( $least, $most ) );
	}
}
