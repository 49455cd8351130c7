<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons;

use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * The setting `automatic_updates` decides what WordPress updates by itself (STG-47, A105).
 */
final class AutomaticUpdatesTest extends IntegrationTestCase {

	public function test_the_choice_counts_for_our_plugins_and_for_no_other(): void {
		$ours = plugin_basename( \UserFeedback\Plugin::path( 'userfeedback.php' ) );
		// A license includes the updates, as UpdateMessage asks.
		remove_all_filters( 'auto_update_plugin', 10 );
		foreach ( array(
			''      => array( null, null ),
			'all'   => array( true, true ),
			'minor' => array( true, false ),
			'none'  => array( false, false ),
		) as $choice => $expected ) {
			$this->container()->get( SettingsRepository::class )->save( array( 'automatic_updates' => $choice ) );
			foreach ( array( $ours, 'userfeedback-behavior/userfeedback-behavior.php' ) as $plugin ) {
				self::assertSame( $expected, array( $this->updates( $plugin, '0.9.1' ), $this->updates( $plugin, '1.0.0' ) ), "$choice, $plugin" );
			}
			self::assertNull( $this->updates( 'akismet/akismet.php', '0.9.1' ), $choice );
		}
		$this->container()->get( SettingsRepository::class )->save( array( 'automatic_updates' => 'minor' ) );
		self::assertTrue( $this->updates( $ours, '' ), 'The list of plugins asks without a version.' );
	}

	private function updates( string $plugin, string $version ): mixed {
		return apply_filters( 'auto_update_plugin', null, (object) array( 'plugin' => $plugin, 'new_version' => $version ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own; short.
	}
}
