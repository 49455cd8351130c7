<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Plan;

use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunTestsInSeparateProcesses;
use UserFeedback\Addons\AddonStates;
use UserFeedback\Display\LiveIndex;
use UserFeedback\Display\PagePayload;
use UserFeedback\Display\WidgetSettings;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Plan\Rights;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Tests\OtherSiteTestCase;
use WP_Query;
use WP_REST_Request;
use WP_REST_Response;

/**
 * A Lite site whose owner, or an attacker with the owner's account, sends every
 * paid thing by REST: nothing of it is stored, sent to visitors or computed.
 * All addons are active in WordPress and a key of the highest plan is stored.
 */
#[RunTestsInSeparateProcesses]
#[PreserveGlobalState( false )]
final class LiteAttackTest extends OtherSiteTestCase {

	protected function before_wordpress(): void {
		define( 'USERFEEDBACK_CORE_EDITION', 'lite' );
	}

	protected function setUp(): void {
		parent::setUp();
		$this->license( PlanLevel::Elite );
		$this->sign_in( 'administrator' );
	}

	public function test_nothing_is_open(): void {
		$rights = $this->container()->get( Rights::class );
		self::assertFalse( $rights->is_pro() );
		self::assertFalse( $rights->is_licensed() );
		self::assertFalse( $rights->has_plan( PlanLevel::Plus ) );
		self::assertSame( array( 'upgrade' ), array_unique( array_column( $rights->all(), 'state' ) ) );
		self::assertSame( array(), $this->container()->get( AddonStates::class )->active() );
		self::assertSame(
			array( 'text', 'long-text', 'email', 'radio-button', 'checkbox', 'consent', 'statement' ),
			array_keys( $this->container()->get( QuestionTypeRegistry::class )->all() )
		);
	}

