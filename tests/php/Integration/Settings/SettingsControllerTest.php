<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Settings;

use PHPUnit\Framework\Attributes\TestWith;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Tests\IntegrationTestCase;
use WP_REST_Response;

/**
 * GET and POST settings (CALL-24, CALL-25, STG-49, STG-50, A19, A98, A107).
 */
final class SettingsControllerTest extends IntegrationTestCase {

	/**
	 * Keys of STG-49 that core has; the addons of Google Drive and heatmaps bring theirs.
	 */
	private const KEYS = array(
		'notifications_recipients',
		'notifications_header_image',
		'summaries_html_template',
		'summaries_disabled',
		'allow_usage_tracking',
		'automatic_updates',
		'create_edit_surveys',
		'view_results',
		'delete_surveys',
		'widget_button_color',
		'widget_color',
		'widget_text_color',
		'widget_theme',
		'widget_toggle_icon',
		'widget_toggle_color',
		'widget_toggle_text',
		'widget_font',
		'widget_position',
		'widget_start_minimized',
		'widget_custom_logo',
		'widget_show_logo',
		'logo_type',
		'skip_text',
		'next_text',
		'uninstall_remove_data',
		'smallest_group',
	);

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
	}

	public function test_every_key_has_a_default_and_reading_stores_nothing(): void {
		$reply = $this->rest( 'GET', '/settings' );
		$data  = (array) $reply->get_data();
		self::assertSame( array(), array_diff( self::KEYS, array_keys( $data['settings'] ) ) );
		self::assertSame( $data['defaults'], $data['settings'] );
		self::assertSame( 'light', $data['settings']['widget_theme'] );
		self::assertTrue( $data['settings']['summaries_html_template'] );
		self::assertFalse( $data['settings']['allow_usage_tracking'] );
		self::assertFalse( get_option( SettingsRepository::OPTION ) );
	}

	public function test_what_is_saved_stays_and_everything_else_too(): void {
		$this->post( array( 'uninstall_remove_data' => true ) );
		$reply = $this->post( array( 'smallest_group' => 5, 'license_key' => 'x', '__proto__' => array( 'a' => 1 ), '' => 1 ) );
		self::assertSame( 200, $reply->get_status() );
		$stored = get_option( SettingsRepository::OPTION );
		self::assertSame( array( 'uninstall_remove_data' => true, 'smallest_group' => 5 ), $stored );
		self::assertSame( 5, $this->now( 'smallest_group' ) );
	}

	public function test_one_wrong_value_stops_all_and_is_named(): void {
		$reply = $this->post( array( 'uninstall_remove_data' => true, 'smallest_group' => -1 ) );
		self::assertSame( 400, $reply->get_status() );
		self::assertSame( array( 'smallest_group' ), array_keys( $reply->get_data()['data']['params'] ) );
		self::assertFalse( $this->now( 'uninstall_remove_data' ) );
		$reply = $this->post( array( 'uninstall_remove_data' => true, 'widget_custom_logo' => 'javascript:alert(1)' ) );
		self::assertSame( 422, $reply->get_status() );
		self::assertSame( array( 'widget_custom_logo' ), array_keys( $reply->get_data()['data']['params'] ) );
		self::assertFalse( $this->now( 'uninstall_remove_data' ) );
	}

	public function test_invalid_recipients_are_refused_while_the_others_are_saved(): void {
		$this->post( array( 'notifications_recipients' => 'a@example.com' ) );
		foreach ( array( 'shop@example.com, roastery@example', 'x', "a@example.com\r\nBcc: b@example.com", implode( ',', array_fill( 0, 21, 'a@example.com' ) ) ) as $index => $wrong ) {
			$reply = $this->post( array( 'notifications_recipients' => $wrong, 'smallest_group' => $index + 1 ) );
			self::assertSame( 200, $reply->get_status() );
			$data = (array) $reply->get_data();
			self::assertSame( array( 'notifications_recipients' ), array_keys( (array) $data['errors'] ) );
			self::assertSame( 'a@example.com', $this->now( 'notifications_recipients' ) );
			self::assertSame( $index + 1, $this->now( 'smallest_group' ) );
		}
		$reply = $this->post( array( 'notifications_recipients' => 'a@example.com,, b@example.com ,' ) );
		self::assertSame( '{}', wp_json_encode( $reply->get_data()['errors'] ) );
		self::assertSame( 200, $this->post( array( 'notifications_recipients' => '' ) )->get_status() );
		self::assertSame( '', $this->now( 'notifications_recipients' ) );
	}

	public function test_a_logo_of_ones_own_needs_a_picture(): void {
		$this->sign_in( 'administrator' );
		$save = fn ( array $settings ): array => (array) $this->rest( 'POST', '/settings', array( 'settings' => $settings ) )->get_data();
		self::assertSame( array( 'logo_type' => 'You must select a custom logo.' ), $save( array( 'logo_type' => 'custom', 'skip_text' => 'Later' ) )['data']['params'] ?? null );
		self::assertSame( '', $this->now( 'skip_text' ), 'Nothing is half saved.' );
		$picture = home_url( '/wp-includes/images/w-logo-blue.png' );
		self::assertSame( 'custom', $save( array( 'logo_type' => 'custom', 'widget_custom_logo' => $picture ) )['settings']['logo_type'] );
		self::assertArrayHasKey( 'widget_custom_logo', $save( array( 'widget_custom_logo' => '' ) )['data']['params'] ?? array() );
		self::assertSame( '', $save( array( 'logo_type' => 'none', 'widget_custom_logo' => '' ) )['settings']['widget_custom_logo'] );
	}

	/**
	 * @param string $sent   As the owner typed it.
	 * @param string $stored As visitors read it.
	 */
	#[TestWith( array( 'We <3 feedback', 'We <3 feedback' ) )]
	#[TestWith( array( '< Not now & never "again"', '< Not now & never "again"' ) )]
	#[TestWith( array( ' <b>Tell</b>' . "\n\t" . 'us <script>alert(1)</script> ', 'Tell us' ) )]
	#[TestWith( array( '<<b>img src=x onerror=alert(1)>Go', 'Go' ) )]
	#[TestWith( array( "Suivant\u{00A0}»", "Suivant\u{00A0}»" ) )]
	public function test_the_text_of_a_button_is_one_line_without_markup( string $sent, string $stored ): void {
		self::assertSame( 200, $this->post( array( 'skip_text' => $sent ) )->get_status() );
		self::assertSame( $stored, $this->now( 'skip_text' ) );
	}

	public function test_a_word_that_is_no_choice_is_refused_with_the_choices(): void {
		$reply = $this->post( array( 'automatic_updates' => 'weekly' ) );
		self::assertSame( 400, $reply->get_status() );
		self::assertSame(
			array( 'automatic_updates' => 'automatic_updates must be one of "", "all", "minor", "none".' ),
			$reply->get_data()['data']['params']
		);
	}

	public function test_locked_keys_keep_their_value(): void {
		$this->post( array( 'widget_color' => '#abcdef' ) );
		$this->license( null );
		$reply = $this->post( array( 'widget_color' => '#000000', 'widget_theme' => array( 'x' ), 'skip_text' => 'Later' ) );
		self::assertSame( 200, $reply->get_status() );
		self::assertContains( 'widget_color', $reply->get_data()['locked'] );
		self::assertNotContains( 'skip_text', $reply->get_data()['locked'] );
		self::assertSame( '#abcdef', $this->now( 'widget_color' ) );
		self::assertSame( 'Later', $this->now( 'skip_text' ) );
	}

	public function test_a7_forced_roles_stay_and_unknown_roles_are_dropped(): void {
		$this->post( array( 'view_results' => array( 'editor', 'ghost', 'editor' ) ) );
		self::assertSame( array( 'administrator', 'editor' ), $this->now( 'view_results' ) );
		$this->sign_in( 'editor' );
		foreach ( array( 'create_edit_surveys', 'view_results', 'allow_usage_tracking', 'google_drive', 'unknown' ) as $key ) {
			$before = get_option( SettingsRepository::OPTION );
			self::assertSame( 403, $this->post( array( $key => array( 'editor' ) ) )->get_status() );
			self::assertSame( $before, get_option( SettingsRepository::OPTION ) );
		}
	}

	public function test_listeners_learn_what_changed(): void {
		$heard = array();
		$hear  = static function ( array $changed, array $before ) use ( &$heard ): void {
			$heard[] = array( $changed, $before['smallest_group'] );
		};
		add_action( 'userfeedback_settings_saved', $hear, 10, 2 );
		$this->post( array( 'smallest_group' => 7, 'uninstall_remove_data' => false ) );
		remove_action( 'userfeedback_settings_saved', $hear, 10 );
		self::assertSame( array( array( array( 'smallest_group' => 7 ), 0 ) ), $heard );
	}

	public function test_a_database_that_takes_nothing_is_an_error(): void {
		$keep = static fn ( mixed $value, mixed $before ): mixed => $before;
		add_filter( 'pre_update_option_' . SettingsRepository::OPTION, $keep, 10, 2 );
		try {
			self::assertSame( 503, $this->post( array( 'smallest_group' => 7 ) )->get_status() );
		} finally {
			remove_filter( 'pre_update_option_' . SettingsRepository::OPTION, $keep );
		}
	}

	/**
	 * @param array<mixed> $settings Key => value.
	 */
	private function post( array $settings ): WP_REST_Response {
		return $this->rest( 'POST', '/settings', array( 'settings' => $settings ) );
	}

	private function now( string $key ): mixed {
		return $this->container()->get( SettingsRepository::class )->value( $key );
	}
}
