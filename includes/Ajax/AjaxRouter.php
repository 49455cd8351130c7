<?php
declare(strict_types=1);

namespace UserFeedback\Ajax;

use Throwable;
use UserFeedback\Access\Permission;
use UserFeedback\Rest\ErrorMapper;
use UserFeedback\Support\Failure;
use WP_Error;

/**
 * Registers all admin-ajax actions. It checks nonce, capability and schema before a handler runs; every reply
 * is JSON; no action is public.
 */
final class AjaxRouter {

	/**
	 * Action of the nonce, sent as `nonce`.
	 */
	public const NONCE = 'userfeedback_ajax';

	/**
	 * Adds an action.
	 *
	 * @param string                                              $action  Begins with `userfeedback_`.
	 * @param array<string, array<string, mixed>>                 $args    REST schema of every field; others are dropped.
	 * @param callable(array<string, mixed>): (array<mixed>|string) $handler Gets the checked fields, answers the data.
	 */
	public function add( string $action, Permission $needs, array $args, callable $handler ): void {
		add_action(
			'wp_ajax_' . $action,
			static function () use ( $needs, $args, $handler ): void {
				nocache_headers();
				$answer = self::answer( $needs, $args, $handler );
				wp_send_json( $answer['body'], $answer['status'] );
			}
		);
	}

	/**
	 * Checks the request and calls the handler.
	 *
	 * @param array<string, array<string, mixed>>                   $args    Schemas by name.
	 * @param callable(array<string, mixed>): (array<mixed>|string) $handler Gets the checked fields.
	 * @return array{status: int, body: array{success: bool, data: array<mixed>|string}} In WordPress's ajax shape; a refusal carries code, message and params.
	 */
	private static function answer( Permission $needs, array $args, callable $handler ): array {
		try {
			self::check_nonce();
			self::check_capability( $needs );
			return array(
				'status' => 200,
				'body'   => array(
					'success' => true,
					'data'    => $handler( self::fields( $args ) ),
				),
			);
		} catch ( Throwable $thrown ) {
			$error = ErrorMapper::to_wp_error( $thrown );
			$data  = $error->get_error_data();
			$data  = is_array( $data ) ? $data : array();
			return array(
				'status' => is_int( $data['status'] ?? null ) ? $data['status'] : 500,
				'body'   => array(
					'success' => false,
					'data'    => array(
						'code'    => $error->get_error_code(),
						'message' => $error->get_error_message(),
						'params'  => $data['params'] ?? array(),
					) + ( $thrown instanceof Failure ? $thrown->details : array() ),
				),
			);
		}
	}

	/**
	 * Refuses users without permission.
	 *
	 * @throws Failure 403.
	 */
	private static function check_capability( Permission $needs ): void {
		if ( ! $needs->allowed() ) {
			throw Failure::forbidden( __( 'Sorry, you are not allowed to do that.', 'userfeedback' ) );
		}
	}

	/**
	 * Refuses requests without our nonce.
	 *
	 * @throws Failure 403.
	 */
	private static function check_nonce(): void {
		if ( false === check_ajax_referer( self::NONCE, 'nonce', false ) ) {
			throw Failure::forbidden( __( 'This page is too old. Please reload it and try again.', 'userfeedback' ) );
		}
	}

	/**
	 * The validated fields of the request.
	 *
	 * @param array<string, array<string, mixed>> $args Schemas by name.
	 * @return array<string, mixed>
	 * @throws Failure 400 naming the fields that are wrong.
	 */
	private static function fields( array $args ): array {
		$sent     = wp_unslash( $_POST ); // phpcs:ignore WordPress.Security.NonceVerification -- check_nonce() ran.
		$fields   = array();
		$problems = array();
		foreach ( $args as $name => $schema ) {
			if ( ! array_key_exists( $name, $sent ) ) {
				if ( true === ( $schema['required'] ?? false ) ) {
					$problems[ $name ] = __( 'This field is missing.', 'userfeedback' );
				} elseif ( array_key_exists( 'default', $schema ) ) {
					$fields[ $name ] = $schema['default'];
				}
				continue;
			}
			$valid = rest_validate_value_from_schema( $sent[ $name ], $schema, $name );
			if ( $valid instanceof WP_Error ) {
				$problems[ $name ] = $valid->get_error_message();
				continue;
			}
			$fields[ $name ] = rest_sanitize_value_from_schema( $sent[ $name ], $schema, $name );
		}
		if ( array() !== $problems ) {
			throw Failure::invalid( $problems, 400 );
		}
		return $fields;
	}
}
