<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Rest;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Tests\IntegrationTestCase;
use WP_HTTP_Response;
use WP_REST_Request;

final class NoStoreTest extends IntegrationTestCase {

	/**
	 * @param string|null $expected The header, null when it is not ours to set.
	 */
	#[DataProvider( 'calls' )]
	public function test_no_reply_of_ours_is_kept_by_a_cache(
		string $method,
		string $route,
		int $status,
		?string $expected
	): void {
		$this->sign_in( 'editor' );
		$request = new WP_REST_Request( $method, $route );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( '{}' );
		// As WP_REST_Server does before it sends a reply.
		$reply = apply_filters( 'rest_post_dispatch', rest_ensure_response( rest_do_request( $request ) ), rest_get_server(), $request ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's.
		self::assertInstanceOf( WP_HTTP_Response::class, $reply );
		self::assertSame(
			array( $status, $expected ),
			array( $reply->get_status(), $reply->get_headers()['Cache-Control'] ?? null )
		);
	}

	/**
	 * @return iterable<string, array{string, string, int, string|null}>
	 */
	public static function calls(): iterable {
		yield 'refused by capability' => array( 'GET', '/userfeedback/v1/surveys', 403, 'no-store' );
		yield 'refused by shape' => array( 'POST', '/userfeedback/v1/surveys/1/responses', 400, 'no-store' );
		yield 'refused as not live' => array( 'POST', '/userfeedback/v1/surveys/1/impression', 404, 'no-store' );
		yield 'refused by core' => array( 'GET', '/userfeedback/v1/nothing', 404, 'no-store' );
		yield 'the index' => array( 'GET', '/userfeedback/v1', 200, 'no-store' );
		yield 'of another plugin' => array( 'GET', '/wp/v2/posts', 200, null );
	}
}
