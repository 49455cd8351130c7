<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\Heatmaps;

use UserFeedback\Heatmaps\LiveHeatmaps;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Settings\SettingsRepository;

/**
 * What owners do with heatmaps (A93, HEAT-01 to HEAT-04).
 */
final class HeatmapsTest extends HeatmapsTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
	}

	public function test_a_heatmap_from_start_to_end(): void {
		$page  = $this->post( array( 'post_title' => 'Coffee & <b>tea</b>' ) );
		$reply = $this->rest( 'POST', '/heatmaps', array( 'post_id' => $page, 'days' => 7, 'sample' => 25 ) );
		self::assertSame( 201, $reply->get_status() );
		$made = $reply->get_data();
		self::assertSame( array( 'Coffee & tea', get_permalink( $page ), $page, 'recording', 7, 25, 0 ), array( $made['title'], $made['url'], $made['post_id'], $made['status'], $made['days'], $made['sample'], $made['views'] ) );
		self::assertSame( 7 * DAY_IN_SECONDS, strtotime( $made['ends_at'] ) - strtotime( $made['started_at'] ) );
		$live = $this->container()->get( LiveHeatmaps::class );
		self::assertSame( array( $made['id'] ), array_column( $live->all(), 'id' ) );

		self::assertSame( 409, $this->rest( 'POST', '/heatmaps', array( 'post_id' => $page ) )->get_status() );
		self::assertSame( 409, $this->rest( 'POST', '/heatmaps', array( 'url' => get_permalink( $page ) ) )->get_status() );
		self::assertSame( 'paused', $this->rest( 'POST', "/heatmaps/{$made['id']}", array( 'status' => 'paused' ) )->get_data()['status'] );
		self::assertSame( array(), $live->all() );
		$longer = $this->rest( 'POST', "/heatmaps/{$made['id']}", array( 'days' => 14 ) )->get_data();
		self::assertSame( array( 14, 'paused' ), array( $longer['days'], $longer['status'] ) );
		self::assertSame( 'finished', $this->rest( 'POST', "/heatmaps/{$made['id']}", array( 'status' => 'finished' ) )->get_data()['status'] );
		self::assertSame( 201, $this->rest( 'POST', '/heatmaps', array( 'post_id' => $page ) )->get_status(), 'A finished one is not in the way.' );
		self::assertSame( 409, $this->rest( 'POST', "/heatmaps/{$made['id']}", array( 'status' => 'recording' ) )->get_status() );

		self::assertSame( array( 'deleted' => $made['id'] ), $this->rest( 'DELETE', "/heatmaps/{$made['id']}" )->get_data() );
		self::assertSame( 404, $this->rest( 'GET', "/heatmaps/{$made['id']}" )->get_status() );
		self::assertSame( 404, $this->rest( 'DELETE', "/heatmaps/{$made['id']}" )->get_status() );
	}

	public function test_days_that_are_over_finish_it_and_more_days_continue_it(): void {
		$id = $this->start( array( 'days' => 2 ) );
		$this->wpdb()->query( 'UPDATE ' . $this->table( 'heatmap' ) . ' SET started_at = started_at - INTERVAL 3 DAY, ends_at = ends_at - INTERVAL 3 DAY' );
		self::assertSame( 'finished', $this->heatmap( $id )['status'] );
		$this->sign_in( 'administrator' );
		self::assertSame( 1, $this->rest( 'GET', '/heatmaps', array( 'status' => 'finished' ) )->get_data()['pagination']['total'] );
		$refused = $this->rest( 'POST', "/heatmaps/$id", array( 'status' => 'recording' ) );
		self::assertSame( 422, $refused->get_status() );
		self::assertArrayHasKey( 'days', $refused->get_data()['data']['params'] );
		self::assertSame( 'recording', $this->rest( 'POST', "/heatmaps/$id", array( 'status' => 'recording', 'days' => 9 ) )->get_data()['status'] );
	}

	public function test_the_list_finds_filters_and_pages(): void {
		$ids = array();
		foreach ( array( 'Apple 100%', 'Banana', 'Cherry' ) as $title ) {
			$ids[] = $this->start( array( 'post_id' => $this->post( array( 'post_title' => $title ) ) ) );
		}
		$this->sign_in( 'administrator' );
		$this->rest( 'POST', "/heatmaps/{$ids[1]}", array( 'status' => 'paused' ) );
		$titles = fn ( array $query ): array => array_column( $this->rest( 'GET', '/heatmaps', $query )->get_data()['items'], 'title' );
		self::assertSame( array( 'Cherry', 'Banana', 'Apple 100%' ), $titles( array() ) );
		self::assertSame( array( 'Apple 100%' ), $titles( array( 'search' => '100%' ) ) );
		self::assertSame( array(), $titles( array( 'search' => '_anana%' ) ) );
		self::assertSame( array( 'Banana' ), $titles( array( 'status' => 'paused' ) ) );
		self::assertSame( array( 'Apple 100%' ), $titles( array( 'per_page' => 2, 'page' => 2 ) ) );
		$reply = $this->rest( 'GET', '/heatmaps', array( 'per_page' => 2 ) );
		self::assertSame( '3', $reply->get_headers()['X-WP-Total'] );
		self::assertSame( array( 'all' => 3, 'recording' => 2, 'paused' => 1, 'finished' => 0 ), array_column( $reply->get_data()['status_filters'], 'count', 'status' ) );
		self::assertSame( 400, $this->rest( 'GET', '/heatmaps', array( 'status' => 'deleted' ) )->get_status() );
	}

	public function test_what_cannot_be_recorded_is_refused_with_its_field(): void {
		$draft    = $this->post( array( 'post_status' => 'draft' ) );
		$closed   = $this->post( array( 'post_password' => 'x' ) );
		$account  = $this->post( array( 'post_content' => '<!-- wp:shortcode -->[woocommerce_my_account]<!-- /wp:shortcode -->' ) );
		$checkout = $this->post( array( 'post_content' => '<!-- wp:woocommerce/checkout /-->' ) );
		$refused  = function ( array $body, int $status ): array {
			$reply = $this->rest( 'POST', '/heatmaps', $body );
			self::assertSame( $status, $reply->get_status(), (string) wp_json_encode( $body ) );
			return array_keys( $reply->get_data()['data']['params'] );
		};
		foreach ( array( $draft, $closed, $account, $checkout, 999999 ) as $id ) {
			self::assertSame( array( 'post_id' ), $refused( array( 'post_id' => $id ), 422 ) );
		}
		foreach ( array( 'https://example.org/', 'ftp://' . wp_parse_url( home_url(), PHP_URL_HOST ), home_url( '/wp-admin/' ), home_url( '/wp-login.php' ), home_url( '/a/../b' ), 'javascript:alert(1)', home_url( '/"><script>' ), get_permalink( $checkout ) ) as $url ) {
			self::assertSame( array( 'url' ), $refused( array( 'url' => $url ), 422 ) );
		}
		self::assertSame( array( 'post_id' ), $refused( array(), 400 ) );
		self::assertSame( array( 'post_id' ), $refused( array( 'post_id' => $draft, 'url' => home_url( '/' ) ), 400 ) );
		$page = $this->post();
		foreach ( array( 'days' => array( 0, 366, 'x' ), 'sample' => array( 0, 101 ) ) as $field => $values ) {
			foreach ( $values as $value ) {
				self::assertSame( array( $field ), $refused( array( 'post_id' => $page, $field => $value ), 400 ) );
			}
		}
		self::assertSame( 0, $this->count_rows( 'heatmap' ) );

		$this->container()->get( SettingsRepository::class )->save( array( 'heatmap_sensitive_pages' => true ) );
		$reply = $this->rest( 'POST', '/heatmaps', array( 'post_id' => $checkout ) );
		self::assertSame( 201, $reply->get_status() );
		self::assertNull( $reply->get_data()['protected'] );
		$this->container()->get( SettingsRepository::class )->save( array( 'heatmap_sensitive_pages' => false ) );
		self::assertSame( 'checkout', $this->heatmap( $reply->get_data()['id'] )['protected'] );
	}

	public function test_pages_to_choose_from(): void {
		$open   = $this->post( array( 'post_title' => 'Roast finder' ) );
		$closed = $this->post( array( 'post_title' => 'Roast secrets', 'post_password' => 'x' ) );
		$this->post( array( 'post_title' => 'Roast draft', 'post_status' => 'draft' ) );
		$id = $this->start( array( 'post_id' => $open ) );
		$this->sign_in( 'administrator' );
		$find  = fn ( string $search ): array => $this->rest( 'GET', '/heatmaps/pages', array( 'search' => $search ) )->get_data();
		$found = array_column( $find( 'roast' ), null, 'post_id' );
		self::assertSame( array( $open, $closed ), array_values( array_intersect( array( $open, $closed ), array_keys( $found ) ) ) );
		self::assertCount( 2, $found );
		self::assertSame( array( $id, null ), array( $found[ $open ]['heatmap_id'], $found[ $open ]['protected'] ) );
		self::assertSame( 'password', $found[ $closed ]['protected'] );
		self::assertSame( array( $open ), array_column( $find( get_permalink( $open ) . '?utm=1' ), 'post_id' ) );
		// Addresses of plain permalinks.
		self::assertSame( array( $open ), array_column( $find( home_url( "/?page_id=$open" ) ), 'post_id' ) );
		self::assertSame( array( $open ), array_column( $find( home_url( "/?p=$open&utm=1" ) ), 'post_id' ) );
		register_post_type( 'uf_recipe', array( 'public' => true ) );
		$recipe = $this->post( array( 'post_type' => 'uf_recipe', 'post_name' => 'cold-brew' ) );
		self::assertSame( array( $recipe ), array_column( $find( home_url( '/?uf_recipe=cold-brew' ) ), 'post_id' ) );
		unregister_post_type( 'uf_recipe' );
		self::assertSame( array(), $find( 'https://example.org/' ) );
		self::assertNull( $find( '' )[0]['post_id'], 'The front page lists posts.' );
	}

	public function test_lower_plans_read_nothing_and_may_delete(): void {
		$id = $this->start();
		$this->sign_in( 'administrator' );
		$this->license( PlanLevel::Pro );
		foreach ( array( array( 'GET', '/heatmaps' ), array( 'POST', '/heatmaps' ), array( 'GET', '/heatmaps/pages' ), array( 'GET', "/heatmaps/$id" ), array( 'POST', "/heatmaps/$id" ) ) as list( $method, $path ) ) {
			self::assertSame( 403, $this->rest( $method, $path )->get_status(), $path );
		}
		self::assertSame( 200, $this->rest( 'DELETE', "/heatmaps/$id" )->get_status() );
	}

	public function test_a_site_has_so_many_unfinished_ones(): void {
		for ( $number = 0; $number < LiveHeatmaps::MOST; $number++ ) {
			$this->start( array( 'url' => home_url( "/list-$number/" ) ) );
		}
		$this->sign_in( 'administrator' );
		self::assertSame( 409, $this->rest( 'POST', '/heatmaps', array( 'url' => home_url( '/one-more/' ) ) )->get_status() );
	}
}
