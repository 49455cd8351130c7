<?php
declare(strict_types=1);

namespace UserFeedback\Rest;

use WP_REST_Request;
use WP_REST_Response;

/**
 * A call of a REST route in this process, so that schemas, rules, plans and figures are the same as over HTTP.
 */
final class LocalCall {

	/**
	 * Sends it as the current user.
	 *
	 * @param string               $path   Below the namespace.
	 * @param array<string, mixed> $params Query of a GET, else the body.
	 */
	public static function send( string $method, string $path, array $params = array() ): WP_REST_Response {
		$request = new WP_REST_Request( $method, '/' . RestController::NAMESPACE . $path );
		if ( 'GET' === $method ) {
			$request->set_query_params( $params );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( (object) $params ) );
		}
		return rest_do_request( $request );
	}
}
