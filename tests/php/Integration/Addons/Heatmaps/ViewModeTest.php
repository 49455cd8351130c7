<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\Heatmaps;

use UserFeedback\Heatmaps\AdminBar;
use UserFeedback\Heatmaps\ChangeHeatmaps;
use UserFeedback\Heatmaps\HeatmapQuery;
use UserFeedback\Heatmaps\Pages;
use UserFeedback\Heatmaps\ViewMode;
use UserFeedback\Plan\AddonRights;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Tests\IntegrationTestCase;
use WP_Admin_Bar;

/**
 * The page in the viewer's frame, and the entry of the admin bar (A93).
 */
final class ViewModeTest extends IntegrationTestCase {

	private const FILTERS = array(
		'show_admin_bar',
		'userfeedback_page_surveys',
		'userfeedback_record_heatmap',
		'wp_robots',
		'wp_head',
		'template_redirect',
	);

	/**
	 * Hooks before the test.
	 *
	 * @var array<string, mixed>
	 */
	private array $hooks = array();

	private int $post = 0;

	protected function setUp(): void {
		parent::setUp();
		foreach ( self::FILTERS as $name ) {
			$this->hooks[ $name ] = isset( $GLOBALS['wp_filter'][ $name ] ) ? clone $GLOBALS['wp_filter'][ $name ] : null;
		}
		$this->post = wp_insert_post(
			array(
				'post_title'  => 'Pricing',
				'post_status' => 'publish',
				'post_type'   => 'page',
			)
		);
	}

	protected function tearDown(): void {
		foreach ( $this->hooks as $name => $hook ) {
			if ( null === $hook ) {
				unset( $GLOBALS['wp_filter'][ $name ] );
			} else {
				$GLOBALS['wp_filter'][ $name ] = $hook; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As it was.
			}
		}
		unset( $_GET[ ViewMode::ARGUMENT ] ); // phpcs:ignore WordPress.Security.NonceVerification -- The test is the request.
		wp_delete_post( $this->post, true );
		wp_reset_query(); // phpcs:ignore WordPress.WP.DiscouragedFunctions -- As it was.
		parent::tearDown();
	}

	public function test_the_page_is_a_visitors_without_bar_surveys_and_recording(): void {
		$admin = $this->sign_in( 'administrator' );
		$url   = ViewMode::url( 'https://example.org/pricing/?a=1' );
		self::assertMatchesRegularExpression( '~^https://example\.org/pricing/\?a=1&userfeedback_heatmap_view=\w{10}$~', $url );
		$this->ask( $url );
		self::assertSame( 0, get_current_user_id() );
		self::assertFalse( apply_filters( 'show_admin_bar', true ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
		self::assertSame( array(), apply_filters( 'userfeedback_page_surveys', array( array( 'id' => 1 ) ) ) );
		self::assertFalse( apply_filters( 'userfeedback_record_heatmap', true ) );
		self::assertArrayHasKey( 'noindex', apply_filters( 'wp_robots', array() ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
		self::assertSame( '', ViewMode::url( '' ) );
		self::assertGreaterThan( 0, $admin );
	}

	public function test_nobody_else_gets_it(): void {
		$admin = $this->sign_in( 'administrator' );
		$url   = ViewMode::url( 'https://example.org/' );
		foreach ( array( 'subscriber', 'editor' ) as $role ) {
			$user = $this->sign_in( $role );
			$this->ask( ViewMode::url( 'https://example.org/' ) );
			self::assertSame( $user, get_current_user_id(), $role );
		}
		wp_set_current_user( $admin );
		foreach ( array( $url . 'x', add_query_arg( ViewMode::ARGUMENT, '', 'https://example.org/' ), 'https://example.org/' ) as $wrong ) {
			$this->ask( $wrong );
			self::assertSame( $admin, get_current_user_id(), $wrong );
		}
		self::assertTrue( apply_filters( 'userfeedback_record_heatmap', true ) );
	}

	public function test_the_viewer_knows_the_page_by_its_mark(): void {
		ob_start();
		ViewMode::print_mark();
		self::assertStringContainsString( '<meta name="userfeedback_heatmap_mark" content="1">', (string) ob_get_clean() );
	}

	public function test_the_way_to_a_new_heatmap_works_with_plain_permalinks(): void {
		$this->sign_in( 'administrator' );
		$structure = get_option( 'permalink_structure' );
		$GLOBALS['wp_rewrite']->set_permalink_structure( '' );
		try {
			query_posts( array( 'page_id' => $this->post ) ); // phpcs:ignore WordPress.WP.DiscouragedFunctions -- The test is the page.
			list( , $hash ) = $this->entry() ?? array( '', '' );
			parse_str( (string) strstr( $hash, 'new=' ), $query );
			$found = $this->rest( 'GET', '/heatmaps/pages', array( 'search' => $query['new'] ?? '' ) )->get_data();
			self::assertSame( array( array( $this->post, $query['new'] ?? '' ) ), array_map( static fn ( array $page ): array => array( $page['post_id'], $page['url'] ), $found ) );
			query_posts( array( 'cat' => 1 ) ); // phpcs:ignore WordPress.WP.DiscouragedFunctions -- The test is the page.
			self::assertNull( $this->entry(), 'An archive has no address of its own then.' );
		} finally {
			$GLOBALS['wp_rewrite']->set_permalink_structure( $structure );
			wp_reset_query(); // phpcs:ignore WordPress.WP.DiscouragedFunctions -- As it was.
		}
	}

	public function test_a_page_leads_to_its_heatmap_or_to_a_new_one(): void {
		query_posts( array( 'page_id' => $this->post ) ); // phpcs:ignore WordPress.WP.DiscouragedFunctions -- The test is the page.
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query']; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The test is the page.
		$this->sign_in( 'administrator' );
		self::assertSame(
			array( 'Record a heatmap of this page', '#/?new=' . rawurlencode( (string) get_permalink( $this->post ) ) ),
			$this->entry()
		);
		$this->sign_in( 'editor' );
		self::assertNull( $this->entry() );
		$id = $this->container()->get( ChangeHeatmaps::class )->create( $this->post, null, 30, 100 );
		self::assertNull( $this->entry() );
		$this->sign_in( 'administrator' );
		self::assertSame( array( 'See heatmap', "#/$id" ), $this->entry() );
		$this->license( PlanLevel::Pro );
		self::assertNull( $this->entry(), 'The plan has no heatmaps.' );
	}

	/**
	 * A request for an address.
	 */
	private function ask( string $url ): void {
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		$_GET[ ViewMode::ARGUMENT ] = $query[ ViewMode::ARGUMENT ] ?? '';
		ViewMode::start();
	}

	/**
	 * Our entry of the admin bar: its title, and its address from the hash on.
	 *
	 * @return array{string, string}|null
	 */
	private function entry(): ?array {
		require_once ABSPATH . WPINC . '/class-wp-admin-bar.php';
		$bar = new WP_Admin_Bar();
		( new AdminBar(
			$this->container()->get( AddonRights::class ),
			$this->container()->get( Pages::class ),
			$this->container()->get( HeatmapQuery::class )
		) )->add( $bar );
		$node = (array) $bar->get_node( 'userfeedback_heatmap' );
		return array() === $node ? null : array( (string) $node['title'], (string) strstr( (string) $node['href'], '#' ) );
	}
}
