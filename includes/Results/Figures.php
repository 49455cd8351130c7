<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * Figures as the API returns them. This class makes every share, change and rate of the product, and only it
 * rounds.
 *
 * @phpstan-import-type Point from DataPoints
 * @phpstan-import-type ComparedPoint from DataPoints
 * @phpstan-type ShareData array{percent: float|null, low: float|null, high: float|null, count: int, base: int}
 * @phpstan-type ComparedData array{value: int, before: int, change: float|null, within_margin: bool}
 * @phpstan-type RateChange array{points: float|null, within_margin: bool}
 * @phpstan-type MeanChange array{value: float|null, within_margin: bool}
 * @phpstan-type SurveyFigures array{responses_compared: ComparedData, impressions_compared: ComparedData, response_rate: ShareData, response_rate_before: ShareData, response_rate_change: RateChange}
 */
final class Figures {

	/**
	 * Wire type `Share`.
	 *
	 * The browser sends impressions and responses separately, and an impression can get lost: values above 100
	 * % are capped, with the exact counts beside them.
	 *
	 * @return ShareData
	 */
	public static function share( int $count, int $base ): array {
		$interval = Intervals::wilson( min( $count, $base ), $base );
		return array(
			'percent' => null === $interval ? null : self::decimal( 100 * min( $count, $base ) / $base ),
			'low'     => null === $interval ? null : self::decimal( 100 * $interval[0] ),
			'high'    => null === $interval ? null : self::decimal( 100 * $interval[1] ),
			'count'   => $count,
			'base'    => $base,
		);
	}

	/**
	 * Wire type `Compared`.
	 *
	 * @param int  $before     Of the same number of days before.
	 * @param bool $comparable Whether answers could be collected on all of them.
	 * @return ComparedData
	 */
	public static function compared( int $value, int $before, bool $comparable ): array {
		return array(
			'value'         => $value,
			'before'        => $before,
			'change'        => $comparable ? self::change( $value, $before ) : null,
			'within_margin' => ! $comparable || Intervals::counts_agree( $value, $before ),
		);
	}

	/**
	 * Relative change in percent, null under SMALL on either side.
	 */
	public static function change( int $value, int $before ): ?float {
		return min( $value, $before ) < Intervals::SMALL ? null : self::decimal( 100 * ( $value - $before ) / $before );
	}

	/**
	 * Change of a rate in percentage points.
	 *
	 * @return RateChange
	 */
	public static function rate_change( int $count, int $base, int $count_before, int $base_before ): array {
		if ( min( $base, $base_before ) < Intervals::SMALL ) {
			return array(
				'points'        => null,
				'within_margin' => true,
			);
		}
		$count              = min( $count, $base );
		$count_before       = min( $count_before, $base_before );
		list( $low, $high ) = Intervals::difference( $count, $base, $count_before, $base_before );
		return array(
			'points'        => self::decimal( 100 * ( $count / $base - $count_before / $base_before ) ),
			'within_margin' => $low <= 0 && $high >= 0,
		);
	}

	/**
	 * Wire type `SurveyFigures`.
	 *
	 * @param bool $comparable Whether answers could be collected on all days before.
	 * @return SurveyFigures
	 */
	public static function survey(
		int $responses,
		int $responses_before,
		int $impressions,
		int $impressions_before,
		bool $comparable
	): array {
		return array(
			'responses_compared'   => self::compared( $responses, $responses_before, $comparable ),
			'impressions_compared' => self::compared( $impressions, $impressions_before, $comparable ),
			'response_rate'        => self::share( $responses, $impressions ),
			'response_rate_before' => self::share( $responses_before, $impressions_before ),
			'response_rate_change' => self::rate_change(
				$responses,
				$impressions,
				$comparable ? $responses_before : 0,
				$comparable ? $impressions_before : 0
			),
		);
	}

	/**
	 * The same from the days of the range and those before.
	 *
	 * @param array{data_points: list<ComparedPoint>, data_points_before: list<Point>} $points     From DataPoints::of().
	 * @param bool                                                                     $comparable See survey().
	 * @return SurveyFigures
	 */
	public static function of_points( array $points, bool $comparable ): array {
		return self::survey(
			array_sum( array_column( $points['data_points'], 'count' ) ),
			array_sum( array_column( $points['data_points_before'], 'count' ) ),
			array_sum( array_column( $points['data_points'], 'impressions' ) ),
			array_sum( array_column( $points['data_points_before'], 'impressions' ) ),
			$comparable
		);
	}

	/**
	 * Mean of a star rating: one decimal, its interval two.
	 *
	 * @param array<int, int> $counts Number => how often.
	 * @param int             $digits Decimals of the mean.
	 * @return array{value: float, low: float|null, high: float|null}|null
	 */
	public static function mean( array $counts, int $digits = 1 ): ?array {
		$mean = Intervals::mean( $counts );
		return null === $mean ? null : array(
			'value' => round( $mean['value'], $digits ) + 0.0,
			'low'   => null === $mean['low'] ? null : round( $mean['low'], 2 ),
			'high'  => null === $mean['high'] ? null : round( $mean['high'], 2 ),
		);
	}

	/**
	 * Change of a mean, null under SMALL on either side.
	 *
	 * @param array<int, int> $counts Number => how often.
	 * @param array<int, int> $before The same of the days before.
	 * @return MeanChange
	 */
	public static function mean_change( array $counts, array $before ): array {
		if ( min( array_sum( $counts ), array_sum( $before ) ) < Intervals::SMALL ) {
			return array(
				'value'         => null,
				'within_margin' => true,
			);
		}
		list( $difference, $margin ) = Intervals::mean_difference( $counts, $before );
		return array(
			'value'         => self::decimal( $difference ),
			'within_margin' => abs( $difference ) <= $margin,
		);
	}

	/**
	 * One decimal, half away from zero; never −0.
	 */
	public static function decimal( float $value ): float {
		return round( $value, 1 ) + 0.0;
	}

	/**
	 * A whole number, half away from zero.
	 */
	public static function whole( float $value ): int {
		return (int) round( $value );
	}
}
