<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Rest;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Tests\IntegrationTestCase;
use UserFeedback\Tests\RouteTable;
use WP_REST_Request;

/**
 * An empty optional field of a query counts as absent, on every route.
 *
 * @phpstan-import-type Route from RouteTable
 */
final class QueryFieldsTest extends IntegrationTestCase {

	/**
	 * @param Route $route One that reads.
	 */
	#[DataProvider( 'reading' )]
	public function test_empty_fields_change_nothing( array $route ): void {
		$this->sign_in( 'administrator' );
		$plain = $this->rest( 'GET', $route['path'], $route['params'] );
		$empty = $route['params'];
		foreach ( rest_get_server()->get_routes( 'userfeedback/v1' )[ '/userfeedback/v1' . $route['route'] ] as $handler ) {
			foreach ( $handler['methods']['GET'] ?? false ? array_keys( $handler['args'] ) : array() as $name ) {
				if ( ! str_contains( $route['route'], "<$name>" ) ) {
					$empty += array( (string) $name => 'filter' === $name ? array( 'status' => '' ) : '' );
				}
			}
		}
		$reply = $this->rest( 'GET', $route['path'], $empty );
		self::assertSame( $plain->get_status(), $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		self::assertEquals( $plain->get_data(), $reply->get_data() );
	}

	/**
	 * @return iterable<string, array{Route}>
	 */
	public static function reading(): iterable {
		foreach ( RouteTable::all() as $route ) {
			if ( 'GET' === $route['method'] ) {
				yield $route['route'] => array( $route );
			}
		}
	}

	public function test_a_field_of_another_plugin_is_left_alone(): void {
		$request = new WP_REST_Request( 'GET', '/wp/v2/posts' );
		$request->set_query_params( array( 'search' => '' ) );
		rest_do_request( $request );
		self::assertSame( array( 'search' => '' ), $request->get_query_params() );
	}
}
