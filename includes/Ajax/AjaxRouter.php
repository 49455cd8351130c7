<?php
declare(strict_types=1);

namespace UserFeedback\Ajax;

use Throwable;
use UserFeedback\Access\Capability;
use UserFeedback\Rest\ErrorMapper;
use UserFeedback\Support\Failure;
use WP_Error;

/**
 * The one door of admin-ajax actions: nonce, capability and schema are checked
 * before a handler runs, every answer is JSON, and none is for visitors.
 */
final class AjaxRouter {

	/**
	 * Action of the nonce, sent as `nonce`.
	 */
	public const NONCE = 'userfeedback_ajax';

	/**
	 * Adds an action.
	 *
	 * @param string                                        $action  Begins with `userfeedback_`.
	 * @param Capability                                    $needs   Who may call it.
	 * @param array<string, array<string, mixed>>           $args    REST schema of every field; others are dropped.
	 * @param callable(array<string, mixed>): array<mixed>  $handler Gets the checked fields, answers the data.
	 */
	public function add( string $action, Capability $needs, array $args, callable $handler ): void {
		add_action(
			'wp_ajax_' . $action,
			static function () use ( $needs, $args, $handler ): void {
				nocache_headers();
				try {
					self::check_nonce();
					$allowed = $needs->check();
					if ( $allowed instanceof WP_Error ) {
						throw Failure::forbidden( $allowed->get_error_message() );
					}
					$data = $handler( self::fields( $args ) );
				} catch ( Throwable $error ) {
					self::refuse( ErrorMapper::to_wp_error( $error ) );
					return;
				}
				wp_send_json_success( $data );
			}
		);
	}

	/**
	 * Refuses calls that do not come from one of our screens.
	 *
	 * @throws Failure 403.
	 */
	private static function check_nonce(): void {
		if ( false === check_ajax_referer( self::NONCE, 'nonce', false ) ) {
			throw Failure::forbidden( __( 'This page is too old. Please reload it and try again.', 'userfeedback' ) );
		}
	}

	/**
	 * The fields of the request, checked.
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

	/**
	 * Answers a refusal in WordPress's ajax shape, with the REST error's fields.
	 *
	 * @param WP_Error $error The refusal.
	 */
	private static function refuse( WP_Error $error ): void {
		$data   = $error->get_error_data();
		$data   = is_array( $data ) ? $data : array();
		$status = is_int( $data['status'] ?? null ) ? $data['status'] : 500;
		wp_send_json_error(
			array(
				'code'    => $error->get_error_code(),
				'message' => $error->get_error_message(),
				'params'  => $data['params'] ?? array(),
			),
			$status
		);
	}
}
