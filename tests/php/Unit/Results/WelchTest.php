<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Results;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use UserFeedback\Results\Intervals;

/**
 * Difference of two means (docs/figures.md).
 */
final class WelchTest extends TestCase {

	/**
	 * Student's data of sleep (Biometrika 6, 1908), in tenths of an hour. R's manual of t.test() has the result:
	 * t = -1.8608, df = 17.776, 95 percent confidence interval: -3.3654832 to 0.2054832.
	 */
	public function test_published_example(): void {
		$difference = Intervals::welch(
			self::counts( 7, -16, -2, -12, -1, 34, 37, 8, 0, 20 ),
			self::counts( 19, 8, 11, 1, -1, 44, 55, 16, 46, 34 )
		);
		self::assertEqualsWithDelta( -15.8, $difference['value'], 1e-9 );
		self::assertEqualsWithDelta( -33.654832, $difference['low'], 1e-4 );
		self::assertEqualsWithDelta( 2.054832, $difference['high'], 1e-4 );
	}

	#[DataProvider( 'quantiles' )]
	public function test_quantiles_of_the_printed_table( int $freedom, float $expected ): void {
		self::assertEqualsWithDelta( $expected, Intervals::t( $freedom ), 0.0005 );
	}

	/**
	 * NIST/SEMATECH e-Handbook, 1.3.6.7.2, upper critical values of Student's t, column 0.975.
	 *
	 * @return array<int, array{int, float}>
	 */
	public static function quantiles(): array {
		return array(
			array( 10, 2.228 ),
			array( 18, 2.101 ),
			array( 29, 2.045 ),
			array( 58, 2.002 ),
			array( 100, 1.984 ),
		);
	}

	public function test_turned_around_it_is_its_negative(): void {
		$stars = array(
			1 => 4,
			3 => 20,
			5 => 30,
		);
		$other = array(
			2 => 9,
			4 => 40,
		);
		$there = Intervals::welch( $stars, $other );
		$back  = Intervals::welch( $other, $stars );
		self::assertEqualsWithDelta( -$there['value'], $back['value'], 1e-12 );
		self::assertEqualsWithDelta( -$there['high'], $back['low'], 1e-12 );
	}

	public function test_answers_that_are_all_the_same_have_no_margin(): void {
		self::assertSame(
			array(
				'value' => 1.0,
				'low'   => 1.0,
				'high'  => 1.0,
			),
			Intervals::welch( array( 5 => 40 ), array( 4 => 40 ) )
		);
	}

	/**
	 * @return array<int, int> Number => how often.
	 */
	private static function counts( int ...$numbers ): array {
		return array_count_values( $numbers );
	}
}
