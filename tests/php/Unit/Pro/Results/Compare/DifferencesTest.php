<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Pro\Results\Compare;

use PHPUnit\Framework\TestCase;
use UserFeedback\Pro\Results\Compare\Differences;
use UserFeedback\Results\Figures;
use UserFeedback\Results\Nps;
use UserFeedback\Results\QuestionStats;

/**
 * Differences of the figures of two groups.
 *
 * @phpstan-import-type Mean from QuestionStats
 * @phpstan-import-type QuestionStat from QuestionStats
 * @phpstan-import-type NpsOverview from Nps
 */
final class DifferencesTest extends TestCase {

	/**
	 * Newcombe, Statistics in Medicine 17 (1998) 873-890, table II (a), method 10: 56/70 and 48/80, 0.0524 to 0.3339.
	 */
	public function test_a_share_by_the_published_example(): void {
		self::assertSame(
			array(
				'value'         => 20.0,
				'low'           => 5.2,
				'high'          => 33.4,
				'within_margin' => false,
			),
			( new Differences( true ) )->share( Figures::share( 56, 70 ), Figures::share( 48, 80 ) )
		);
	}

	/**
	 * By hand, 392 promoters, 207 passives and 103 detractors against 268, 91 and 20. First group: n' = 705,
	 * p' = 0.557092, d' = 0.147163, middle 0.409929, variance 0.536213, margin 0.054053. Second: n' = 382,
	 * p' = 0.703534, d' = 0.054319, middle 0.649215, variance 0.336373, margin 0.058160. Difference of the middles
	 * −0.239286, margin √(0.054053² + 0.058160²) = 0.079400: −0.318686 to −0.159886.
	 */
	public function test_a_score_by_hand(): void {
		$question = ( new Differences( true ) )->question(
			self::scores( 392, 207, 103 ),
			self::scores( 268, 91, 20 )
		);
		self::assertSame(
			array(
				'value'         => -24.0,
				'low'           => -32.0,
				'high'          => -16.0,
				'within_margin' => false,
			),
			$question['nps_difference']
		);
	}

	/**
	 * Means of 755 and 410 ratings, 4.0238 and 4.4195: the squares of their standard errors are 0.001735 and
	 * 0.001740, so Welch has about 942 degrees of freedom, t = 1.9625 and a margin of 0.1157.
	 */
	public function test_a_mean_by_hand(): void {
		$question = ( new Differences( true ) )->question(
			self::stars( 39, 48, 103, 233, 332 ),
			self::stars( 6, 10, 34, 117, 243 )
		);
		self::assertSame( 4.02, $question['a']['mean']['value'] );
		self::assertEqualsWithDelta( -0.40, $question['mean_difference']['value'], 0.011 );
		self::assertEqualsWithDelta( -0.51, $question['mean_difference']['low'], 0.011 );
		self::assertEqualsWithDelta( -0.28, $question['mean_difference']['high'], 0.011 );
		self::assertFalse( $question['mean_difference']['within_margin'] );
		self::assertSame( -15.3, self::option( $question, '5' )['value'] ?? null );
	}

	public function test_under_30_answers_figures_stand_without_a_difference(): void {
		$test = new Differences( true );
		self::assertNull( $test->share( Figures::share( 20, 29 ), Figures::share( 48, 80 ) ) );
		self::assertNotNull( $test->share( Figures::share( 20, 30 ), Figures::share( 48, 80 ) ) );
		$question = $test->question( self::scores( 9, 5, 1 ), self::scores( 268, 91, 20 ) );
		self::assertNull( $question['nps_difference'] );
		self::assertSame( 53, $question['a']['nps']['nps'] );
	}

	public function test_groups_that_are_not_independent_have_no_difference(): void {
		$question = ( new Differences( false ) )->question( self::stars( 1, 2, 3, 40, 50 ), self::stars( 9, 9, 9, 9, 9 ) );
		self::assertNull( $question['mean_difference'] );
		self::assertNull( self::option( $question, '5' ) );
		self::assertSame( 50, $question['options'][0]['a']['count'] );
	}

	public function test_an_option_that_one_group_lacks_counts_0(): void {
		$a            = self::stars( 0, 0, 0, 20, 20 );
		$b            = self::stars( 10, 10, 10, 10, 10 );
		$a['options'] = array_slice( $a['options'], 0, 2 );
		$options      = ( new Differences( true ) )->question( $a, $b )['options'];
		self::assertSame( array( '5', '4', '3', '2', '1' ), array_column( $options, 'key' ) );
		self::assertSame( 0, $options[4]['a']['count'] );
		self::assertSame( 40, $options[4]['a']['base'] );
		self::assertSame( -20.0, $options[4]['difference']['value'] );
	}

	/**
	 * @param array<string, mixed> $question From question().
	 * @return array<string, mixed>|null
	 */
	private static function option( array $question, string $key ): ?array {
		return array_column( $question['options'], 'difference', 'key' )[ $key ];
	}

	/**
	 * @return QuestionStat
	 */
	private static function scores( int $promoters, int $passives, int $detractors ): array {
		$counts = array(
			10 => $promoters,
			7  => $passives,
			1  => $detractors,
		);
		return self::stat( $counts, null, Nps::overview( $counts, 0 ) );
	}

	/**
	 * @param int ...$counts Of 1 to 5 stars.
	 * @return QuestionStat
	 */
	private static function stars( int ...$counts ): array {
		$counts = array_reverse( array_combine( range( 1, 5 ), $counts ), true );
		return self::stat( $counts, Figures::mean( $counts ), null );
	}

	/**
	 * @param array<int, int>  $counts By number.
	 * @param Mean|null        $mean   Of stars.
	 * @param NpsOverview|null $nps    Of scores.
	 * @return QuestionStat
	 */
	private static function stat( array $counts, ?array $mean, ?array $nps ): array {
		$total = array_sum( $counts );
		$none  = Figures::share( 0, $total );
		$equal = array(
			'points'        => null,
			'within_margin' => true,
		);
		return array(
			'id'               => 'q',
			'type'             => 'any',
			'title'            => 'Any',
			'is_quantitative'  => true,
			'options_invalid'  => false,
			'asked'            => $total,
			'total_answers'    => $total,
			'unanswered'       => 0,
			'unanswered_share' => $none,
			'not_asked'        => 0,
			'skipped'          => 0,
			'skipped_share'    => $none,
			'options'          => array_map(
				static fn ( int $number ): array => array(
					'key'          => (string) $number,
					'value'        => $number,
					'count'        => $counts[ $number ],
					'share'        => Figures::share( $counts[ $number ], $total ),
					'share_before' => null,
					'share_change' => $equal,
				),
				array_keys( $counts )
			),
			'mean'             => $mean,
			'mean_change'      => null,
			'nps'              => $nps,
			'nps_change'       => null,
			'nps_former'       => null,
			'scale'            => null,
			'distribution'     => null,
			'parts'            => array(),
			'before'           => null,
			'answers'          => array(),
		);
	}
}
