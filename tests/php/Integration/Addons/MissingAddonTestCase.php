<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons;

use DateTimeImmutable;
use UserFeedback\Display\PagePayload;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyChanged;
use UserFeedback\Surveys\SurveyDefaults;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\OtherSiteTestCase;
use WP_Query;

/**
 * A site whose surveys were saved while an addon was there that is gone.
 */
abstract class MissingAddonTestCase extends OtherSiteTestCase {

	/**
	 * Stores a survey, past the checks of a save.
	 *
	 * @param list<Question>       $questions Its questions.
	 * @param array<string, mixed> $settings  Over the defaults.
	 */
	protected function stored( array $questions, array $settings = array(), string $status = Survey::PUBLISH ): int {
		$defaults = $this->container()->get( SurveyDefaults::class );
		$now      = new DateTimeImmutable( '2026-11-01T12:00:00Z' );
		$survey   = $this->container()->get( SurveyRepository::class )->store(
			new Survey(
				0,
				'Survey',
				'survey',
				$status,
				'',
				$questions,
				array_replace_recursive( $defaults->settings(), $settings ),
				$defaults->notifications(),
				null,
				$now,
				1,
				$now,
				$now
			)
		);
		SurveyChanged::announce( $survey->id );
		return $survey->id;
	}

	/**
	 * The payload of the front page.
	 *
	 * @return array<string, mixed>|null
	 */
	protected function page(): ?array {
		$query = new WP_Query();
		$query->parse_query( array() );
		return $this->container()->get( PagePayload::class )->of( $query );
	}
}
