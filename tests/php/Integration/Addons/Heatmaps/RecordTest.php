<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\Heatmaps;

use UserFeedback\Heatmaps\Token;
use WP_REST_Request;
use WP_REST_Response;

/**
 * What visitors' recorders send (A93, SEC-HM1, SEC-HM2).
 */
final class RecordTest extends HeatmapsTestCase {

	public function test_views_become_counts_where_the_clicks_were(): void {
		$id = $this->start();
		$this->assert_stored( true, $this->view( $id ) );
		$this->assert_stored( true, $this->view( $id, array( 'fresh' => false, 'clicks' => array( array( 0, 22, 12, 3 ), array( -1, 640, 1200, 0 ) ) ) ) );
		$heatmap = $this->heatmap( $id );
		self::assertSame( array( 1, 2, 3 ), array( $heatmap['visitors'], $heatmap['views'], $heatmap['clicks'] ) );
		self::assertSame( 1, count( $heatmap['versions'] ) );
		self::assertSame( array( 'device' => 'desktop', 'visitors' => 1, 'views' => 2, 'clicks' => 3, 'page_width' => 1280, 'page_height' => 2400 ), $heatmap['versions'][0]['devices'][0] );

		$map = $this->map( $id );
		self::assertSame( 3, $map['total'] );
		self::assertSame( 'main > a.more', $map['points'][0]['selector'] );
		self::assertSame( 2, $map['points'][0]['count'] );
		self::assertEqualsWithDelta( 20, $map['points'][0]['x'] * 80 / 10000, 5 );
		self::assertEqualsWithDelta( 10, $map['points'][0]['y'] * 40 / 10000, 5 );
		self::assertEqualsWithDelta( 120, $map['points'][0]['page_x'] * 1280 / 10000, 5 );
		self::assertEqualsWithDelta( 310, $map['points'][0]['page_y'], 5 );
		self::assertNull( $map['points'][1]['selector'] );
		self::assertEqualsWithDelta( 640, $map['points'][1]['page_x'] * 1280 / 10000, 5 );
		self::assertEqualsWithDelta( 1200, $map['points'][1]['page_y'], 8 );
		self::assertSame( array( array( 'selector' => 'main > a.more', 'label' => 'Link', 'clicks' => 2, 'share' => 66.7 ) ), $map['elements'] );
		self::assertSame( 1, $this->map( $id, 'rage' )['total'] );
		self::assertSame( 1, $this->map( $id, 'dead' )['total'] );
	}

	public function test_known_bots_are_left_out(): void {
		$id                         = $this->start();
		$mine                       = $_SERVER['HTTP_USER_AGENT'] ?? null; // phpcs:ignore WordPress.Security -- put back below.
		$_SERVER['HTTP_USER_AGENT'] = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
		$this->assert_stored( false, $this->view( $id ) );
		$_SERVER['HTTP_USER_AGENT'] = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
		$this->assert_stored( true, $this->view( $id ) );
		if ( null === $mine ) {
			unset( $_SERVER['HTTP_USER_AGENT'] );
		} else {
			$_SERVER['HTTP_USER_AGENT'] = $mine;
		}
		self::assertSame( 1, $this->heatmap( $id )['views'] );
	}

	public function test_movement_and_depth(): void {
		$id = $this->start();
		foreach ( array( 0, 33, 59, 60, 100 ) as $depth ) {
			$this->view( $id, array( 'depth' => $depth, 'clicks' => array(), 'moves' => array( array( 0, 20, 10, 3 ) ) ) );
		}
		self::assertSame( 15, $this->map( $id, 'movement' )['total'] );
		$seen = array_column( $this->map( $id, 'scroll' )['scroll'], 'views', 'depth' );
		self::assertSame( 21, count( $seen ) );
		self::assertSame( array( 5, 4, 4, 3, 3, 2, 1, 1 ), array( $seen[0], $seen[5], $seen[30], $seen[35], $seen[55], $seen[60], $seen[65], $seen[100] ) );
	}

	public function test_the_width_of_the_window_decides_the_device(): void {
		$id = $this->start();
		foreach ( array( 320, 767, 768, 1024, 1025 ) as $width ) {
			$this->view( $id, array( 'viewport' => $width ) );
		}
		self::assertSame(
			array( 'desktop' => 1, 'tablet' => 2, 'mobile' => 2 ),
			array_column( $this->heatmap( $id )['versions'][0]['devices'], 'views', 'device' )
		);
	}

