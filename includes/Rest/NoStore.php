<?php
declare(strict_types=1);

namespace UserFeedback\Rest;

use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Server;

/**
 * Keeps our replies out of caches, including refusals that core sends before our handlers run.
 */
final class NoStore {

	/**
	 * Filter of `rest_post_dispatch`.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public static function add(
		WP_HTTP_Response $response,
		WP_REST_Server $server,
		WP_REST_Request $request
	): WP_HTTP_Response {
		if ( str_starts_with( $request->get_route(), '/' . RestController::NAMESPACE ) ) {
			$response->header( 'Cache-Control', 'no-store' );
		}
		return $response;
	}
}
