<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * Figures day by day, zero days included (RES-10; wire types `DataPoint` and `ComparedDataPoint`).
 *
 * @phpstan-type Point array{date: string, count: int, impressions: int, rate: float|null}
 * @phpstan-type ComparedPoint array{date: string, count: int, impressions: int, rate: float|null, count_change: float|null, impressions_change: float|null}
 * @phpstan-type CountsByDay array{publish: array<string, int>, impression: array<string, int>}
 */
final class DataPoints {

	/**
	 * The days of a range, each compared with the day at its place before.
	 *
	 * @param list<CountsByDay> $counts Of one survey or of several, with the days before.
	 * @param string            $today  Day that is still running, which is not compared yet.
	 * @return array{data_points: list<ComparedPoint>, data_points_before: list<Point>}
	 */
	public static function of( Range $range, array $counts, string $today ): array {
		$before = self::points( $range->before(), $counts );
		return array(
			'data_points'        => array_map(
				static function ( array $point, array $earlier ) use ( $today ): array {
					$over = $point['date'] < $today;
					return $point + array(
						'count_change'       => $over ? Figures::change( $point['count'], $earlier['count'] ) : null,
						'impressions_change' => $over ? Figures::change(
							$point['impressions'],
							$earlier['impressions']
						) : null,
					);
				},
				self::points( $range, $counts ),
				$before
			),
			'data_points_before' => $before,
		);
	}

	/**
	 * One point for each day.
	 *
	 * @param list<CountsByDay> $counts Of one survey or of several.
	 * @return list<Point>
	 */
	private static function points( Range $range, array $counts ): array {
		return array_map(
			static function ( string $date ) use ( $counts ): array {
				$count       = 0;
				$impressions = 0;
				foreach ( $counts as $days ) {
					$count       += $days['publish'][ $date ] ?? 0;
					$impressions += $days['impression'][ $date ] ?? 0;
				}
				return array(
					'date'        => $date,
					'count'       => $count,
					'impressions' => $impressions,
					'rate'        => Figures::share( $count, $impressions )['percent'],
				);
			},
			$range->dates()
		);
	}
}
