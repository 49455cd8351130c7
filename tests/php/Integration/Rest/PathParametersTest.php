<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Rest;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Tests\IntegrationTestCase;
use UserFeedback\Tests\RouteTable;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The path says which survey a call is about; WordPress would let the query and
 * the body say otherwise.
 *
 * @phpstan-import-type Route from RouteTable
 */
final class PathParametersTest extends IntegrationTestCase {

	/**
	 * @param Route  $route One with parameters in its path.
	 * @param string $name  One of them.
	 */
	#[DataProvider( 'parameters' )]
	public function test_a_second_value_is_refused_or_changes_nothing( array $route, string $name ): void {
		$this->sign_in( 'administrator' );
		$as_it_is = $this->call( $route, array(), array() );
		foreach ( array( 'query', 'body' ) as $place ) {
			$second = array( $name => 'question_id' === $name ? 'q2' : 2 );
			$reply  = $this->call( $route, 'query' === $place ? $second : array(), 'body' === $place ? $second : array() );
			$data   = $reply->get_data();
			if ( array() === $route['needs'] ) {
				self::assertEquals( $as_it_is->get_data(), $data, $place );
				continue;
			}
			self::assertSame( 400, $reply->get_status(), $place );
			self::assertIsArray( $data );
			self::assertSame( array( $name ), array_keys( $data['data']['params'] ), $place );
		}
	}

	/**
	 * @return iterable<string, array{Route, string}>
	 */
	public static function parameters(): iterable {
		foreach ( RouteTable::all() as $route ) {
			preg_match_all( '/\(\?P<([a-z_]+)>/', $route['route'], $found );
			foreach ( $found[1] as $name ) {
				yield "{$route['method']} {$route['route']}: {$name}" => array( $route, $name );
			}
		}
	}

	/**
	 * @param Route                $route The call.
	 * @param array<string, mixed> $query Added to its query.
	 * @param array<string, mixed> $body  Added to its body.
	 */
	private function call( array $route, array $query, array $body ): WP_REST_Response {
		$request = new WP_REST_Request( $route['method'], '/userfeedback/v1' . $route['path'] );
		$request->set_query_params( $query + ( 'GET' === $route['method'] ? $route['params'] : array() ) );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( (object) ( $body + $route['params'] ) ) );
		return rest_do_request( $request );
	}
}
