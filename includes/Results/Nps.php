<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * Net promoter score on the scale 1 to 10 (NPS-04, A73). It is not comparable
 * with scores on 0 to 10.
 */
final class Nps {

	public const DETRACTOR = 'detractor';
	public const PASSIVE   = 'passive';
	public const PROMOTER  = 'promoter';

	/**
	 * Bucket of a score.
	 *
	 * @param int $score 1 to 10.
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
	 * @param array<int, int> $counts Score => how often.
	 * @return array{promoter: int, passive: int, detractor: int, nps: int, total: int, low: int|null, high: int|null}
	 */
	public static function overview( array $counts ): array {
		$buckets = array(
			self::PROMOTER  => 0,
			self::PASSIVE   => 0,
			self::DETRACTOR => 0,
		);
		foreach ( $counts as $score => $count ) {
			$buckets[ self::bucket( $score ) ] += $count;
		}
		$total    = array_sum( $buckets );
		$interval = self::interval( $buckets[ self::PROMOTER ], $buckets[ self::DETRACTOR ], $total );
		return $buckets + array(
			'nps'   => 0 === $total ? 0 : Figures::whole( 100 * ( $buckets[ self::PROMOTER ] - $buckets[ self::DETRACTOR ] ) / $total ),
			'total' => $total,
			'low'   => null === $interval ? null : Figures::whole( 100 * $interval[0] ),
			'high'  => null === $interval ? null : Figures::whole( 100 * $interval[1] ),
		);
	}

	/**
	 * Adjusted Wald interval: three answers are added, 3/4 of them promoters and
	 * 3/4 detractors, which keeps the coverage near 95 % also for small samples.
	 *
	 * @param int $promoters  Scores 9 and 10.
	 * @param int $detractors Scores 1 to 6.
	 * @param int $total      All scores.
	 * @return array{float, float}|null −1 to 1; null without scores.
	 */
	public static function interval( int $promoters, int $detractors, int $total ): ?array {
		if ( $total < 1 ) {
			return null;
		}
		$size      = $total + 3;
		$promoter  = ( $promoters + 0.75 ) / $size;
		$detractor = ( $detractors + 0.75 ) / $size;
		$score     = $promoter - $detractor;
		$margin    = Intervals::Z * sqrt( ( $promoter + $detractor - $score ** 2 ) / $size );
		return array( max( -1.0, $score - $margin ), min( 1.0, $score + $margin ) );
	}
}
