<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Surveys\QuestionTypes\NpsScale;

/**
 * Net Promoter Score (NPS-04, A73), on 1 to 10 or on 0 to 10. The two are not comparable and never in one figure:
 * NpsScale keeps their answers apart.
 *
 * @phpstan-import-type ShareData from Figures
 * @phpstan-type NpsOverview array{promoter: int, passive: int, detractor: int, shares: array<self::PROMOTER|self::PASSIVE|self::DETRACTOR, ShareData>, nps: int, total: int, skipped: int, low: int|null, high: int|null, start: 0|1, scores: list<int>}
 */
final class Nps {

	public const DETRACTOR = 'detractor';
	public const PASSIVE   = 'passive';
	public const PROMOTER  = 'promoter';

	/**
	 * Bucket of a score.
	 *
	 * @param int $score 0 to 10.
	 * @return self::DETRACTOR|self::PASSIVE|self::PROMOTER
	 */
	public static function bucket( int $score ): string {
		if ( $score >= 9 ) {
			return self::PROMOTER;
		}
		return $score >= 7 ? self::PASSIVE : self::DETRACTOR;
	}

	/**
	 * Wire type `NpsOverview`.
	 *
	 * @param array<int, int> $counts  Score => how often.
	 * @param int             $skipped How often it was asked for in vain; skipped is not counted in the score.
	 * @param NpsScale|null   $scale   Of the scores; null for 1 to 10.
	 * @return NpsOverview
	 */
	public static function overview( array $counts, int $skipped, ?NpsScale $scale = null ): array {
		$scale  ??= new NpsScale( 1 );
		$buckets  = self::buckets( $counts );
		$total    = array_sum( $buckets );
		$interval = self::interval( $buckets[ self::PROMOTER ], $buckets[ self::DETRACTOR ], $total );
		return $buckets + array(
			'shares'  => array_map( static fn ( int $count ): array => Figures::share( $count, $total ), $buckets ),
			'nps'     => 0 === $total ? 0 : Figures::whole(
				100 * ( $buckets[ self::PROMOTER ] - $buckets[ self::DETRACTOR ] ) / $total
			),
			'total'   => $total,
			'skipped' => $skipped,
			'low'     => null === $interval ? null : Figures::whole( 100 * $interval[0] ),
			'high'    => null === $interval ? null : Figures::whole( 100 * $interval[1] ),
			'start'   => $scale->low,
			'scores'  => array_map( static fn ( int $score ): int => $counts[ $score ] ?? 0, $scale->numbers() ),
		);
	}

	/**
	 * Adjusted Wald interval: three answers are added, 3/4 of them promoters and
	 * 3/4 detractors, which keeps the coverage near 95 % also for small samples.
	 *
	 * @param int $promoters  Scores 9 and 10.
	 * @param int $detractors Scores up to 6.
	 * @return array{float, float}|null −1 to 1; null without scores.
	 */
	public static function interval( int $promoters, int $detractors, int $total ): ?array {
		if ( $total < 1 ) {
			return null;
		}
		list( $middle, $margin ) = self::middle( $promoters, $detractors, $total );
		return array( max( -1.0, $middle - $margin ), min( 1.0, $middle + $margin ) );
	}

	/**
	 * Change of the score against the days before, null under SMALL on either side.
	 *
	 * @param array<int, int> $counts Score => how often.
	 * @param array<int, int> $before The same of the days before.
	 * @return array{points: int|null, within_margin: bool}
	 */
	public static function change( array $counts, array $before ): array {
		if ( min( array_sum( $counts ), array_sum( $before ) ) < Intervals::SMALL ) {
			return array(
				'points'        => null,
				'within_margin' => true,
			);
		}
		$difference = self::difference( $counts, $before );
		return array(
			'points'        => Figures::whole( 100 * $difference['score'] ),
			'within_margin' => abs( $difference['middle'] ) <= $difference['margin'],
		);
	}

	/**
	 * Difference of two scores, and middle and half width of its interval.
	 *
	 * @param array<int, int> $counts Score => how often, at least one.
	 * @param array<int, int> $before The same of the days before.
	 * @return array{score: float, middle: float, margin: float} From −2 to 2.
	 */
	public static function difference( array $counts, array $before ): array {
		$spread = static fn ( array $scores ): array => self::spread( self::buckets( $scores ), array_sum( $scores ) );

		list( $score, $middle, $margin )                = $spread( $counts );
		list( $score_then, $middle_then, $margin_then ) = $spread( $before );
		return array(
			'score'  => $score - $score_then,
			'middle' => $middle - $middle_then,
			'margin' => hypot( $margin, $margin_then ),
		);
	}

	/**
	 * The score, and middle and half width of its interval.
	 *
	 * @param array{promoter: int, passive: int, detractor: int} $buckets How many scores each holds.
	 * @return array{float, float, float} From −1 to 1.
	 */
	private static function spread( array $buckets, int $total ): array {
		$promoters  = $buckets[ self::PROMOTER ];
		$detractors = $buckets[ self::DETRACTOR ];
		return array( ( $promoters - $detractors ) / $total, ...self::middle( $promoters, $detractors, $total ) );
	}

	/**
	 * Middle of the adjusted Wald interval and its half width, both uncut.
	 *
	 * @return array{float, float}
	 */
	private static function middle( int $promoters, int $detractors, int $total ): array {
		$size      = $total + 3;
		$promoter  = ( $promoters + 0.75 ) / $size;
		$detractor = ( $detractors + 0.75 ) / $size;
		$middle    = $promoter - $detractor;
		return array( $middle, Intervals::Z * sqrt( ( $promoter + $detractor - $middle ** 2 ) / $size ) );
	}

	/**
	 * How many scores each bucket holds.
	 *
	 * @param array<int, int> $counts Score => how often.
	 * @return array{promoter: int, passive: int, detractor: int}
	 */
	private static function buckets( array $counts ): array {
		$buckets = array(
			self::PROMOTER  => 0,
			self::PASSIVE   => 0,
			self::DETRACTOR => 0,
		);
		foreach ( $counts as $score => $count ) {
			$buckets[ self::bucket( $score ) ] += $count;
		}
		return $buckets;
	}
}
