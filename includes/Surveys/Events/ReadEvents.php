<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Events;

use UserFeedback\Support\Clock;

/**
 * What happened to a survey, a day at a time, in sentences.
 *
 * @phpstan-import-type Change from SurveyEvent
 * @phpstan-type Day array{date: string, until: string|null, texts: list<string>, by: list<string>}
 */
final class ReadEvents {

	/**
	 * Newest events that are looked at.
	 */
	private const MOST = 500;

	/**
	 * Sentences of a day.
	 */
	private const SENTENCES = 6;

	public function __construct( private SurveyEventRepository $events, private Clock $clock ) {}

	/**
	 * Days of the site on which something happened, oldest first. `until` is the last day of a pause.
	 *
	 * @return list<Day>
	 */
	public function read( int $survey_id ): array {
		$days   = array();
		$paused = null;
		foreach ( $this->events->of_survey( $survey_id, $this->clock->now(), self::MOST ) as $event ) {
			$date            = $event->at->setTimezone( wp_timezone() )->format( 'Y-m-d' );
			$days[ $date ] ??= array(
				'until' => null,
				'texts' => array(),
				'by'    => array(),
			);
			array_push( $days[ $date ]['texts'], ...self::sentences( $event ) );
			$user = get_userdata( $event->author );
			if ( false !== $user ) {
				$days[ $date ]['by'][] = $user->display_name;
			}
			if ( SurveyEvent::PUBLISHED === $event->kind && null !== $paused && $paused < $date ) {
				$days[ $paused ]['until'] = $date;
			}
			$paused = match ( $event->kind ) {
				SurveyEvent::PAUSED    => $date,
				SurveyEvent::PUBLISHED => null,
				default                => $paused,
			};
		}
		$today = $this->clock->now()->setTimezone( wp_timezone() )->format( 'Y-m-d' );
		if ( null !== $paused && $paused < $today ) {
			$days[ $paused ]['until'] = $today;
		}
		$list = array();
		foreach ( $days as $date => $day ) {
			$list[] = array(
				'date'  => $date,
				'until' => $day['until'],
				'texts' => self::at_most( array_values( array_unique( $day['texts'] ) ) ),
				'by'    => array_values( array_unique( $day['by'] ) ),
			);
		}
		return $list;
	}

	/**
	 * @param list<string> $texts Of one day.
	 * @return list<string>
	 */
	private static function at_most( array $texts ): array {
		$more = count( $texts ) - self::SENTENCES;
		if ( $more < 1 ) {
			return $texts;
		}
		return array(
			...array_slice( $texts, 0, self::SENTENCES ),
			sprintf(
				/* translators: %s: number of changes. */
				_n( 'And %s more change.', 'And %s more changes.', $more, 'userfeedback' ),
				number_format_i18n( $more )
			),
		);
	}

	/**
	 * @return list<string>
	 */
	private static function sentences( SurveyEvent $event ): array {
		return match ( $event->kind ) {
			SurveyEvent::PUBLISHED => array( __( 'Survey published.', 'userfeedback' ) ),
			SurveyEvent::PAUSED    => array( __( 'Survey paused. Nobody was asked.', 'userfeedback' ) ),
			default                => array_map( self::sentence( ... ), $event->changes ),
		};
	}

	/**
	 * @param Change $change From SurveyChanges.
	 */
	private static function sentence( array $change ): string {
		$pattern = match ( $change['what'] ) {
			/* translators: %1$s: a question. */
			SurveyChanges::ADDED          => __( 'Question “%1$s” added.', 'userfeedback' ),
			/* translators: %1$s: a question. */
			SurveyChanges::REMOVED        => __( 'Question “%1$s” removed.', 'userfeedback' ),
			/* translators: 2: a question. 3: the same question in other words. */
			SurveyChanges::RETITLED       => __( 'Question reworded, “%2$s” to “%3$s”.', 'userfeedback' ),
			/* translators: 1: a question. 2: an option. 3: the same option in other words. */
			SurveyChanges::OPTION_RENAMED => __( 'Option of “%1$s” renamed, “%2$s” to “%3$s”. Its votes stay together.', 'userfeedback' ),
			/* translators: 1: a question. 3: an option. */
			SurveyChanges::OPTION_ADDED   => __( 'Option “%3$s” added to “%1$s”.', 'userfeedback' ),
			/* translators: 1: a question. 2: an option. */
			SurveyChanges::OPTION_REMOVED => __( 'Option “%2$s” removed from “%1$s”.', 'userfeedback' ),
			SurveyChanges::ORDER          => __( 'Order of the questions changed.', 'userfeedback' ),
			SurveyChanges::AUDIENCE       => __( 'Who sees the survey, and when, changed.', 'userfeedback' ),
			/* translators: %1$s: a question. */
			default                       => __( 'Settings of “%1$s” changed.', 'userfeedback' ),
		};
		return sprintf( $pattern, $change['question'] ?? '', $change['from'] ?? '', $change['to'] ?? '' );
	}
}
