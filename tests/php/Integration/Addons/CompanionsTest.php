<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons;

use UserFeedback\Tests\AjaxTable;
use UserFeedback\Tests\CallsAjax;

/**
 * Companion plugins from wordpress.org (ENT-35, CALL-43 to CALL-45, ERR-14).
 */
final class CompanionsTest extends PackagesTestCase {

	use CallsAjax;

	private const BASENAME = 'wpforms-lite/wpforms.php';

	/**
	 * The reply of wordpress.org about the plugin.
	 *
	 * @var string
	 */
	private string $information = '{"slug":"wpforms-lite","name":"WPForms","version":"1.0.0","download_link":"https://downloads.wordpress.org/plugin/wpforms-lite.1.0.0.zip"}';

	protected function setUp(): void {
		parent::setUp();
		AjaxTable::register();
		$this->sign_in( 'administrator' );
		$this->active = array( 'userfeedback/userfeedback.php' );
		add_filter( 'pre_http_request', array( $this, 'wordpress_org' ), 20, 3 );
	}

	protected function tearDown(): void {
		remove_filter( 'pre_http_request', array( $this, 'wordpress_org' ), 20 );
		self::remove( WP_PLUGIN_DIR . '/wpforms-lite' );
		parent::tearDown();
	}

	/**
	 * Answers as wordpress.org.
	 *
	 * @param mixed                $given     What the vendor of the test said.
	 * @param array<string, mixed> $arguments Arguments of the request.
	 */
	public function wordpress_org( mixed $given, array $arguments, string $url ): mixed {
		$answer = is_array( $given ) ? $given : array();
		if ( str_starts_with( $url, 'https://api.wordpress.org/plugins/info/' ) ) {
			$this->requests[] = 'information';
			$answer['body']   = $this->information;
		} elseif ( str_starts_with( $url, 'https://downloads.wordpress.org/' ) ) {
			$this->requests[] = $url;
			$code             = "<?php\n/**\n * Plugin Name: WPForms\n * Version: 1.0.0\n */\n";
			file_put_contents(
				is_string( $arguments['filename'] ) ? $arguments['filename'] : '',
				$this->zip( array( self::BASENAME => $code ) )
			);
		}
		return $answer;
	}

	public function test_the_list_has_the_ten_keys_and_asks_nobody(): void {
		$plugins = $this->ajax( 'userfeedback_get_plugins' )['data']['plugins'];
		self::assertIsArray( $plugins );
		self::assertSame(
			array(
				'aioseo',
				'optinmonster',
				'wpforms-lite',
				'microsoft-clarity',
				'smash-balloon-facebook',
				'envira-gallery-lite',
				'coming-soon',
				'easy-digital-downloads',
				'pretty-link',
				'uncanny-automator',
			),
			array_keys( $plugins )
		);
		self::assertSame(
			array(
				'slug'           => 'wpforms-lite',
				'title'          => 'WPForms',
				'excerpt'        => 'Contact forms and other forms, built by drag and drop.',
				'icon'           => 'inbox',
				'basename'       => self::BASENAME,
				'installed'      => false,
				'active'         => false,
				'setup_complete' => false,
			),
			$plugins['wpforms-lite']
		);
		self::assertSame( array(), $this->requests );
	}

	public function test_one_is_installed_from_wordpress_org_and_activated_when_asked(): void {
		// As the screens send it: installCompanion() in src/shared/api/companions/queries.ts.
		$answer = $this->ajax( 'userfeedback_install_plugin', array( 'slug' => 'wpforms-lite', 'activate' => '0' ) );
		self::assertSame( array( 'basename' => self::BASENAME, 'activated' => false ), $answer['data'] );
		self::assertFileExists( WP_PLUGIN_DIR . '/' . self::BASENAME );
		self::assertNotContains( self::BASENAME, (array) $this->active );
		self::assertSame(
			array( 'information', 'https://downloads.wordpress.org/plugin/wpforms-lite.1.0.0.zip' ),
			$this->requests
		);

		$answer = $this->ajax( 'userfeedback_install_plugin', array( 'slug' => 'wpforms-lite', 'activate' => '1' ) );
		self::assertSame( array( 'basename' => self::BASENAME, 'activated' => true ), $answer['data'] );
		self::assertContains( self::BASENAME, (array) $this->active );
		self::assertCount( 2, $this->requests, 'What is here is not fetched again.' );
	}

	public function test_one_that_is_not_here_cannot_be_activated(): void {
		self::assertSame(
			'userfeedback_install',
			$this->ajax( 'userfeedback_activate_plugin', array( 'basename' => self::BASENAME ) )['data']['code']
		);
		self::assertSame( array( 'userfeedback/userfeedback.php' ), $this->active );
	}

	public function test_without_network_or_with_another_host_the_error_is_clear(): void {
		foreach ( array(
			'',
			'{"error":"Plugin not found."}',
			'{"download_link":"https://evil.test/wpforms-lite.1.0.0.zip"}',
			'{"download_link":"https://downloads.wordpress.org/plugin/other.zip"}',
			'{"download_link":["x"]}',
		) as $said ) {
			$this->information = $said;
			$before            = self::snapshot();
			$answer            = $this->ajax( 'userfeedback_install_plugin', array( 'slug' => 'wpforms-lite' ) );
			self::assertSame( 'userfeedback_install', $answer['data']['code'], $said );
			self::assertIsString( $answer['data']['message'] );
			self::assertStringStartsWith( 'wordpress.org could not be reached.', $answer['data']['message'] );
			self::assertSame( $before, self::snapshot() );
		}
		self::assertSame( array_fill( 0, 5, 'information' ), $this->requests );
	}

	public function test_uncanny_automator_is_set_up_once_it_is_active_and_its_wizard_is_done(): void {
		$basename = 'uncanny-automator/uncanny-automator.php';
		$is       = function (): mixed {
			$plugins = $this->ajax( 'userfeedback_get_plugins' )['data']['plugins'];
			return is_array( $plugins ) && is_array( $plugins['uncanny-automator'] )
				? $plugins['uncanny-automator']['setup_complete']
				: null;
		};
		update_option( 'automator_reporting', '1' );
		try {
			self::assertFalse( $is() );
			mkdir( WP_PLUGIN_DIR . '/uncanny-automator' );
			file_put_contents( WP_PLUGIN_DIR . '/' . $basename, "<?php\n/* Plugin Name: Uncanny Automator */\n" );
			$this->active = array( $basename );
			self::assertTrue( $is() );
		} finally {
			delete_option( 'automator_reporting' );
			self::remove( WP_PLUGIN_DIR . '/uncanny-automator' );
		}
	}
}
