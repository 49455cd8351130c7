<?php
declare(strict_types=1);

namespace UserFeedback\Rest;

use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Server;

/**
 * No reply of ours may be kept by a cache: also not the
 * refusals that core makes before a handler of ours runs.
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
