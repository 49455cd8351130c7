<?php
declare(strict_types=1);

namespace UserFeedback\Rest;

use Throwable;
use UserFeedback\Support\ErrorLog;
use UserFeedback\Support\Failure;
use WP_Error;

/**
 * Turns every exception into a REST error. Anything but a Failure is a bug: it is logged, and the caller learns
 * no details.
 */
final class ErrorMapper {

	public static function to_wp_error( Throwable $error ): WP_Error {
		if ( $error instanceof Failure ) {
			$data = array( 'status' => $error->status ) + $error->details;
			if ( array() !== $error->params ) {
				$data['params'] = $error->params;
			}
			if ( $error->retry_after > 0 ) {
				$data['retry_after'] = $error->retry_after;
			}
			return new WP_Error( $error->error_code, $error->getMessage(), $data );
		}
		ErrorLog::debug( $error );
		return new WP_Error(
			'userfeedback_error',
			__( 'Something went wrong on the server. Please try again.', 'userfeedback' ),
			array( 'status' => 500 )
		);
	}
}
