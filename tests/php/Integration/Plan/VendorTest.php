<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Plan;

use UserFeedback\Access\Capability;
use UserFeedback\Admin\AdminMenu;
use UserFeedback\Admin\BootData;
use UserFeedback\Admin\Page;
use UserFeedback\Database\Uninstaller;
use UserFeedback\Plan\License;
use UserFeedback\Plan\LicenseSchedule;
use UserFeedback\Plan\LicenseStatus;
use UserFeedback\Plan\Owner;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Plan\UpgradeLink;
use UserFeedback\Plan\Vendor;
use UserFeedback\Plan\VendorUnreachable;
use UserFeedback\Tests\VendorService;

/**
 * Where requests may go, and that none goes out by itself (SEC-F1); the owner's file and the links made of it (PLAN-16, PLAN-17).
 */
final class VendorTest extends LicenseTestCase {

	public function test_an_address_that_is_not_a_plain_public_host_is_refused_before_any_request(): void {
		foreach ( array(
			'',
			'http://vendor.example',
			'https://127.0.0.1',
			'https://[::1]',
			'https://0.0.0.0',
			'https://169.254.169.254/latest/meta-data',
			'https://2130706433',
			'https://0x7f.1',
			'https://localhost',
			'https://user:pass@vendor.example',
			'https://vendor.example@127.0.0.1',
			'https://vendor.example:8443',
			'https://vendor.example?x=1',
			'https://vendor.example#x',
			'//vendor.example',
			'ftp://vendor.example',
			'file:///etc/passwd',
			'php://filter',
			"https://vendor.example\r\nHost: a",
			'https://vendor_.example',
		) as $url ) {
			add_filter( 'userfeedback_vendor_url', $filter = static fn (): string => $url );
			$vendor = new Vendor( self::owner() );
			self::assertSame( '', $vendor->url(), $url );
			try {
				$vendor->get( '/' );
				self::fail( $url );
			} catch ( VendorUnreachable ) {
				self::assertSame( array(), $this->requests, $url );
			} finally {
				remove_filter( 'userfeedback_vendor_url', $filter );
			}
		}
		self::assertStringStartsWith( 'https://', ( new Vendor( self::owner() ) )->url() );
	}

	public function test_a_host_name_that_leads_to_this_network_is_refused_before_any_request(): void {
		// This machine's name, where it leads here, and one that never resolves.
		$own   = (string) gethostname();
		$hosts = str_contains( $own, '.' ) && str_starts_with( gethostbyname( $own ), '127.' )
			? array( $own )
			: array();
		foreach ( array( ...$hosts, 'localhost.localdomain', 'vendor.invalid' ) as $host ) {
			add_filter( 'userfeedback_vendor_url', $filter = static fn (): string => 'https://' . $host );
			try {
				( new Vendor( self::owner() ) )->get( '/' );
				self::fail( $host );
			} catch ( VendorUnreachable ) {
				self::assertSame( array(), $this->requests, $host );
			} finally {
				remove_filter( 'userfeedback_vendor_url', $filter );
			}
		}
	}

	public function test_a_download_ends_at_its_limit(): void {
		VendorService::switch_to( 'normal' );
		$vendor = new Vendor( self::owner(), VendorService::url() );
		$file   = (string) tempnam( sys_get_temp_dir(), 'userfeedback-' );
		$reply  = $vendor->download( '/userfeedback/packages/none.zip', array(), $file, 1000 );
		self::assertSame( 404, $reply->status );
		self::assertStringContainsString( 'no such package', (string) file_get_contents( $file ) );
		try {
			$vendor->download( '/userfeedback/packages/none.zip', array(), $file, 10 );
			self::fail( 'Too much was accepted.' );
		} catch ( VendorUnreachable ) {
			self::assertLessThanOrEqual( 11, filesize( $file ) );
		} finally {
			unlink( $file );
		}
	}

