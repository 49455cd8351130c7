<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Results;

use PHPUnit\Framework\TestCase;
use UserFeedback\Results\DataPoints;
use UserFeedback\Results\Range;

/**
 * Every day of a range has its figures, whatever was counted.
 */
final class DataPointsTest extends TestCase {

	public function test_each_day_is_compared_with_the_one_at_its_place_before(): void {
		$points = self::points(
			array(
				'publish'    => array(
					'2026-03-02' => 50,
					'2026-03-04' => 60,
					'2026-03-05' => 90,
				),
				'impression' => array( '2026-03-04' => 240 ),
			)
		);
		self::assertSame( 'day', $points['step'] );
		self::assertSame( array( '2026-03-04', '2026-03-05' ), array_column( $points['data_points'], 'date' ) );
		self::assertSame( array( 60, 90 ), array_column( $points['data_points'], 'count' ) );
		self::assertSame( array( 240, 0 ), array_column( $points['data_points'], 'impressions' ) );
		self::assertSame( array( 25.0, null ), array_column( $points['data_points'], 'rate' ) );
		self::assertSame( array( '2026-03-02', '2026-03-03' ), array_column( $points['data_points_before'], 'date' ) );
		self::assertSame( array( 50, 0 ), array_column( $points['data_points_before'], 'count' ) );
		self::assertSame( 20.0, $points['data_points'][0]['count_change'] );
		self::assertNull( $points['data_points'][0]['impressions_change'], 'Nothing to compare with.' );
	}

	public function test_a_running_day_and_a_small_one_are_not_compared(): void {
		$points = self::points(
			array(
				'publish'    => array(
					'2026-03-02' => 29,
					'2026-03-03' => 60,
					'2026-03-04' => 60,
					'2026-03-05' => 90,
				),
				'impression' => array(),
			)
		);
		self::assertSame( array( null, null ), array_column( $points['data_points'], 'count_change' ) );
	}

	public function test_a_rate_is_at_most_everybody(): void {
		$points = self::points(
			array(
				'publish'    => array( '2026-03-04' => 3 ),
				'impression' => array( '2026-03-04' => 2 ),
			)
		);
		self::assertSame( 100.0, $points['data_points'][0]['rate'] );
	}

	public function test_a_day_before_the_survey_existed_is_not_compared_with(): void {
		$days = array(
			'publish'    => array(
				'2026-03-02' => 50,
				'2026-03-04' => 60,
			),
			'impression' => array(),
		);
		self::assertSame( 20.0, self::points( $days, '2026-03-02' )['data_points'][0]['count_change'] );
		self::assertNull( self::points( $days, '2026-03-03' )['data_points'][0]['count_change'] );
		self::assertNull( self::points( $days, null )['data_points'][0]['count_change'] );
	}

	/**
	 * @return iterable<string, array{string, string, string, int, list<array{start: string, end: string}>}>
	 */
	public static function long_ranges(): iterable {
		yield 'a leap year by day' => array( '2024-01-01', '2024-12-31', 'day', 366, array() );
		yield 'one day more by week, the first week cut' => array(
			'2025-11-20',
			'2026-11-21',
			'week',
			53,
			array( array( 'start' => '2025-11-20', 'end' => '2025-11-23' ), array( 'start' => '2025-11-24', 'end' => '2025-11-30' ) ),
		);
		yield 'more than three years by month, both ends cut' => array(
			'2023-01-30',
			'2026-02-02',
			'month',
			38,
			array( array( 'start' => '2023-01-30', 'end' => '2023-01-31' ), array( 'start' => '2023-02-01', 'end' => '2023-02-28' ) ),
		);
		yield 'any length' => array( '2000-01-01', '2100-12-31', 'month', 1212, array() );
	}

	/**
	 * @dataProvider long_ranges
	 * @param list<array{start: string, end: string}> $first The first steps.
	 */
	public function test_a_long_range_has_a_point_a_week_or_a_month(
		string $start,
		string $end,
		string $step,
		int $count,
		array $first
	): void {
		$range = self::range( $start, $end );
		$steps = $range->steps( 1 );
		self::assertSame( array( $step, $count ), array( $range->step(), count( $steps ) ) );
		self::assertSame( $first, array_slice( $steps, 0, count( $first ) ) );
		self::assertSame( array( $start, $end ), array( $steps[0]['start'], $steps[ $count - 1 ]['end'] ) );
	}

	public function test_no_day_is_lost_or_counted_twice_whatever_the_range(): void {
		mt_srand( 20261121 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- repeatable.
		for ( $round = 0; $round < 60; $round++ ) {
			$length = mt_rand( 1, array( 20, 400, 1200, 5000 )[ $round % 4 ] ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- repeatable.
			$range  = Range::last_days( $length, gmdate( 'Y-m-d', 86400 * mt_rand( 15000, 25000 ) ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- repeatable.
			$days   = array();
			$last   = (int) strtotime( $range->end() . ' UTC' );
			for ( $day = (int) strtotime( $range->before()->start() . ' UTC' ); $day <= $last; $day += 86400 ) {
				$days[ gmdate( 'Y-m-d', $day ) ] = 1;
			}
			$points = DataPoints::of(
				$range,
				array(
					'publish'    => $days,
					'impression' => array(),
				),
				$round % 7,
				'2100-01-01',
				'2000-01-01'
			);
			self::assertSame( $length, array_sum( array_column( $points['data_points'], 'count' ) ) );
			self::assertSame(
				array_column( $points['data_points'], 'count' ),
				array_column( $points['data_points_before'], 'count' ),
				'Each point stands beside as many days.'
			);
			$next = $range->start();
			foreach ( $points['data_points'] as $point ) {
				self::assertSame( $next, $point['date'] );
				$next = gmdate( 'Y-m-d', (int) strtotime( $point['end'] . ' UTC' ) + 86400 );
			}
		}
	}

	public function test_all_time_begins_with_the_survey(): void {
		$all = Range::of_request(
			array(
				'from' => 'all',
				'to'   => '',
			),
			'2026-03-05',
			30,
			'2021-06-01'
		);
		self::assertSame( array( '2021-06-01', '2026-03-05' ), array( $all->start(), $all->end() ) );
		self::assertFalse( $all->is_comparable( '2021-06-01' ) );
		$none = Range::of_request(
			array(
				'from' => 'all',
				'to'   => null,
			),
			'2026-03-05',
			30
		);
		self::assertSame( 30, $none->days() );
	}

	private static function range( string $start, string $end ): Range {
		return Range::of_request(
			array(
				'from' => $start,
				'to'   => $end,
			),
			'2026-03-05',
			30
		);
	}

	/**
	 * Points of 4 and 5 March, the second of which is today.
	 *
	 * @param array{publish: array<string, int>, impression: array<string, int>} $days Counts by day.
	 * @return array{step: string, data_points: list<array<string, mixed>>, data_points_before: list<array<string, mixed>>}
	 */
	private static function points( array $days, ?string $since = '2026-01-01' ): array {
		return DataPoints::of( Range::last_days( 2, '2026-03-05' ), $days, 1, '2026-03-05', $since );
	}
}
