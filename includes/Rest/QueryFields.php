<?php
declare(strict_types=1);

namespace UserFeedback\Rest;

use WP_REST_Request;
use WP_REST_Server;

/**
 * An empty field of a query counts as absent: forms and old clients send every
 * field that they have.
 */
final class QueryFields {

	/**
	 * Filter of `rest_pre_dispatch`.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public static function drop_empty( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		if ( str_starts_with( $request->get_route(), '/' . RestController::NAMESPACE . '/' ) ) {
			$request->set_query_params( self::filled( $request->get_query_params() ) );
		}
		return $result;
	}

	/**
	 * @param array<mixed> $fields As sent.
	 * @return array<mixed>
	 */
	private static function filled( array $fields ): array {
		$nested = array_map(
			static fn ( mixed $field ): mixed => is_array( $field ) ? self::filled( $field ) : $field,
			$fields
		);
		return array_filter( $nested, static fn ( mixed $field ): bool => '' !== $field && array() !== $field );
	}
}
