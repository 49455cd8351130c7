<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Surveys\QuestionTypes\Scale;

/**
 * The figure of a scale whose length and meaning the owner chose: CSAT as a share, CES and a plain scale as a mean
 * (docs/figures.md; wire type `ScaleFigure`).
 *
 * @phpstan-import-type ShareData from Figures
 * @phpstan-import-type RateChange from Figures
 * @phpstan-import-type MeanChange from Figures
 * @phpstan-import-type Mean from QuestionStats
 * @phpstan-type Data array{purpose: string, low: int, high: int, satisfied: int, look: string, total: int, share: ShareData|null, share_change: RateChange|null, mean: Mean|null, mean_change: MeanChange|null}
 */
final class ScaleFigure {

	/**
	 * Answers to a scale of another length, from before the owner changed it, are not in it.
	 *
	 * @param string     $look   How visitors see it.
	 * @param Tally|null $before Of the days before; null when they cannot be compared with.
	 * @return Data
	 */
	public static function of( Scale $scale, string $look, Tally $tally, ?Tally $before ): array {
		$counts = $scale->counts( $tally->values );
		$then   = $scale->counts( $before->values ?? array() );
		$total  = array_sum( $counts );
		$csat   = Scale::CSAT === $scale->purpose;
		return array(
			'purpose'      => $scale->purpose,
			'low'          => $scale->low,
			'high'         => $scale->high,
			'satisfied'    => $scale->satisfied(),
			'look'         => $look,
			'total'        => $total,
			'share'        => $csat ? Figures::share( self::satisfied( $scale, $counts ), $total ) : null,
			'share_change' => $csat && null !== $before
				? Figures::rate_change(
					self::satisfied( $scale, $counts ),
					$total,
					self::satisfied( $scale, $then ),
					array_sum( $then )
				)
				: null,
			'mean'         => $csat ? null : Figures::mean( $counts ),
			'mean_change'  => $csat || null === $before ? null : Figures::mean_change( $counts, $then ),
		);
	}

	/**
	 * @param array<int, int> $counts By number.
	 */
	private static function satisfied( Scale $scale, array $counts ): int {
		$from = $scale->satisfied();
		return array_sum(
			array_filter( $counts, static fn ( int $number ): bool => $number >= $from, ARRAY_FILTER_USE_KEY )
		);
	}
}
