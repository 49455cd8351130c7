<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Settings;

use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * GET and POST settings (CALL-24, CALL-25): the wish for removal can be uttered (A107).
 */
final class SettingsControllerTest extends IntegrationTestCase {

	public function test_the_wish_is_kept_and_everything_else_is_dropped(): void {
		$this->sign_in( 'administrator' );
		$no  = array( 'settings' => array( 'uninstall_remove_data' => false, 'smallest_group' => 0 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
		$yes = array( 'settings' => array( 'uninstall_remove_data' => true, 'smallest_group' => 5 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
		self::assertSame( $no, $this->rest( 'GET', '/settings' )->get_data() );
		$reply = $this->rest( 'POST', '/settings', array( 'settings' => array( 'view_results' => array( 'subscriber' ) ) + $yes['settings'] ) );
		self::assertContains( $reply->get_status(), array( 200, 400 ) );
		$this->rest( 'POST', '/settings', $yes );
		self::assertSame( $yes, $this->rest( 'GET', '/settings' )->get_data() );
		self::assertSame( array(), $this->container()->get( SettingsRepository::class )->items( 'view_results' ) );
		self::assertTrue( ( get_option( 'userfeedback_core_settings' ) )['uninstall_remove_data'] );
	}

	public function test_a_wrong_value_is_refused(): void {
		$this->sign_in( 'administrator' );
		foreach ( array( array(), array( 'settings' => 'x' ), array( 'settings' => array( 'uninstall_remove_data' => 'maybe' ) ), array( 'settings' => array( 'smallest_group' => -1 ) ), array( 'settings' => array( 'smallest_group' => 'many' ) ) ) as $body ) {
			self::assertSame( 400, $this->rest( 'POST', '/settings', $body )->get_status() );
		}
		self::assertFalse( $this->container()->get( SettingsRepository::class )->flag( 'uninstall_remove_data' ) );
	}
}
