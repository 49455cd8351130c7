<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Admin;

use RuntimeException;
use UserFeedback\Admin\AdminMenu;
use UserFeedback\Admin\Assets;
use UserFeedback\Admin\BootData;
use UserFeedback\Admin\Page;
use UserFeedback\Admin\ScriptTranslations;
use UserFeedback\Plugin;
use UserFeedback\Support\Failure;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * Menu, pages, scripts and boot data in wp-admin (PLAN-02, PLAN-03, A99, A117, SEC-A2).
 */
final class AdminTest extends IntegrationTestCase {

	private string $build = '';

	protected function setUp(): void {
		parent::setUp();
		$this->build = sys_get_temp_dir() . '/userfeedback-build-' . uniqid() . '/';
		foreach ( Page::cases() as $page ) {
			wp_mkdir_p( $this->build . $page->bundle() );
			file_put_contents(
				$this->build . $page->bundle() . '/index.asset.php',
				"<?php return array( 'dependencies' => array( 'wp-i18n' ), 'version' => 'abc' );"
			);
		}
	}

	protected function tearDown(): void {
		foreach ( Page::cases() as $page ) {
			unlink( $this->build . $page->bundle() . '/index.asset.php' );
			rmdir( $this->build . $page->bundle() );
		}
		rmdir( $this->build );
		remove_action( 'admin_notices', array( Assets::class, 'show_not_built_notice' ) );
		$GLOBALS['wp_scripts'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Made anew by core.
		$GLOBALS['wp_styles']  = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Made anew by core.
		parent::tearDown();
	}

	public function test_an_administrator_has_all_pages(): void {
		$this->sign_in( 'administrator' );
		self::assertSame(
			array_values( array_map( static fn ( Page $page ): string => $page->value, Page::cases() ) ),
			$this->menu(),
			'All that have something to show.'
		);
	}

	public function test_others_have_the_pages_of_what_they_may_do(): void {
		update_option(
			'userfeedback_core_settings',
			array(
				'create_edit_surveys' => array( 'author' ),
				'view_results'        => array( 'contributor' ),
				'delete_surveys'      => array( 'editor' ),
			)
		);
		foreach ( array(
			''            => array(),
			'subscriber'  => array(),
			'editor'      => array( 'userfeedback_surveys', 'userfeedback_about' ),
			'author'      => array( 'userfeedback_surveys', 'userfeedback_about' ),
			'contributor' => array(
				'userfeedback_surveys',
				'userfeedback_results',
				'userfeedback_inbox',
				'userfeedback_post_ratings',
				'userfeedback_heatmaps',
				'userfeedback_about',
			),
		) as $role => $pages ) {
			$this->sign_in( $role );
			self::assertSame( $pages, $this->menu(), $role );
		}
	}

	public function test_the_menu_says_how_many_answers_are_unread(): void {
		$this->sign_in( 'administrator' );
		foreach ( array( 0 => ' hidden>', 14 => '>14<', 100 => '>99+<' ) as $unread => $shown ) {
			$this->add_menu( new AdminMenu( static fn (): int => $unread ) );
			$names = array_column( $GLOBALS['submenu']['userfeedback_surveys'], 0, 2 );
			self::assertStringContainsString( "awaiting-mod count-$unread", $names['userfeedback_inbox'] );
			self::assertStringContainsString( $shown, $names['userfeedback_inbox'] );
		}
	}

	public function test_the_menu_is_there_when_the_database_does_not_say_how_many(): void {
		$this->sign_in( 'administrator' );
		$this->add_menu( new AdminMenu( static fn (): int => throw Failure::store() ) );
		$names = array_column( $GLOBALS['submenu']['userfeedback_surveys'], 0, 2 );
		self::assertSame( 'Inbox', $names['userfeedback_inbox'] );
		self::assertArrayHasKey( 'userfeedback_settings', $names );
	}

	public function test_pages_that_are_elsewhere_lead_to_their_route(): void {
		$leave = static function ( string $address ): never {
			throw new RuntimeException( $address );
		};
		add_filter( 'wp_redirect', $leave );
		$this->sign_in( 'administrator' );
		$led = array();
		foreach ( array( 'userfeedback_welcome', 'userfeedback_growth_tools', 'userfeedback_elsewhere' ) as $page ) {
			$_GET['page'] = $page;
			try {
				do_action( 'admin_page_access_denied' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
				$led[] = '';
			} catch ( RuntimeException $redirect ) {
				$led[] = $redirect->getMessage();
			}
		}
		$this->sign_in( 'subscriber' );
		$_GET['page'] = 'userfeedback_welcome';
		do_action( 'admin_page_access_denied' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
		unset( $_GET['page'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The test is the request.
		remove_filter( 'wp_redirect', $leave );
		self::assertSame( array( Page::About->url() . '#/welcome', Page::About->url() . '#/growth-tools', '' ), $led );
	}

	public function test_the_plugins_row_leads_to_its_pages_for_those_who_may(): void {
		$file  = 'plugin_action_links_' . plugin_basename( Plugin::path( 'userfeedback.php' ) );
		$links = static fn (): string => implode( ' ', (array) apply_filters( $file, array( 'deactivate' => 'Deactivate' ) ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
		$this->sign_in( 'administrator' );
		self::assertSame(
			sprintf( '<a href="%s">Surveys</a> <a href="%s">Settings</a> Deactivate', esc_url( Page::Surveys->url() ), esc_url( Page::Settings->url() ) ),
			$links()
		);
		$this->sign_in( 'subscriber' );
		self::assertSame( 'Deactivate', $links() );
	}

	public function test_a_page_has_a_place_for_its_app_and_a_word_for_those_without_javascript(): void {
		ob_start();
		AdminMenu::render();
		$html = (string) ob_get_clean();
		self::assertMatchesRegularExpression(
			'#^<hr class="wp-header-end"><noscript>.*JavaScript.*</noscript><div id="userfeedback-root"></div>$#s',
			$html
		);
	}

	public function test_our_pages_get_their_app_and_no_other_page_does(): void {
		$this->sign_in( 'administrator' );
		list( $assets, $screens ) = $this->assets( $this->build );
		$assets->enqueue( 'index.php' );
		self::assertFalse( wp_script_is( Assets::HANDLE ) );

		$assets->enqueue( $screens['userfeedback_results'] );
		$script = wp_scripts()->registered[ Assets::HANDLE ];
		self::assertSame( 'https://example.org/build/admin-results/index.js', $script->src );
		self::assertSame( 'abc', $script->ver );
		self::assertSame( 'userfeedback', $script->textdomain );
		self::assertStringStartsWith(
			'window.userfeedbackBoot = {"version":',
			(string) wp_scripts()->get_inline_script_data( Assets::HANDLE, 'before' )
		);
		self::assertTrue( wp_style_is( Assets::HANDLE ) );
		self::assertFalse( wp_script_is( 'media-editor' ) );
		$assets->enqueue( $screens['userfeedback_surveys'] );
		self::assertTrue( wp_script_is( 'media-editor' ) );
	}

	public function test_a_checkout_that_was_not_built_says_so(): void {
		$this->sign_in( 'administrator' );
		list( $assets, $screens ) = $this->assets( $this->build . 'nowhere/' );
		$assets->enqueue( $screens['userfeedback_surveys'] );
		self::assertFalse( wp_script_is( Assets::HANDLE ) );
		ob_start();
		do_action( 'admin_notices' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
		self::assertStringContainsString( '<code>npm run build</code>', (string) ob_get_clean() );
	}

	public function test_boot_data_has_the_shape_of_its_type(): void {
		$this->sign_in( 'administrator' );
		$data = $this->container()->get( BootData::class )->of( Page::PostRatings );
		$type = (string) file_get_contents( dirname( __DIR__, 4 ) . '/src/types/boot.ts' );
		preg_match_all( '/^\t([a-z_]+)\??:/m', $type, $top );
		preg_match_all( '/^\t\t([a-z_]+):/m', $type, $inner );
		$keys = array_keys( $data );
		sort( $keys );
		sort( $top[1] );
		self::assertSame( $top[1], $keys );
		self::assertEqualsCanonicalizing(
			$inner[1],
			array( ...array_keys( $data['site'] ), ...array_keys( $data['widget_defaults'] ) )
		);
		self::assertSame( 'post-ratings', $data['app'] );
		self::assertSame(
			array( 'surveys', 'results', 'inbox', 'post_ratings', 'heatmaps', 'addons', 'settings', 'about' ),
			array_keys( $data['pages'] )
		);
		self::assertSame( array( 'edit' => true, 'view' => true, 'delete' => true, 'manage' => true, 'all' => true ), $data['capabilities'] );
		self::assertSame( 1, wp_verify_nonce( $data['rest']['nonce'], 'wp_rest' ) );
		self::assertSame( get_option( 'admin_email' ), $data['admin_email'] );
		self::assertNull( $data['analytics'] );
		$of_surveys = $this->container()->get( BootData::class )->of( Page::Surveys )['analytics'];
		self::assertIsArray( $of_surveys );
		self::assertSame( array( 'monsterinsights', 'exactmetrics' ), array_keys( (array) $of_surveys['plugins'] ) );
	}

	public function test_the_administrators_address_is_for_administrators(): void {
		update_option( 'userfeedback_core_settings', array( 'create_edit_surveys' => array( 'author' ) ) );
		$this->sign_in( 'author' );
		$json = (string) wp_json_encode( $this->container()->get( BootData::class )->of( Page::Surveys ) );
		self::assertStringNotContainsString( 'admin_email', $json );
		self::assertStringNotContainsString( (string) get_option( 'admin_email' ), $json );
	}

	public function test_texts_of_the_site_cannot_end_the_script(): void {
		$name = static fn (): string => '</script><script>alert(1)</script>';
		add_filter( 'pre_option_blogname', $name );
		$this->sign_in( 'administrator' );
		list( $assets, $screens ) = $this->assets( $this->build );
		$assets->enqueue( $screens['userfeedback_about'] );
		remove_filter( 'pre_option_blogname', $name );
		$script = (string) wp_scripts()->get_inline_script_data( Assets::HANDLE, 'before' );
		self::assertStringContainsString( 'alert(1)', $script );
		self::assertStringNotContainsString( '<', $script );
	}

	/**
	 * Slugs of the pages in the current user's menu.
	 *
	 * @return list<string>
	 */
	private function menu(): array {
		$this->add_menu( new AdminMenu() );
		$slugs = array();
		foreach ( $GLOBALS['submenu']['userfeedback_surveys'] ?? array() as $item ) {
			$slugs[] = $item[2];
		}
		return $slugs;
	}

	/**
	 * Adds the menu to an empty one.
	 *
	 * @return array<string, string> Screen by slug.
	 */
	private function add_menu( AdminMenu $menu ): array {
		foreach ( array(
			'menu',
			'submenu',
			'_wp_submenu_nopriv',
			'_registered_pages',
			'_parent_pages',
			'admin_page_hooks',
		) as $name ) {
			$GLOBALS[ $name ] = array(); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
		}
		$menu->add();
		$screens = array();
		foreach ( Page::cases() as $page ) {
			$screens[ $page->value ] = get_plugin_page_hookname( $page->value, 'userfeedback_surveys' );
		}
		return $screens;
	}

	/**
	 * Assets of a build, and the screens of our pages by slug.
	 *
	 * @return array{Assets, array<string, string>}
	 */
	private function assets( string $build ): array {
		$menu    = new AdminMenu();
		$screens = $this->add_menu( $menu );
		return array(
			new Assets(
				$menu,
				$this->container()->get( BootData::class ),
				new ScriptTranslations( array() ),
				$build,
				'https://example.org/build/'
			),
			$screens,
		);
	}
}
