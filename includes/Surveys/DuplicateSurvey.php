<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Languages\SurveyLanguages;

/**
 * Copies a survey (CALL-05, A34) as a draft, without schedule, responses and sheet, and without features that
 * the plan does not include. Question ids stay, so logic still refers to its questions.
 */
final class DuplicateSurvey {

	/**
	 * @param Trim $trim Takes out what the plan does not include.
	 */
	public function __construct(
		private SurveyRepository $surveys,
		private Trim $trim,
		private Clock $clock,
		private SurveyLanguages $languages
	) {}

	/**
	 * Copies.
	 *
	 * @throws Failure 404 for an unknown survey.
	 */
	public function duplicate( int $id, int $author ): int {
		$survey = $this->surveys->find( $id );
		if ( null === $survey ) {
			throw Failure::no_survey();
		}
		$trimmed  = $this->trim->trim( $survey, $survey );
		$settings = LastDay::for_copy( HiddenFields::for_copy( $trimmed->settings ), $this->clock->site_now() );
		if ( is_array( $settings['google_drive'] ?? null ) ) {
			$settings['google_drive']['spreadsheet_id'] = '';
		}
		$now  = $this->clock->now();
		$copy = $this->surveys->store(
			$trimmed->with(
				array(
					'id'           => 0,
					'title'        => self::title( $survey->title ),
					'status'       => Survey::DRAFT,
					'settings'     => $settings,
					'publish_at'   => null,
					'published_at' => null,
					'author'       => $author,
					'created_at'   => $now,
					'updated_at'   => $now,
					'revision'     => 0,
					'saved_by'     => $author,
				)
			)
		);
		$this->languages->copy( $trimmed, $copy );
		SurveyChanged::announce( $copy->id );
		return $copy->id;
	}

	/**
	 * Title of the copy, within the length of the column.
	 */
	private static function title( string $title ): string {
		/* translators: %s: title of the survey that was copied. */
		$pattern = __( '%s (Copy)', 'userfeedback' );
		$room    = SurveySchema::MAX_TITLE - mb_strlen( sprintf( $pattern, '' ) );
		return sprintf( $pattern, rtrim( mb_substr( $title, 0, $room ) ) );
	}
}
