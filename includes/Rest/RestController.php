<?php
declare(strict_types=1);

namespace UserFeedback\Rest;

use Throwable;
use UserFeedback\Access\Capability;
use UserFeedback\Support\Failure;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Base of all routes under `userfeedback/v1/`: one place for permission, schema
 * and the way from an exception to an error. Caching headers: NoStore.
 *
 * Every route is also in `tests/fixtures/routes.json`; a test compares that
 * table with what is registered, so an undeclared route fails the build.
 */
abstract class RestController {

	public const NAMESPACE = 'userfeedback/v1';

	/**
	 * Registers the routes of the resource; called on rest_api_init.
	 */
	abstract public function register_routes(): void;

	/**
	 * Registers one route.
	 *
	 * @param non-falsy-string                                                                 $path    Below the namespace, with leading slash, e.g. `/surveys/(?P<id>\d+)`.
	 * @param string                                                                           $method  GET, POST or DELETE.
	 * @param Capability|list<Capability>|null                                                 $needs   Capability, several of which one is enough, or null for the public calls of visitors.
	 * @param callable(WP_REST_Request<array<string, mixed>>): (WP_REST_Response|array<mixed>) $handler About ten lines: read, call the use case, answer.
	 * @param array<string, array<string, mixed>>                                              $args    REST schema of every parameter; others are dropped.
	 */
	final protected function route(
		string $path,
		string $method,
		Capability|array|null $needs,
		callable $handler,
		array $args = array()
	): void {
		$any_of = $needs instanceof Capability ? array( $needs ) : $needs;
		foreach ( $args as $name => $schema ) {
			$args[ $name ] += array(
				'validate_callback' => 'rest_validate_request_arg',
				'sanitize_callback' => 'rest_sanitize_request_arg',
			);
		}
		register_rest_route(
			self::NAMESPACE,
			$path,
			array(
				'methods'             => $method,
				'permission_callback' => null === $any_of
					? '__return_true'
					: static fn (): bool|WP_Error => Capability::check_any( $any_of ),
				'args'                => $args,
				'callback'            => static function (
					WP_REST_Request $request
				) use ( $handler ): WP_REST_Response {
					try {
						$result   = $handler( $request );
						$response = $result instanceof WP_REST_Response ? $result : new WP_REST_Response( $result );
					} catch ( Throwable $error ) {
						$response = rest_convert_error_to_response( ErrorMapper::to_wp_error( $error ) );
						if ( $error instanceof Failure && $error->retry_after > 0 ) {
							$response->header( 'Retry-After', (string) $error->retry_after );
						}
					}
					return $response;
				},
			)
		);
	}

	/**
	 * Schemas that describe and do not judge: for the public calls, which check
	 * their fields themselves, because they also answer without the REST server.
	 *
	 * @param array<string, array<string, mixed>> $args By name.
	 * @return array<string, array<string, mixed>>
	 */
	final protected static function described( array $args ): array {
		return array_map(
			static fn ( array $schema ): array => $schema + array(
				'validate_callback' => '__return_true',
				'sanitize_callback' => null,
			),
			$args
		);
	}

	/**
	 * Schema of an id in the path.
	 *
	 * @return array<string, mixed>
	 */
	final protected static function id_arg(): array {
		return array(
			'type'     => 'integer',
			'minimum'  => 1,
			'required' => true,
		);
	}

	/**
	 * Schemas of a list that is read page by page, ordered by id when nothing else is asked for.
	 *
	 * @param int          $most   Rows of a page; −1 asks for all and is cut there too (A108).
	 * @param list<string> $orders What the list can be ordered by.
	 * @return array<string, array<string, mixed>>
	 */
	final protected static function page_args( int $most, array $orders ): array {
		return array(
			'page'     => array(
				'type'    => 'integer',
				'minimum' => 1,
				'maximum' => 100000000,
				'default' => 1,
			),
			'per_page' => array(
				'type'    => 'integer',
				'default' => 10,
				'anyOf'   => array(
					array(
						'type' => 'integer',
						'enum' => array( -1 ),
					),
					array(
						'type'    => 'integer',
						'minimum' => 1,
						'maximum' => $most,
					),
				),
			),
			'orderby'  => array(
				'type'    => 'string',
				'enum'    => $orders,
				'default' => 'id',
			),
			'order'    => array(
				'type'    => 'string',
				'enum'    => array( 'asc', 'desc' ),
				'default' => 'desc',
			),
		);
	}

	/**
	 * Schema of a list of ids in the body.
	 *
	 * @return array<string, mixed>
	 */
	final protected static function ids_arg(): array {
		return array(
			'type'        => 'array',
			'required'    => true,
			'minItems'    => 1,
			'maxItems'    => 1000,
			'uniqueItems' => true,
			'items'       => array(
				'type'    => 'integer',
				'minimum' => 1,
			),
		);
	}
}
