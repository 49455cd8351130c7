<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Admin;

use UserFeedback\Plugin;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * The plugin's row on the Plugins screen.
 */
final class PluginRowTest extends IntegrationTestCase {

	public function test_settings_come_first_for_those_who_may_change_them(): void {
		$this->sign_in( 'administrator' );
		$links = self::actions();
		self::assertSame( array( 'settings', 'deactivate' ), array_keys( $links ) );
		self::assertStringContainsString( 'admin.php?page=userfeedback_settings"', $links['settings'] );
		self::assertStringContainsString( '>Settings</a>', $links['settings'] );
		$this->sign_in( 'editor' );
		self::assertSame( array( 'deactivate' ), array_keys( self::actions() ) );
	}

	public function test_the_docs_are_linked_below_our_own_description_only(): void {
		$own  = plugin_basename( Plugin::path( 'userfeedback.php' ) );
		$meta = apply_filters( 'plugin_row_meta', array( 'Version 1' ), $own );
		self::assertStringContainsString( '>Docs<span', $meta['docs'] );
		self::assertSame( array( 'Version 1' ), apply_filters( 'plugin_row_meta', array( 'Version 1' ), 'other/other.php' ) );
	}

	/**
	 * Links of the row.
	 *
	 * @return array<string, string>
	 */
	private static function actions(): array {
		$own = plugin_basename( Plugin::path( 'userfeedback.php' ) );
		return apply_filters( "plugin_action_links_{$own}", array( 'deactivate' => 'Deactivate' ) );
	}
}