	public function test_a_changed_page_begins_a_version_and_the_old_one_stays_readable(): void {
		$id = $this->start();
		$this->view( $id );
		$this->view( $id, array( 'token' => Token::of( $id, 'bbbbbbbbbbbbbbbb' ), 'clicks' => array() ) );
		$versions = $this->heatmap( $id )['versions'];
		self::assertSame( array( 2, 1 ), array_column( $versions, 'number' ) );
		self::assertSame( 0, $this->map( $id )['total'] );
		self::assertSame( 1, $this->map( $id, 'clicks', 'desktop', $versions[1]['id'] )['total'] );
	}

	public function test_a_map_of_some_days_has_their_counts_only(): void {
		$id = $this->start();
		$this->view( $id );
		foreach ( array( 'heatmap_bin', 'heatmap_day' ) as $table ) {
			$this->wpdb()->query( 'UPDATE ' . $this->table( $table ) . " SET day = '2026-05-02'" );
		}
		$this->view( $id, array( 'depth' => 100 ) );
		$version = $this->heatmap( $id )['versions'][0]['id'];
		$this->sign_in( 'administrator' );
		$ask  = fn ( array $days, string $layer = 'clicks' ): WP_REST_Response => $this->rest( 'GET', "/heatmaps/$id/map", $days + array( 'version' => $version, 'device' => 'desktop', 'layer' => $layer ) );
		$read = static fn ( array $days ): array => array_values( array_intersect_key( $ask( $days )->get_data(), array_flip( array( 'views', 'visitors', 'total' ) ) ) );
		self::assertSame( array( 2, 2, 2 ), $read( array() ) );
		self::assertSame( array( 1, 1, 1 ), $read( array( 'from' => '2026-05-02', 'to' => '2026-05-02' ) ) );
		self::assertSame( array( 1, 1, 1 ), $read( array( 'from' => '2026-05-03' ) ) );
		self::assertSame( array( 0, 0, 0 ), $read( array( 'to' => '2026-05-01' ) ) );
		$seen = array_column( $ask( array( 'to' => '2026-05-02' ), 'scroll' )->get_data()['scroll'], 'views', 'depth' );
		self::assertSame( array( 1, 0 ), array( $seen[0], $seen[100] ) );
		$wrong = $ask( array( 'from' => '2026-02-31' ) );
		self::assertSame( array( 400, array( 'from' ) ), array( $wrong->get_status(), array_keys( $wrong->get_data()['data']['params'] ) ) );
	}

	public function test_versions_that_the_server_did_not_print_are_refused(): void {
		$id    = $this->start();
		$other = $this->start();
		foreach ( array( str_repeat( '0', 32 ), self::FINGERPRINT . str_repeat( 'f', 16 ), Token::of( $other, self::FINGERPRINT ) ) as $token ) {
			$this->assert_stored( false, $this->view( $id, array( 'token' => $token ) ) );
		}
		self::assertSame( 0, $this->count_rows( 'heatmap_version' ) );
	}

	public function test_a_page_that_changes_all_the_time_keeps_to_its_newest_version(): void {
		$id = $this->start();
		for ( $number = 0; $number < 55; $number++ ) {
			$this->view( $id, array( 'token' => Token::of( $id, sprintf( '%016d', $number ) ) ) );
		}
		self::assertSame( 50, $this->count_rows( 'heatmap_version' ) );
		self::assertSame( 55, $this->heatmap( $id )['views'] );
	}

	public function test_only_what_records_is_recorded(): void {
		$id   = $this->start();
		$post = $this->heatmap( $id )['post_id'];
		$this->assert_stored( false, $this->view( 999999 ) );
		foreach ( array( 'paused', 'finished' ) as $status ) {
			$this->sign_in( 'administrator' );
			self::assertSame( $status, $this->rest( 'POST', "/heatmaps/$id", array( 'status' => $status ) )->get_data()['status'] );
			wp_set_current_user( 0 );
			$this->assert_stored( false, $this->view( $id ) );
		}
		$this->sign_in( 'administrator' );
		$this->rest( 'POST', "/heatmaps/$id", array( 'status' => 'recording' ) );
		wp_set_current_user( 0 );
		$this->assert_stored( true, $this->view( $id ) );
		wp_update_post( array( 'ID' => $post, 'post_password' => 'secret' ) );
		$this->assert_stored( false, $this->view( $id ) );
		wp_update_post( array( 'ID' => $post, 'post_password' => '' ) );
		wp_trash_post( $post );
		$this->assert_stored( false, $this->view( $id ) );
		self::assertTrue( $this->heatmap( $id )['page_gone'] );
		wp_untrash_post( $post );
		wp_publish_post( $post );
		$this->assert_stored( true, $this->view( $id ) );
		wp_delete_post( $post, true );
		$this->assert_stored( false, $this->view( $id ) );
		$heatmap = $this->heatmap( $id );
		self::assertSame( array( 'finished', null, '', 2 ), array( $heatmap['status'], $heatmap['post_id'], $heatmap['url'], $heatmap['views'] ) );
	}

