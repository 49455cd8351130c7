<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Plan;

use UserFeedback\Admin\Page;
use UserFeedback\Ajax\AjaxRouter;
use UserFeedback\Plan\AjaxActions;
use UserFeedback\Plan\Connect;
use UserFeedback\Plan\LicenseStatus;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Support\Failure;
use UserFeedback\Tests\CallsAjax;
use UserFeedback\Tests\VendorService;

/**
 * From Lite to Pro by key (CALL-39, CALL-40, STG-20, STG-21, SEC-I1).
 */
final class ConnectTest extends LicenseTestCase {

	use CallsAjax;

	/**
	 * Slugs that were to be installed.
	 *
	 * @var list<string>
	 */
	private array $installed = array();

	private string $failure = '';

	protected function setUp(): void {
		parent::setUp();
		$this->installed = array();
		$this->failure   = '';
		$this->register( false );
	}

	protected function tearDown(): void {
		foreach ( array(
			'vue_get_license',
			'verify_license',
			'deactivate_license',
			'validate_license',
			'connect_url',
		) as $action ) {
			remove_all_actions( 'wp_ajax_userfeedback_' . $action );
		}
		remove_filter( 'file_mod_allowed', '__return_false' );
		remove_filter( 'user_has_cap', array( self::class, 'without_install_plugins' ) );
		parent::tearDown();
	}

	public function test_a_good_key_installs_pro_and_says_where_to_go(): void {
		$this->sign_in( 'administrator' );
		$answer = $this->ajax( 'userfeedback_connect_url', array( 'key' => VendorService::key( 'pro' ) ) );
		self::assertTrue( $answer['success'] );
		self::assertSame(
			array( Page::Settings->url(), true ),
			array( $answer['data']['url'], $answer['data']['reload'] )
		);
		self::assertNotSame( '', $answer['data']['message'] );
		self::assertSame( array( 'userfeedback-pro' ), $this->installed );
		self::assertSame(
			array( VendorService::key( 'pro' ), PlanLevel::Pro, LicenseStatus::Valid ),
			array( $this->store->site()->key, $this->store->site()->plan, $this->store->site()->status )
		);
	}

	public function test_a_refused_key_installs_nothing_and_stores_nothing(): void {
		$this->sign_in( 'administrator' );
		foreach ( array( 'expired', 'disabled', 'full' ) as $kind ) {
			$answer = $this->ajax( 'userfeedback_connect_url', array( 'key' => VendorService::key( $kind ) ) );
			self::assertSame( array( false, false ), array( $answer['success'], $answer['data']['reload'] ), $kind );
			self::assertNotSame( '', $answer['data']['message'], $kind );
		}
		foreach ( array( '', '   ', 'unknown' ) as $key ) {
			self::assertFalse( $this->ajax( 'userfeedback_connect_url', array( 'key' => $key ) )['success'] );
		}
		self::assertSame( array(), $this->installed );
		self::assertSame( '', $this->store->site()->key );
	}

	public function test_when_the_package_is_refused_the_license_stays_and_nothing_else_changes(): void {
		$this->sign_in( 'administrator' );
		$this->failure = 'The signature of the package is wrong.';
		$before        = $this->options();
		$answer        = $this->ajax( 'userfeedback_connect_url', array( 'key' => VendorService::key( 'elite' ) ) );
		self::assertSame(
			array( false, true, $this->failure ),
			array( $answer['success'], $answer['data']['reload'], $answer['data']['message'] )
		);
		self::assertSame( PlanLevel::Elite, $this->store->plan() );
		self::assertSame(
			array( 'userfeedback_core_license' ),
			array_values( array_diff( array_keys( $this->options() ), array_keys( $before ) ) )
		);
		self::assertSame( $before, array_intersect_key( $this->options(), $before ) );
	}

	public function test_sites_and_people_that_may_not_install_are_refused_before_anybody_is_asked(): void {
		$this->sign_in( 'administrator' );
		$this->requests = array();
		add_filter( 'file_mod_allowed', '__return_false' );
		$answer = $this->ajax( 'userfeedback_connect_url', array( 'key' => VendorService::key( 'pro' ) ) );
		self::assertSame(
			array( false, 'userfeedback_forbidden', false ),
			array( $answer['success'], $answer['data']['code'], $answer['data']['reload'] )
		);
		self::assertStringContainsString( 'manually', (string) wp_json_encode( $answer['data']['message'] ) );
		remove_filter( 'file_mod_allowed', '__return_false' );

		add_filter( 'user_has_cap', array( self::class, 'without_install_plugins' ) );
		$answer = $this->ajax( 'userfeedback_connect_url', array( 'key' => VendorService::key( 'pro' ) ) );
		self::assertSame( 'userfeedback_forbidden', $answer['data']['code'] );
		remove_filter( 'user_has_cap', array( self::class, 'without_install_plugins' ) );

		$this->register( true );
		$answer = $this->ajax( 'userfeedback_connect_url', array( 'key' => VendorService::key( 'pro' ) ) );
		self::assertSame( array( false, true ), array( $answer['success'], $answer['data']['reload'] ) );

		self::assertSame(
			array( array(), array(), '' ),
			array( $this->requests, $this->installed, $this->store->site()->key )
		);
	}

	public function test_the_real_installer_never_overwrites_this_checkout(): void {
		$this->sign_in( 'administrator' );
		$this->store->save_site( new \UserFeedback\Plan\License( 'k', PlanLevel::Pro, LicenseStatus::Valid ) );
		$this->requests = array();
		try {
			$this->container()->get( \UserFeedback\Addons\PackageInstaller::class )->install( 'userfeedback-pro' );
			self::fail( 'The checkout was overwritten.' );
		} catch ( Failure $failure ) {
			self::assertSame( array(), $this->requests, $failure->getMessage() );
		}
	}

	/**
	 * Filter user_has_cap.
	 *
	 * @param array<string, bool> $has Capabilities.
	 * @return array<string, bool>
	 */
	public static function without_install_plugins( array $has ): array {
		unset( $has['install_plugins'] );
		return $has;
	}

	/**
	 * Adds the actions of an edition.
	 */
	private function register( bool $is_pro ): void {
		remove_all_actions( 'wp_ajax_userfeedback_connect_url' );
		$install = function ( string $slug ): string {
			if ( '' !== $this->failure ) {
				throw Failure::license( $this->failure );
			}
			$this->installed[] = $slug;
			return 'userfeedback/userfeedback.php';
		};
		( new AjaxActions( new AjaxRouter(), $this->licenses(), $this->store, new Connect( self::edition( $is_pro ), $this->licenses(), $install ) ) )->add();
	}

	/**
	 * Our options.
	 *
	 * @return array<string, mixed>
	 */
	private function options(): array {
		$options = array();
		foreach ( $this->wpdb()->get_results(
			"SELECT option_name, option_value FROM {$this->wpdb()->options} WHERE option_name LIKE 'userfeedback%'",
			ARRAY_A
		) as $row ) {
			$options[ (string) $row['option_name'] ] = $row['option_value'];
		}
		return $options;
	}
}
