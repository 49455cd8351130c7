<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons;

use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunTestsInSeparateProcesses;
use UserFeedback\Display\LiveIndex;
use UserFeedback\Display\Shortcode;
use UserFeedback\Responses\Counters\CounterChange;
use UserFeedback\Responses\Counters\CounterRepository;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\Submission\Answers;
use UserFeedback\Responses\Submission\NewResponse;
use UserFeedback\Responses\Submission\SubmittedPage;
use UserFeedback\Responses\Submission\UserAgent;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\OptionKey;
use UserFeedback\Surveys\QuestionTypes\StoredAnswer;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyDefaults;
use WP_REST_Response;

/**
 * A published survey whose question types nobody registers is not live, and its
 * data stays readable (SEL-08, docs/plans-and-addons.md).
 */
#[RunTestsInSeparateProcesses]
#[PreserveGlobalState( false )]
final class MissingTypesTest extends MissingAddonTestCase {

	protected function before_wordpress(): void {
		self::plugins_without( array( 'userfeedback-question-types' ) );
	}

	public function test_visitors_get_the_survey_without_questions_so_that_the_reason_is_recorded(): void {
		$id      = $this->store( array( 'nps', 'star-rating', 'text' ) );
		$payload = $this->page();
		self::assertIsArray( $payload );
		self::assertTrue( $payload['missing']['question_types'] );
		self::assertSame( $id, $payload['surveys'][0]['id'] );
		self::assertTrue( $payload['surveys'][0]['has_rating'] );
		self::assertArrayNotHasKey( 'questions', $payload['surveys'][0] );
		self::assertStringNotContainsString( 'Question 1', (string) wp_json_encode( $payload ) );
		self::assertStringContainsString(
			'min-height:0px',
			$this->container()->get( Shortcode::class )->render( array( 'id' => (string) $id ) )
		);
	}

	public function test_a_type_that_no_reason_names_takes_the_survey_off_the_page(): void {
		$this->store( array( 'of-another-plugin' ) );
		self::assertNull( $this->page() );
	}

	public function test_its_routes_answer_like_those_of_any_survey_that_is_not_live(): void {
		$id      = $this->store( array( 'nps', 'text' ) );
		$draft   = $this->store( array( 'text' ), Survey::DRAFT );
		$answers = array(
			'client_id' => wp_generate_uuid4(),
			'answers'   => array(
				array(
					'question_id' => 'q2',
					'value'       => 'Good',
				),
			),
		);
		foreach ( array( '/impression', '/responses' ) as $path ) {
			$gone = $this->rest( 'POST', "/surveys/{$id}{$path}", $answers );
			self::assertSame( 404, $gone->get_status(), $path );
			self::assertSame( 'userfeedback_not_found', self::data( $gone )['code'] );
			self::assertEquals(
				$this->rest( 'POST', "/surveys/{$draft}{$path}", $answers )->get_data(),
				$gone->get_data(),
				$path
			);
		}
		self::assertSame( 0, $this->count_rows( 'response' ) );
		self::assertSame( 0, $this->count_rows( 'counter' ) );
	}

	public function test_it_is_live_again_when_the_addon_is(): void {
		$id = $this->store( array( 'nps' ) );
		self::assertIsArray( $this->page() );
		$stale = get_option( LiveIndex::OPTION );
		self::assertIsArray( $stale );
		// The index of a site with the addon has another signature than that of a site without it.
		update_option(
			LiveIndex::OPTION,
			array(
				'version' => $stale['version'] . 'x',
				'surveys' => array(),
			) + $stale
		);
		$live = $this->container()->get( LiveIndex::class )->live( $this->container()->get( Clock::class )->now() );
		self::assertSame( array( $id ), array_column( $live, 'id' ), 'Built anew.' );
		self::assertSame( $stale, get_option( LiveIndex::OPTION ) );
	}

