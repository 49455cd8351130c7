<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Pro\Results\Compare;

use PHPUnit\Framework\TestCase;
use UserFeedback\Pro\Results\Compare\Differences;
use UserFeedback\Results\Figures;

/**
 * Differences of the figures of two groups.
 */
final class DifferencesTest extends TestCase {

	/**
	 * Newcombe, Statistics in Medicine 17 (1998) 873-890, table II (a), method 10: 56/70 and 48/80, 0.0524 to 0.3339.
	 */
	public function test_a_share_by_the_published_example(): void {
		self::assertSame(
			array( 'value' => 20.0, 'low' => 5.2, 'high' => 33.4, 'within_margin' => false ),
			( new Differences( true ) )->shares( Figures::share( 56, 70 ), Figures::share( 48, 80 ) )
		);
	}

	/**
	 * By hand, 392 promoters, 207 passives and 103 detractors against 268, 91 and 20. First group: n' = 705,
	 * p' = 0.557092, d' = 0.147163, middle 0.409929, variance 0.536213, margin 0.054053. Second: n' = 382,
	 * p' = 0.703534, d' = 0.054319, middle 0.649215, variance 0.336373, margin 0.058160. Difference of the middles
	 * −0.239286, margin √(0.054053² + 0.058160²) = 0.079400: −0.318686 to −0.159886.
	 */
	public function test_a_score_by_hand(): void {
		self::assertSame(
			array( 'value' => -24.0, 'low' => -32.0, 'high' => -16.0, 'within_margin' => false ),
			( new Differences( true ) )->scores( self::scores( 392, 207, 103 ), self::scores( 268, 91, 20 ) )
		);
	}

	/**
	 * Means of 755 and 410 ratings, 4.0238 and 4.4195: the squares of their standard errors are 0.001735 and
	 * 0.001740, so Welch has about 942 degrees of freedom, t = 1.9625 and a margin of 0.1157.
	 */
	public function test_a_mean_by_hand(): void {
		$difference = ( new Differences( true ) )->means(
			self::stars( 39, 48, 103, 233, 332 ),
			self::stars( 6, 10, 34, 117, 243 )
		);
		self::assertNotNull( $difference );
		self::assertEqualsWithDelta( -0.40, $difference['value'], 0.011 );
		self::assertEqualsWithDelta( -0.51, $difference['low'], 0.011 );
		self::assertEqualsWithDelta( -0.28, $difference['high'], 0.011 );
		self::assertFalse( $difference['within_margin'] );
	}

	public function test_a_mean_in_the_unit_of_the_answers(): void {
		$a         = array( 2500 => 40, 7500 => 40 );
		$b         = array( 5000 => 80 );
		$thousands = ( new Differences( true ) )->means( $a, $b, 1, 0.001 );
		self::assertSame( 0.0, $thousands['value'] ?? null );
		// Standard error of the first mean: 2.5159 / √80 = 0.2813, t with 79 degrees of freedom 1.9905.
		self::assertSame( array( -0.6, 0.6 ), array( $thousands['low'] ?? null, $thousands['high'] ?? null ) );
		self::assertTrue( $thousands['within_margin'] ?? false );
	}

	public function test_under_30_answers_nothing_is_tested(): void {
		$test = new Differences( true );
		self::assertNull( $test->shares( Figures::share( 20, 29 ), Figures::share( 48, 80 ) ) );
		self::assertNotNull( $test->shares( Figures::share( 20, 30 ), Figures::share( 48, 80 ) ) );
		self::assertNull( $test->scores( self::scores( 9, 5, 1 ), self::scores( 268, 91, 20 ) ) );
		self::assertNull( $test->means( self::stars( 0, 0, 0, 9, 20 ), self::stars( 9, 9, 9, 9, 9 ) ) );
		self::assertNull( $test->means( array(), self::stars( 9, 9, 9, 9, 9 ) ) );
	}

	public function test_groups_that_are_not_independent_have_no_difference(): void {
		$test = new Differences( false );
		self::assertNull( $test->means( self::stars( 1, 2, 3, 40, 50 ), self::stars( 9, 9, 9, 9, 9 ) ) );
		self::assertNull( $test->shares( Figures::share( 56, 70 ), Figures::share( 48, 80 ) ) );
		self::assertNull( $test->scores( self::scores( 392, 207, 103 ), self::scores( 268, 91, 20 ) ) );
	}

	public function test_an_answer_that_one_group_lacks_counts_0(): void {
		$difference = ( new Differences( true ) )->shares( Figures::share( 0, 40 ), Figures::share( 10, 50 ) );
		self::assertSame( -20.0, $difference['value'] ?? null );
	}

	/**
	 * @return array<int, int> By score.
	 */
	private static function scores( int $promoters, int $passives, int $detractors ): array {
		return array( 10 => $promoters, 7 => $passives, 1 => $detractors );
	}

	/**
	 * @param int ...$counts Of 1 to 5 stars.
	 * @return array<int, int>
	 */
	private static function stars( int ...$counts ): array {
		return array_combine( range( 1, 5 ), $counts );
	}
}
