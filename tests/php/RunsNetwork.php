<?php
declare(strict_types=1);

namespace UserFeedback\Tests;

/**
 * Runs a script that begins with network.php, and removes its network again.
 */
trait RunsNetwork {

	/**
	 * Makes the network and runs the script on it.
	 *
	 * @return array<mixed> What it printed in its last line.
	 */
	protected function on_a_network( string $script, string ...$arguments ): array {
		$this->drop_network();
		try {
			$this->network_script( $script, 'install' );
			$facts = json_decode(
				(string) strrchr( $this->network_script( $script, 'run', ...array_values( $arguments ) ), "\n" ),
				true
			);
		} finally {
			$this->drop_network();
		}
		self::assertIsArray( $facts );
		return $facts;
	}

	/**
	 * Runs the script once.
	 */
	private function network_script( string $script, string ...$arguments ): string {
		$process = proc_open( array( PHP_BINARY, '-d', 'sendmail_path=/bin/true', $script, ...array_values( $arguments ) ), array( 1 => array( 'pipe', 'w' ) ), $pipes ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A WordPress of its own.
		self::assertIsResource( $process );
		$output = (string) stream_get_contents( $pipes[1] );
		self::assertSame( 0, proc_close( $process ), $output );
		return $output;
	}

	/**
	 * Removes the network's tables.
	 */
	private function drop_network(): void {
		foreach ( $this->wpdb()->get_col( "SHOW TABLES LIKE 'ufnet\\_%'" ) as $table ) {
			$this->wpdb()->query( (string) $this->wpdb()->prepare( 'DROP TABLE %i', $table ) );
		}
	}
}
