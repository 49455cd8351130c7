<?php
declare(strict_types=1);

namespace UserFeedback\Tests;

/**
 * A test on a site of another edition or with other plugins. Each runs in its
 * own process, because WordPress loads plugins and constants once: PHPUnit wants
 * the attributes RunTestsInSeparateProcesses and PreserveGlobalState( false ) on
 * the class itself.
 */
abstract class OtherSiteTestCase extends IntegrationTestCase {

	/**
	 * Everything happens in the test's own process: this runs in PHPUnit's as well.
	 */
	public static function setUpBeforeClass(): void {}

	protected function setUp(): void {
		self::assertFalse(
			function_exists( 'add_action' ),
			'This test lacks the attributes that give it its own process.'
		);
		$this->before_wordpress();
		WordPress::load();
		parent::setUp();
	}

	/**
	 * Conditions that must hold before WordPress loads.
	 */
	abstract protected function before_wordpress(): void;

	/**
	 * Gives WordPress a folder of plugins that lacks some of the site's.
	 *
	 * @param list<string> $without Names of folders.
	 */
	protected static function plugins_without( array $without ): void {
		$site   = WordPress::folder() . '/wp-content/plugins';
		$folder = sys_get_temp_dir() . '/userfeedback-plugins-' . getmypid();
		mkdir( $folder );
		foreach ( array_diff( (array) scandir( $site ), array( '.', '..' ), $without ) as $name ) {
			symlink( (string) realpath( "{$site}/{$name}" ), "{$folder}/{$name}" );
		}
		register_shutdown_function(
			static function () use ( $folder ): void {
				foreach ( array_diff( (array) scandir( $folder ), array( '.', '..' ) ) as $name ) {
					unlink( "{$folder}/{$name}" );
				}
				rmdir( $folder );
			}
		);
		define( 'WP_PLUGIN_DIR', $folder );
	}
}
