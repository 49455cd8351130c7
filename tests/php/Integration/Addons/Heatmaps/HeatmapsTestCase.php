<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\Heatmaps;

use UserFeedback\Heatmaps\Token;
use UserFeedback\Tests\IntegrationTestCase;
use WP_REST_Response;

/**
 * A test with pages that are recorded.
 */
abstract class HeatmapsTestCase extends IntegrationTestCase {

	protected const FINGERPRINT = 'aaaaaaaaaaaaaaaa';

	/**
	 * Posts to remove.
	 *
	 * @var list<int>
	 */
	private array $posts = array();

	protected function setUp(): void {
		parent::setUp();
		$_SERVER['REMOTE_ADDR']     = '203.0.113.5';
		$_SERVER['HTTP_USER_AGENT'] = 'Test';
		add_filter( 'userfeedback_rate_limit', array( self::class, 'no_limit' ) );
	}

	protected function tearDown(): void {
		remove_filter( 'userfeedback_rate_limit', array( self::class, 'no_limit' ) );
		foreach ( $this->posts as $post ) {
			wp_delete_post( $post, true );
		}
		unset( $GLOBALS['post'] );
		parent::tearDown();
	}

	public static function no_limit(): int {
		return PHP_INT_MAX;
	}

	/**
	 * A published page.
	 *
	 * @param array<string, mixed> $fields Of wp_insert_post().
	 */
	protected function post( array $fields = array() ): int {
		$id            = wp_insert_post(
			$fields + array(
				'post_title'  => 'A page',
				'post_status' => 'publish',
				'post_type'   => 'page',
			)
		);
		$this->posts[] = $id;
		return $id;
	}

	/**
	 * Starts a heatmap as an administrator, who then leaves.
	 *
	 * @param array<string, mixed> $fields Of the body.
	 */
	protected function start( array $fields = array() ): int {
		$this->sign_in( 'administrator' );
		$reply = $this->rest( 'POST', '/heatmaps', $fields + ( isset( $fields['url'] ) ? array() : array( 'post_id' => $this->post() ) ) );
		self::assertSame( 201, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		wp_set_current_user( 0 );
		return $reply->get_data()['id'];
	}

	/**
	 * A record of a page of 1280 by 2400 px with a link of 80 by 40 px.
	 *
	 * @param array<string, mixed> $fields Others.
	 * @return array<string, mixed>
	 */
	protected static function body( int $heatmap, array $fields = array() ): array {
		return $fields + array(
			'token'    => Token::of( $heatmap, self::FINGERPRINT ),
			'viewport' => 1280,
			'page'     => array( 1280, 2400 ),
			'fresh'    => true,
			'depth'    => 60,
			'elements' => array( array( 'main>a.more', 100, 300, 80, 40 ) ),
			'clicks'   => array( array( 0, 20, 10, 0 ) ),
			'moves'    => array(),
		);
	}

	/**
	 * A visitor's view of a page.
	 *
	 * @param array<string, mixed> $fields Others than those of body().
	 */
	protected function view( int $heatmap, array $fields = array() ): WP_REST_Response {
		return $this->rest( 'POST', "/heatmaps/$heatmap/records", self::body( $heatmap, $fields ) );
	}

	protected function assert_stored( bool $stored, WP_REST_Response $reply ): void {
		self::assertSame( array( 200, array( 'stored' => $stored ) ), array( $reply->get_status(), $reply->get_data() ) );
	}

	/**
	 * A heatmap as its owner reads it.
	 *
	 * @return array<string, mixed>
	 */
	protected function heatmap( int $id ): array {
		$this->sign_in( 'administrator' );
		$reply = $this->rest( 'GET', "/heatmaps/$id" );
		wp_set_current_user( 0 );
		self::assertSame( 200, $reply->get_status() );
		return $reply->get_data();
	}

	/**
	 * A map as its owner reads it, of the newest version.
	 *
	 * @return array<string, mixed>
	 */
	protected function map( int $id, string $layer = 'clicks', string $device = 'desktop', int $version = 0 ): array {
		$version = 0 === $version ? $this->heatmap( $id )['versions'][0]['id'] : $version;
		$this->sign_in( 'administrator' );
		$reply = $this->rest(
			'GET',
			"/heatmaps/$id/map",
			array(
				'version' => $version,
				'device'  => $device,
				'layer'   => $layer,
			)
		);
		wp_set_current_user( 0 );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply->get_data();
	}
}
