<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Rest;

use UserFeedback\Tests\IntegrationTestCase;
use UserFeedback\Tests\RouteTable;

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
	 * The public calls check their fields themselves, because they also answer
	 * without the REST server; their schema only describes.
	 */
	public function test_every_parameter_has_a_schema(): void {
		$routes = rest_get_server()->get_routes( 'userfeedback/v1' );
		foreach ( RouteTable::all() as $declared ) {
			foreach ( $routes[ '/userfeedback/v1' . $declared['route'] ] ?? array() as $handler ) {
				foreach ( $handler['args'] as $name => $schema ) {
					$label = "{$declared['route']}: {$name}";
					self::assertTrue( isset( $schema['type'] ) || isset( $schema['anyOf'] ), $label );
					self::assertIsCallable( $schema['validate_callback'], $label );
					if ( array() !== $declared['needs'] ) {
						self::assertNotSame( '__return_true', $schema['validate_callback'], $label );
						self::assertIsCallable( $schema['sanitize_callback'], $label );
					}
				}
			}
		}
	}
}