	public function test_people_who_can_edit_and_calls_of_other_sites_count_nothing(): void {
		$id     = $this->start();
		$editor = get_user_by( 'login', 'contributor' );
		self::assertNotFalse( $editor );
		$name             = (string) constant( 'LOGGED_IN_COOKIE' );
		$_COOKIE[ $name ] = wp_generate_auth_cookie( $editor->ID, time() + 60, 'logged_in' );
		$this->assert_stored( false, $this->view( $id ) );
		$reader = get_user_by( 'login', 'subscriber' );
		self::assertNotFalse( $reader );
		$_COOKIE[ $name ] = wp_generate_auth_cookie( $reader->ID, time() + 60, 'logged_in' );
		$this->assert_stored( true, $this->view( $id ) );
		unset( $_COOKIE[ $name ] );
		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'cross-site';
		$this->assert_stored( false, $this->view( $id ) );
		self::assertSame( 1, $this->heatmap( $id )['views'] );
	}

	/**
	 * @dataProvider wrong_bodies
	 * @param array<string, mixed> $fields Of the body.
	 */
	public function test_a_wrong_body_is_refused_with_its_field_and_stores_nothing( string $field, array $fields ): void {
		$id    = $this->start();
		$reply = $this->view( $id, $fields );
		self::assertSame( 400, $reply->get_status() );
		self::assertSame( array( $field ), array_keys( $reply->get_data()['data']['params'] ) );
		self::assertSame( array( 0, 0, 0 ), array( $this->count_rows( 'heatmap_version' ), $this->count_rows( 'heatmap_element' ), $this->count_rows( 'heatmap_bin' ) ) );
	}

	/**
	 * @return array<string, array{string, array<string, mixed>}>
	 */
	public static function wrong_bodies(): array {
		$element = static fn ( mixed $path ): array => array( 'elements' => array( array( $path, 1, 1, 1, 1 ) ) );
		return array(
			'no token'             => array( 'token', array( 'token' => null ) ),
			'a token of letters'   => array( 'token', array( 'token' => str_repeat( 'z', 32 ) ) ),
			'a list as token'      => array( 'token', array( 'token' => array( 'a' ) ) ),
			'fresh as text'        => array( 'fresh', array( 'fresh' => 'yes' ) ),
			'a page of one side'   => array( 'page', array( 'page' => array( 1280 ) ) ),
			'a width in words'     => array( 'viewport', array( 'viewport' => 'wide' ) ),
			'no depth'             => array( 'depth', array( 'depth' => null ) ),
			'markup as path'       => array( 'elements', $element( '<script>alert(1)</script>' ) ),
			'a path with quotes'   => array( 'elements', $element( 'a[href="x"]' ) ),
			'a path with a line'   => array( 'elements', $element( "main>a\n" ) ),
			'an empty path'        => array( 'elements', $element( '' ) ),
			'a long path'          => array( 'elements', $element( 'main' . str_repeat( '>div', 60 ) ) ),
			'a number as path'     => array( 'elements', $element( 5 ) ),
			'an element too short' => array( 'elements', array( 'elements' => array( array( 'main', 1 ) ) ) ),
			'elements as object'   => array( 'elements', array( 'elements' => array( 'a' => array( 'main', 1, 1, 1, 1 ) ) ) ),
			'too many elements'    => array( 'elements', array( 'elements' => array_fill( 0, 201, array( 'main', 1, 1, 1, 1 ) ) ) ),
			'clicks as text'       => array( 'clicks', array( 'clicks' => 'none' ) ),
			'a click of texts'     => array( 'clicks', array( 'clicks' => array( array( '0', '1', '1', '0' ) ) ) ),
			'too many clicks'      => array( 'clicks', array( 'clicks' => array_fill( 0, 101, array( 0, 1, 1, 0 ) ) ) ),
			'too many moves'       => array( 'moves', array( 'moves' => array_fill( 0, 401, array( 0, 1, 1, 1 ) ) ) ),
		);
	}

