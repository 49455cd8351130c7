<?php
declare(strict_types=1);

namespace UserFeedback\Rest;

use UserFeedback\Support\Failure;
use WP_REST_Request;
use WP_REST_Server;

/**
 * Refuses JSON bodies that are no object: WordPress would read a bare number or text as a list of parameters
 * and log a PHP warning.
 */
final class JsonBody {

	/**
	 * Filter of `rest_pre_dispatch`.
	 *
	 * @param mixed                                 $result  What another filter decided, null for nothing.
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public static function check( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		if ( null !== $result || ! str_starts_with( $request->get_route(), '/' . RestController::NAMESPACE . '/' ) ) {
			return $result;
		}
		if ( ! $request->is_json_content_type() ) {
			return self::is_text( $request->get_params() )
				? $result
				: ErrorMapper::to_wp_error(
					Failure::invalid( array( 'body' => __( 'The body must be valid UTF-8.', 'userfeedback' ) ), 400 )
				);
		}
		$first = ltrim( $request->get_body() )[0] ?? '{';
		if ( '{' === $first || '[' === $first || null === json_decode( $request->get_body() ) ) {
			return $result;
		}
		return ErrorMapper::to_wp_error(
			Failure::invalid( array( 'body' => __( 'The body must be an object.', 'userfeedback' ) ), 400 )
		);
	}

	/**
	 * Whether every text of a form is valid UTF-8; core checks that for JSON only.
	 *
	 * @param array<mixed> $params Decoded parameters.
	 */
	private static function is_text( array $params ): bool {
		$valid = true;
		array_walk_recursive(
			$params,
			static function ( mixed $value ) use ( &$valid ): void {
				$valid = $valid && ( ! is_string( $value ) || mb_check_encoding( $value, 'UTF-8' ) );
			}
		);
		return $valid;
	}
}
