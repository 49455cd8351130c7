<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Access\Capability;
use UserFeedback\Addons\AddonCatalog;
use UserFeedback\Addons\AddonFailures;
use UserFeedback\Addons\AddonRegistrar;
use UserFeedback\Addons\AddonStates;
use UserFeedback\Addons\ListAddons;
use UserFeedback\Ajax\AjaxRouter;
use UserFeedback\Container;
use UserFeedback\Plan\Edition;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Pro\Addons\ActivateAddon;
use UserFeedback\Pro\Addons\AddonActions;
use UserFeedback\Pro\Addons\AddonGate;
use UserFeedback\Pro\Addons\DeactivateAddon;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Tests\AjaxTable;
use UserFeedback\Tests\CallsAjax;

/**
 * Addons through admin-ajax (CALL-31 to CALL-34; ADD-17, ADD-18; SEC-I2, SEC-I6, SEC-I7).
 */
final class AddonActionsTest extends PackagesTestCase {

	use CallsAjax;

	private AddonStates $states;

	protected function setUp(): void {
		parent::setUp();
		$this->site();
		$this->sign_in( 'administrator' );
		$this->active = array( 'userfeedback/userfeedback.php' );
	}

	public function test_the_list_says_all_of_every_addon_and_asks_nobody(): void {
		$this->license( PlanLevel::Pro );
		$this->site();
		$this->states->note_active( 'behavior', '0.1.0' );
		$addons = $this->ajax( 'userfeedback_get_addons' )['data']['addons'];
		self::assertIsArray( $addons );
		self::assertSame(
			array(
				'templates',
				'question-types',
				'behavior',
				'branding',
				'targeting',
				'geo-restrictions',
				'google-drive',
				'post-ratings',
				'heatmaps',
			),
			array_column( $addons, 'slug' )
		);
		self::assertSame(
			array(
				'slug'       => 'behavior',
				'title'      => 'Behavior',
				'excerpt'    => 'Choose when a survey opens, how often it shows and where it leads.',
				'note'       => '',
				'icon'       => 'scheduled',
				'plan'       => 'plus',
				'categories' => array( 'Plus' ),
				'type'       => 'licensed',
				'installed'  => true,
				'active'     => true,
				'redirect'   => '',
				'url'        => self::VENDOR . '/userfeedback/packages/userfeedback-behavior.zip',
				'basename'   => 'userfeedback-behavior/userfeedback-behavior.php',
				'problem'    => '',
			),
			$addons[2]
		);
		$this->license( PlanLevel::Plus );
		$addons = $this->ajax( 'userfeedback_get_addons' )['data']['addons'];
		self::assertIsArray( $addons );
		self::assertSame(
			array( 'unlicensed', array( 'Pro' ) ),
			array( $addons[4]['type'], $addons[4]['categories'] )
		);
		self::assertSame( array(), $this->requests );
	}

