<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks\Http;

/**
 * How one attempt ended.
 */
final class Outcome {

	public const REFUSED  = 'refused';
	public const TIMEOUT  = 'timeout';
	public const HUNG_UP  = 'hung_up';
	public const TLS      = 'tls';
	public const NO_ROUTE = 'no_route';
	public const BLOCKED  = 'blocked';
	public const REDIRECT = 'redirect';
	public const STATUS   = 'status';

	/**
	 * @param string $error       '' when the receiver accepted, else one of the constants.
	 * @param int    $status      HTTP status, 0 without an answer.
	 * @param int    $duration    Milliseconds.
	 * @param string $answer      Head and body of the answer, cut; '' without one.
	 * @param string $reason      Translated sentence of a refused address, else ''.
	 * @param int    $retry_after Seconds that the receiver asks to wait, 0 when it does not.
	 */
	public function __construct(
		public readonly string $error,
		public readonly int $status = 0,
		public readonly int $duration = 0,
		public readonly string $answer = '',
		public readonly string $reason = '',
		public readonly int $retry_after = 0
	) {}

	public function is_delivered(): bool {
		return '' === $this->error;
	}

	/**
	 * Whether the receiver says that it will never take messages again.
	 */
	public function is_gone(): bool {
		return 410 === $this->status;
	}

	/**
	 * The result in words.
	 */
	public function sentence(): string {
		return self::words( $this->error, $this->status, $this->duration, $this->reason );
	}

	/**
	 * See sentence().
	 */
	public static function words( string $error, int $status, int $duration, string $reason = '' ): string {
		return match ( $error ) {
			/* translators: 1: HTTP status, e.g. 200. 2: milliseconds. */
			''             => sprintf( __( 'Answered %1$d in %2$d ms.', 'userfeedback' ), $status, $duration ),
			self::REFUSED  => '' === $reason ? __( 'Webhooks may not go to this address.', 'userfeedback' ) : $reason,
			self::TIMEOUT  => __(
				'No answer within 10 seconds. Check that the address is reachable from this server.',
				'userfeedback'
			),
			self::HUNG_UP  => __( 'The connection ended without an answer.', 'userfeedback' ),
			self::TLS      => __( 'The certificate of this address is not valid.', 'userfeedback' ),
			self::BLOCKED  => __( 'This site may not send requests to other hosts: its wp-config.php blocks them.', 'userfeedback' ),
			self::REDIRECT => __( 'The address redirects too often, or in a way that loses the message.', 'userfeedback' ),
			/* translators: %d: HTTP status, e.g. 500. */
			self::STATUS   => sprintf( __( 'Answered %d, so the message was not accepted.', 'userfeedback' ), $status ),
			default        => __( 'This address could not be reached.', 'userfeedback' ),
		};
	}
}
