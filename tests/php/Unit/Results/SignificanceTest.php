<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Results;

use PHPUnit\Framework\TestCase;
use UserFeedback\Results\Significance;

/**
 * Published examples, and R 4 where a book rounds too early (docs/figures.md).
 */
final class SignificanceTest extends TestCase {

	/**
	 * Physicians' Health Study: 189 of 11,034 and 104 of 11,037, X² = 25.01 (Agresti, An Introduction to
	 * Categorical Data Analysis, 2.2 and 2.4). The others by R, `prop.test( correct = FALSE )`.
	 *
	 * @dataProvider shares
	 */
	public function test_shares( int $count, int $base, int $count_before, int $base_before, ?float $expected ): void {
		$found = Significance::of_shares( $count, $base, $count_before, $base_before );
		if ( null === $expected ) {
			self::assertNull( $found );
			return;
		}
		self::assertEqualsWithDelta( $expected, $found, $expected * 0.000001 );
		self::assertSame( $found, Significance::of_shares( $count_before, $base_before, $count, $base ) );
	}

	/**
	 * Cases.
	 *
	 * @return array<string, array{int, int, int, int, float|null}>
	 */
	public static function shares(): array {
		return array(
			'aspirin'               => array( 189, 11034, 104, 11037, 5.69189697374e-07 ),
			'56/70 and 48/80'       => array( 56, 70, 48, 80, 0.0080450813682 ),
			'Instagram'             => array( 214, 1251, 206, 917, 0.00181666575514 ),
			'expected exactly five' => array( 5, 50, 5, 50, 1.0 ),
			'too few did it'        => array( 4, 50, 5, 50, null ),
			'too few did not'       => array( 46, 50, 45, 50, null ),
			'nobody'                => array( 0, 50, 0, 50, null ),
		);
	}

	/**
	 * Student's sleep data (1908) in tenths of hours: t = −1.8608, df = 17.776, p = 0.07939 (R, ?sleep).
	 */
	public function test_means_of_the_sleep_data(): void {
		$first  = array( 7, -16, -2, -12, -1, 34, 37, 8, 0, 20 );
		$second = array( 19, 8, 11, 1, -1, 44, 55, 16, 46, 34 );
		self::assertEqualsWithDelta(
			0.0793941401874,
			Significance::of_means( array_count_values( $first ), array_count_values( $second ) ),
			0.00000001
		);
	}

	/**
	 * R: t.test( rep( 1:5, c(5,8,20,40,27) ), rep( 1:5, c(12,15,30,30,13) ) ).
	 */
	public function test_means_of_stars(): void {
		$now    = array_combine( range( 1, 5 ), array( 5, 8, 20, 40, 27 ) );
		$before = array_combine( range( 1, 5 ), array( 12, 15, 30, 30, 13 ) );
		self::assertEqualsWithDelta( 0.000350855734921, Significance::of_means( $now, $before ), 0.0000000001 );
		self::assertNull( Significance::of_means( array( 5 => 40 ), array( 4 => 40 ) ) );
	}

	/**
	 * By hand: 60 promoters and 20 detractors of 97 make (60 + ¾) / 100 − (20 + ¾) / 100 = 0.4 with variance
	 * (0.815 − 0.16) / 100; 40 and 40 of 97 make 0 with (0.815 − 0) / 100. z = 0.4 / √0.0147 = 3.299144, and R's
	 * 2 * pnorm( −0.4 / sqrt( 0.0147 ) ) is 0.000969800126.
	 */
	public function test_scores_by_hand(): void {
		self::assertEqualsWithDelta(
			0.000969800126,
			Significance::of_scores(
				array(
					10 => 60,
					8  => 17,
					3  => 20,
				),
				array(
					9 => 40,
					7 => 17,
					1 => 40,
				)
			),
			0.000000001
		);
	}

	/**
	 * Benjamini and Hochberg, Journal of the Royal Statistical Society B 57 (1995) 289-300, 15 comparisons of
	 * a trial of thrombolysis; corrected by R, `p.adjust( method = 'holm' )`.
	 */
	public function test_holm(): void {
		self::assertEqualsWithDelta(
			array( 0.0015, 0.0056, 0.0247, 0.1140, 0.2211, 0.2780, 0.2780, 0.2780, 0.3213, 1, 1, 1, 1, 1, 1 ),
			Significance::holm(
				array(
					0.0001,
					0.0004,
					0.0019,
					0.0095,
					0.0201,
					0.0278,
					0.0298,
					0.0344,
					0.0459,
					0.3240,
					0.4262,
					0.5719,
					0.6528,
					0.7590,
					1.0,
				)
			),
			0.0000001
		);
		self::assertEqualsWithDelta(
			array( 0.03, 0.06, 0.06, 0.02 ),
			Significance::holm( array( 0.01, 0.04, 0.03, 0.005 ) ),
			0.0000001
		);
		self::assertSame( array(), Significance::holm( array() ) );
	}

	/**
	 * R: 2 * pnorm( −z ).
	 */
	public function test_normal(): void {
		foreach ( array(
			array( 0.1, 0.920344325446 ),
			array( 1.96, 0.0499957902964 ),
			array( 3.0, 0.00269979606326 ),
			array( 6.0, 1.97317529008e-09 ),
			array( 9.0, 2.25717681191e-19 ),
		) as list( $z, $expected ) ) {
			self::assertEqualsWithDelta( $expected, Significance::normal( $z ), $expected * 0.0000002 );
			self::assertSame( Significance::normal( $z ), Significance::normal( -$z ) );
		}
		self::assertEqualsWithDelta( 1.0, Significance::normal( 0.0 ), 0.0000002 );
	}

	/**
	 * R: 2 * pt( −t, df ); 2.042 is the tables' 5 % of 30 degrees of freedom.
	 */
	public function test_student(): void {
		foreach ( array(
			array( 2.042, 30.0, 0.0500286706562 ),
			array( 1.0, 29.0, 0.325581988016 ),
			array( 12.0, 29.0, 9.06070833314e-13 ),
			array( 2.5, 1.5, 0.1698065026147 ),
			array( 2.5, 400.0, 0.0128188667634 ),
			array( 2.5, 25000.0, 0.0124256852808 ),
		) as list( $t, $freedom, $expected ) ) {
			self::assertEqualsWithDelta( $expected, Significance::student( $t, $freedom ), $expected * 0.000001 );
		}
	}
}
