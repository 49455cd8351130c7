<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\PostRatings;

use UserFeedback\PostRatings\Settings;
use UserFeedback\PostRatings\Voter;
use UserFeedback\Tests\IntegrationTestCase;
use WP_REST_Response;

/**
 * A test with posts that visitors rate.
 */
abstract class RatingsTestCase extends IntegrationTestCase {

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
		// The loop of a page leaves it behind.
		unset( $GLOBALS['post'], $_COOKIE[ self::cookie() ], $_COOKIE[ Voter::COOKIE ] );
		parent::tearDown();
	}

	public static function no_limit(): int {
		return PHP_INT_MAX;
	}

	/**
	 * A published post.
	 *
	 * @param array<string, mixed> $fields Of wp_insert_post().
	 */
	protected function post( array $fields = array() ): int {
		$id            = wp_insert_post(
			$fields + array(
				'post_title'  => 'A post',
				'post_status' => 'publish',
				'post_type'   => 'post',
			)
		);
		$this->posts[] = $id;
		return $id;
	}

	/**
	 * A browser votes.
	 *
	 * @param string               $browser Its cookie: any name; '' for a new one.
	 * @param array<string, mixed> $more    Further fields.
	 */
	protected function vote( int $post, mixed $stars, string $browser = '', array $more = array() ): WP_REST_Response {
		unset( $_COOKIE[ Voter::COOKIE ] );
		if ( '' !== $browser ) {
			$_COOKIE[ Voter::COOKIE ] = md5( $browser );
		}
		return $this->rest( 'POST', "/post-ratings/$post", array( 'rating' => $stars ) + $more );
	}

	/**
	 * Name of the cookie of people who are signed in.
	 */
	protected static function cookie(): string {
		return (string) constant( 'LOGGED_IN_COOKIE' );
	}

	/**
	 * Changes settings.
	 *
	 * @param array<string, mixed> $values Some.
	 */
	protected function set( array $values ): void {
		$this->container()->get( Settings::class )->save( $values );
	}

	/**
	 * That the sums of a post are those of its rows.
	 */
	protected function assert_sums( int $post ): void {
		$counted = $this->wpdb()->get_row(
			"SELECT COUNT(*) AS votes, COALESCE(SUM(stars), 0) AS total, COALESCE(SUM(stars = 1), 0) AS stars_1, COALESCE(SUM(stars = 2), 0) AS stars_2, COALESCE(SUM(stars = 3), 0) AS stars_3, COALESCE(SUM(stars = 4), 0) AS stars_4, COALESCE(SUM(stars = 5), 0) AS stars_5 FROM {$this->table( 'rating' )} WHERE post_id = $post",
			ARRAY_A
		);
		$kept    = $this->wpdb()->get_row( "SELECT votes, total, stars_1, stars_2, stars_3, stars_4, stars_5 FROM {$this->table( 'rating_sum' )} WHERE post_id = $post", ARRAY_A );
		self::assertSame( $counted, $kept );
	}
}
