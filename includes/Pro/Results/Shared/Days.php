<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Shared;

use DateTimeImmutable;
use UserFeedback\Results\Range;
use UserFeedback\Support\Failure;

/**
 * Days of a report by name, which move on with the calendar, or two days, which stay. The names are the presets of
 * src/shared/components/date-range/ranges.ts; both run tests/fixtures/days.json.
 */
final class Days {

	/**
	 * First and last day.
	 *
	 * @param string $days    A name, or `2026-01-01/2026-01-31`.
	 * @param string $today   YYYY-MM-DD in the site's time zone.
	 * @param int    $weekday First day of the week, 0 is Sunday.
	 * @return array{from: string, to: string}
	 * @throws Failure 400 for anything else.
	 */
	public static function of( string $days, string $today, int $weekday ): array {
		$now  = new DateTimeImmutable( $today );
		$ends = match ( $days ) {
			'today'          => array( $now, $now ),
			'yesterday'      => array( $now->modify( '-1 day' ), $now->modify( '-1 day' ) ),
			'last_week'      => self::last_week( $now, $weekday ),
			'last_month'     => array(
				$now->modify( 'first day of last month' ),
				$now->modify( 'last day of last month' ),
			),
			'last_7_days'    => array( $now->modify( '-6 days' ), $now ),
			'last_30_days'   => array( $now->modify( '-29 days' ), $now ),
			'last_90_days'   => array( $now->modify( '-89 days' ), $now ),
			'last_14_days'   => array( $now->modify( '-13 days' ), $now ),
			'last_12_months' => array( $now->modify( '-364 days' ), $now ),
			'this_month'     => array( $now->modify( 'first day of this month' ), $now ),
			'this_year'      => array( $now->modify( 'first day of january this year' ), $now ),
			default          => null,
		};
		if ( null !== $ends ) {
			return array(
				'from' => $ends[0]->format( 'Y-m-d' ),
				'to'   => $ends[1]->format( 'Y-m-d' ),
			);
		}
		if ( 'all_time' === $days ) {
			return array(
				'from' => Range::ALL_TIME,
				'to'   => $today,
			);
		}
		if ( 1 !== preg_match( '~^(\d{4}-\d\d-\d\d|all)/(\d{4}-\d\d-\d\d)$~D', $days, $parts ) ) {
			throw Failure::invalid( array( 'days' => __( 'This must be the name of a range of days, or two days.', 'userfeedback' ) ), 400 );
		}
		return array(
			'from' => $parts[1],
			'to'   => $parts[2],
		);
	}

	/**
	 * The last whole week.
	 *
	 * @return array{DateTimeImmutable, DateTimeImmutable}
	 */
	private static function last_week( DateTimeImmutable $now, int $weekday ): array {
		$start = $now->modify( '-' . ( ( (int) $now->format( 'w' ) - $weekday + 7 ) % 7 ) . ' days' );
		return array( $start->modify( '-7 days' ), $start->modify( '-1 day' ) );
	}
}
