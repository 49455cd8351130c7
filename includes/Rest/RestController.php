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
 * Base of all routes under `userfeedback/v1/`: permission, schema and errors in one place. NoStore adds the
 * caching headers.
 *
 * Every route is also in `tests/fixtures/routes.json`. A test compares that table with the registered routes,
 * so an undeclared route fails the build.
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
				'description'       => Descriptions::of( $name ),
				'validate_callback' => 'rest_validate_request_arg',
				'sanitize_callback' => 'rest_sanitize_request_arg',
			);
		}
		register_rest_route(
			self::NAMESPACE,
			$path,
			array(
				array(
					'methods'             => $method,
					'permission_callback' => null === $any_of
						? '__return_true'
						: static fn (): bool|WP_Error => Capability::check_any( $any_of ),
					'args'                => $args,
					'callback'            => static function (
						WP_REST_Request $request
					) use ( $handler, $any_of, $path ): WP_REST_Response {
						try {
							if ( null !== $any_of ) {
								self::refuse_second_values( $request );
								SurveyGuard::check( $request, $path );
							}
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
				),
				'schema' => fn (): array => $this->reply_schema( $path ),
			)
		);
	}

	/**
	 * To WordPress a field of the query or the body comes before one of the same
	 * name in the path: `surveys/1?id=2` would be about survey 2.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 * @throws Failure 400 naming the field.
	 */
	private static function refuse_second_values( WP_REST_Request $request ): void {
		$second = array_intersect_key(
			$request->get_url_params(),
			$request->get_query_params() + $request->get_body_params() + (array) $request->get_json_params()
		);
		if ( array() !== $second ) {
			throw Failure::invalid(
				array_map(
					static fn (): string => __( 'The URL already contains this value.', 'userfeedback' ),
					$second
				),
				400
			);
		}
	}

	/**
	 * Schema of the replies of a path. A plugin with routes of its own gives theirs.
	 *
	 * @param non-falsy-string $path As it is registered, below the namespace.
	 * @return array<string, mixed>
	 */
	protected function reply_schema( string $path ): array {
		return ReplySchemas::of( $path );
	}

	/**
	 * A list with the headers by which clients page through it, as core's lists have them.
	 *
	 * @template T of array{items: list<mixed>, pagination: array{page: int, pages: int, per_page: int, total: int}}
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 * @param T                                     $list    What it asks for.
	 * @param int|null                              $most    Rows of a reply to `per_page=-1`, null where that is no answer.
	 */
	final protected static function paged(
		WP_REST_Request $request,
		array $list,
		?int $most = null
	): WP_REST_Response {
		$response = new WP_REST_Response( $list );
		$page     = $list['pagination']['page'];
		$pages    = $list['pagination']['pages'];
		$response->header( 'X-WP-Total', (string) $list['pagination']['total'] );
		$response->header( 'X-WP-TotalPages', (string) $pages );
		if ( null !== $most && -1 === $request['per_page'] ) {
			$response->header( 'X-UserFeedback-Limit', (string) $most );
		}
		$address = add_query_arg( urlencode_deep( $request->get_query_params() ), rest_url( $request->get_route() ) );
		if ( $page > 1 ) {
			$response->link_header( 'prev', add_query_arg( 'page', max( 1, min( $page - 1, $pages ) ), $address ) );
		}
		if ( $page < $pages ) {
			$response->link_header( 'next', add_query_arg( 'page', $page + 1, $address ) );
		}
		return $response;
	}

	/**
	 * Fields of a list's items that `_fields=items.a,items.b` asks for, null for
	 * whole items. Core filters objects, and would empty a list; here it is left
	 * with the names that it can filter.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 * @return list<string>|null
	 */
	final protected static function item_fields( WP_REST_Request $request ): ?array {
		$asked  = $request['_fields'];
		$fields = array();
		$names  = array();
		foreach ( is_string( $asked ) || is_array( $asked ) ? wp_parse_list( $asked ) : array() as $name ) {
			$parts   = explode( '.', (string) $name );
			$in_item = 'items' === $parts[0] && isset( $parts[1] );
			$names[] = $in_item ? 'items' : (string) $name;
			if ( $in_item ) {
				$fields[] = $parts[1];
			}
		}
		if ( array() === $fields ) {
			return null;
		}
		$request->set_param( '_fields', implode( ',', array_unique( $names ) ) );
		return array_values( array_unique( $fields ) );
	}

	/**
	 * Schemas that only describe. The public calls check their fields themselves, because they also run without
	 * the REST server.
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
	 * Schema of a date; Range checks it and names the field.
	 *
	 * @return array<string, mixed>
	 */
	final protected static function date_arg(): array {
		return array(
			'type'      => 'string',
			'maxLength' => 32,
		);
	}

	/**
	 * Schema of `next` of the reply before.
	 *
	 * @return array<string, mixed>
	 */
	final protected static function cursor_arg(): array {
		return array(
			'type'    => 'string',
			'pattern' => '^[0-9a-f]{32}\z',
		);
	}

	/**
	 * Schema of a score of a scale.
	 *
	 * @return array<string, mixed>
	 */
	final protected static function score_arg(): array {
		return array(
			'type'    => 'integer',
			'minimum' => 0,
			'maximum' => 10,
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
	 * Schemas of a paged list, ordered by id by default.
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
	 * Schemas of what Results\ChosenResponses reads.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	final protected static function chosen_args(): array {
		return array(
			'id'           => self::id_arg(),
			'response_ids' => array( 'required' => false ) + self::ids_arg(),
			'matching'     => array(
				'type'       => 'object',
				'properties' => array(
					'from'   => self::date_arg(),
					'to'     => self::date_arg(),
					'filter' => array( 'type' => 'object' ),
				),
			),
			'cursor'       => array(
				'type'    => 'string',
				'pattern' => '^(\d{4}-\d\d-\d\d(,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{1,10})?)?\z',
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
