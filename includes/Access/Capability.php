<?php
declare(strict_types=1);

namespace UserFeedback\Access;

use UserFeedback\Support\Failure;
use WP_Error;

/**
 * The four capabilities (A99). The names are meta capabilities; `AccessModule` maps them to roles.
 */
enum Capability: string implements Permission {

	case Edit   = 'userfeedback_edit_surveys';
	case View   = 'userfeedback_view_results';
	case Delete = 'userfeedback_delete_surveys';
	case Manage = 'userfeedback_manage';

	/**
	 * Whether the current user has it.
	 */
	public function allowed(): bool {
		return current_user_can( $this->value );
	}

	/**
	 * For what the capability of a route does not cover.
	 *
	 * @throws Failure 403.
	 */
	public function enforce(): void {
		if ( ! $this->allowed() ) {
			throw Failure::forbidden( __( 'Sorry, you are not allowed to do that.', 'userfeedback' ) );
		}
	}

	/**
	 * Permission callback: true, or 401 for guests and 403 for others.
	 */
	public function check(): bool|WP_Error {
		return self::check_any( array( $this ) );
	}

	/**
	 * Permission callback for routes that need one of several capabilities.
	 *
	 * @param list<self> $capabilities One of them is enough.
	 */
	public static function check_any( array $capabilities ): bool|WP_Error {
		foreach ( $capabilities as $capability ) {
			if ( $capability->allowed() ) {
				return true;
			}
		}
		return new WP_Error(
			'userfeedback_forbidden',
			__( 'Sorry, you are not allowed to do that.', 'userfeedback' ),
			array( 'status' => rest_authorization_required_code() )
		);
	}
}
