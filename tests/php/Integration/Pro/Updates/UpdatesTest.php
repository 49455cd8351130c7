<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Updates;

use FilesystemIterator;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunTestsInSeparateProcesses;
use Plugin_Upgrader;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use stdClass;
use UserFeedback\Plan\License;
use UserFeedback\Plan\Licenses;
use UserFeedback\Plan\LicenseScope;
use UserFeedback\Plan\LicenseStatus;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Tests\OtherSiteTestCase;
use UserFeedback\Tests\VendorPackages;
use UserFeedback\Tests\VendorService;
use WP_Ajax_Upgrader_Skin;
use WP_Error;

/**
 * An addon that is installed from a package and gets a new version: WordPress's
 * own list of updates, its upgrader, and the development vendor over HTTP.
 */
#[RunTestsInSeparateProcesses]
#[PreserveGlobalState( false )]
final class UpdatesTest extends OtherSiteTestCase {

	private const NAME = VendorPackages::NAME;

	private const BASENAME = VendorPackages::BASENAME;

	private const CATALOG = 'GET /userfeedback/catalog.json ';

	private VendorPackages $packages;

	protected function before_wordpress(): void {
		$this->packages = new VendorPackages();
		define( 'USERFEEDBACK_CORE_VENDOR_URL', VendorService::url( $this->packages->folder ) );
		define( 'USERFEEDBACK_CORE_VENDOR_KEY', $this->packages->public_key );
		// The test site blocks requests to other hosts than its own.
		define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
		self::plugins_without( array( self::NAME ) );
		foreach ( VendorPackages::files( '0.1.0' ) as $path => $content ) {
			$file = WP_PLUGIN_DIR . '/' . $path;
			is_dir( dirname( $file ) ) || mkdir( dirname( $file ), 0755, true );
			file_put_contents( $file, $content );
		}
	}

	protected function setUp(): void {
		parent::setUp();
		delete_site_transient( 'update_plugins' );
		delete_site_option( 'auto_update_plugins' );
		add_filter( 'pre_http_request', array( VendorPackages::class, 'wordpress_org' ), 10, 3 );
		$this->container()->get( Licenses::class )->verify( VendorService::key( 'elite' ), LicenseScope::Site );
		$this->packages->offer( '0.2.0' );
	}

	protected function tearDown(): void {
		delete_site_transient( 'update_plugins' );
		foreach ( array( WP_PLUGIN_DIR . '/' . self::NAME, $this->packages->folder ) as $folder ) {
			self::remove( $folder );
		}
		parent::tearDown();
	}

	public function test_an_addon_goes_from_one_version_to_the_next_and_stays_active(): void {
		self::assertSame( array(), $this->calls( self::CATALOG ), 'Nobody asked before it was time.' );
		$line = $this->look() ?? new stdClass();
		self::assertSame( array( self::CATALOG ), $this->calls( self::CATALOG ) );
		self::assertSame(
			array( '0.2.0', self::NAME, 'https://vendor.invalid/' . self::NAME, '6.8', '8.1' ),
			array( $line->new_version, $line->slug, $line->id, $line->requires, $line->requires_php )
		);
		self::assertSame( VendorService::url() . '/userfeedback/packages/userfeedback-heatmaps.zip', $line->package );
		self::assertSame( '', $line->upgrade_notice );

		self::assertTrue( $this->update() );

		self::assertSame( VendorPackages::files( '0.2.0' ), self::files() );
		self::assertTrue( is_plugin_active( self::BASENAME ) );
		self::assertSame( array(), glob( get_temp_dir() . self::NAME . '-*.tmp' ) );
		$list = get_site_transient( 'update_plugins' );
		self::assertInstanceOf( stdClass::class, $list );
		self::assertArrayNotHasKey( self::BASENAME, $list->response );
		self::assertArrayHasKey( self::BASENAME, $list->no_update, 'So that WordPress offers automatic updates.' );
	}

