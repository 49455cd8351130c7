<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Events;

use DateTimeImmutable;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Stores a changed survey, and what happened to it as marks of its time lines. Edits count once visitors have
 * seen the survey.
 */
final class StoreSurvey {

	public function __construct( private SurveyRepository $surveys, private SurveyEventRepository $events ) {}

	/**
	 * @param Survey $before As it is stored, or with id 0.
	 * @param Survey $after  As it will be.
	 * @throws Failure See SurveyRepository::store().
	 */
	public function run( Survey $before, Survey $after, DateTimeImmutable $now ): Survey {
		return $this->events->together(
			function () use ( $before, $after, $now ): Survey {
				$stored = $this->surveys->store( $after );
				if ( 0 !== $before->id ) {
					$this->events->forget_after( $stored->id, $now );
				}
				foreach ( self::events( $before, $stored, $now ) as $event ) {
					$this->events->add( $stored->id, $event );
				}
				return $stored;
			}
		);
	}

	/**
	 * @return list<SurveyEvent>
	 */
	private static function events( Survey $before, Survey $after, DateTimeImmutable $now ): array {
		$events   = array();
		$was_live = 0 !== $before->id && $before->is_live( $now );
		if ( null !== $before->published_at && $before->published_at <= $now ) {
			$changes = SurveyChanges::between( $before, $after );
			if ( array() !== $changes ) {
				$events[] = new SurveyEvent( SurveyEvent::EDITED, $now, $changes, $after->saved_by );
			}
		}
		if ( ! $was_live && Survey::PUBLISH === $after->status ) {
			$at       = $after->is_live( $now ) ? $now : ( $after->publish_at ?? $now );
			$events[] = new SurveyEvent( SurveyEvent::PUBLISHED, $at, array(), $after->saved_by );
		}
		if ( $was_live && ! $after->is_live( $now ) ) {
			$events[] = new SurveyEvent( SurveyEvent::PAUSED, $now, array(), $after->saved_by );
			if ( Survey::PUBLISH === $after->status && null !== $after->publish_at ) {
				$events[] = new SurveyEvent( SurveyEvent::PUBLISHED, $after->publish_at, array(), $after->saved_by );
			}
		}
		return $events;
	}
}
