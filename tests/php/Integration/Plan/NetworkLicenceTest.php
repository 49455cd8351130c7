<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Plan;

use UserFeedback\Tests\VendorService;

/**
 * Licences of a network (ENT-32, A89, security-cases L1), on a network of its own beside the test site.
 */
final class NetworkLicenceTest extends LicenceTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->drop();
	}

	protected function tearDown(): void {
		$this->drop();
		parent::tearDown();
	}

	/**
	 * Removes the network's tables.
	 */
	private function drop(): void {
		foreach ( $this->wpdb()->get_col( "SHOW TABLES LIKE 'ufnet\\_%'" ) as $table ) {
			$this->wpdb()->query( (string) $this->wpdb()->prepare( 'DROP TABLE %i', $table ) );
		}
	}

	public function test_the_sites_key_comes_first_and_only_super_admins_touch_the_networks(): void {
		VendorService::switch_to( 'normal' );
		$this->script( 'install' );
		$plus  = VendorService::key( 'plus' );
		$elite = VendorService::key( 'elite' );
		$facts = $this->script( 'run', VendorService::url(), $plus, $elite );

		$none    = array( 'plan' => '', 'source' => 'site', 'shown' => array( null, null ), 'daily' => false ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- A table.
		$network = array( 'plan' => 'plus', 'source' => 'network', 'shown' => array( '••••••••1001', '' ), 'daily' => false ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- A table.
		self::assertEquals(
			array(
				'root may change the network'           => true,
				'siteadmin manages options'             => true,
				'siteadmin may change the network'      => false,
				'two without keys'                      => $none,
				'two with the network key'              => $network,
				'main site with the network key'        => array( 'shown' => array( '••••••••1001', '' ), 'daily' => true ) + $network, // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- A table.
				'two with both'                         => array( 'plan' => 'elite', 'source' => 'site', 'shown' => array( '••••••••3003', '••••••••3003' ), 'daily' => true ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- A table.
				'two with an expired one of its own'    => array( 'daily' => true ) + $network,
				'two after its own was given back'      => $network,
				'network key is still there'            => true,
				'two after the network gave back'       => $none,
				'main site after the network gave back' => $none,
			),
			$facts
		);
	}

	/**
	 * Runs the network's script.
	 *
	 * @param string ...$arguments Its arguments.
	 * @return array<mixed> What it printed.
	 */
	private function script( string ...$arguments ): array {
		$process = proc_open( array( PHP_BINARY, '-d', 'sendmail_path=/bin/true', __DIR__ . '/on-a-network.php', ...array_values( $arguments ) ), array( 1 => array( 'pipe', 'w' ) ), $pipes ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A WordPress of its own.
		self::assertIsResource( $process );
		$output = (string) stream_get_contents( $pipes[1] );
		self::assertSame( 0, proc_close( $process ), $output );
		$facts = json_decode( (string) strrchr( $output, "\n" ), true );
		return is_array( $facts ) ? $facts : array();
	}
}
