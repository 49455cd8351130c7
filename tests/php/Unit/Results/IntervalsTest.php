<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Results;

use PHPUnit\Framework\TestCase;
use UserFeedback\Results\Figures;
use UserFeedback\Results\Intervals;

final class IntervalsTest extends TestCase {

	/**
	 * Newcombe, Statistics in Medicine 17 (1998) 857-872, table I, method 3 (score without continuity correction).
	 *
	 * @dataProvider published_shares
	 */
	public function test_wilson_gives_the_published_limits( int $count, int $base, float $low, float $high ): void {
		$interval = Intervals::wilson( $count, $base );
		self::assertEqualsWithDelta( array( $low, $high ), $interval, 0.00005 );
	}

	/**
	 * Cases.
	 *
	 * @return array<string, array{int, int, float, float}>
	 */
	public static function published_shares(): array {
		return array(
			'81 of 263' => array( 81, 263, 0.2553, 0.3662 ),
			'15 of 148' => array( 15, 148, 0.0624, 0.1605 ),
			'0 of 20'   => array( 0, 20, 0.0, 0.1611 ),
			'1 of 29'   => array( 1, 29, 0.0061, 0.1718 ),
		);
	}

	/**
	 * Newcombe, Statistics in Medicine 17 (1998) 873-890, table II, method 10 (from both score intervals).
	 *
	 * @dataProvider published_differences
	 */
	public function test_difference_gives_the_published_limits(
		int $count,
		int $base,
		int $count_before,
		int $base_before,
		float $low,
		float $high
	): void {
		self::assertEqualsWithDelta(
			array( $low, $high ),
			Intervals::difference( $count, $base, $count_before, $base_before ),
			0.00005
		);
	}

	/**
	 * Cases.
	 *
	 * @return array<string, array{int, int, int, int, float, float}>
	 */
	public static function published_differences(): array {
		return array(
			'56/70 and 48/80' => array( 56, 70, 48, 80, 0.0524, 0.3339 ),
			'9/10 and 3/10'   => array( 9, 10, 3, 10, 0.1705, 0.8090 ),
			'6/7 and 2/7'     => array( 6, 7, 2, 7, 0.0582, 0.8062 ),
			'5/56 and 0/29'   => array( 5, 56, 0, 29, -0.0381, 0.1926 ),
			'0/10 and 0/20'   => array( 0, 10, 0, 20, -0.1611, 0.2775 ),
			'10/10 and 0/20'  => array( 10, 10, 0, 20, 0.6791, 1.0 ),
		);
	}

	public function test_without_a_base_there_is_no_interval(): void {
		self::assertNull( Intervals::wilson( 0, 0 ) );
		self::assertSame(
			array(
				'percent' => null,
				'low'     => null,
				'high'    => null,
				'count'   => 0,
				'base'    => 0,
			),
			Figures::share( 0, 0 )
		);
	}

	public function test_ends_are_exact(): void {
		self::assertSame( 0.0, Intervals::wilson( 0, 7 )[0] ?? null );
		self::assertSame( 1.0, Intervals::wilson( 7, 7 )[1] ?? null );
	}

	/**
	 * By hand: 2, 4, 4, 4, 5, 5 has sum 24, mean 4, squares 4+0+0+0+1+1 = 6, s² = 6/5 = 1.2,
	 * margin 1.959964 × √(1.2/6) = 1.959964 × 0.4472136 = 0.8765226.
	 */
	public function test_mean_by_hand(): void {
		$mean = Intervals::mean(
			array(
				2 => 1,
				4 => 3,
				5 => 2,
			)
		);
		self::assertEqualsWithDelta(
			array(
				'value' => 4.0,
				'low'   => 3.1234774,
				'high'  => 4.8765226,
			),
			$mean,
			0.0000001
		);
		self::assertSame(
			array(
				'value' => 4.0,
				'low'   => 3.12,
				'high'  => 4.88,
			),
			Figures::mean(
				array(
					2 => 1,
					4 => 3,
					5 => 2,
				)
			)
		);
	}

	public function test_mean_of_one_and_of_none(): void {
		self::assertSame(
			array(
				'value' => 5.0,
				'low'   => null,
				'high'  => null,
			),
			Intervals::mean( array( 5 => 1 ) )
		);
		self::assertNull( Intervals::mean( array() ) );
		self::assertNull( Intervals::mean( array( 5 => 0 ) ) );
	}

