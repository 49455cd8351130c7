<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Support;

use UserFeedback\Tests\IntegrationTestCase;

/**
 * Beside the plugin of the same name ours does nothing and says so (design, Neighbors).
 */
final class NeighborTest extends IntegrationTestCase {

	public function test_ours_registers_nothing_and_touches_no_table(): void {
		self::assertSame(
			array(
				'loaded'  => 0,
				'routes'  => array(),
				'menu'    => false,
				'notice'  => 1,
				'named'   => 0,
				'button'  => 0,
				'queries' => array(),
			),
			$this->beside()
		);
	}

	public function test_the_notice_names_the_other_plugin_and_deactivates_it(): void {
		$folder = WP_PLUGIN_DIR . '/userfeedback-lite';
		$active = get_option( 'active_plugins' );
		self::assertIsArray( $active );
		mkdir( $folder );
		try {
			file_put_contents( $folder . '/userfeedback.php', "<?php\n/* Plugin Name: UserFeedback Lite\nVersion: 1.2.0 */\nclass UserFeedback_Base {}\n" );
			update_option( 'active_plugins', array( ...$active, 'userfeedback-lite/userfeedback.php' ) );
			$facts = $this->beside( 'installed' );
		} finally {
			update_option( 'active_plugins', $active );
			unlink( $folder . '/userfeedback.php' );
			rmdir( $folder );
		}
		self::assertSame( array( 0, 0, 2, 1 ), array( $facts['loaded'], $facts['notice'], $facts['named'], $facts['button'] ) );
	}

	/**
	 * Loads WordPress beside the other plugin.
	 *
	 * @return array<mixed> What ours did.
	 */
	private function beside( string ...$arguments ): array {
		$process = proc_open( array( PHP_BINARY, __DIR__ . '/beside-the-neighbor.php', ...array_values( $arguments ) ), array( 1 => array( 'pipe', 'w' ) ), $pipes ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A WordPress of its own.
		self::assertIsResource( $process );
		$output = (string) stream_get_contents( $pipes[1] );
		self::assertSame( 0, proc_close( $process ), $output );
		$facts = json_decode( (string) strrchr( $output, "\n" ), true );
		self::assertIsArray( $facts, $output );
		return $facts;
	}
}