	/**
	 * EXP-05: there is no page and no route, so WordPress refuses the address.
	 */
	public function test_nothing_is_exported(): void {
		self::assertSame( 404, $this->rest( 'GET', '/surveys/1/export' )->get_status() );
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		do_action( 'admin_menu', '' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		self::assertFalse( has_action( 'load-admin_page_userfeedback_exports' ) );
		self::assertSame( '', menu_page_url( 'userfeedback_exports', false ) );
	}

	public function test_no_class_of_pro_is_loaded(): void {
		$this->rest( 'GET', '/surveys' );
		$this->rest( 'GET', '/results-summary' );
		$this->page();
		self::assertSame(
			array(),
			array_values(
				array_filter(
					get_declared_classes(),
					static fn ( string $name ): bool => str_starts_with( $name, 'UserFeedback\\Pro\\' )
				)
			)
		);
	}

	public function test_a_survey_with_every_paid_thing_is_stored_without_it(): void {
		$saved = self::data( $this->rest( 'POST', '/surveys', self::paid() ) );
		$again = self::data( $this->rest( 'POST', '/surveys', array( 'id' => $saved['id'] ) + self::paid() ) );
		foreach ( array( $saved, $again, self::data( $this->rest( 'GET', '/surveys/' . $saved['id'] ) ) ) as $survey ) {
			self::assertSame( array( 'a', 'b' ), array_column( $survey['questions'], 'id' ) );
			self::assertFalse( $survey['questions'][0]['settings']['randomize'] );
			self::assertFalse( $survey['questions'][0]['settings']['comment_box'] );
			self::assertSame( array(), $survey['questions'][1]['logic']['conditions'] );
			self::assert_free( $survey );
		}
		$row = (string) $this->wpdb()->get_var(
			'SELECT CONCAT( questions, settings, notifications, COALESCE( publish_at, \'\' ) ) FROM '
				. $this->table( 'survey' )
		);
		self::assertDoesNotMatchRegularExpression(
			'/nps|star-rating|#123456|mobile|page_url|"AT"|before_abandon|redirect"|example\.net|Danke|2031|sheet-1/',
			$row
		);
	}

	public function test_visitors_get_nothing_paid_even_when_the_database_has_it(): void {
		$id = self::data( $this->rest( 'POST', '/surveys', self::paid() ) )['id'];
		$this->wpdb()->update(
			$this->table( 'survey' ),
			array( 'settings' => (string) wp_json_encode( self::paid()['settings'] ) ),
			array( 'id' => $id )
		);
		$questions                               = self::data( $this->rest( 'GET', '/surveys/' . $id ) )['questions'];
		$questions[0]['settings']['required']    = true;
		$questions[0]['settings']['randomize']   = true;
		$questions[0]['settings']['comment_box'] = true;
		$this->wpdb()->update(
			$this->table( 'survey' ),
			array( 'questions' => (string) wp_json_encode( $questions ) ),
			array( 'id' => $id )
		);
		update_option(
			SettingsRepository::OPTION,
			array(
				'widget_position'     => 'middle_left',
				'widget_toggle_text'  => 'Paid label',
				'widget_toggle_icon'  => 'paid-icon',
				'widget_toggle_color' => '#abcdef',
				'widget_font'         => array( 'family' => 'Paid Sans' ),
			)
		);
		$this->container()->get( LiveIndex::class )->rebuild();

		$payload = $this->page();
		self::assertIsArray( $payload );
		self::assertSame(
			array(
				'targeting'      => true,
				'question_types' => true,
			),
			$payload['missing']
		);
		$text = (string) wp_json_encode( $payload );
		self::assertDoesNotMatchRegularExpression(
			'/before_abandon|#123456|example\.net|page_url|Paid|paid-icon|abcdef|middle_left/',
			$text
		);
		$survey = $payload['surveys'][0];
		self::assertSame( array( 'desktop' ), $survey['devices'] );
		self::assertSame( array(), $survey['rules'] );
		self::assertSame( 'message', $survey['thank_you']['type'] );
		self::assertSame( 'immediate', $survey['behavior']['timing'] );
		self::assertSame( 'until_response', $survey['behavior']['display_length'] );
		self::assertSame( 'indefinitely', $survey['behavior']['run_time'] );

		$request = new WP_REST_Request( 'POST', "/userfeedback/v1/surveys/{$id}/impression" );
		$request->set_query_params( array( 'with' => 'questions' ) );
		$reply = self::data( $this->as_visitor( static fn (): WP_REST_Response => rest_do_request( $request ) ) );
		self::assertCount( 2, $survey['questions'] );
		foreach ( array( ...$reply['questions'], ...$survey['questions'] ) as $question ) {
			// Values equal to the default are left out of the payload.
			$settings = (array) ( ( (array) $question )['settings'] ?? array() );
			self::assertSame(
				array( false, false, false ),
				array(
					$settings['required'] ?? false,
					$settings['randomize'] ?? false,
					$settings['comment_box'] ?? false,
				)
			);
		}

		$sent = $this->as_visitor(
			fn (): WP_REST_Response => $this->submit( $id, 'Price', array( 'comments' => 'A comment' ) )
		);
		self::assertSame( 201, $sent->get_status() );
		self::assertSame(
			0,
			(int) $this->wpdb()->get_var(
				'SELECT COUNT(*) FROM ' . $this->table( 'answer' ) . " WHERE extra LIKE '%comment%'"
			)
		);
	}

	public function test_new_questions_with_pictures_are_refused(): void {
		foreach ( array( 'image-radio', 'icon-choice' ) as $type ) {
			$response = $this->rest(
				'POST',
				'/surveys',
				array(
					'title'     => 'Pictures',
					'questions' => array(
						array(
							'id'     => 'p',
							'type'   => $type,
							'title'  => 'Which?',
							'config' => array( 'options' => array( array( 'label' => 'A' ), array( 'label' => 'B' ) ) ),
						),
					),
				)
			);
			self::assertSame( 422, $response->get_status() );
			self::assertSame(
				array( 'questions[0][type]' => 'This type of question is not available on this site.' ),
				self::data( $response )['data']['params']
			);
		}
		self::assertSame( 0, $this->count_rows( 'survey' ) );
	}

	public function test_stored_questions_with_pictures_stay_as_they_are_and_show_nowhere(): void {
		$id      = self::data( $this->rest( 'POST', '/surveys', self::free() ) )['id'];
		$picture = array(
			'id'       => 'p',
			'type'     => 'image-radio',
			'title'    => 'Which?',
			'config'   => array(
				'options' => array(
					array(
						'label' => 'A',
						'image' => null,
					),
					array(
						'label' => 'B',
						'image' => null,
					),
				),
			),
			'settings' => array(
				'required'    => false,
				'randomize'   => false,
				'comment_box' => false,
			),
			'logic'    => array(
				'enabled'    => false,
				'action'     => 'show',
				'conditions' => array(),
			),
		);
		$this->wpdb()->update(
			$this->table( 'survey' ),
			array( 'questions' => (string) wp_json_encode( array( $picture ) ) ),
			array( 'id' => $id )
		);
		$this->container()->get( LiveIndex::class )->rebuild();
		self::assertNull( $this->page() );

		$changed                                  = $picture;
		$changed['title']                         = 'Changed';
		$changed['config']['options'][0]['label'] = 'New';
		$saved                                    = self::data(
			$this->rest(
				'POST',
				'/surveys',
				array(
					'id'        => $id,
					'status'    => 'publish',
					'questions' => array( $changed ),
				)
			)
		);
		self::assertSame( $picture, $saved['questions'][0] );
		self::assertFalse( $saved['published'] );
	}

	public function test_a_survey_of_rating_questions_stays_a_draft_and_says_why(): void {
		$saved = self::data(
			$this->rest(
				'POST',
				'/surveys',
				array(
					'title'     => 'NPS',
					'status'    => 'publish',
					'type'      => 'nps',
					'questions' => array(
						array(
							'id'    => 'n',
							'type'  => 'nps',
							'title' => 'How likely?',
						),
					),
				)
			)
		);
		self::assertSame( 'draft', $saved['status'] );
		self::assertFalse( $saved['published'] );
		self::assertSame( array(), $saved['questions'] );
		self::assertSame(
			'The Survey can\'t be published: All of its questions need the Question Types addon.',
			$saved['message']
		);
	}

	public function test_responses_are_read_only(): void {
		$id = self::data( $this->rest( 'POST', '/surveys', self::free() ) )['id'];
		self::assertSame(
			201,
			$this->as_visitor( fn (): WP_REST_Response => $this->submit( $id, 'Price' ) )->get_status()
		);
		$response = (int) $this->wpdb()->get_var( 'SELECT id FROM ' . $this->table( 'response' ) );
		foreach ( array(
			array( 'POST', '/trash' ),
			array( 'POST', '/restore' ),
			array( 'DELETE', '' ),
		) as list( $method, $path ) ) {
			self::assert_no_route(
				$this->rest(
					$method,
					"/surveys/{$id}/responses{$path}",
					array( 'response_ids' => array( $response ) )
				)
			);
		}
		foreach ( array( 'publish', 'trash' ) as $status ) {
			$list = $this->rest( 'GET', "/surveys/{$id}/responses", array( 'filter' => array( 'status' => $status ) ) );
			self::assertSame( 200, $list->get_status() );
			self::assertSame( array( $response ), array_column( self::data( $list )['items'], 'id' ), 'No such filter.' );
		}
		self::assertSame( 1, $this->count_rows( 'response', array( 'status' => 'publish' ) ) );
		self::assertSame( 200, $this->rest( 'GET', "/surveys/{$id}/responses" )->get_status() );
		self::assertSame( 200, $this->rest( 'GET', "/surveys/{$id}/responses/{$response}" )->get_status() );
		self::assertSame( 200, $this->rest( 'GET', "/surveys/{$id}/results" )->get_status() );
		// CALL-13 is free with its range; Lite's own screen asks for all time (A23).
		self::assertSame( 200, $this->rest( 'GET', "/surveys/{$id}/results", array( 'from' => '2026-01-01' ) )->get_status() );
	}

	public function test_a_filter_is_refused_and_never_ignored(): void {
		$id    = self::data( $this->rest( 'POST', '/surveys', self::free() ) )['id'];
		$query = array( 'filter' => array( 'device' => 'mobile' ) );
		foreach ( array( 'results', 'responses', 'questions/' . self::free()['questions'][0]['id'] . '/answers' ) as $path ) {
			$reply = $this->rest( 'GET', "/surveys/{$id}/{$path}", $query );
			self::assertSame( 400, $reply->get_status(), $path );
			self::assertArrayHasKey( 'filter[device]', self::data( $reply )['data']['params'] );
		}
	}

	public function test_the_overview_is_of_seven_days(): void {
		$month = array(
			'start_date' => '2026-10-01',
			'end_date'   => '2026-10-30',
		);
		$range = fn ( array $asked ): array => self::data( $this->rest( 'GET', '/results-summary', $asked ) )['data']['range'];
		self::assertSame( array( '2026-10-24', '2026-10-30' ), array_slice( array_values( $range( $month ) ), 0, 2 ) );
		self::assertSame(
			array( '2026-10-26', '2026-10-30' ),
			array_slice( array_values( $range( array( 'start_date' => '2026-10-26' ) + $month ) ), 0, 2 )
		);
		self::assertSame( 200, $this->rest( 'GET', '/results-summary' )->get_status() );
	}

	public function test_no_logo_shows_unless_the_owner_asks_for_it(): void {
		self::assertFalse( WidgetSettings::stored()['show_logo'] );
		$saved = self::data( $this->rest( 'POST', '/surveys', self::free() ) );
		self::assertFalse( $saved['settings']['theming']['show_logo'] );
		$payload = $this->page();
		self::assertIsArray( $payload );
		self::assertFalse( $payload['surveys'][0]['theming']['show_logo'] );
	}

	public function test_what_pickers_of_pro_ask_is_not_there(): void {
		self::assert_no_route( $this->rest( 'GET', '/search', array( 'title' => 'a' ) ) );
		self::assert_no_route( $this->rest( 'GET', '/logic-type', array( 'logic_type' => 'post' ) ) );
	}

	public function test_roles_get_nothing(): void {
		update_option(
			SettingsRepository::OPTION,
			array(
				'create_edit_surveys' => array( 'editor' ),
				'view_results'        => array( 'editor' ),
				'delete_surveys'      => array( 'editor' ),
			)
		);
		$this->sign_in( 'editor' );
		foreach ( array(
			array( 'GET', '/surveys' ),
			array( 'POST', '/surveys' ),
			array( 'GET', '/results-summary' ),
			array( 'DELETE', '/surveys' ),
		) as list( $method, $route ) ) {
			self::assertSame(
				403,
				$this->rest( $method, $route, array( 'survey_ids' => array( 1 ) ) )->get_status(),
				"{$method} {$route}"
			);
		}
	}

	public function test_copies_and_bulk_publishing_bring_nothing_back(): void {
		$id = self::data( $this->rest( 'POST', '/surveys', array( 'status' => 'draft' ) + self::free() ) )['id'];
		$this->wpdb()->update(
			$this->table( 'survey' ),
			array( 'settings' => (string) wp_json_encode( self::paid()['settings'] ) ),
			array( 'id' => $id )
		);
		$copy = self::data( $this->rest( 'POST', "/surveys/{$id}/duplicate" ) )['id'];
		self::assert_reverted( self::data( $this->rest( 'GET', "/surveys/{$copy}" ) ) );
		$publish = fn (): array => self::data(
			$this->rest( 'POST', '/surveys/publish', array( 'survey_ids' => array( $id ) ) )
		);
		$stored  = fn (): string => (string) $this->wpdb()->get_var(
			'SELECT CONCAT( status, settings ) FROM ' . $this->table( 'survey' ) . " WHERE id = {$id}"
		);
		$before  = $stored();
		$result  = $publish();
		self::assertSame( array(), $result['changed'] );
		self::assertStringStartsWith(
			'The Survey can\'t be published: Some of its settings need a plan',
			$result['refused'][0]['message']
		);
		self::assertSame( $before, $stored(), 'Nothing goes unasked.' );
		self::assertNull( $this->page(), 'Nor does anything paid come back.' );
		// The builder asks before it saves.
		$saved = self::data( $this->rest( 'POST', '/surveys', array( 'id' => $id ) + self::free() ) );
		self::assertTrue( $saved['published'] );
		self::assert_reverted( $saved );
		$this->rest( 'POST', '/surveys/draft', array( 'survey_ids' => array( $id ) ) );
		self::assertSame( array( $id ), $publish()['changed'] );

		$stars = array(
			'id'       => 's',
			'type'     => 'star-rating',
			'title'    => 'Stars',
			'config'   => array(),
			'settings' => array(),
			'logic'    => array(
				'enabled'    => false,
				'action'     => 'show',
				'conditions' => array(),
			),
		);
		$this->wpdb()->update(
			$this->table( 'survey' ),
			array(
				'status'    => 'draft',
				'questions' => (string) wp_json_encode( array( $stars ) ),
			),
			array( 'id' => $id )
		);
		$result = $publish();
		self::assertSame( array(), $result['changed'] );
		self::assertSame(
			'The Survey can\'t be published: Some questions need the Question Types addon.',
			$result['refused'][0]['message']
		);
	}

	public function test_premium_templates_cannot_be_used(): void {
		foreach ( self::data( $this->rest( 'GET', '/survey-templates' ) ) as $template ) {
			$response = $this->rest(
				'POST',
				'/surveys',
				array(
					'title'    => 'T',
					'template' => $template['key'],
				)
			);
			if ( true === $template['is_available'] ) {
				self::assertSame( 201, $response->get_status(), $template['key'] );
				self::assertSame( array(), $template['required_addons'] );
			} else {
				self::assertSame( 422, $response->get_status(), $template['key'] );
				self::assertSame( array( 'template' ), array_keys( self::data( $response )['data']['params'] ) );
			}
		}
	}

	/**
	 * Settings of a survey that need no plan.
	 *
	 * @return array<string, mixed>
	 */
	private static function free(): array {
		return array(
			'title'     => 'Survey',
			'status'    => 'publish',
			'questions' => array(
				array(
					'id'     => 'a',
					'type'   => 'radio-button',
					'title'  => 'Why?',
					'config' => array( 'options' => array( 'Price', 'Service' ) ),
				),
			),
		);
	}

	/**
	 * Every paid thing that a survey can hold, but pictures.
	 *
	 * @return array<string, mixed>
	 */
	private static function paid(): array {
		$page  = array(
			'id'    => 1,
			'label' => 'example.net',
		);
		$on    = array(
			'required'    => true,
			'randomize'   => true,
			'comment_box' => true,
		);
		$about = static fn ( string $id ): array => array(
			'question_id' => $id,
			'compare'     => '=',
			'value'       => '1',
		);
		return array(
			'publish_at'    => '2031-01-01T00:00:00Z',
			'questions'     => array(
				array(
					'id'    => 's',
					'type'  => 'star-rating',
					'title' => 'Stars',
				),
				array( 'settings' => $on ) + self::free()['questions'][0],
				array(
					'id'    => 'n',
					'type'  => 'nps',
					'title' => 'How likely?',
				),
				array(
					'id'    => 'b',
					'type'  => 'text',
					'title' => 'More',
					'logic' => array(
						'enabled'    => true,
						'action'     => 'show',
						'conditions' => array( $about( 's' ), $about( 'n' ) ),
					),
				),
			),
			'settings'      => array(
				'enable_tracking' => false,
				'thank_you'       => array(
					'type'        => 'redirect',
					'message'     => 'Danke',
					'redirect_to' => $page,
					'conditions'  => array(
						array(
							'question'       => 'a',
							'condition_type' => '=',
							'condition'      => 'Price',
							'page'           => $page,
						),
					),
				),
				'theming'         => array(
					'color_scheme' => 'dark',
					'widget_color' => '#123456',
					'text_color'   => '#123456',
					'button_color' => '#123456',
					'show_logo'    => false,
				),
				'targeting'       => array(
					'devices'    => array( 'desktop', 'tablet', 'mobile' ),
					'pages'      => 'select',
					'page_rules' => array(
						array(
							'logic'    => 'page_url_contains',
							'operator' => '&&',
							'data'     => 'shop',
						),
					),
				),
				'geo_targeting'   => array(
					'target'    => 'select',
					'countries' => array( 'AT' ),
				),
				'behavior'        => array(
					'timing'          => 'before_abandon',
					'timing_delay'    => 3,
					'display_length'  => 'repeatedly',
					'run_time'        => 'expire',
					'expire_at'       => array(
						'month' => 12,
						'day'   => 31,
						'year'  => 2098,
					),
					'start_minimized' => true,
					'remember_days'   => 9,
				),
				'google_drive'    => array(
					'enable'         => true,
					'file_name'      => 'Answers',
					'spreadsheet_id' => 'sheet-1',
				),
			),
			'notifications' => array(
				'email' => array(
					'active'    => true,
					'addresses' => 'owner@example.org',
					'logic'     => array(
						'enable'     => true,
						'action'     => 'send',
						'conditions' => array( $about( 'a' ) ),
					),
				),
			),
		) + self::free();
	}

	/**
	 * Asserts that a survey holds nothing paid beside its questions.
	 *
	 * @param array<string, mixed> $survey As the wire carries it.
	 */
	private static function assert_free( array $survey ): void {
		self::assert_reverted( $survey );
		self::assertNull( $survey['publish_at'] );
		self::assertSame(
			array(
				'type'        => 'message',
				'message'     => 'Thanks for your feedback!',
				'redirect_to' => null,
				'conditions'  => array(),
			),
			$survey['settings']['thank_you']
		);
		self::assertSame(
			array(
				'target'    => 'all',
				'countries' => array(),
			),
			$survey['settings']['geo_targeting']
		);
		self::assertSame(
			array(
				'enable'         => false,
				'file_name'      => '',
				'spreadsheet_id' => '',
			),
			$survey['settings']['google_drive']
		);
	}

	/**
	 * Asserts that what reverts has reverted.
	 *
	 * @param array<string, mixed> $survey As the wire carries it.
	 */
	private static function assert_reverted( array $survey ): void {
		self::assertSame(
			array(
				'devices'    => array( 'desktop' ),
				'pages'      => 'all',
				'page_rules' => array(),
			),
			$survey['settings']['targeting']
		);
		self::assertSame( '#ffffff', $survey['settings']['theming']['widget_color'] );
		self::assertSame( 'light', $survey['settings']['theming']['color_scheme'] );
		self::assertSame( 'immediate', $survey['settings']['behavior']['timing'] );
		self::assertNull( $survey['settings']['behavior']['expire_at'] );
		self::assertSame(
			array(
				'enable'     => false,
				'action'     => 'send',
				'conditions' => array(),
			),
			$survey['notifications']['email']['logic']
		);
	}

	/**
	 * Asserts that nothing listens there.
	 */
	private static function assert_no_route( WP_REST_Response $response ): void {
		self::assertSame( 404, $response->get_status() );
		self::assertSame( 'rest_no_route', self::data( $response )['code'] );
	}

	/**
	 * The payload of the front page.
	 *
	 * @return array<string, mixed>|null
	 */
	private function page(): ?array {
		$query = new WP_Query();
		$query->parse_query( array() );
		return $this->container()->get( PagePayload::class )->of( $query );
	}

	/**
	 * Does something as a visitor.
	 *
	 * @param callable(): WP_REST_Response $call The call.
	 */
	private function as_visitor( callable $call ): WP_REST_Response {
		$this->sign_in( '' );
		$response = $call();
		$this->sign_in( 'administrator' );
		return $response;
	}

	/**
	 * A visitor's answer to question a.
	 *
	 * @param array<string, string> $extra What comes along.
	 */
	private function submit( int $id, string $value, array $extra = array() ): WP_REST_Response {
		return $this->rest(
			'POST',
			"/surveys/{$id}/responses",
			array(
				'client_id'      => wp_generate_uuid4(),
				'answers'        => array(
					array(
						'question_id' => 'a',
						'value'       => $value,
					) + ( array() === $extra ? array() : array( 'extra' => $extra ) ),
				),
				'page_submitted' => array(
					'id'    => 0,
					'title' => 'Home',
					'url'   => home_url( '/' ),
				),
			)
		);
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