	public function test_install_activate_deactivate_change_what_the_list_says(): void {
		$this->make_room( 'templates' );
		$this->offer( $this->zip( self::working( 'templates', 'First' ) ), array(), 'templates' );
		self::assertSame( array( false, false ), $this->flags( 'templates' ) );

		$answer = $this->ajax(
			'userfeedback_install_addon',
			array( 'plugin' => self::VENDOR . '/userfeedback/packages/userfeedback-templates.zip' )
		);
		$plugin = 'userfeedback-templates/userfeedback-templates.php';
		self::assertSame( array( 'plugin' => $plugin, 'activated' => false ), $answer['data'] );
		self::assertSame( array( true, false ), $this->flags( 'templates' ) );
		self::assertNotContains( $plugin, (array) $this->active );

		self::assertSame(
			array( 'plugin' => $plugin ),
			$this->ajax( 'userfeedback_activate_addon', array( 'plugin' => $plugin ) )['data']
		);
		self::assertSame( array( true, true ), $this->flags( 'templates' ) );
		self::assertContains( $plugin, (array) $this->active );

		self::assertSame(
			array( 'plugin' => $plugin ),
			$this->ajax( 'userfeedback_deactivate_addon', array( 'plugin' => $plugin ) )['data']
		);
		self::assertNotContains( $plugin, (array) $this->active );
		// The next request.
		$this->site();
		self::assertSame( array( true, false ), $this->flags( 'templates' ) );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function addresses(): array {
		$path = '/userfeedback/packages/userfeedback-heatmaps.zip';
		return array_map(
			static fn ( string $address ): array => array( $address ),
			array(
				'another scheme'            => 'https://vendor.test' . $path,
				'another host'              => 'http://evil.test' . $path,
				'the host as user name'     => 'http://vendor.test@evil.test' . $path,
				'the host as password'      => 'http://a:vendor.test@evil.test' . $path,
				'the host as a part'        => 'http://vendor.test.evil.test' . $path,
				'a number as host'          => 'http://127.0.0.1' . $path,
				'a number without dots'     => 'http://2130706433' . $path,
				'this machine in IPv6'      => 'http://[::1]' . $path,
				'the cloud\'s own data'     => 'http://169.254.169.254' . $path,
				'a port'                    => 'http://vendor.test:8080' . $path,
				'a query'                   => 'http://vendor.test' . $path . '?x=1',
				'a fragment'                => 'http://vendor.test' . $path . '#x',
				'another case'              => 'http://VENDOR.test' . $path,
				'a path upwards'            => 'http://vendor.test/userfeedback/packages/../../userfeedback-heatmaps.zip',
				'encoded'                   => 'http://vendor.test/userfeedback/packages/userfeedback%2Dheatmaps.zip',
				'a redirect'                => 'http://vendor.test/go?to=http://evil.test',
				'data'                      => 'data:application/zip;base64,UEsFBg==',
				'a file'                    => 'file:///etc/passwd',
				'php'                       => 'php://filter/resource=/etc/passwd',
				'a path to code'            => 'http://vendor.test/userfeedback/packages/userfeedback-heatmaps.php',
				'the file with its version' => 'http://vendor.test/userfeedback/packages/userfeedback-heatmaps-0.1.0.zip',
				'Pro'                       => 'http://vendor.test/userfeedback/packages/userfeedback-pro.zip',
				'an unknown addon'          => 'http://vendor.test/userfeedback/packages/userfeedback-akismet.zip',
				'a slug'                    => 'heatmaps',
				'a space at the end'        => 'http://vendor.test' . $path . ' ',
				'a line break and a header' => "http://vendor.test{$path}\r\nHost: evil.test",
				'nothing'                   => '',
			)
		);
	}

	/**
	 * I2: whatever is not exactly a look-up key is refused before any request.
	 */
	#[DataProvider( 'addresses' )]
	public function test_i2_only_a_look_up_key_installs( string $address ): void {
		$this->offer( $this->zip( self::addon() ) );
		$before = self::snapshot();
		$answer = $this->ajax( 'userfeedback_install_addon', array( 'plugin' => $address ) );
		self::assertSame(
			array( 'userfeedback_invalid', array( 'plugin' ) ),
			array( $answer['data']['code'], array_keys( (array) $answer['data']['params'] ) )
		);
		self::assertSame( array(), $this->requests );
		self::assertSame( $before, self::snapshot() );
	}

	public function test_i7_only_addons_of_the_list_are_switched(): void {
		$this->active = array( 'userfeedback/userfeedback.php', 'akismet/akismet.php' );
		$before       = $this->active;
		foreach ( array(
			'akismet/akismet.php',
			'hello.php',
			'userfeedback/userfeedback.php',
			'../userfeedback-behavior/userfeedback-behavior.php',
			'userfeedback-behavior/../akismet/akismet.php',
			'userfeedback-behavior',
			'userfeedback-behavior/includes/Addon.php',
			'/etc/passwd',
			'',
		) as $basename ) {
			foreach ( array( 'userfeedback_activate_addon', 'userfeedback_deactivate_addon' ) as $action ) {
				self::assertSame(
					'userfeedback_invalid',
					$this->ajax( $action, array( 'plugin' => $basename ) )['data']['code'],
					"{$action} {$basename}"
				);
			}
		}
		self::assertSame( $before, $this->active );
	}

	public function test_i7_only_plugins_of_the_bundled_list_are_installed(): void {
		AjaxTable::register();
		$before = self::snapshot();
		foreach ( array(
			'akismet',
			'aioseo',
			'https://evil.test/x.zip',
			'../wpforms-lite',
			'wpforms-lite ',
			'WPFORMS-LITE',
			'',
		) as $slug ) {
			self::assertSame(
				'userfeedback_invalid',
				$this->ajax( 'userfeedback_install_plugin', array( 'slug' => $slug ) )['data']['code'],
				$slug
			);
		}
		foreach ( array(
			'akismet/akismet.php',
			'../wpforms-lite/wpforms.php',
			'userfeedback-behavior/userfeedback-behavior.php',
			'',
		) as $basename ) {
			self::assertSame(
				'userfeedback_invalid',
				$this->ajax( 'userfeedback_activate_plugin', array( 'basename' => $basename ) )['data']['code'],
				$basename
			);
		}
		self::assertSame( $before, self::snapshot() );
		self::assertSame( array( 'userfeedback/userfeedback.php' ), $this->active );
	}

	/**
	 * @return array<string, array{string, string, string}>
	 */
	public static function broken_addons(): array {
		$header   = static fn (
			string $slug
		): string => "<?php\n/**\n * Plugin Name: UserFeedback Broken\n * Version: 0.1.0\n * Text Domain: userfeedback-{$slug}\n */\n";
		$register = "add_action( 'userfeedback_loaded', function ( \$version, \$container ) { %s }, 10, 2 );\n";
		return array(
			'throws while it is loaded'     => array(
				'templates',
				$header( 'templates' ) . "throw new RuntimeException( 'secret detail' );\n",
				'stops with an error',
			),
			'is no PHP'                     => array(
				'question-types',
				$header( 'question-types' ) . "function {\n",
				'stops with an error',
			),
			'lacks its classes'             => array(
				'behavior',
				$header( 'behavior' ) . sprintf( $register, 'new UserFeedback\Behavior\NoSuchClass();' ),
				'stops with an error',
			),
			'does not shake hands'          => array( 'branding', $header( 'branding' ), 'stops with an error' ),
			'throws while it is activated'  => array(
				'targeting',
				$header(
					'targeting'
				) . "add_action( 'activate_userfeedback-targeting/userfeedback-targeting.php', function () { throw new Error( 'x' ); } );\n" . self::handshake(
					'targeting',
					'Activated'
				),
				'stops with an error',
			),
			'prints something'              => array(
				'geo-restrictions',
				$header( 'geo-restrictions' ) . "echo 'Hello';\n" . self::handshake( 'geo-restrictions', 'Printing' ),
				'stops with an error',
			),
			'throws while it registers'     => array(
				'post-ratings',
				$header( 'post-ratings' ) . self::handshake( 'post-ratings', 'Throwing', "throw new Error( 'x' );" ),
				'stops with an error',
			),
			'wants a newer version of core' => array(
				'heatmaps',
				$header( 'heatmaps' ) . self::handshake( 'heatmaps', 'Newer', '', '9.0.0' ),
				'newer version of UserFeedback',
			),
		);
	}

	/**
	 * I6: it is not active afterwards, and says why.
	 *
	 * @param string $slug Slug; each has its own, because PHP loads a file only once.
	 */
	#[DataProvider( 'broken_addons' )]
	public function test_i6_an_addon_that_does_not_work_is_not_activated(
		string $slug,
		string $code,
		string $text
	): void {
		$this->make_room( $slug );
		mkdir( self::folder( $slug ) );
		$plugin = "userfeedback-{$slug}/userfeedback-{$slug}.php";
		file_put_contents( WP_PLUGIN_DIR . '/' . $plugin, $code );
		wp_clean_plugins_cache();
		if ( str_contains( $code, "Error( 'x' )" ) && ! str_contains( $code, 'activate_userfeedback' ) ) {
			$this->expect_log( '/UserFeedback: Error: x/' );
		}

		$answer = $this->ajax( 'userfeedback_activate_addon', array( 'plugin' => $plugin ) );

		self::assertFalse( $answer['success'] );
		self::assertIsString( $answer['data']['message'] );
		self::assertStringContainsString( $text, $answer['data']['message'] );
		self::assertStringNotContainsString( 'secret', (string) wp_json_encode( $answer ) );
		self::assertSame( array( 'userfeedback/userfeedback.php' ), $this->active );
	}

	public function test_without_key_or_plan_nothing_is_switched_on_and_all_can_be_switched_off(): void {
		$plugin       = 'userfeedback-behavior/userfeedback-behavior.php';
		$this->active = array( 'userfeedback/userfeedback.php', $plugin );
		$this->license( null );
		$data = $this->ajax( 'userfeedback_activate_addon', array( 'plugin' => $plugin ) )['data'];
		self::assertSame(
			array( 'userfeedback_upgrade_required', 'plus', 'license' ),
			array( $data['code'], $data['plan'], $data['state'] )
		);
		$this->ajax( 'userfeedback_deactivate_addon', array( 'plugin' => $plugin ) );
		self::assertNotContains( $plugin, (array) $this->active );
		$this->license( PlanLevel::Plus );
		$data = $this->ajax(
			'userfeedback_activate_addon',
			array( 'plugin' => 'userfeedback-targeting/userfeedback-targeting.php' )
		)['data'];
		self::assertSame(
			array( 'userfeedback_upgrade_required', 'pro', 'upgrade' ),
			array( $data['code'], $data['plan'], $data['state'] )
		);
	}

	/**
	 * The actions as in a new request of a Pro site, before any handshake.
	 */
	private function site(): void {
		$licenses     = $this->container()->get( LicenseStore::class );
		$this->states = new AddonStates( WP_PLUGIN_DIR );
		$container    = new Container();
		$failures     = new AddonFailures( $this->states );
		$registrar    = new AddonRegistrar( new Edition( true ), $this->states, $container, $failures->note( ... ) );
		$container->set( AddonRegistrar::class, static fn (): AddonRegistrar => $registrar );
		$catalog = new AddonCatalog();
		$gate    = new AddonGate( new Entitlements( $licenses, $this->states ), $licenses );
		$list    = new ListAddons(
			$catalog,
			$this->states,
			$failures,
			new Entitlements( $licenses, $this->states ),
			$this->vendor()
		);
		foreach ( array( 'get_addons', 'install_addon', 'activate_addon', 'deactivate_addon' ) as $action ) {
			remove_all_actions( 'wp_ajax_userfeedback_' . $action );
		}
		( new AjaxRouter() )->add(
			'userfeedback_get_addons',
			Capability::Manage,
			array(),
			static fn (): array => array( 'addons' => $list->all() )
		);
		(
			new AddonActions(
				new AjaxRouter(),
				$list,
				$this->installer(),
				new ActivateAddon( $catalog, $gate, $this->states, $failures, $registrar ),
				new DeactivateAddon( $catalog, $failures )
			)
		)->add();
	}

	/**
	 * An addon's row in the list: installed, active.
	 *
	 * @return array{mixed, mixed}
	 */
	private function flags( string $slug ): array {
		$addons = $this->ajax( 'userfeedback_get_addons' )['data']['addons'];
		$addon  = array_column( is_array( $addons ) ? $addons : array(), null, 'slug' )[ $slug ];
		return array( $addon['installed'], $addon['active'] );
	}

	/**
	 * Files of an addon that works.
	 *
	 * @param string $class Name of its class, used once.
	 * @return array<string, string> Content by path.
	 */
	private static function working( string $slug, string $class ): array {
		$name = "userfeedback-{$slug}";
		return array(
			"{$name}/{$name}.php" => "<?php\n/**\n * Plugin Name: UserFeedback {$class}\n * Version: 0.1.0\n * Text Domain: {$name}\n */\n"
				. self::handshake(
					$slug,
					$class
				),
			"{$name}/LICENSE"     => "GPL\n",
		);
	}

	/**
	 * Code of an addon that shakes hands.
	 *
	 * @param string $class    Name of its class, used once.
	 * @param string $register Body of register().
	 * @param string $requires Version of core that it needs.
	 */
	private static function handshake(
		string $slug,
		string $class,
		string $register = '',
		string $requires = '0.1.0'
	): string {
		return "class UserFeedback_Test_{$class} implements UserFeedback\\Addons\\Addon {
	public function slug(): string { return '{$slug}'; }
	public function version(): string { return '0.1.0'; }
	public function requires(): string { return '{$requires}'; }
	public function register( UserFeedback\\Container \$container ): void { {$register} }
}
add_action( 'userfeedback_loaded', function ( \$version, \$container ) {
	\$container->get( UserFeedback\\Addons\\AddonRegistrar::class )->register( new UserFeedback_Test_{$class}() );
}, 10, 2 );
";
	}
}
