<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Plan;

use UserFeedback\Tests\RunsNetwork;
use UserFeedback\Tests\VendorService;

/**
 * Licenses of a network (ENT-32, A89, SEC-L1), on a network of its own beside the test site.
 */
final class NetworkLicenseTest extends LicenseTestCase {

	use RunsNetwork;

	public function test_the_sites_key_comes_first_and_only_super_admins_touch_the_networks(): void {
		VendorService::switch_to( 'normal' );
		$plus  = VendorService::key( 'plus' );
		$elite = VendorService::key( 'elite' );
		$facts = $this->on_a_network( __DIR__ . '/on-a-network.php', VendorService::url(), $plus, $elite );

		$none    = array( 'plan' => '', 'source' => 'site', 'shown' => array( null, null ), 'daily' => false );
		$network = array( 'plan' => 'plus', 'source' => 'network', 'shown' => array( '••••••••1001', '' ), 'daily' => false );
		self::assertEquals(
			array(
				'root may change the network'           => true,
				'siteadmin manages options'             => true,
				'siteadmin may change the network'      => false,
				'two without keys'                      => $none,
				'two with the network key'              => $network,
				'main site with the network key'        => array( 'shown' => array( '••••••••1001', '' ), 'daily' => true ) + $network,
				'two with both'                         => array( 'plan' => 'elite', 'source' => 'site', 'shown' => array( '••••••••3003', '••••••••3003' ), 'daily' => true ),
				'two with an expired one of its own'    => array( 'daily' => true ) + $network,
				'two after its own was given back'      => $network,
				'network key is still there'            => true,
				'two after the network gave back'       => $none,
				'main site after the network gave back' => $none,
			),
			$facts
		);
	}
}
