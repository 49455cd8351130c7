<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\Checks;

use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Surveys\Events\StoreSurvey;
use UserFeedback\Surveys\Survey;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;

/**
 * How often a week visitors meet a survey, from impressions that were counted.
 */
final class WeeklyReachTest extends ResultsTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
	}

	public function test_nothing_counted_is_not_known(): void {
		$survey = $this->live( 3 );
		$this->shown( $survey, range( 1, 3 ), 50 );
		$reach = $this->reach( $survey );
		self::assertNull( $reach['per_week'], 'Three days are no week.' );
		self::assertStringContainsString( 'not known yet', $reach['text'] );
	}

	public function test_a_survey_that_was_live_for_weeks_counts_itself(): void {
		$survey = $this->live( 40 );
		$this->shown( $survey, range( 1, 28 ), 49 );
		$this->shown( $survey, array( 0, 29, 30 ), 5000 );
		self::assertSame(
			array(
				'per_week' => 343,
				'text'     => 'Visitors meet it about 340 times a week. Counted on 28 whole days of the past four weeks.',
			),
			$this->reach( $survey ),
			'Neither today nor what is older.'
		);
	}

	public function test_days_without_impressions_count_too(): void {
		$survey = $this->live( 15 );
		$this->shown( $survey, array( 2 ), 40 );
		self::assertSame( 20, $this->reach( $survey )['per_week'], '40 in the 14 whole days since it was published.' );
	}

	public function test_few_are_called_few(): void {
		$survey = $this->live( 29 );
		$this->shown( $survey, array( 2 ), 4 );
		self::assertStringContainsString( 'fewer than 10 times a week', $this->reach( $survey )['text'] );
	}

	public function test_a_new_survey_has_the_figure_of_one_with_the_same_audience(): void {
		$this->shown( $this->live( 40, 'Checkout' ), range( 1, 28 ), 100 );
		$this->shown( $this->live( 40, 'Less' ), range( 1, 28 ), 10 );
		$reach = $this->reach( $this->live( 0, 'New' ) );
		self::assertSame( 700, $reach['per_week'] );
		self::assertSame( 'Visitors meet it about 700 times a week. That is how often they met “Checkout”, which is on the same pages and devices. Counted on 28 whole days of the past four weeks. Where both may show, visitors meet the newer one first.', $reach['text'] );
	}

	public function test_a_survey_whose_rules_allow_no_page_has_not_the_audience_of_all_pages(): void {
		$none = array( 'targeting' => array( 'pages' => 'select', 'page_rules' => array() ) );
		$this->shown( $this->live( 40, 'Everywhere' ), range( 1, 28 ), 100 );
		self::assertStringStartsWith( 'Visitors meet it at most about 700 times a week.', $this->reach( $this->live( 0, 'New', $none ) )['text'] );
	}

	public function test_pauses_do_not_count_and_a_changed_audience_starts_over(): void {
		$survey = $this->live( 28 );
		$this->shown( $survey, range( 1, 28 ), 10 );
		$survey = $this->change( $survey, 18, array( 'status' => Survey::DRAFT ) );
		$paused = $survey;
		$survey = $this->change( $survey, 12, array( 'status' => Survey::PUBLISH ) );
		self::assertStringContainsString( 'Counted on 20 whole days', $this->reach( $survey )['text'], 'Days 27 to 19 and 11 to 1.' );
		$survey = $this->change( $survey, 9, array( 'settings' => array_replace_recursive( $paused->settings, array( 'behavior' => array( 'timing_delay' => 5 ) ) ) ) );
		self::assertStringContainsString( 'Counted on 8 whole days', $this->reach( $survey )['text'] );
	}

	public function test_a_changed_draft_is_not_the_survey_that_was_counted(): void {
		$survey = $this->live( 40, 'Phones too', array( 'targeting' => array( 'devices' => array( 'desktop', 'mobile' ) ) ) );
		$this->shown( $survey, range( 1, 28 ), 20 );
		$draft = array(
			'id'        => $survey->id,
			'title'     => 'Phones too',
			'questions' => array( $survey->questions[0]->to_array() ),
			'settings'  => array( 'targeting' => array( 'devices' => array( 'mobile' ) ) ),
		);
		$reach = $this->wire_of( 'POST', '/surveys/checks', $draft )['reach'];
		self::assertStringStartsWith( 'Visitors meet it at most about 140 times a week. That is how often they met “Phones too”, which is on more pages', $reach['text'] );
		$draft['settings']['targeting']['devices'] = array( 'mobile', 'tablet' );
		self::assertNull( $this->wire_of( 'POST', '/surveys/checks', $draft )['reach']['per_week'], 'Nobody counted tablets.' );
	}

	public function test_a_survey_that_shows_once_counts_visitors(): void {
		$survey = $this->live( 40, 'Once', array( 'behavior' => array( 'display_length' => 'once' ) ) );
		$this->shown( $survey, range( 1, 28 ), 20 );
		self::assertStringStartsWith( 'About 140 visitors a week meet it.', $this->reach( $survey )['text'] );
		self::assertNull( $this->reach( $this->live( 0 ) )['per_week'], 'How often it opens is another.' );
	}

	public function test_what_retention_has_forgotten_is_no_day_without_visitors(): void {
		$survey = $this->live( 40 );
		$this->shown( $survey, range( 1, 9 ), 10 );
		update_option( DataPolicy::OPTION, array( DataPolicy::KEEP_DAYS => 10 ) + (array) get_option( DataPolicy::OPTION ) );
		self::assertSame( 70, $this->reach( $survey )['per_week'] );
	}

	public function test_nobody_learns_figures_of_surveys_that_they_do_not_reach(): void {
		$this->shown( $this->live( 40, 'Secret' ), range( 1, 28 ), 100 );
		$editor = $this->sign_in( 'author' );
		update_option( 'userfeedback_core_settings', array( 'create_edit_surveys' => array( 'author' ), 'own_surveys_only' => true ) + (array) get_option( 'userfeedback_core_settings' ) );
		$own = $this->survey( array( $this->question( 'a', 'text' ) ), array( 'author' => $editor ) );
		self::assertNull( $this->reach( $own )['per_week'] );
	}

	/**
	 * @param array<string, mixed> $settings What is otherwise.
	 */
	private function live( int $days_ago, string $title = 'Coffee', array $settings = array() ): Survey {
		$draft = $this->survey( array( $this->question( 'a', 'text' ) ), array( 'title' => $title, 'status' => Survey::DRAFT, 'published_at' => null ) );
		return $this->change(
			$draft,
			$days_ago,
			array(
				'status'       => Survey::PUBLISH,
				'published_at' => $this->moment( $days_ago ),
				'settings'     => array_replace( $draft->settings, array_map( static fn ( string $part ): array => array_replace( $draft->settings[ $part ], $settings[ $part ] ), array_combine( array_keys( $settings ), array_keys( $settings ) ) ) ),
			)
		);
	}

	/**
	 * @param array<string, mixed> $changes Property => value.
	 */
	private function change( Survey $survey, int $days_ago, array $changes ): Survey {
		return $this->container()->get( StoreSurvey::class )->run( $survey, $survey->with( $changes ), $this->moment( $days_ago )->setTimezone( new \DateTimeZone( 'UTC' ) ) );
	}

	/**
	 * @param list<int> $days_ago On which days.
	 */
	private function shown( Survey $survey, array $days_ago, int $each ): void {
		foreach ( $days_ago as $ago ) {
			$this->impressions( $survey, $each, $ago );
		}
	}

	/**
	 * @return array{per_week: int|null, text: string}
	 */
	private function reach( Survey $survey ): array {
		return $this->wire_of( 'GET', "/surveys/{$survey->id}/checks" )['reach'];
	}

	/**
	 * @param array<string, mixed> $body Of the request.
	 * @return array<string, mixed>
	 */
	private function wire_of( string $method, string $path, array $body = array() ): array {
		$reply = $this->rest( $method, $path, $body );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply->get_data();
	}
}
