<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Abilities;

use UserFeedback\Plan\PlanLevel;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\Survey;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;
use WP_Ability;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Abilities give the figures of the screens, to those who may see the screens, and no word of a visitor.
 */
final class AbilitiesTest extends ResultsTestCase {

	public function test_the_surveys_are_listed(): void {
		$this->sign_in( 'administrator' );
		$live  = $this->survey( array( $this->question( 'why', 'text' ) ), array( 'title' => 'Shop' ) );
		$trash = $this->survey(
			array( $this->question( 'why', 'text' ) ),
			array(
				'title'  => 'Gone',
				'status' => Survey::TRASH,
			)
		);
		$this->respond( $live, array( 'why' => 'Secret words' ) );

		$all = $this->run_ability( 'list-surveys' );
		self::assertContains( $live->id, array_column( $all['surveys'], 'id' ) );
		self::assertNotContains( $trash->id, array_column( $all['surveys'], 'id' ) );
		$found = $this->run_ability(
			'list-surveys',
			array(
				'status' => 'trash',
				'search' => 'Gone',
			)
		);
		self::assertSame( array( $trash->id ), array_column( $found['surveys'], 'id' ) );
		self::assertSame( array( 1, 1 ), array( $found['total'], $found['pages'] ) );
		$shop = array_column( $all['surveys'], null, 'id' )[ $live->id ];
		self::assertSame( array( 'Shop', 'publish', 1 ), array( $shop['title'], $shop['status'], $shop['responses_count'] ) );
	}

	public function test_figures_are_those_of_the_screen_without_what_people_wrote(): void {
		$survey = $this->answered();
		$shown  = $this->get( "/surveys/{$survey->id}/results" );
		$given  = $this->run_ability( 'get-results', array( 'survey_id' => $survey->id ) );
		self::assertSame( 9, $given['responses'] );
		self::assertSame( 20, $given['impressions'] );
		self::assertEquals( $shown['response_rate'], $given['response_rate'] );
		self::assertSame( $shown['range'], $given['range'] );
		$drink = $given['questions'][0];
		self::assertSame( array( 'Tea', 'Coffee' ), array_column( $drink['options'], 'answer' ) );
		self::assertSame( array( 3, 6 ), array_column( $drink['options'], 'count' ) );
		self::assertEquals( $shown['question_stats'][0]['options'][0]['share'], $drink['options'][0]['share'] );
		self::assertEquals( $shown['question_stats'][1]['mean'], $given['questions'][1]['mean'] );
		self::assertNotSame( array(), $shown['question_stats'][2]['answers'] );
		self::assertStringNotContainsString( 'Secret words', (string) wp_json_encode( $given ) );
	}

	public function test_a_filter_is_for_plans_that_have_it_and_holds_the_smallest_group(): void {
		$survey = $this->answered();
		$mobile = array(
			'survey_id' => $survey->id,
			'filter'    => array( 'device' => 'mobile' ),
		);
		$given  = $this->run_ability( 'get-results', $mobile );
		self::assertSame( array( 3, null, false ), array( $given['responses'], $given['impressions'], $given['too_few'] ) );

		$this->container()->get( SettingsRepository::class )->save( array( 'smallest_group' => 5 ) );
		$few = $this->run_ability( 'get-results', $mobile );
		self::assertSame( array( 0, true ), array( $few['responses'], $few['too_few'] ) );
		self::assertSame( array( 0, 0 ), array_column( $few['questions'][0]['options'], 'count' ) );

		$this->license( null );
		self::assertSame( 403, $this->refusal( 'get-results', $mobile ) );
	}

	public function test_only_those_who_may_see_results_read_them(): void {
		$survey = $this->answered();
		foreach ( array( 'subscriber', 'contributor' ) as $role ) {
			$this->sign_in( $role );
			self::assertNotTrue( $this->ability( 'get-results' )->check_permissions( array( 'survey_id' => $survey->id ) ) );
			self::assertNotTrue( $this->ability( 'list-surveys' )->check_permissions( array() ) );
			self::assertSame( 403, $this->call( $survey )->get_status() );
		}
		wp_set_current_user( 0 );
		self::assertSame( 401, $this->call( $survey )->get_status() );
		$this->sign_in( 'administrator' );
		$reply = $this->call( $survey );
		self::assertSame( 200, $reply->get_status() );
		self::assertSame( 9, ( (array) $reply->get_data() )['responses'] );
	}

	public function test_bad_input_names_what_is_wrong(): void {
		$survey = $this->answered();
		self::assertSame( 404, $this->refusal( 'get-results', array( 'survey_id' => 999_999 ) ) );
		$bad_day = array(
			'survey_id' => $survey->id,
			'from'      => 'yesterday',
		);
		self::assertSame( 400, $this->refusal( 'get-results', $bad_day ) );
		$none = $this->ability( 'get-results' )->execute( array() );
		self::assertInstanceOf( WP_Error::class, $none );
		self::assertStringContainsString( 'survey_id', $none->get_error_message() );
	}

	/**
	 * Nine people, three of them on a phone.
	 */
	private function answered(): Survey {
		$this->sign_in( 'administrator' );
		$this->license( PlanLevel::Plus );
		$survey = $this->survey(
			array(
				$this->question( 'drink', 'radio-button', array( 'options' => array( 'Tea', 'Coffee' ) ) ),
				$this->question( 'stars', 'star-rating' ),
				$this->question( 'why', 'text' ),
			),
			array( 'published_at' => $this->moment( 200 ) )
		);
		for ( $at = 0; $at < 9; $at++ ) {
			$answers = array(
				'drink' => $at < 3 ? 'Tea' : 'Coffee',
				'stars' => 1 + $at % 5,
				'why'   => 'Secret words',
			);
			$this->wpdb()->update(
				$this->table( 'response' ),
				array( 'device' => $at < 3 ? 'mobile' : 'desktop' ),
				array( 'id' => $this->respond( $survey, $answers ) )
			);
		}
		$this->impressions( $survey, 20 );
		return $survey;
	}

	/**
	 * The ability as a client calls it.
	 */
	private function call( Survey $survey ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', '/wp-abilities/v1/abilities/userfeedback/get-results/run' );
		$request->set_query_params( array( 'input' => array( 'survey_id' => $survey->id ) ) );
		return rest_do_request( $request );
	}

	private function ability( string $name ): WP_Ability {
		$ability = wp_get_ability( 'userfeedback/' . $name );
		self::assertInstanceOf( WP_Ability::class, $ability );
		return $ability;
	}

	/**
	 * @param array<string, mixed> $input Input.
	 * @return array<string, mixed>
	 */
	private function run_ability( string $name, array $input = array() ): array {
		$result = $this->ability( $name )->execute( $input );
		self::assertIsArray( $result );
		return $result;
	}

	/**
	 * The status of a refusal.
	 *
	 * @param array<string, mixed> $input Input.
	 */
	private function refusal( string $name, array $input ): int {
		$result = $this->ability( $name )->execute( $input );
		self::assertInstanceOf( WP_Error::class, $result );
		$data = $result->get_error_data();
		return is_array( $data ) ? (int) $data['status'] : 0;
	}
}
