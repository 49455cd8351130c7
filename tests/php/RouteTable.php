<?php
declare(strict_types=1);

namespace UserFeedback\Tests;

/**
 * `tests/fixtures/routes.json`: every route with who may call it and a call
 * that is valid in shape, so that a refusal can only come from permissions.
 *
 * @phpstan-type Route array{method: string, route: string, needs: list<string>, path: string, params: array<string, mixed>}
 */
final class RouteTable {

	/**
	 * All routes; `needs` is empty for the public calls of visitors.
	 *
	 * @return list<Route>
	 */
	public static function all(): array {
		/** @var list<Route> $routes */
		$routes = json_decode(
			(string) file_get_contents( dirname( __DIR__ ) . '/fixtures/routes.json' ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
		return $routes;
	}

	/**
	 * File name of the route's reply in tests/fixtures/replies.
	 *
	 * @param Route $route The route.
	 */
	public static function name( array $route ): string {
		$path = (string) preg_replace( '~\(\?P<(\w+)>.*?\)(?=/|$)~', '$1', $route['route'] );
		return strtolower( $route['method'] ) . str_replace( '/', '-', $path );
	}
}
