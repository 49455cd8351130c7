<?php
declare(strict_types=1);

namespace UserFeedback\Support;

use RuntimeException;

/**
 * An error that a caller can act on. Use cases throw it; `Rest\ErrorMapper` turns it into the error format of
 * the REST API.
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
	 * 404: the thing does not exist, or the caller may not know that it does; both answer the same body (SEC-A1).
	 *
	 * @param string $text Translated sentence; a general one when empty.
	 */
	public static function not_found( string $text = '' ): self {
		return new self(
			'userfeedback_not_found',
			'' === $text ? __( 'Not found.', 'userfeedback' ) : $text,
			404
		);
	}

	/**
	 * 404 for a survey.
	 */
	public static function no_survey(): self {
		return self::not_found( __( 'This survey does not exist.', 'userfeedback' ) );
	}

	/**
	 * 400 (wrong type or format) or 422 (wrong meaning): `params` names the fields.
	 *
	 * @param array<string, string> $params Field name => translated sentence.
	 * @param int                   $status 400 or 422, or 507 where there is no room.
	 */
	public static function invalid( array $params, int $status = 422 ): self {
		return new self(
			'userfeedback_invalid',
			/* translators: %s: comma-separated names of fields. */
			sprintf( __( 'Please check these fields: %s.', 'userfeedback' ), implode( ', ', array_keys( $params ) ) ),
			$status,
			$params
		);
	}

	/**
	 * 403: the caller or the site may not do this.
	 *
	 * @param array<string, string|bool> $details More for the caller.
	 * @param string                     $code    What a caller tells this refusal by.
	 */
	public static function forbidden(
		string $text,
		array $details = array(),
		string $code = 'userfeedback_forbidden'
	): self {
		return new self( $code, $text, 403, array(), 0, $details );
	}

	/**
	 * 422: the vendor refused a license key; 503: it could not be asked (CALL-36 to CALL-40).
	 *
	 * @param string                     $text    Translated sentence; screens read it as `message` and as `error`.
	 * @param array<string, string|bool> $details More for the caller.
	 * @param int                        $status  422 or 503.
	 */
	public static function license( string $text, array $details = array(), int $status = 422 ): self {
		return new self( 'userfeedback_license', $text, $status, array(), 0, array( 'error' => $text ) + $details );
	}

	/**
	 * 422: a package failed its checks or is older than the installed version (SEC-I2 to SEC-I5). Nothing was
	 * changed.
	 */
	public static function package( string $text ): self {
		return new self( 'userfeedback_package', $text, 422 );
	}

	/**
	 * 500: files could not be put in place here; 503: who has them did not answer;
	 * 404: they are not here; 422: they stop with an error (ERR-14).
	 */
	public static function install( string $text, int $status = 500 ): self {
		return new self( 'userfeedback_install', $text, $status );
	}

	/**
	 * 502: a service elsewhere did not do what the call needs.
	 *
	 * @param string $text Translated sentence.
	 */
	public static function elsewhere( string $text ): self {
		return new self( 'userfeedback_elsewhere', $text, 502 );
	}

	/**
	 * 409: the same key came with different content, or the state forbids the action.
	 */
	public static function conflict( string $text ): self {
		return new self( 'userfeedback_conflict', $text, 409 );
	}

	/**
	 * 409: somebody else saved since the caller read it.
	 *
	 * @param array<string, string|bool> $details Who it was.
	 */
	public static function stale( array $details = array() ): self {
		return new self(
			'userfeedback_stale',
			__( 'Somebody else saved this since you opened it.', 'userfeedback' ),
			409,
			array(),
			0,
			$details
		);
	}

	/**
	 * 413: the request is too large.
	 */
	public static function too_large( string $text ): self {
		return new self( 'userfeedback_too_large', $text, 413 );
	}

	/**
	 * 429: too many requests; `Retry-After` says how long to wait.
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
	 * 500: a survey is stored in a way that cannot be read; nothing may write over it.
	 */
	public static function damaged(): self {
		return new self(
			'userfeedback_damaged',
			__(
				'The data of this survey is damaged and cannot be read. Restore it from a backup, or move the survey to the trash.',
				'userfeedback'
			),
			500
		);
	}

	/**
	 * 503: nothing was stored; try again.
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
