<?php
declare(strict_types=1);

namespace UserFeedback\Support;

use RuntimeException;

/**
 * A failure that a caller can act on. Use cases throw it; `Rest\ErrorMapper`
 * turns it into the one error shape of the REST API, in one place.
 */
final class Failure extends RuntimeException {

	/**
	 * Constructor; use the named constructors.
	 *
	 * @param string                     $error_code  Stable code, begins with `userfeedback_`.
	 * @param array<string, string>      $params      Field name => what is wrong with it.
	 * @param int                        $retry_after Seconds to wait before a retry; 0 = not said.
	 * @param array<string, string|bool> $details     More for the caller, beside status and params.
	 */
	private function __construct(
		public readonly string $error_code,
		string $text,
		public readonly int $status,
		public readonly array $params = array(),
		public readonly int $retry_after = 0,
		public readonly array $details = array()
	) {
		parent::__construct( $text );
	}

	/**
	 * 404. One identical body for everything that a caller may not know of (SEC-A1).
	 *
	 * @param string $text Translated sentence; a general one when empty.
	 */
	public static function not_found( string $text = '' ): self {
		return new self(
			'userfeedback_not_found',
			'' === $text ? __( 'There is nothing at this address.', 'userfeedback' ) : $text,
			404
		);
	}

	/**
	 * 400 (shape) or 422 (meaning): the request names fields that are wrong.
	 *
	 * @param array<string, string> $params Field name => translated sentence.
	 * @param int                   $status 400 or 422.
	 */
	public static function invalid( array $params, int $status = 422 ): self {
		return new self(
			'userfeedback_invalid',
			/* translators: %s: comma-separated names of fields. */
			sprintf( __( 'Some fields are not right: %s.', 'userfeedback' ), implode( ', ', array_keys( $params ) ) ),
			$status,
			$params
		);
	}

	/**
	 * 403.
	 *
	 * @param array<string, string|bool> $details More for the caller.
	 */
	public static function forbidden( string $text, array $details = array() ): self {
		return new self( 'userfeedback_forbidden', $text, 403, array(), 0, $details );
	}

	/**
	 * 422: the vendor refused a license key, or could not be asked (CALL-36 to CALL-40).
	 *
	 * @param string                     $text    Translated sentence; screens read it as `message` and as `error`.
	 * @param array<string, string|bool> $details More for the caller.
	 */
	public static function license( string $text, array $details = array() ): self {
		return new self( 'userfeedback_license', $text, 422, array(), 0, array( 'error' => $text ) + $details );
	}

	/**
	 * 403: the site's plan does not include it (PLAN, A80).
	 *
	 * @param string $plan  The plan that includes it: plus, pro or elite.
	 * @param string $addon Slug of the addon that brings it, or ''.
	 * @param string $state Plan\FeatureState: what opens it.
	 */
	public static function upgrade_required( string $feature, string $plan, string $addon, string $state ): self {
		return new self(
			'userfeedback_upgrade_required',
			__( 'This is not available on the plan of this site.', 'userfeedback' ),
			403,
			array(),
			0,
			array(
				'feature' => $feature,
				'plan'    => $plan,
				'addon'   => $addon,
				'state'   => $state,
			)
		);
	}

	/**
	 * 422: a package is not what it should be, or may not replace what is here
	 * (SEC-I2 to SEC-I5). Nothing was changed.
	 */
	public static function package( string $text ): self {
		return new self( 'userfeedback_package', $text, 422 );
	}

	/**
	 * 500: files could not be fetched, put in place, or run (ERR-14).
	 */
	public static function install( string $text ): self {
		return new self( 'userfeedback_install', $text, 500 );
	}

	/**
	 * 409: the same key came with another content.
	 */
	public static function conflict( string $text ): self {
		return new self( 'userfeedback_conflict', $text, 409 );
	}

	/**
	 * 413: the request is larger than any honest one.
	 */
	public static function too_large( string $text ): self {
		return new self( 'userfeedback_too_large', $text, 413 );
	}

	/**
	 * 429.
	 */
	public static function too_many( int $retry_after ): self {
		return new self(
			'userfeedback_too_many',
			__( 'There were too many requests. Please wait a moment.', 'userfeedback' ),
			429,
			array(),
			$retry_after
		);
	}

	/**
	 * 503: nothing was stored; the caller should try again.
	 */
	public static function store(): self {
		return new self(
			'userfeedback_store',
			__( 'The data could not be stored right now. Please try again.', 'userfeedback' ),
			503,
			array(),
			5
		);
	}
}