	public function test_numbers_beyond_their_bounds_are_clipped(): void {
		$id = $this->start();
		$this->assert_stored(
			true,
			$this->view(
				$id,
				array(
					'page'     => array( 1280, 1e300 ),
					'depth'    => 900,
					'elements' => array( array( 'main', -5, 1e9, 1e12, -1 ) ),
					'clicks'   => array( array( 0, 1e20, -7, 99 ), array( 55, 1e9, 1e9, 0 ), array( -9, 0, 0, 0 ) ),
					'moves'    => array( array( 0, 1, 1, 1000000 ), array( 0, 1, 1, -4 ) ),
				)
			)
		);
		self::assertSame( 3, $this->map( $id )['total'] );
		foreach ( $this->map( $id )['points'] as $point ) {
			self::assertLessThanOrEqual( 10000, max( $point['x'], $point['y'], $point['page_x'] ) );
			self::assertGreaterThanOrEqual( 0, min( $point['x'], $point['y'], $point['page_x'], $point['page_y'] ) );
		}
		self::assertSame( 2400, $this->map( $id, 'movement' )['total'] );
		self::assertSame( 1, array_column( $this->map( $id, 'scroll' )['scroll'], 'views', 'depth' )[100] );
	}

	public function test_other_types_large_bodies_and_get_are_refused(): void {
		$id = $this->start();
		self::assertSame( 413, $this->view( $id, array( 'more' => str_repeat( 'x', 66000 ) ) )->get_status() );
		$form = new WP_REST_Request( 'POST', "/userfeedback/v1/heatmaps/$id/records" );
		$form->set_header( 'Content-Type', 'text/plain' );
		$form->set_body( (string) wp_json_encode( self::body( $id ) ) );
		self::assertSame( 400, rest_do_request( $form )->get_status() );
		$get = new WP_REST_Request( 'POST', "/userfeedback/v1/heatmaps/$id/records" );
		$get->set_query_params( array( '_method' => 'POST' ) );
		$get->set_header( 'Content-Type', 'application/json' );
		$get->set_body( (string) wp_json_encode( self::body( $id ) ) );
		self::assertSame( 404, rest_do_request( $get )->get_status() );
		self::assertSame( 0, $this->count_rows( 'heatmap_bin' ) );
	}

	public function test_a_visitor_is_slowed_down_and_others_are_not(): void {
		remove_filter( 'userfeedback_rate_limit', array( self::class, 'no_limit' ) );
		$few      = static fn (): int => 2;
		add_filter( 'userfeedback_rate_limit', $few );
		$id       = $this->start();
		$statuses = self::within_a_minute(
			function () use ( $id ): array {
				$_SERVER['REMOTE_ADDR']     = '198.51.100.' . random_int( 1, 250 );
				$_SERVER['HTTP_USER_AGENT'] = 'Browser ' . wp_generate_password( 12, false );
				$statuses                   = array_map( fn (): int => $this->view( $id )->get_status(), range( 1, 3 ) );
				$_SERVER['HTTP_USER_AGENT'] = 'Another ' . wp_generate_password( 12, false );
				return array( ...$statuses, $this->view( $id )->get_status() );
			}
		);
		remove_filter( 'userfeedback_rate_limit', $few );
		self::assertSame( array( 200, 200, 429, 200 ), $statuses );
	}

	public function test_elements_beyond_the_limit_count_on_the_page(): void {
		$id = $this->start();
		for ( $from = 0; $from < 2200; $from += 100 ) {
			$elements = array_map( static fn ( int $n ): array => array( "main>p:$n", 10, $n, 100, 20 ), range( $from + 1, $from + 100 ) );
			$clicks   = array_map( static fn ( int $n ): array => array( $n, 5, 5, 0 ), range( 0, 99 ) );
			$this->assert_stored( true, $this->view( $id, compact( 'elements', 'clicks' ) ) );
		}
		self::assertSame( 2000, $this->count_rows( 'heatmap_element' ) );
		self::assertSame( 2200, $this->map( $id )['total'] );
		self::assertContains( null, array_column( $this->map( $id )['points'], 'selector' ) );
	}

	public function test_no_column_can_hold_who_it_was(): void {
		$id = $this->start();
		$this->view( $id );
		$rows = '';
		foreach ( array( 'heatmap', 'heatmap_version', 'heatmap_day', 'heatmap_element', 'heatmap_bin' ) as $table ) {
			$rows .= wp_json_encode( $this->wpdb()->get_results( 'SELECT * FROM ' . $this->table( $table ), ARRAY_A ) );
		}
		self::assertStringNotContainsString( '203.0.113', $rows );
		self::assertStringNotContainsString( 'Test', $rows );
		self::assertSame( 2, $this->count_rows( 'heatmap_bin' ), 'A click and a depth.' );
	}
}
