<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Support;

use UserFeedback\Tests\IntegrationTestCase;

/**
 * Beside the plugin of the same name ours does nothing and says so (design, Neighbors).
 */
final class NeighborTest extends IntegrationTestCase {

	public function test_ours_registers_nothing_and_touches_no_table(): void {
		$process = proc_open( array( PHP_BINARY, __DIR__ . '/beside-the-neighbor.php' ), array( 1 => array( 'pipe', 'w' ) ), $pipes ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A WordPress of its own.
		self::assertIsResource( $process );
		$output = (string) stream_get_contents( $pipes[1] );
		self::assertSame( 0, proc_close( $process ), $output );
		self::assertSame(
			array(
				'loaded'  => 0,
				'routes'  => array(),
				'menu'    => false,
				'notice'  => 1,
				'queries' => array(),
			),
			json_decode( (string) strrchr( $output, "\n" ), true ),
			$output
		);
	}
}