	/**
	 * By hand: 100 and 130 differ by 30; 1.96 × √230 = 29.7, so 30 is clear and 29 (√229: 29.66) is not.
	 */
	public function test_counts_agree_within_their_margin(): void {
		self::assertFalse( Intervals::counts_agree( 130, 100 ) );
		self::assertTrue( Intervals::counts_agree( 129, 100 ) );
		self::assertTrue( Intervals::counts_agree( 0, 0 ) );
	}

	public function test_changes_need_thirty_on_both_sides(): void {
		self::assertSame(
			array(
				'value'         => 45,
				'before'        => 30,
				'change'        => 50.0,
				'within_margin' => true,
			),
			Figures::compared( 45, 30, true )
		);
		self::assertNull( Figures::compared( 29, 400, true )['change'] );
		self::assertNull( Figures::compared( 400, 29, true )['change'] );
		self::assertNull( Figures::compared( 0, 0, true )['change'] );
	}

	public function test_days_before_the_survey_existed_are_no_measure(): void {
		self::assertSame(
			array(
				'value'         => 2231,
				'before'        => 772,
				'change'        => null,
				'within_margin' => true,
			),
			Figures::compared( 2231, 772, false )
		);
		self::assertNull( Figures::survey( 500, 500, 1000, 2000, false )['response_rate_change']['points'] );
		self::assertSame( 25.0, Figures::survey( 500, 500, 1000, 2000, true )['response_rate_change']['points'] );
	}

	/**
	 * 50 answers of mean 4 and 50 of mean 3, each with variance 50/49: the margin is
	 * 1.96 √(2/49) = 0.40.
	 */
	public function test_change_of_a_mean(): void {
		$high                        = array(
			3 => 25,
			5 => 25,
		);
		$low                         = array(
			2 => 25,
			4 => 25,
		);
		list( $difference, $margin ) = Intervals::mean_difference( $high, $low );
		self::assertSame( 1.0, $difference );
		self::assertEqualsWithDelta( 0.396, $margin, 0.0005 );
		self::assertSame(
			array(
				'value'         => 1.0,
				'within_margin' => false,
			),
			Figures::mean_change( $high, $low )
		);
		self::assertTrue( Figures::mean_change( $high, $high )['within_margin'] );
		self::assertNull( Figures::mean_change( array( 5 => 29 ), $low )['value'] );
		self::assertNull( Figures::mean_change( $high, array( 5 => 29 ) )['value'] );
	}

	/**
	 * 56 of 70 is 80 %, 48 of 80 is 60 %: 20 points, and the published interval above excludes 0.
	 */
	public function test_change_of_a_rate(): void {
		self::assertSame(
			array(
				'points'        => 20.0,
				'within_margin' => false,
			),
			Figures::rate_change( 56, 70, 48, 80 )
		);
		self::assertSame(
			array(
				'points'        => 0.0,
				'within_margin' => true,
			),
			Figures::rate_change( 40, 80, 40, 80 )
		);
		self::assertSame(
			array(
				'points'        => null,
				'within_margin' => true,
			),
			Figures::rate_change( 9, 10, 3, 80 )
		);
	}

	public function test_rounds_once_and_half_away_from_zero(): void {
		self::assertSame( 12.5, Figures::share( 1, 8 )['percent'] );
		self::assertSame( 33.3, Figures::share( 1, 3 )['percent'] );
		self::assertSame( 0.3, Figures::decimal( 0.25 ) );
		self::assertSame( -0.3, Figures::decimal( -0.25 ) );
		self::assertSame( '0', (string) Figures::decimal( -0.01 ) );
		self::assertSame( 13, Figures::whole( 12.5 ) );
		self::assertSame( -13, Figures::whole( -12.5 ) );
	}

	public function test_more_responses_than_impressions_are_everybody(): void {
		self::assertSame(
			array(
				'percent' => 100.0,
				'count'   => 12,
				'base'    => 10,
			),
			array_intersect_key( Figures::share( 12, 10 ), array_flip( array( 'percent', 'count', 'base' ) ) )
		);
	}
}
