<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use UserFeedback\Surveys\Events\StoreSurvey;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;

/**
 * What becomes a mark on time lines, and what does not.
 */
final class SurveyEventsTest extends ResultsTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
	}

	public function test_a_life_of_a_survey_by_day_with_its_pause(): void {
		$survey = $this->draft();
		$survey = $this->change( $survey, 40, array( 'title' => 'Before anybody saw it', 'questions' => array( $this->choice( array( 'Search' ) ) ) ) );
		self::assertSame( array(), $this->events( $survey ), 'A draft that nobody saw.' );
		$survey = $this->change( $survey, 30, array( 'status' => Survey::PUBLISH, 'published_at' => $this->moment( 30 ) ) );
		$survey = $this->change( $survey, 20, array( 'status' => Survey::DRAFT ) );
		$survey = $this->change( $survey, 20, array( 'title' => 'Another title' ) );
		$survey = $this->change( $survey, 15, array( 'status' => Survey::PUBLISH ) );
		$survey = $this->change( $survey, 5, array( 'questions' => array( $this->choice( array( 'Search engine', 'Friend' ) ) ) ) );
		$this->change( $survey, 2, array( 'status' => Survey::TRASH ) );
		self::assertSame(
			array(
				array( $this->day( 30 ), null, array( 'Survey published.' ) ),
				array( $this->day( 20 ), $this->day( 15 ), array( 'Survey paused. Nobody was asked.' ) ),
				array( $this->day( 15 ), null, array( 'Survey published.' ) ),
				array( $this->day( 5 ), null, array( 'Option of “Question where” renamed, “Search” to “Search engine”. Its votes stay together.', 'Option “Friend” added to “Question where”.' ) ),
				array( $this->day( 2 ), $this->day( 0 ), array( 'Survey paused. Nobody was asked.' ) ),
			),
			array_map( static fn ( array $day ): array => array( $day['date'], $day['until'], $day['texts'] ), $this->events( $survey ) )
		);
		self::assertSame( array( wp_get_current_user()->display_name ), $this->events( $survey )[0]['by'] );
	}

	public function test_what_changes_answers_is_told_and_nothing_else(): void {
		$survey = $this->live();
		$text   = $this->question( 'why', 'text' );
		foreach (
			array(
				array( array( 'title' => 'New' ), array() ),
				array( array( 'settings' => array( 'theming' => array( 'color' => 'red' ) ) + $survey->settings ), array() ),
				array( array( 'settings' => array( 'behavior' => array( 'run_time' => 'once' ) ) + $survey->settings ), array( 'Who sees the survey, and when, changed.' ) ),
				array( array( 'questions' => array( ...$survey->questions, $text ) ), array( 'Question “Question why” added.' ) ),
				array( array( 'questions' => array() ), array( 'Question “Question where” removed.' ) ),
				array( array( 'questions' => array( $this->reworded( $survey->questions[0] ) ) ), array( 'Question reworded, “Question where” to “Where from?”.' ) ),
				array( array( 'questions' => array( $survey->questions[0]->with_settings( array( 'required' => true ) ) ) ), array( 'Settings of “Question where” changed.' ) ),
			) as list( $changes, $texts )
		) {
			$this->wpdb()->query( "DELETE FROM {$this->table( 'survey_event' )}" );
			$current = $this->container()->get( SurveyRepository::class )->find( $survey->id );
			self::assertNotNull( $current );
			$survey = $survey->with( array( 'revision' => $current->revision ) );
			$this->change( $survey, 1, $changes );
			self::assertSame( $texts, array_merge( ...array_column( $this->events( $survey ), 'texts' ) ) );
		}
	}

	public function test_a_scheduled_publication_is_told_when_it_came_and_follows_its_date(): void {
		$survey = $this->draft();
		$later  = $this->moment( -3 );
		$survey = $this->change( $survey, 1, array( 'status' => Survey::PUBLISH, 'publish_at' => $later, 'published_at' => $later ) );
		self::assertSame( array(), $this->events( $survey ) );
		self::assertSame( 1, $this->count_rows( 'survey_event' ) );
		$survey = $this->change( $survey, 0, array( 'publish_at' => $this->moment( -9 ) ) );
		self::assertSame( 1, $this->count_rows( 'survey_event' ), 'Moved.' );
		$this->change( $survey, 0, array( 'status' => Survey::DRAFT ) );
		self::assertSame( 0, $this->count_rows( 'survey_event' ), 'Withdrawn.' );
	}

	public function test_saving_and_bulk_actions_write_them_and_they_go_with_the_survey(): void {
		$id = $this->rest( 'POST', '/surveys', array( 'title' => 'One', 'status' => 'publish', 'questions' => array( $this->choice( array( 'A', 'B' ) )->to_array() ) ) )->get_data()['id'];
		$this->rest( 'POST', '/surveys', array( 'id' => $id, 'questions' => array( $this->choice( array( 'A', 'C' ) )->to_array() ) ) );
		$this->rest( 'POST', '/surveys/draft', array( 'survey_ids' => array( $id ) ) );
		$day = $this->get( "/surveys/$id/events" )['items'][0];
		self::assertSame( array( 'Survey published.', 'Option “C” added to “Question where”.', 'Option “B” removed from “Question where”.', 'Survey paused. Nobody was asked.' ), $day['texts'] );
		self::assertNull( $day['until'] );
		$this->rest( 'POST', '/surveys/trash', array( 'survey_ids' => array( $id ) ) );
		$this->rest( 'DELETE', '/surveys', array( 'survey_ids' => array( $id ) ) );
		self::assertSame( 0, $this->count_rows( 'survey_event' ) );
	}

	private function draft(): Survey {
		return $this->survey( array( $this->choice( array( 'Search' ) ) ), array( 'status' => Survey::DRAFT, 'published_at' => null ) );
	}

	private function live(): Survey {
		return $this->survey( array( $this->choice( array( 'Search' ) ) ), array( 'published_at' => $this->moment( 9 ) ) );
	}

	/**
	 * @param list<string> $labels Of the options, whose ids stay.
	 */
	private function choice( array $labels ): Question {
		return $this->question(
			'where',
			'radio-button',
			array(
				'options'    => $labels,
				'option_ids' => array_map( static fn ( int $place, string $label ): string => 'C' === $label ? 'o9' : "o$place", array_keys( $labels ), $labels ),
			)
		);
	}

	private function reworded( Question $question ): Question {
		return new Question( $question->id, $question->type, 'Where from?', $question->config, $question->settings, $question->logic );
	}

	/**
	 * @param array<string, mixed> $changes Property => value.
	 */
	private function change( Survey $survey, int $days_ago, array $changes ): Survey {
		return $this->container()->get( StoreSurvey::class )->run(
			$survey,
			$survey->with( array( 'saved_by' => get_current_user_id() ) + $changes ),
			$this->moment( $days_ago )->setTimezone( new \DateTimeZone( 'UTC' ) )
		);
	}

	/**
	 * @return list<array{date: string, until: string|null, texts: list<string>, by: list<string>}>
	 */
	private function events( Survey $survey ): array {
		return $this->get( "/surveys/{$survey->id}/events" )['items'];
	}
}
