<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * Figures day by day, zero days included, and by week or month in a long range
 * (RES-10; wire types `DataPoint` and `ComparedDataPoint`).
 *
 * @phpstan-type Point array{date: string, end: string, count: int, impressions: int, rate: float|null}
 * @phpstan-type ComparedPoint array{date: string, end: string, count: int, impressions: int, rate: float|null, count_change: float|null, impressions_change: float|null}
 * @phpstan-type Days array{publish: array<string, int>, impression: array<string, int>}
 */
final class DataPoints {

	/**
	 * The steps of a range, each compared with the same step of the previous period.
	 *
	 * @param Days        $days  Counts by day, with those of the days before.
	 * @param int         $week  First day of a week, 0 for Sunday.
	 * @param string      $today A step that has not ended is not compared yet.
	 * @param string|null $since First day that can have counts; earlier ones are not compared with.
	 * @return array{step: string, data_points: list<ComparedPoint>, data_points_before: list<Point>}
	 */
	public static function of( Range $range, array $days, int $week, string $today, ?string $since ): array {
		$steps  = $range->steps( $week );
		$before = self::points( array_map( $range->days_before( ... ), $steps ), $days );
		return array(
			'step'               => $range->step(),
			'data_points'        => array_map(
				static function ( array $point, array $earlier ) use ( $today, $since ): array {
					$compares = $point['end'] < $today && null !== $since && $earlier['date'] >= $since;
					return $point + array(
						'count_change'       => $compares
							? Figures::change( $point['count'], $earlier['count'] )
							: null,
						'impressions_change' => $compares
							? Figures::change( $point['impressions'], $earlier['impressions'] )
							: null,
					);
				},
				self::points( $steps, $days ),
				$before
			),
			'data_points_before' => $before,
		);
	}

	/**
	 * One point per step.
	 *
	 * @param list<array{start: string, end: string}> $steps In order.
	 * @param Days                                    $days  Counts by day.
	 * @return list<Point>
	 */
	private static function points( array $steps, array $days ): array {
		$counts      = self::sums( $steps, $days['publish'] );
		$impressions = self::sums( $steps, $days['impression'] );
		return array_map(
			static fn ( array $step, int $count, int $seen ): array => array(
				'date'        => $step['start'],
				'end'         => $step['end'],
				'count'       => $count,
				'impressions' => $seen,
				'rate'        => Figures::share( $count, $seen )['percent'],
			),
			$steps,
			$counts,
			$impressions
		);
	}

	/**
	 * Sum per step.
	 *
	 * @param list<array{start: string, end: string}> $steps In order.
	 * @param array<string, int>                      $days  Count by day.
	 * @return list<int>
	 */
	private static function sums( array $steps, array $days ): array {
		ksort( $days );
		$sums = array_fill( 0, count( $steps ), 0 );
		$at   = 0;
		foreach ( $days as $day => $count ) {
			while ( isset( $steps[ $at ] ) && $steps[ $at ]['end'] < $day ) {
				++$at;
			}
			if ( isset( $steps[ $at ] ) && $steps[ $at ]['start'] <= $day ) {
				$sums[ $at ] += $count;
			}
		}
		return array_values( $sums );
	}
}