	public function test_the_details_name_what_is_new_as_plain_text(): void {
		$this->look();
		$about = self::details();
		self::assertSame(
			array( 'UserFeedback Heatmaps', '0.2.0', get_bloginfo( 'version' ) ),
			array( $about->name, $about->version, $about->tested )
		);
		self::assertStringContainsString( '<li>Faster &amp; calmer.</li>', $about->sections['changelog'] );
		self::assertStringNotContainsString( '<script', $about->sections['changelog'] );
		self::assertSame(
			VendorService::url() . '/userfeedback/packages/userfeedback-heatmaps.zip',
			$about->download_link
		);
	}

	public function test_a_package_that_was_tampered_with_is_refused_and_nothing_changes(): void {
		$this->look();
		$file    = $this->packages->folder . '/userfeedback-heatmaps-0.2.0.zip';
		$content = (string) file_get_contents( $file );
		// phpcs:ignore Generic.Strings.UnnecessaryStringConcat -- one bit.
		$content[100] = chr( ord( $content[100] ) ^ 1 );
		file_put_contents( $file, $content );

		$refused = $this->update();

		self::assertInstanceOf( WP_Error::class, $refused );
		self::assertSame( 'userfeedback_package', $refused->get_error_code() );
		self::assertStringContainsString( 'arrived damaged', $refused->get_error_message() );
		self::assertSame( VendorPackages::files( '0.1.0' ), self::files() );
		self::assertTrue( is_plugin_active( self::BASENAME ) );
		self::assertSame( array(), glob( get_temp_dir() . self::NAME . '-*.tmp' ) );
	}

	public function test_what_the_owner_did_not_sign_is_not_even_listed(): void {
		$this->packages->offer( '0.2.0', true );
		self::assertNull( $this->look() );
		$refused = $this->update( true );
		self::assertInstanceOf( WP_Error::class, $refused );
		self::assertSame( 'userfeedback_package', $refused->get_error_code() );
		self::assertSame( VendorPackages::files( '0.1.0' ), self::files() );
	}

	public function test_whatever_the_list_names_the_file_is_the_vendors(): void {
		$this->look();
		$list = get_site_transient( 'update_plugins' );
		self::assertInstanceOf( stdClass::class, $list );
		$list->response[ self::BASENAME ]->package = 'http://evil.test/evil.zip';
		set_site_transient( 'update_plugins', $list );
		$another = static function ( mixed $list ): mixed {
			if ( isset( $list->response[ self::BASENAME ] ) ) {
				$list->response[ self::BASENAME ]->package = 'http://evil.test/evil.zip';
			}
			return $list;
		};
		add_filter( 'site_transient_update_plugins', $another, 99 );
		self::assertTrue( $this->update() );
		self::assertSame( VendorPackages::files( '0.2.0' ), self::files() );
	}

	public function test_an_expired_license_sees_the_update_and_does_not_get_it(): void {
		$this->look();
		$this->container()->get( LicenseStore::class )->save_site(
			new License( VendorService::key( 'elite' ), PlanLevel::Elite, LicenseStatus::Expired, '2026-01-31' )
		);
		$line = $this->line();
		self::assertNotNull( $line );
		self::assertSame(
			array( '0.2.0', '', 'Your UserFeedback license has expired. Renew it to get this update.' ),
			array( $line->new_version, $line->package, $line->upgrade_notice )
		);
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals, WordPress.NamingConventions.ValidHookName -- Core's own.
		self::assertFalse( apply_filters( 'auto_update_plugin', true, $line ) );
		do_action( 'load-plugins.php' );
		ob_start();
		do_action( 'in_plugin_update_message-' . self::BASENAME, array(), $line );
		// phpcs:enable
		self::assertMatchesRegularExpression(
			'#^ Your UserFeedback license has expired\. Renew it to get this update\. <a href="https://[^"]+renew[^"]+">Renew your license</a>$#',
			(string) ob_get_clean()
		);
		$about = self::details();
		self::assertSame( '', $about->download_link );
		self::assertStringContainsString( 'Renew it to get this update.', $about->sections['changelog'] );

		$refused = $this->update();
		self::assertInstanceOf( WP_Error::class, $refused );
		self::assertSame(
			'Your UserFeedback license has expired. Renew it to get this update.',
			$refused->get_error_message()
		);
		self::assertSame( VendorPackages::files( '0.1.0' ), self::files() );

		$this->license( PlanLevel::Pro );
		self::assertSame(
			'Your plan does not include this addon. Upgrade your plan to get this update.',
			$this->line()->upgrade_notice ?? ''
		);
		$this->license( PlanLevel::Elite );
		self::assertNotSame( '', $this->line()->package ?? '', 'A renewed license needs no new look.' );
	}

