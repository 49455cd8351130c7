<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Surveys;

use UserFeedback\Plan\PlanLevel;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * Surveys keep their look until an owner asks for the site's (ENT-15), and can have theirs back.
 */
final class SiteLookTest extends IntegrationTestCase {

	private const RED = array(
		'color_scheme' => 'dark',
		'widget_color' => '#aa0000',
		'text_color'   => '#ffffff',
		'button_color' => '#000000',
		'show_logo'    => false,
	);

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
	}

	protected function tearDown(): void {
		delete_option( 'userfeedback_core_settings' );
		parent::tearDown();
	}

	public function test_new_surveys_take_the_site_s_look_and_others_keep_theirs(): void {
		$old = $this->create();
		update_option( 'userfeedback_core_settings', array( 'widget_button_color' => '#117733', 'widget_theme' => 'dark', 'widget_show_logo' => false ) );
		$new = $this->create();
		self::assertSame( array( '#117733', 'dark', false ), array( $this->theming( $new )['button_color'], $this->theming( $new )['color_scheme'], $this->theming( $new )['show_logo'] ) );
		self::assertSame( array( '#2D87F1', 'light', true ), array( $this->theming( $old )['button_color'], $this->theming( $old )['color_scheme'], $this->theming( $old )['show_logo'] ) );
		self::assertSame( array( $old ), $this->others() );
	}

	public function test_it_is_given_and_taken_back(): void {
		$red   = $this->create( array( 'theming' => self::RED ) );
		$plain = $this->create();
		$late  = $this->create( array( 'behavior' => array( 'start_minimized' => true, 'display_length' => 'once' ) ) );
		$gone  = $this->create( array( 'theming' => self::RED ) );
		$this->rest( 'POST', '/surveys/trash', array( 'survey_ids' => array( $gone ) ) );
		self::assertSame( array( $red, $late ), $this->others() );

		$reply = $this->change( array( 'ids' => array( $red, $plain, $late, $gone, 999999 ) ) );
		self::assertSame( array( $red, $late ), array_column( $reply['changed'], 'id' ) );
		self::assertSame( array( $gone, 999999 ), $reply['refused'] );
		self::assertSame( '#2D87F1', $this->theming( $red )['button_color'] );
		self::assertSame( 'once', $this->settings( $late )['behavior']['display_length'] );
		self::assertFalse( $this->settings( $late )['behavior']['start_minimized'] );
		self::assertSame( array(), $this->others() );

		$back = $this->rest( 'POST', '/survey-looks/restore', array( 'surveys' => $reply['changed'] ) );
		self::assertSame( 200, $back->get_status(), (string) wp_json_encode( $back->get_data() ) );
		self::assertSame( self::RED, $this->theming( $red ) );
		self::assertTrue( $this->settings( $late )['behavior']['start_minimized'] );
	}

	public function test_a_look_that_somebody_chose_meanwhile_stays(): void {
		$red   = $this->create( array( 'theming' => self::RED ) );
		$reply = $this->change( array( 'ids' => array( $red ) ) );
		$this->rest( 'POST', '/surveys', array( 'id' => $red, 'settings' => array( 'theming' => array( 'button_color' => '#123456' ) ) ) );
		$back = (array) $this->rest( 'POST', '/survey-looks/restore', array( 'surveys' => $reply['changed'] ) )->get_data();
		self::assertSame( array( $red ), $back['refused'] );
		self::assertSame( '#123456', $this->theming( $red )['button_color'] );
	}

	public function test_visitors_get_it_at_once(): void {
		$red = $this->create( array( 'theming' => self::RED ) );
		$this->change( array( 'ids' => array( $red ) ) );
		self::assertSame( '#2D87F1', $this->theming( $red )['button_color'] );
		self::assertSame( 1, did_action( 'userfeedback_surveys_changed' ) > 0 ? 1 : 0 );
	}

	public function test_role_plan_and_input(): void {
		$red  = $this->create( array( 'theming' => self::RED ) );
		$body = array( 'ids' => array( $red ) );
		foreach ( array( array(), array( 'ids' => array() ), array( 'ids' => 'all' ), array( 'ids' => range( 1, 21 ) ), array( 'ids' => array( -1 ) ) ) as $wrong ) {
			self::assertSame( 400, $this->rest( 'POST', '/survey-looks', $wrong )->get_status() );
		}
		foreach ( array( array( 'id' => $red, 'revision' => 1 ), array( 'id' => $red, 'revision' => 1, 'before' => array( 'theming' => array( 'widget_color' => 'red' ) + self::RED, 'start_minimized' => false ) ) ) as $wrong ) {
			self::assertSame( 400, $this->rest( 'POST', '/survey-looks/restore', array( 'surveys' => array( $wrong ) ) )->get_status() );
		}
		$this->license( null );
		foreach ( array( $this->rest( 'GET', '/survey-looks' ), $this->rest( 'POST', '/survey-looks', $body ) ) as $refused ) {
			self::assertSame( 403, $refused->get_status() );
			self::assertSame( 'branding', ( (array) $refused->get_data() )['data']['feature'] );
		}
		$this->license( PlanLevel::Plus );
		$this->sign_in( 'editor' );
		self::assertSame( 403, $this->rest( 'POST', '/survey-looks', $body )->get_status() );
		$this->sign_in( 'administrator' );
		self::assertSame( self::RED, $this->theming( $red ) );
	}

	/**
	 * @param array<string, mixed> $settings Of the survey.
	 */
	private function create( array $settings = array() ): int {
		$reply = $this->rest(
			'POST',
			'/surveys',
			array(
				'title'     => 'Coffee',
				'status'    => 'publish',
				'questions' => array(
					array(
						'id'     => 'q1',
						'type'   => 'text',
						'title'  => 'How was it?',
						'config' => (object) array(),
					),
				),
				'settings'  => (object) $settings,
			)
		);
		self::assertSame( 201, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return ( (array) $reply->get_data() )['id'];
	}

	/**
	 * @return array<string, mixed>
	 */
	private function settings( int $id ): array {
		return (array) json_decode( (string) wp_json_encode( ( (array) $this->rest( 'GET', "/surveys/$id" )->get_data() )['settings'] ), true );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function theming( int $id ): array {
		return $this->settings( $id )['theming'];
	}

	/**
	 * @return list<int>
	 */
	private function others(): array {
		return ( (array) $this->rest( 'GET', '/survey-looks' )->get_data() )['ids'];
	}

	/**
	 * @param array<string, mixed> $body Of the call.
	 * @return array<string, mixed>
	 */
	private function change( array $body ): array {
		$reply = $this->rest( 'POST', '/survey-looks', $body );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return (array) $reply->get_data();
	}
}
