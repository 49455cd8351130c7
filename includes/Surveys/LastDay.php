<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use DateTimeImmutable;

/**
 * The year of a survey's last day, which owners choose without one (A54).
 */
final class LastDay {

	/**
	 * Year of the next occurrence of a month and day; today still counts.
	 *
	 * @param DateTimeImmutable $today In the site's time zone.
	 * @param int               $month 1 to 12.
	 * @param int               $day   1 to 31; past the end of the month it means its last day.
	 */
	public static function next_year( DateTimeImmutable $today, int $month, int $day ): int {
		$year = (int) $today->format( 'Y' );
		$last = (int) $today->setDate( $year, $month, 1 )->format( 't' );
		$date = $today->setDate( $year, $month, min( $day, $last ) );
		return $date->format( 'Y-m-d' ) >= $today->format( 'Y-m-d' ) ? $year : $year + 1;
	}

	/**
	 * The settings for another survey: a day that has passed comes again.
	 *
	 * @param array<string, mixed> $settings Of a survey.
	 * @param DateTimeImmutable    $today    In the site's time zone.
	 * @return array<string, mixed>
	 */
	public static function for_copy( array $settings, DateTimeImmutable $today ): array {
		$behavior = is_array( $settings['behavior'] ?? null ) ? $settings['behavior'] : array();
		$last     = $behavior['expire_at'] ?? null;
		if ( is_array( $last ) && is_int( $last['month'] ?? null ) && is_int( $last['day'] ?? null ) ) {
			$last['year'] = self::next_year( $today, $last['month'], $last['day'] );

			$settings['behavior'] = array( 'expire_at' => $last ) + $behavior;
		}
		return $settings;
	}
}