	public function test_a_site_without_key_calls_nobody(): void {
		$this->fake = static fn (): \WP_Error => new \WP_Error( 'no_network', 'No network in this test.' );
		$this->sign_in( 'administrator' );
		$boot       = $this->container()->get( BootData::class );
		for ( $round = 0; $round < 20; $round++ ) {
			foreach ( Page::cases() as $page ) {
				self::assertNull( $boot->of( $page )['license'] );
			}
		}
		$this->schedule->follow();
		self::assertFalse( wp_next_scheduled( LicenseSchedule::EVENT ) );
		// Even an event that an older version left behind.
		do_action( LicenseSchedule::EVENT ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Ours.
		self::assertSame( array(), $this->requests );
	}

	public function test_pages_of_a_licensed_site_call_nobody_either(): void {
		$this->store->save_site( new License( 'k-1234', PlanLevel::Pro, LicenseStatus::Valid ) );
		$this->fake = static fn (): \WP_Error => new \WP_Error( 'no_network', 'No network in this test.' );
		$this->sign_in( 'administrator' );
		self::assertTrue( Capability::Manage->allowed() );
		foreach ( Page::cases() as $page ) {
			self::assertIsArray( $this->container()->get( BootData::class )->of( $page )['license'] );
		}
		ob_start();
		AdminMenu::render();
		ob_end_clean();
		self::assertSame( array(), $this->requests );
	}

	public function test_the_daily_check_comes_with_a_key_and_goes_with_the_plugin(): void {
		$this->store->save_site( new License( 'k', PlanLevel::Pro, LicenseStatus::Valid ) );
		$this->schedule->follow();
		$event = wp_get_scheduled_event( LicenseSchedule::EVENT );
		self::assertIsObject( $event );
		self::assertSame( 'daily', $event->schedule );
		$this->schedule->follow();
		self::assertSame( $event->timestamp, wp_next_scheduled( LicenseSchedule::EVENT ) );
		Uninstaller::deactivate( false );
		self::assertFalse( wp_next_scheduled( LicenseSchedule::EVENT ) );
	}

	public function test_upgrade_links_carry_the_campaign_and_go_through_an_affiliate_when_there_is_one(): void {
		$owner = $this->owner_with( array( 'links' => array( 'upgrade' => 'https://shop.example/pricing/?a=b', 'renew' => 'https://shop.example/renew/' ) ) );
		foreach ( array( 'liteplugin' => false, 'proplugin' => true ) as $source => $is_pro ) {
			$query = array();
			wp_parse_str(
				(string) wp_parse_url(
					( new UpgradeLink( $owner, self::edition( $is_pro ) ) )->to( 'survey-runtime' ),
					PHP_URL_QUERY
				),
				$query
			);
			self::assertSame(
				array(
					'a'            => 'b',
					'utm_source'   => $source,
					'utm_medium'   => 'survey-runtime',
					'utm_campaign' => 'userfeedback',
					'utm_content'  => \UserFeedback\Plugin::VERSION,
				),
				$query
			);
		}
		$plain = new UpgradeLink( $owner, self::edition() );
		self::assertSame(
			$plain->to( 'survey-length' ),
			str_replace( UpgradeLink::TAG, 'survey-length', $plain->template() )
		);
		self::assertSame( '', $plain->to( 'x', 'docs' ) );

		$wrapped = new UpgradeLink(
			$this->owner_with(
				array(
					'links'     => array( 'upgrade' => 'https://shop.example/pricing/?a=b', 'renew' => 'https://shop.example/renew/' ),
					'affiliate' => array( 'id' => 'me & you', 'url' => 'https://aff.example/?u={id}&to={url}' ),
				)
			),
			self::edition()
		);
		self::assertSame(
			'https://aff.example/?u=me%20%26%20you&to=' . rawurlencode( $plain->to( 'tag' ) ),
			$wrapped->to( 'tag' )
		);
		self::assertSame( $wrapped->to( 'tag' ), str_replace( UpgradeLink::TAG, 'tag', $wrapped->template() ) );
		self::assertStringStartsWith( 'https://shop.example/renew/?utm', $wrapped->to( 'tag', 'renew' ) );
	}

	public function test_what_the_owner_left_empty_is_not_there(): void {
		$owner = $this->owner_with( array() );
		self::assertSame(
			array( '', '', array(), null ),
			array( $owner->vendor_url(), $owner->item_name(), $owner->public_keys(), $owner->affiliate() )
		);
		self::assertSame(
			array(
				'links'            => array(
					'upgrade' => '',
					'account' => '',
					'renew'   => '',
					'docs'    => '',
				),
				'price'            => null,
				'coupon'           => '',
				'discount_percent' => 0,
				'video_url'        => '',
				'testimonials'     => array(),
			),
			$owner->shown()
		);
		self::assertSame( '', ( new UpgradeLink( $owner, self::edition() ) )->template() );
		self::assertSame( 50, self::owner()->shown()['discount_percent'] );
	}

	/**
	 * An owner's file of its own.
	 *
	 * @param array<string, mixed> $data Content.
	 */
	private function owner_with( array $data ): Owner {
		$file = (string) tempnam( sys_get_temp_dir(), 'userfeedback-' );
		file_put_contents( $file, wp_json_encode( $data ) );
		$owner = new Owner( $file );
		$owner->item_name();
		unlink( $file );
		return $owner;
	}
}