	public function test_without_a_key_nobody_is_called_and_nothing_is_listed(): void {
		$this->look();
		$this->license( null );
		$before = count( VendorService::calls() );
		self::assertNull( $this->line(), 'What was known is not shown either.' );
		delete_option( 'userfeedback_core_packages' );
		self::assertNull( $this->look() );
		$_GET['force-check'] = '1';
		$this->sign_in( 'administrator' );
		do_action( 'load-update-core.php' ); // phpcs:ignore WordPress.NamingConventions -- Core's own.
		self::assertInstanceOf( WP_Error::class, $this->update( true ) );
		self::assertCount( $before, VendorService::calls() );
	}

	public function test_a_vendor_that_is_down_changes_nothing_and_is_left_in_peace(): void {
		$known = $this->look();
		VendorService::switch_to( 'down' );
		$kept = get_option( 'userfeedback_core_packages' );
		self::assertIsArray( $kept );
		update_option( 'userfeedback_core_packages', array( 'asked' => time() - DAY_IN_SECONDS ) + $kept );
		$before = count( VendorService::calls() );
		self::assertEquals( $known, $this->look() );
		$tried = count( VendorService::calls() );
		self::assertGreaterThan( $before, $tried );
		self::assertEquals( $known, $this->look() );
		self::assertCount( $tried, VendorService::calls(), 'Not again so soon.' );

		$failed = $this->update();
		self::assertInstanceOf( WP_Error::class, $failed );
		self::assertStringContainsString( 'could not be reached', $failed->get_error_message() );
		self::assertSame( VendorPackages::files( '0.1.0' ), self::files() );
	}

	public function test_pages_do_not_call_and_check_again_does(): void {
		$this->sign_in( 'administrator' );
		foreach ( array( 'load-plugins.php', 'load-update-core.php', 'load-update.php' ) as $page ) {
			delete_site_transient( 'update_plugins' );
			do_action( $page ); // phpcs:ignore WordPress.NamingConventions -- Core's own.
		}
		delete_site_transient( 'update_plugins' );
		_maybe_update_plugins();
		self::assertSame( array(), $this->calls( self::CATALOG ) );

		$_GET['force-check'] = '1';
		delete_site_transient( 'update_plugins' );
		do_action( 'load-update-core.php' ); // phpcs:ignore WordPress.NamingConventions -- Core's own.
		self::assertSame( '0.2.0', $this->line()->new_version ?? '' );
		do_action( 'load-update-core.php' ); // phpcs:ignore WordPress.NamingConventions -- Core's own.
		self::assertSame( array( self::CATALOG ), $this->calls( self::CATALOG ), 'Once a minute at most.' );
	}

	public function test_plugins_of_others_and_files_of_developers_are_left_alone(): void {
		$this->look();
		$list = get_site_transient( 'update_plugins' );
		self::assertInstanceOf( stdClass::class, $list );
		self::assertSame(
			array( self::BASENAME ),
			array_keys( array_merge( $list->response, $list->no_update ) ),
			'This checkout and its linked addons get no updates.'
		);
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
		foreach ( array(
			'akismet/akismet.php',
			'userfeedback/userfeedback.php',
			'userfeedback-behavior/userfeedback-behavior.php',
			'',
		) as $basename ) {
			self::assertFalse(
				apply_filters(
					'upgrader_pre_download',
					false,
					'http://example.org/some.zip',
					null,
					array( 'plugin' => $basename )
				)
			);
		}
		self::assertFalse(
			apply_filters(
				'upgrader_pre_download',
				false,
				'http://example.org/some.zip',
				null,
				array( 'theme' => 'x' )
			)
		);
		self::assertFalse(
			apply_filters( 'plugins_api', false, 'plugin_information', (object) array( 'slug' => 'userfeedback' ) )
		);
		self::assertTrue(
			apply_filters( 'auto_update_plugin', true, (object) array( 'plugin' => 'akismet/akismet.php' ) )
		);
		// phpcs:enable
	}

