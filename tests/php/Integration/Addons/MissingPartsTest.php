<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunTestsInSeparateProcesses;
use UserFeedback\Addons\AddonStates;
use UserFeedback\Database\Database;
use UserFeedback\Display\LiveIndex;
use UserFeedback\Display\LiveSurveysQuery;
use UserFeedback\Display\SurveyParts;
use UserFeedback\Display\WhyUnseen;
use UserFeedback\Display\WidgetDefaults;
use UserFeedback\Notifications\Dismissals;
use UserFeedback\Notifications\NotificationRepository;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Notifications\SurveyFactsQuery;
use UserFeedback\Notifications\SurveyMessages;
use UserFeedback\Responses\Calls\RecordImpression;
use UserFeedback\Support\Clock;
use UserFeedback\Support\FixedClock;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\SurveyDefaults;

/**
 * Pro without the addons that bring parts of a survey: whatever was stored while they were there, a page has what
 * works without them. The widget asks nothing about them (WID-07, WID-17, WID-25, WID-40, SEL-05 to SEL-07, A28, A53).
 */
#[RunTestsInSeparateProcesses]
#[PreserveGlobalState( false )]
final class MissingPartsTest extends MissingAddonTestCase {

	protected function before_wordpress(): void {
		self::plugins_without( array( 'userfeedback-behavior', 'userfeedback-targeting', 'userfeedback-question-types' ) );
	}

	/**
	 * @dataProvider redirects
	 */
	public function test_stored_settings_of_addons_that_are_gone_reach_no_visitor( string $redirect ): void {
		$id      = $this->store( $redirect );
		$payload = json_decode( (string) wp_json_encode( $this->page() ), true );
		self::assertIsArray( $payload );
		self::assertSame(
			array(
				'targeting'      => true,
				'question_types' => true,
			),
			$payload['missing']
		);
		$survey = $payload['surveys'][0];
		self::assertSame( $id, $survey['id'] );
		self::assertSame( WidgetDefaults::SURVEY['behavior'], $survey['behavior'] );
		self::assertFalse( $survey['theming']['start_minimized'] );
		self::assertSame( array( 'message' => 'Thanks!' ) + WidgetDefaults::SURVEY['thank_you'], $survey['thank_you'] );
		self::assertSame( array( 'desktop' ), $survey['devices'] );
		self::assertSame( array( 'config', 'id', 'type', 'title' ), array_keys( $survey['questions'][0] ), 'No settings.' );
	}

	public function test_a_survey_whose_end_no_page_knows_takes_impressions_and_answers(): void {
		$id      = $this->store( 'redirect' );
		$answers = array(
			'client_id' => wp_generate_uuid4(),
			'answers'   => array(
				array(
					'question_id' => 'q1',
					'value'       => 'Yes',
				),
			),
		);
		self::assertSame( 200, $this->rest( 'POST', "/surveys/{$id}/impression" )->get_status() );
		self::assertSame( 201, $this->rest( 'POST', "/surveys/{$id}/responses", $answers )->get_status() );
		$moment = $this->container()->get( Clock::class )->site_now();
		self::assertTrue( $this->container()->get( LiveIndex::class )->is_live( $id, $moment ) );
		delete_option( LiveIndex::OPTION );
		self::assertSame( $id, $this->container()->get( RecordImpression::class )->survey( $id )->id, 'From the database.' );
	}

	public function test_its_owner_hears_nothing_of_its_end_and_its_page_rules(): void {
		$id = $this->store( 'redirect' );
		$this->sign_in( 'administrator' );
		$reply = $this->rest( 'GET', "/surveys/{$id}/checks" )->get_data();
		self::assertIsArray( $reply );
		self::assertSame( array(), $reply['checks'] );

		$database = $this->container()->get( Database::class );
		$clock    = new FixedClock( new DateTimeImmutable( '2020-01-02T12:00:00Z' ) );
		$told     = new Notifications( new NotificationRepository( $database ), new Dismissals(), $clock );
		$parts    = $this->container()->get( SurveyParts::class );
		( new SurveyMessages(
			$told,
			new SurveyFactsQuery( $database ),
			new LiveSurveysQuery( $database ),
			new WhyUnseen(
				$this->container()->get( QuestionTypeRegistry::class ),
				$this->container()->get( AddonStates::class ),
				$parts
			),
			$parts,
			$clock
		) )->add();
		self::assertSame( array(), $told->lists()['notifications'] );
	}

	/**
	 * @return list<array{string}>
	 */
	public static function redirects(): array {
		return array( array( 'redirect' ), array( 'conditional_redirect' ) );
	}

	private function store( string $redirect ): int {
		$pages = get_pages( array( 'number' => 1 ) );
		self::assertNotEmpty( $pages, 'A page that a redirect could lead to.' );
		$page     = array(
			'id'    => $pages[0]->ID,
			'label' => $pages[0]->post_title,
		);
		$question = new Question(
			'q1',
			'radio-button',
			'Tea?',
			array( 'options' => array( 'Yes', 'No' ) ),
			array(
				'required'    => true,
				'randomize'   => true,
				'comment_box' => true,
			),
			$this->container()->get( SurveyDefaults::class )->question_logic()
		);
		$settings = array(
			'thank_you' => array(
				'type'        => $redirect,
				'message'     => 'Thanks!',
				'redirect_to' => $page,
				'conditions'  => array(
					array(
						'question'       => 'q1',
						'condition_type' => 'is',
						'condition'      => 'Yes',
						'page'           => $page,
					),
				),
			),
			'behavior'  => array(
				'timing'          => 'half_page',
				'display_length'  => 'repeatedly',
				'run_time'        => 'expire',
				'expire_at'       => array(
					'month' => 1,
					'day'   => 1,
					'year'  => 2020,
				),
				'start_minimized' => true,
				'remember_days'   => 30,
			),
			'targeting' => array(
				'devices' => array( 'desktop', 'mobile' ),
				'pages'   => 'select',
			),
		);
		return $this->stored( array( $question ), $settings );
	}
}
