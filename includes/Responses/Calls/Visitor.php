<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Calls;

/**
 * The sender of a public call.
 */
final class Visitor {

	/**
	 * @param string $ip         Address, '' when unknown.
	 * @param string $user_agent Header, '' when there is none.
	 * @param int    $user_id    Signed-in user, 0 for a guest.
	 */
	public function __construct(
		public readonly string $ip,
		public readonly string $user_agent,
		public readonly int $user_id
	) {}

	/**
	 * Reads the current request.
	 *
	 * The signed-in user comes from the cookie, without a nonce: it is stored and never grants anything. REST
	 * itself would see a guest. A call from another site's page counts as a guest's.
	 */
	public static function from_request(): self {
		$address = self::server( 'REMOTE_ADDR' );

		/**
		 * Filters the visitor's IP address. The default is REMOTE_ADDR. Behind a proxy that you control,
		 * return the address that the proxy reports. The plugin trusts no header, because any visitor can set
		 * one (SEC-R1).
		 *
		 * @since 0.1.0
		 *
		 * @param string $address REMOTE_ADDR.
		 */
		$address = apply_filters( 'userfeedback_client_ip', $address );
		$address = is_string( $address ) && false !== filter_var( $address, FILTER_VALIDATE_IP ) ? $address : '';
		$user    = 'cross-site' === self::server( 'HTTP_SEC_FETCH_SITE' )
			? 0
			: (int) wp_validate_auth_cookie( '', 'logged_in' );
		return new self( $address, mb_scrub( substr( self::server( 'HTTP_USER_AGENT' ), 0, 1000 ), 'UTF-8' ), $user );
	}

	/**
	 * The address as it is stored.
	 */
	public function stored_ip(): string {
		/**
		 * Filters whether to anonymize the stored IP address: its last part becomes zero, as in WordPress's
		 * privacy tools. By default the whole address is stored (A68).
		 *
		 * @since 0.1.0
		 *
		 * @param bool $anonymize Default false.
		 */
		if ( '' !== $this->ip && true === apply_filters( 'userfeedback_anonymize_ip', false ) ) {
			return wp_privacy_anonymize_ip( $this->ip );
		}
		return $this->ip;
	}

	/**
	 * A text of the server's environment.
	 */
	private static function server( string $name ): string {
		$value = $_SERVER[ $name ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- validated by the callers; raw text is what is parsed.
		return is_string( $value ) ? $value : '';
	}
}