	public function test_results_and_responses_show_the_stored_values(): void {
		$id       = $this->store( array( 'nps', 'star-rating', 'text', 'of-another-plugin' ) );
		$response = $this->respond(
			$id,
			array(
				'q1' => array( new StoredAnswer( '9', '', 9, array( 'comments' => 'Nice' ) ) ),
				'q2' => array( new StoredAnswer( '4', '', 4 ) ),
				'q3' => array( new StoredAnswer( '', 'Fine' ) ),
				'q4' => array(
					new StoredAnswer( OptionKey::of( 'Tea' ), 'Tea' ),
					new StoredAnswer( OptionKey::of( 'Cake' ), 'Cake' ),
				),
			)
		);
		$this->respond( $id, array( 'q1' => array( new StoredAnswer( '10', '', 10 ) ) ) );
		$this->sign_in( 'administrator' );

		$results = self::data( $this->rest( 'GET', "/surveys/{$id}/results" ) );
		$stats   = array_column( $results['question_stats'], null, 'id' );
		self::assertSame( array( 10, 9 ), array_column( $stats['q1']['options'], 'value' ) );
		self::assertSame( array( 1, 1 ), array_column( $stats['q1']['options'], 'count' ) );
		self::assertSame( 2, $stats['q1']['total_answers'] );
		self::assertSame( array( 4 ), array_column( $stats['q2']['options'], 'value' ) );
		self::assertSame( 'Fine', $stats['q3']['answers'][0]['value'] );
		$labels = array_column( $stats['q4']['options'], 'value' );
		sort( $labels );
		self::assertSame( array( 'Cake', 'Tea' ), $labels );

		$detail = self::data( $this->rest( 'GET', "/surveys/{$id}/responses/{$response}" ) );
		self::assertSame( array( 9, 4, 'Fine', array( 'Tea', 'Cake' ) ), array_column( $detail['answers'], 'value' ) );
		self::assertSame( array( 'comments' => 'Nice' ), $detail['answers'][0]['extra'] );
		self::assertSame( 2, self::data( $this->rest( 'GET', "/surveys/{$id}/responses" ) )['pagination']['total'] );
		self::assertSame( 200, $this->rest( 'GET', "/surveys/{$id}/questions/q1/answers" )->get_status() );
		self::assertSame( 200, $this->rest( 'GET', '/results-summary' )->get_status() );
	}

	public function test_opening_it_in_the_builder_changes_nothing_and_saving_takes_the_questions_out(): void {
		$id = $this->store( array( 'nps', 'text' ) );
		$this->sign_in( 'administrator' );
		self::assertSame(
			array( 'nps', 'text' ),
			array_column( self::data( $this->rest( 'GET', "/surveys/{$id}" ) )['questions'], 'type' )
		);
		$saved = self::data( $this->rest( 'POST', '/surveys', self::data( $this->rest( 'GET', "/surveys/{$id}" ) ) ) );
		self::assertSame( array( 'text' ), array_column( $saved['questions'], 'type' ) );
		self::assertTrue( $saved['published'] );
	}

	/**
	 * Stores a survey, as it was saved while the addon was there.
	 *
	 * @param list<string> $types Types of its questions q1 and so on.
	 */
	private function store( array $types, string $status = Survey::PUBLISH ): int {
		$defaults  = $this->container()->get( SurveyDefaults::class );
		$questions = array();
		foreach ( $types as $index => $type ) {
			$number      = $index + 1;
			$questions[] = new Question(
				"q{$number}",
				$type,
				"Question {$number}",
				array(),
				$defaults->question_settings( null ),
				$defaults->question_logic()
			);
		}
		return $this->stored( $questions, array(), $status );
	}

	/**
	 * Stores a response, as it was sent while the addon was there.
	 *
	 * @param array<string, list<StoredAnswer>> $answers By question.
	 */
	private function respond( int $id, array $answers ): int {
		$clock = $this->container()->get( Clock::class );
		$day   = $clock->site_now()->format( 'Y-m-d' );
		$agent = UserAgent::parse( '' );
		$new   = new NewResponse(
			$id,
			wp_generate_uuid4(),
			str_repeat( 'a', 32 ),
			$clock->now(),
			$day,
			new SubmittedPage(),
			0,
			'',
			$agent,
			new Answers( $answers, array() )
		);
		$this->container()->get( CounterRepository::class )->add(
			CounterChange::of_published( $id, $day, $agent->device, $answers, array() )
		);
		return (int) $this->container()->get( ResponseRepository::class )->insert( $new );
	}

	/**
	 * The data of a reply, as a client decodes it.
	 *
	 * @return array<array-key, mixed>
	 */
	private static function data( WP_REST_Response $response ): array {
		$data = json_decode( (string) wp_json_encode( $response->get_data() ), true );
		self::assertIsArray( $data );
		return $data;
	}
}
