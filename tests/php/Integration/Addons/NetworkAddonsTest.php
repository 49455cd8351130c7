<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons;

use UserFeedback\Tests\IntegrationTestCase;
use UserFeedback\Tests\RunsNetwork;

/**
 * Installer, updates and license calls through admin-ajax on a network of two
 * sites: by its administrator, and by somebody who manages one of the sites
 * (SEC-I1, SEC-L1; ADD-17, A89).
 */
final class NetworkAddonsTest extends IntegrationTestCase {

	use RunsNetwork;

	public function test_what_is_the_networks_only_its_administrator_changes(): void {
		$facts = $this->on_a_network( __DIR__ . '/on-a-network.php' );

		$refused = array( false, 'userfeedback_forbidden' );
		$done    = array( true, '' );
		self::assertSame(
			array(
				'siteadmin verifies for the network'      => $refused,
				'root verifies for the network'           => $done,
				'siteadmin sees no key'                   => array( '', 'elite' ),
				'root sees it masked'                     => array( '••••••••3003', 'elite' ),
				'siteadmin gives the network key back'    => $refused,
				'siteadmin installs'                      => $refused,
				'nothing is there'                        => '',
				'root installs on the second site'        => $done,
				'it is there'                             => '0.1.0',
				'siteadmin may not activate plugins'      => $refused,
				'root activates on the second site'       => $done,
				'active on two, main'                     => array( true, false ),
				'siteadmin with plugins menu deactivates' => $done,
				'active on two then'                      => false,
				'siteadmin deactivates what the network has' => true,
				'the main site lists it'                  => array( 1, '0.2.0', true ),
				'network update'                          => '0.2.0',
				'still active on the network'             => true,
				'root gives the network key back'         => $done,
				'nothing is listed without a key'         => null,
			),
			$facts
		);
	}

	public function test_damaged_addons_of_all_sites_take_none_of_them_down(): void {
		$facts = $this->on_a_network( __DIR__ . '/damaged-on-a-network.php' );
		$site  = array(
			'content' => 'Words.',
			'surveys' => 200,
			'works'   => array( 'heatmaps', 'targeting' ),
			'broken'  => array( 'google-drive', 'post-ratings', 'heatmaps' ),
		);
		foreach ( array( 'main', 'two' ) as $name ) {
			sort( $facts[ $name ]['broken'] );
			sort( $site['broken'] );
			self::assertSame( $site, $facts[ $name ], $name );
		}
	}
}
