<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons;

use DateTimeImmutable;
use UserFeedback\Addons\Companions\Analytics;
use UserFeedback\Admin\BootData;
use UserFeedback\Admin\Page;
use UserFeedback\Support\FixedClock;
use UserFeedback\Tests\AjaxTable;
use UserFeedback\Tests\CallsAjax;

/**
 * Plugins that bring Google Analytics (SET-22 to SET-25, A72).
 */
final class AnalyticsTest extends PackagesTestCase {

	use CallsAjax;

	private const PLUGIN = 'google-analytics-for-wordpress';
	private const FILE   = self::PLUGIN . '/googleanalytics.php';
	private const PAID   = 'google-analytics-premium/googleanalytics-premium.php';

	protected function setUp(): void {
		parent::setUp();
		AjaxTable::register();
		$this->sign_in( 'administrator' );
		$this->active = array( 'userfeedback/userfeedback.php' );
		delete_option( Analytics::OPTION );
	}

	protected function tearDown(): void {
		self::remove( WP_PLUGIN_DIR . '/' . self::PLUGIN );
		self::remove( WP_PLUGIN_DIR . '/google-analytics-premium' );
		parent::tearDown();
	}

	private static function place( string $basename ): void {
		wp_mkdir_p( WP_PLUGIN_DIR . '/' . dirname( $basename ) );
		file_put_contents( WP_PLUGIN_DIR . '/' . $basename, "<?php\n/**\n * Plugin Name: MonsterInsights\n */\n" );
	}

	/**
	 * Boot data at a moment.
	 *
	 * @return array<string, mixed>
	 */
	private function boot( string $now = '2026-11-20T12:00:00Z' ): array {
		return ( new Analytics( new FixedClock( new DateTimeImmutable( $now ) ) ) )->boot();
	}

	public function test_screens_know_what_is_here(): void {
		$boot = $this->boot();
		self::assertSame( array( 'monsterinsights', 'exactmetrics' ), array_keys( (array) $boot['plugins'] ) );
		self::assertSame(
			array(
				'title'        => 'MonsterInsights',
				'slug'         => self::PLUGIN,
				'basename'     => self::FILE,
				'is_installed' => false,
				'is_active'    => false,
			),
			( (array) $boot['plugins'] )['monsterinsights']
		);
		self::assertNull( $boot['changed_at'] );
		self::assertFalse( get_option( Analytics::OPTION ), 'Nothing is kept where there is nothing.' );
		self::assertSame( array( true, true ), array( $boot['may_install'], $boot['may_activate'] ) );
	}

	public function test_a_paid_copy_is_the_plugin(): void {
		self::place( self::FILE );
		self::place( self::PAID );
		$this->active = array( self::PAID );
		$plugin       = $this->boot()['plugins']['monsterinsights'];
		self::assertSame( array( self::PAID, true, true ), array( $plugin['basename'], $plugin['is_installed'], $plugin['is_active'] ) );
		self::assertSame( self::PLUGIN, $plugin['slug'] );
	}

	public function test_the_moment_of_a_change_is_kept_until_the_next(): void {
		self::place( self::FILE );
		self::assertSame( '2026-11-20T12:00:00Z', $this->boot()['changed_at'] );
		self::assertSame( '2026-11-20T12:00:00Z', $this->boot( '2026-11-21T12:00:00Z' )['changed_at'] );
		$this->active = array( self::FILE );
		self::assertSame( '2026-11-22T12:00:00Z', $this->boot( '2026-11-22T12:00:00Z' )['changed_at'] );
		$this->active = array();
		self::assertSame( '2026-11-23T12:00:00Z', $this->boot( '2026-11-23T12:00:00Z' )['changed_at'] );
		self::remove( WP_PLUGIN_DIR . '/' . self::PLUGIN );
		self::assertSame( '2026-11-24T12:00:00Z', $this->boot( '2026-11-24T12:00:00Z' )['changed_at'] );
	}

	public function test_only_the_page_of_surveys_has_them(): void {
		$boot = $this->container()->get( BootData::class );
		self::assertIsArray( $boot->of( Page::Surveys )['analytics'] );
		self::assertNull( $boot->of( Page::Results )['analytics'] );
	}

	public function test_they_are_activated_like_companions_and_paid_copies_are_not_fetched(): void {
		self::place( self::PAID );
		$answer = $this->ajax( 'userfeedback_activate_plugin', array( 'basename' => self::PAID ) );
		self::assertSame( array( 'basename' => self::PAID, 'activated' => true ), $answer['data'] );
		self::assertContains( self::PAID, (array) $this->active );
		self::assertArrayHasKey(
			'slug',
			$this->ajax( 'userfeedback_install_plugin', array( 'slug' => 'google-analytics-premium' ) )['data']['params']
		);
	}

	public function test_who_may_not_change_plugins_is_told(): void {
		$this->sign_in( 'editor' );
		$boot = $this->boot();
		self::assertSame( array( false, false ), array( $boot['may_install'], $boot['may_activate'] ) );
	}
}
