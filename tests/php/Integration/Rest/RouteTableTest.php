<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Rest;

use UserFeedback\Tests\IntegrationTestCase;
use UserFeedback\Tests\RouteTable;
use WP_REST_Request;

/**
 * The table of routes and what WordPress knows are the same (SEC-A3).
 */
final class RouteTableTest extends IntegrationTestCase {

	public function test_every_registered_route_is_declared_and_every_declared_route_is_registered(): void {
		$registered = array();
		foreach ( rest_get_server()->get_routes( 'userfeedback/v1' ) as $route => $handlers ) {
			foreach ( $handlers as $handler ) {
				foreach ( array_keys( $handler['methods'], true, true ) as $method ) {
					if ( '/userfeedback/v1' !== $route ) {
						$registered[] = $method . ' ' . substr( $route, strlen( '/userfeedback/v1' ) );
					}
				}
			}
		}
		$declared = array_map(
			static fn ( array $route ): string => $route['method'] . ' ' . $route['route'],
			RouteTable::all()
		);
		sort( $registered );
		sort( $declared );
		self::assertSame( $declared, $registered );
	}

	public function test_every_example_belongs_to_its_route(): void {
		foreach ( RouteTable::all() as $route ) {
			self::assertMatchesRegularExpression( '@^' . $route['route'] . '$@', $route['path'] );
		}
	}

	/**
	 * An API client asks a path what it may do there.
	 */
	public function test_options_name_every_method_of_a_path(): void {
		$this->sign_in( 'administrator' );
		$methods = array();
		foreach ( RouteTable::all() as $route ) {
			$methods[ $route['path'] ][] = $route['method'];
		}
		foreach ( $methods as $path => $expected ) {
			$reply = $this->rest( 'OPTIONS', $path );
			$data  = $reply->get_data();
			self::assertIsArray( $data );
			self::assertEqualsCanonicalizing( $expected, $data['methods'], $path );
			$request = new WP_REST_Request( 'OPTIONS', '/userfeedback/v1' . $path );
			$allow   = rest_send_allow_header( $reply, rest_get_server(), $request )->get_headers()['Allow'] ?? '';
			self::assertEqualsCanonicalizing( $expected, explode( ', ', $allow ), $path );
		}
	}

	/**
	 * A client reads the shape of the replies where it reads the parameters.
	 */
	public function test_options_give_the_schema_of_every_method(): void {
		$methods = array();
		foreach ( RouteTable::all() as $route ) {
			$methods[ $route['path'] ][] = $route['method'];
		}
		foreach ( $methods as $path => $expected ) {
			$data = $this->rest( 'OPTIONS', $path )->get_data();
			self::assertIsArray( $data );
			$schema = $data['schema'] ?? array();
			self::assertNotSame( '', $schema['title'] ?? '', $path );
			self::assertArrayHasKey( 'type', $schema, $path );
			$others = array_column( $schema['links'] ?? array(), 'targetSchema', 'method' );
			self::assertCount( count( $expected ) - 1, $others, $path );
			foreach ( array_diff( $expected, array_keys( $others ) ) as $main ) {
				self::assertSame( in_array( 'GET', $expected, true ) ? 'GET' : $main, $main, $path );
			}
			foreach ( $others as $other ) {
				self::assertArrayHasKey( 'type', $other, $path );
			}
		}
	}

	/**
	 * The public calls check their fields themselves, because they also answer
	 * without the REST server; their schema only describes.
	 */
	public function test_every_parameter_has_a_schema(): void {
		$routes = rest_get_server()->get_routes( 'userfeedback/v1' );
		foreach ( RouteTable::all() as $declared ) {
			foreach ( $routes[ '/userfeedback/v1' . $declared['route'] ] ?? array() as $handler ) {
				if ( ! isset( $handler['methods'][ $declared['method'] ] ) ) {
					continue;
				}
				foreach ( $handler['args'] as $name => $schema ) {
					$label = "{$declared['route']}: {$name}";
					self::assertTrue( isset( $schema['type'] ) || isset( $schema['anyOf'] ), $label );
					self::assertIsCallable( $schema['validate_callback'], $label );
					self::assertNotSame( '', $schema['description'], $label );
					if ( array() !== $declared['needs'] ) {
						self::assertNotSame( '__return_true', $schema['validate_callback'], $label );
						self::assertIsCallable( $schema['sanitize_callback'], $label );
					}
				}
			}
		}
	}
}
