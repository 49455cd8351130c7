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

	public function test_days_of_several_surveys_are_added_and_compared_with_the_days_before(): void {
		$points = self::points(
			array(
				'publish'    => array(
					'2026-03-02' => 20,
					'2026-03-04' => 60,
					'2026-03-05' => 90,
				),
				'impression' => array( '2026-03-04' => 100 ),
			),
			array(
				'publish'    => array( '2026-03-02' => 30 ),
				'impression' => array( '2026-03-04' => 140 ),
			)
		);
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

	/**
	 * Points of 4 and 5 March, the second of which is today.
	 *
	 * @param array{publish: array<string, int>, impression: array<string, int>} ...$counts By survey.
	 * @return array{data_points: list<array<string, mixed>>, data_points_before: list<array<string, mixed>>}
	 */
	private static function points( array ...$counts ): array {
		return DataPoints::of( Range::last_days( 2, '2026-03-05' ), array_values( $counts ), '2026-03-05' );
	}
}