	/**
	 * WordPress's event, twice a day; then our line of the list.
	 */
	private function look(): ?stdClass {
		delete_site_transient( 'update_plugins' );
		do_action( 'wp_update_plugins' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
		return $this->line();
	}

	/**
	 * Our line of the list.
	 */
	private function line(): ?stdClass {
		$list = get_site_transient( 'update_plugins' );
		$line = $list instanceof stdClass ? $list->response[ self::BASENAME ] ?? null : null;
		return $line instanceof stdClass ? $line : null;
	}

	/**
	 * The content of "View details".
	 */
	private static function details(): stdClass {
		require_once ABSPATH . 'wp-admin/includes/plugin-install.php';
		$about = plugins_api( 'plugin_information', array( 'slug' => self::NAME ) );
		self::assertInstanceOf( stdClass::class, $about );
		return $about;
	}

	/**
	 * Updates as the button on the Plugins page does.
	 *
	 * @param bool $unlisted Puts a line into the list that we did not write.
	 * @return WP_Error|bool Whether it was updated, or why not.
	 */
	private function update( bool $unlisted = false ): WP_Error|bool {
		if ( $unlisted ) {
			$list                             = new stdClass();
			$list->response[ self::BASENAME ] = (object) array(
				'slug'        => self::NAME,
				'new_version' => '9.9',
				'package'     => 'http://evil.test/evil.zip',
			);
			add_filter( 'site_transient_update_plugins', static fn (): stdClass => $list, 99 );
		}
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-ajax-upgrader-skin.php';
		$skin   = new WP_Ajax_Upgrader_Skin();
		$depth  = ob_get_level();
		$result = ( new Plugin_Upgrader( $skin ) )->bulk_upgrade( array( self::BASENAME ) );
		// The skin leaves its buffer open when WordPress gives up early.
		while ( ob_get_level() > $depth ) {
			ob_end_clean();
		}
		$result = is_array( $result ) ? $result[ self::BASENAME ] : $result;
		return $skin->get_errors()->has_errors()
			? $skin->get_errors()
			: ( $result instanceof WP_Error ? $result : is_array( $result ) );
	}

	/**
	 * Calls of a kind that the vendor got.
	 *
	 * @param string $kind Method, path and action.
	 * @return list<string>
	 */
	private function calls( string $kind ): array {
		$all = array_map(
			static fn ( array $call ): string => "{$call['method']} {$call['path']} {$call['action']}",
			VendorService::calls()
		);
		return array_values( array_filter( $all, static fn ( string $call ): bool => $call === $kind ) );
	}

	/**
	 * The files that are installed.
	 *
	 * @return array<string, string> Content by path.
	 */
	private static function files(): array {
		$files = array();
		foreach ( new RecursiveIteratorIterator(
			new RecursiveDirectoryIterator( WP_PLUGIN_DIR . '/' . self::NAME, FilesystemIterator::SKIP_DOTS )
		) as $file ) {
			if ( $file instanceof SplFileInfo ) {
				$files[ substr( $file->getPathname(), strlen( WP_PLUGIN_DIR ) + 1 ) ] = (string) file_get_contents(
					$file->getPathname()
				);
			}
		}
		ksort( $files );
		return $files;
	}

	/**
	 * Removes a folder.
	 */
	private static function remove( string $folder ): void {
		foreach ( new RecursiveIteratorIterator(
			new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ),
			RecursiveIteratorIterator::CHILD_FIRST
		) as $file ) {
			if ( $file instanceof SplFileInfo ) {
				$file->isDir() ? rmdir( $file->getPathname() ) : unlink( $file->getPathname() );
			}
		}
		rmdir( $folder );
	}
}
