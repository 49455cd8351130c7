<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use DateTimeImmutable;

/**
 * A survey's last day, which owners choose without a year (A54).
 */
final class LastDay {

	/**
	 * The last day of the settings, null where they have none.
	 *
	 * @param array<string, mixed> $settings Of a survey.
	 * @return array{month: int, day: int, year?: int}|null
	 */
	public static function of( array $settings ): ?array {
		$behavior = $settings['behavior'] ?? null;
		$last     = is_array( $behavior ) ? $behavior['expire_at'] ?? null : null;
		if ( ! is_array( $last ) || ! is_int( $last['month'] ?? null ) || ! is_int( $last['day'] ?? null ) ) {
			return null;
		}
		return array(
			'month' => $last['month'],
			'day'   => $last['day'],
		) + ( is_int( $last['year'] ?? null ) ? array( 'year' => $last['year'] ) : array() );
	}

	/**
	 * The last day that accepts answers, in the site's time zone: one more than visitors meet the survey, because a
	 * browser that went offline delivers for 24 hours (SEC-A1).
	 *
	 * @param array<mixed> $behavior As visitors get it, `SurveyParts::BEHAVIOR`.
	 * @return string Y-m-d, '' when there is no end.
	 */
	public static function answers_until( array $behavior ): string {
		$last = 'expire' === ( $behavior['run_time'] ?? '' ) ? self::of( array( 'behavior' => $behavior ) ) : null;
		if ( ! isset( $last['year'] ) ) {
			return '';
		}
		$month = ( new DateTimeImmutable( '2000-01-01' ) )->setDate( $last['year'], $last['month'], 1 );
		return $month->setDate(
			$last['year'],
			$last['month'],
			min( $last['day'], (int) $month->format( 't' ) )
		)->modify( '+1 day' )->format( 'Y-m-d' );
	}

	/**
	 * Whether both are the same day, whatever their years; none is never the same.
	 *
	 * @param array{month: int, day: int, year?: int}|null $one   From of().
	 * @param array{month: int, day: int, year?: int}|null $other From of().
	 */
	public static function is_same( ?array $one, ?array $other ): bool {
		return null !== $one
			&& null !== $other
			&& $one['month'] === $other['month']
			&& $one['day'] === $other['day'];
	}

	/**
	 * Year of the next occurrence of a month and day, as `nextYear()` in src/domain/draft/behavior.ts; today and the
	 * day on which the survey opens still count.
	 *
	 * @param DateTimeImmutable      $today In the site's time zone.
	 * @param int                    $month 1 to 12.
	 * @param int                    $day   1 to 31; past the end of the month it means its last day.
	 * @param DateTimeImmutable|null $opens When the survey is scheduled for.
	 */
	public static function next_year(
		DateTimeImmutable $today,
		int $month,
		int $day,
		?DateTimeImmutable $opens = null
	): int {
		$from = max( $today, $opens?->setTimezone( $today->getTimezone() ) ?? $today );
		$year = (int) $from->format( 'Y' );
		$last = (int) $from->setDate( $year, $month, 1 )->format( 't' );
		$date = $from->setDate( $year, $month, min( $day, $last ) );
		return $date->format( 'Y-m-d' ) >= $from->format( 'Y-m-d' ) ? $year : $year + 1;
	}

	/**
	 * The settings with the year counted from the day on which the survey opens, as long as it has not opened: its
	 * schedule may come, move or go after the day was chosen. Later the year stays, or each save would revive a survey
	 * that is over.
	 *
	 * @param Survey            $before As it is stored.
	 * @param DateTimeImmutable $today  In the site's time zone.
	 * @return array<string, mixed>
	 */
	public static function for_schedule( Survey $survey, Survey $before, DateTimeImmutable $today ): array {
		return max( $survey->publish_at, $before->publish_at ) > $today
			? self::for_copy( $survey->settings, $today, $survey->publish_at )
			: $survey->settings;
	}

	/**
	 * The settings for another survey: a day that has passed comes again.
	 *
	 * @param array<string, mixed>   $settings Of a survey.
	 * @param DateTimeImmutable      $today    In the site's time zone.
	 * @param DateTimeImmutable|null $opens    When the other survey is scheduled for.
	 * @return array<string, mixed>
	 */
	public static function for_copy(
		array $settings,
		DateTimeImmutable $today,
		?DateTimeImmutable $opens = null
	): array {
		$last = self::of( $settings );
		return null === $last
			? $settings
			: self::in_year( $settings, self::next_year( $today, $last['month'], $last['day'], $opens ) );
	}

	/**
	 * The settings with the last day in a year, where they have one.
	 *
	 * @param array<string, mixed> $settings Of a survey.
	 * @return array<string, mixed>
	 */
	public static function in_year( array $settings, int $year ): array {
		$behavior = is_array( $settings['behavior'] ?? null ) ? $settings['behavior'] : array();
		if ( is_array( $behavior['expire_at'] ?? null ) ) {
			$behavior['expire_at']['year'] = $year;
			$settings['behavior']          = $behavior;
		}
		return $settings;
	}
}
