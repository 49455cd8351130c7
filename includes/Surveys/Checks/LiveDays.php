<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Checks;

use DateTimeImmutable;
use UserFeedback\Surveys\Events\SurveyChanges;
use UserFeedback\Surveys\Events\SurveyEvent;
use UserFeedback\Surveys\Survey;

/**
 * The whole days on which visitors could meet a survey as it is today: it was published, and nobody has changed its
 * audience since.
 */
final class LiveDays {

	/**
	 * @param string            $until  Last day that accepts answers, Y-m-d, '' when there is none.
	 * @param list<SurveyEvent> $events Of the survey, oldest first.
	 * @param list<string>      $days   Days of the site that are asked about, Y-m-d.
	 * @return list<string> Those of them.
	 */
	public static function of( Survey $survey, string $until, array $events, array $days ): array {
		$spans = self::spans( $survey, $events );
		return array_values(
			array_filter(
				$days,
				static function ( string $day ) use ( $spans, $until ): bool {
					// Answers are taken for a day longer than the survey shows.
					if ( '' !== $until && $day >= $until ) {
						return false;
					}
					foreach ( $spans as list( $from, $to ) ) {
						// The day on which something changed was lived in part.
						if ( $day > $from && ( null === $to || $day < $to ) ) {
							return true;
						}
					}
					return false;
				}
			)
		);
	}

	/**
	 * From the day on which it went live to that on which it stopped; null where it has not.
	 *
	 * @param list<SurveyEvent> $events Of the survey, oldest first.
	 * @return list<array{string, string|null}>
	 */
	private static function spans( Survey $survey, array $events ): array {
		$spans = array();
		$from  = null;
		// Surveys of before there were events, or whose oldest ones are gone.
		if ( ( $events[0]->kind ?? '' ) !== SurveyEvent::PUBLISHED && null !== $survey->published_at ) {
			$from = self::day( $survey->published_at );
		}
		foreach ( $events as $event ) {
			$day = self::day( $event->at );
			if ( SurveyEvent::PUBLISHED === $event->kind ) {
				$from ??= $day;
			} elseif ( SurveyEvent::PAUSED === $event->kind && null !== $from ) {
				$spans[] = array( $from, $day );
				$from    = null;
			} elseif ( in_array( SurveyChanges::AUDIENCE, array_column( $event->changes, 'what' ), true ) ) {
				$spans = array();
				$from  = null === $from ? null : $day;
			}
		}
		if ( null !== $from && Survey::PUBLISH === $survey->status ) {
			$spans[] = array( $from, null );
		}
		return $spans;
	}

	private static function day( DateTimeImmutable $at ): string {
		return $at->setTimezone( wp_timezone() )->format( 'Y-m-d' );
	}
}
