<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\Heatmaps;

use UserFeedback\Database\Database;
use UserFeedback\Display\Build;
use UserFeedback\Display\PageRules\PageFacts;
use UserFeedback\Heatmaps\Layout;
use UserFeedback\Heatmaps\LiveHeatmaps;
use UserFeedback\Heatmaps\PageScript;
use UserFeedback\Heatmaps\Protection;
use UserFeedback\Heatmaps\Tables;
use UserFeedback\Heatmaps\Token;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Support\Clock;
use WP_Query;

/**
 * What a page prints that is recorded, and which page it is.
 */
final class PageScriptTest extends HeatmapsTestCase {

	/**
	 * Shows a page and returns what its foot has for the recorder, null for nothing.
	 *
	 * @phpstan-impure
	 * @param array<string, mixed> $query Of WP_Query.
	 * @return array<string, mixed>|null
	 */
	private function shown( array $query, string $uri = '/' ): ?array {
		$the_query               = new WP_Query();
		$GLOBALS['wp_the_query'] = $the_query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the test is the request.
		$GLOBALS['wp_query']     = $the_query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the test is the request.
		$the_query->query( $query );
		$_SERVER['REQUEST_URI'] = $uri;
		$script                 = new PageScript(
			$this->container()->get( LiveHeatmaps::class ),
			$this->container()->get( Build::class ),
			$this->container()->get( Clock::class )
		);
		$filters                = array( 'template_include', 'the_content', 'wp_nav_menu', 'render_block_core/template-part' );
		$kept                   = array();
		foreach ( $filters as $filter ) {
			$kept[ $filter ] = isset( $GLOBALS['wp_filter'][ $filter ] ) ? clone $GLOBALS['wp_filter'][ $filter ] : null;
		}
		$script->find();
		while ( $the_query->have_posts() ) {
			$the_query->the_post();
			apply_filters( 'the_content', (string) get_the_content() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		}
		ob_start();
		$script->print();
		$html = (string) ob_get_clean();
		foreach ( $kept as $filter => $hook ) {
			unset( $GLOBALS['wp_filter'][ $filter ] );
			if ( null !== $hook ) {
				$GLOBALS['wp_filter'][ $filter ] = $hook; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As it was.
			}
		}
		if ( '' === $html ) {
			return null;
		}
		self::assertSame( 1, preg_match( '~<script[^>]*id="uf-heatmap"[^>]*>(.*?)</script>~s', $html, $found ) );
		self::assertStringContainsString( 'uf-heatmap-start', $html );
		return json_decode( $found[1] ?? '', true, 8, JSON_THROW_ON_ERROR );
	}

	public function test_the_page_of_a_heatmap_has_it_and_no_other(): void {
		$page  = $this->post();
		$other = $this->post();
		$id    = $this->start( array( 'post_id' => $page, 'sample' => 40 ) );
		$data  = $this->shown( array( 'page_id' => $page ) );
		self::assertNotNull( $data );
		self::assertSame( array( $id, 40, false, '' ), array( $data['id'], $data['sample'], $data['sensitive'], $data['consent'] ) );
		self::assertStringEndsWith( "/userfeedback/v1/heatmaps/$id/records", $data['url'] );
		self::assertNotSame( '', Token::fingerprint( $id, $data['token'] ) );
		self::assertGreaterThan( time() + 29 * DAY_IN_SECONDS, $data['until'] );
		self::assertNull( $this->shown( array( 'page_id' => $other ) ) );
		self::assertNull( $this->shown( array(), '/' ) );
		self::assertNull( $this->shown( array( 'page_id' => $page, 'page' => 2 ) ) );
	}

	public function test_a_site_without_heatmaps_makes_no_query(): void {
		delete_option( LiveHeatmaps::OPTION );
		( new Tables() )->run( $this->container()->get( Database::class ) );
		wp_cache_flush();
		wp_load_alloptions();
		$before = $this->wpdb()->num_queries;
		self::assertSame( array(), $this->container()->get( LiveHeatmaps::class )->all() );
		self::assertSame( $before, $this->wpdb()->num_queries );
	}

	public function test_a_page_that_is_no_post_is_known_by_its_address(): void {
		$id = $this->start( array( 'url' => home_url( '/' ) ) );
		self::assertSame( $id, $this->shown( array(), '/?utm_source=x' )['id'] ?? null );
		self::assertNull( $this->shown( array(), '/other/' ) );
		self::assertNull( $this->shown( array( 's' => 'x' ), '/?s=x' ), 'A search is not the front page.' );
		self::assertNull( $this->shown( array( 'cat' => 1 ), '/?cat=1' ), 'Nor is an archive of a site with plain permalinks.' );
	}

	public function test_the_shop_page_of_woocommerce_is_the_page_that_its_owner_chose(): void {
		register_post_type( 'product', array( 'public' => true, 'has_archive' => 'shop' ) );
		$shop = $this->post( array( 'post_type' => 'page' ) );
		$page = $this->post( array( 'post_type' => 'page' ) );
		update_option( 'woocommerce_shop_page_id', $shop );
		$id = $this->start( array( 'post_id' => $shop ) );
		$of = function ( array $query ): int {
			$the_query = new WP_Query();
			$the_query->query( $query );
			return PageFacts::of( $the_query, false )->post_id;
		};
		try {
			self::assertSame( $id, $this->shown( array( 'post_type' => 'product' ), '/shop/' )['id'] ?? null );
			self::assertSame( array( $shop, $page ), array( $of( array( 'post_type' => 'product' ) ), $of( array( 'page_id' => $page ) ) ) );
			delete_option( 'woocommerce_shop_page_id' );
			self::assertSame( 0, $of( array( 'post_type' => 'product' ) ) );
		} finally {
			delete_option( 'woocommerce_shop_page_id' );
			unregister_post_type( 'product' );
		}
	}

	public function test_people_who_can_edit_or_read_results_get_nothing(): void {
		$page = $this->post();
		$this->start( array( 'post_id' => $page ) );
		foreach ( array( 'administrator' => false, 'contributor' => false, 'subscriber' => true, '' => true ) as $role => $is_there ) {
			$this->sign_in( $role );
			self::assertSame( $is_there, null !== $this->shown( array( 'page_id' => $page ) ), $role );
		}
	}

	public function test_protected_pages_and_filters_say_no(): void {
		$page = $this->post();
		$this->start( array( 'post_id' => $page ) );
		wp_update_post( array( 'ID' => $page, 'post_content' => '<!-- wp:loginout {"displayLoginAsForm":true} /-->' ) );
		self::assertSame( Protection::PASSWORD_FIELD, Protection::of( get_post( $page ) ) );
		self::assertNull( $this->shown( array( 'page_id' => $page ) ) );
		$this->container()->get( SettingsRepository::class )->save( array( 'heatmap_sensitive_pages' => true ) );
		self::assertTrue( $this->shown( array( 'page_id' => $page ) )['sensitive'] ?? null );
		add_filter( 'userfeedback_record_heatmap', '__return_false' );
		self::assertNull( $this->shown( array( 'page_id' => $page ) ) );
		remove_filter( 'userfeedback_record_heatmap', '__return_false' );
		$asks = static fn (): string => 'statistics';
		add_filter( 'userfeedback_heatmap_consent_category', $asks );
		self::assertSame( 'statistics', $this->shown( array( 'page_id' => $page ) )['consent'] ?? null );
		remove_filter( 'userfeedback_heatmap_consent_category', $asks );
	}

	public function test_words_keep_the_version_and_layout_changes_it(): void {
		$page  = $this->post( array( 'post_content' => '<p>One <b>word</b></p><p>Two</p>' ) );
		$id    = $this->start( array( 'post_id' => $page ) );
		$token = function ( string $content ) use ( $page ): string {
			wp_update_post( array( 'ID' => $page, 'post_content' => $content ) );
			return (string) ( $this->shown( array( 'page_id' => $page ) )['token'] ?? '' );
		};
		$first = (string) ( $this->shown( array( 'page_id' => $page ) )['token'] ?? '' );
		self::assertSame( $first, $token( '<p>Another word</p><p>Two and a <a href="/x">link</a></p>' ) );
		self::assertNotSame( $first, $token( '<p>One</p><p>Two</p><p>Three</p>' ) );
		self::assertSame( $first, $token( '<p>One</p><p>Two</p>' ), 'The layout is the former one again.' );
		self::assertSame( 'div p img', Layout::structure( '<div class="a"><p>x<br></p><img src="p"></div><script>1</script>' ) );
		self::assertSame( '', Token::fingerprint( $id + 1, $first ) );
	}
}
