<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Results;

use PHPUnit\Framework\TestCase;
use UserFeedback\Results\Nps;

/**
 * Runs tests/fixtures/nps.json, as the TypeScript side does.
 */
final class NpsTest extends TestCase {

	public function test_buckets(): void {
		foreach ( self::fixture()['buckets'] as $case ) {
			self::assertSame( $case['bucket'], Nps::bucket( $case['score'] ), 'Score ' . $case['score'] );
		}
	}

	public function test_overviews(): void {
		foreach ( self::fixture()['overviews'] as $case ) {
			$overview = Nps::overview( $case['counts'], 4 );
			self::assertSame( $case['expected'], array_intersect_key( $overview, $case['expected'] ), $case['name'] );
			self::assertSame(
				$case['percents'],
				array_map( static fn ( array $share ): ?float => $share['percent'], $overview['shares'] ),
				$case['name']
			);
			self::assertSame( array_sum( $case['counts'] ), array_sum( $overview['scores'] ), $case['name'] );
			self::assertSame( 4, $overview['skipped'] );
		}
	}

	public function test_scores_are_listed_from_1_to_10(): void {
		self::assertSame(
			array( 2, 0, 0, 0, 0, 0, 0, 0, 0, 5 ),
			Nps::overview(
				array(
					10 => 5,
					1  => 2,
				),
				0
			)['scores']
		);
	}

	/**
	 * By hand, 19 promoters, 9 passives, 8 detractors: n' = 39, p' = 19.75/39 = 0.506410,
	 * d' = 8.75/39 = 0.224359, score' = 0.282051, variance = 0.730769 − 0.079553 = 0.651216,
	 * margin = 1.959964 × √(0.651216/39) = 0.253267.
	 */
	public function test_interval_by_hand(): void {
		self::assertEqualsWithDelta( array( 0.028784, 0.535318 ), Nps::interval( 19, 8, 36 ), 0.000001 );
	}

	public function test_limits_stay_on_the_scale(): void {
		self::assertSame( 1.0, Nps::interval( 200, 0, 200 )[1] ?? null );
		self::assertNull( Nps::interval( 0, 0, 0 ) );
	}

	/**
	 * The cases.
	 *
	 * @return array{buckets: list<array{score: int, bucket: string}>, overviews: list<array{name: string, counts: array<int, int>, expected: array<string, int|null>, percents: array<string, float|null>}>}
	 */
	private static function fixture(): array {
		return json_decode(
			(string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/nps.json' ),
			true,
			64,
			JSON_THROW_ON_ERROR
		);
	}

	/**
	 * 60 and 20 of 100 against 40 and 40 of 100: 40 points, with margins of about 15 and 17.
	 */
	public function test_the_score_changes_only_beyond_both_margins(): void {
		$good = array(
			10 => 60,
			8  => 20,
			2  => 20,
		);
		$even = array(
			10 => 40,
			8  => 20,
			2  => 40,
		);
		self::assertSame(
			array(
				'points'        => 40,
				'within_margin' => false,
			),
			Nps::change( $good, $even )
		);
		$close = array( 10 => 45 ) + $even;
		self::assertSame( 5, Nps::change( array( 10 => 45, 8 => 15, 2 => 40 ), $even )['points'] );
		self::assertTrue( Nps::change( $close, $even )['within_margin'] );
		self::assertSame(
			array(
				'points'        => null,
				'within_margin' => true,
			),
			Nps::change( array( 9 => 29 ), $even )
		);
	}
}
