<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Calls;

use Throwable;
use UserFeedback\Privacy\Addresses;
use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Responses\Submission\UserAgent;

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
		$address = self::address( DataPolicy::current() );

		/**
		 * Filters the visitor's IP address. The default is REMOTE_ADDR, or what a proxy of the settings reports.
		 * Where a header is your only source, mind that any visitor can set one (SEC-R1).
		 *
		 * @since 0.1.0
		 *
		 * @param string $address The address that the plugin found.
		 */
		$address = apply_filters( 'userfeedback_client_ip', $address );
		$address = is_string( $address ) && false !== filter_var( $address, FILTER_VALIDATE_IP ) ? $address : '';
		$user    = 'cross-site' === self::server( 'HTTP_SEC_FETCH_SITE' )
			? 0
			: (int) wp_validate_auth_cookie( '', 'logged_in' );
		return new self( $address, mb_scrub( substr( self::server( 'HTTP_USER_AGENT' ), 0, 1000 ), 'UTF-8' ), $user );
	}

	/**
	 * The address of the current request, from the connection or from the header of a trusted proxy.
	 */
	public static function address( DataPolicy $policy ): string {
		$connection = self::server( 'REMOTE_ADDR' );
		$header     = $policy->proxy_header();
		return '' === $header ? $connection : Addresses::of_visitor(
			$connection,
			self::header( $header ),
			$policy->proxies()
		);
	}

	/**
	 * A header of the current request, '' when there is none. Whoever sent it may have made it up.
	 *
	 * @param string $name E.g. `X-Forwarded-For`.
	 */
	public static function header( string $name ): string {
		return self::server( 'HTTP_' . strtoupper( str_replace( '-', '_', $name ) ) );
	}

	/**
	 * The address as it is stored: by the settings whole (A68), shortened, or '' for not at all.
	 */
	public function stored_ip(): string {
		$address = DataPolicy::current()->address();
		if ( '' === $this->ip || DataPolicy::NONE === $address ) {
			return '';
		}

		/**
		 * Filters whether to shorten the stored IP address to its network: the first three numbers of IPv4, the
		 * first three groups of IPv6 (/24, /48). Where the settings store none, nothing is asked.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $anonymize The owner's setting.
		 */
		return true === apply_filters( 'userfeedback_anonymize_ip', DataPolicy::SHORTENED === $address )
			? Addresses::shorten( $this->ip )
			: $this->ip;
	}

	/**
	 * The country of the address, e.g. `AT`; '' where nobody knows it.
	 */
	public function country(): string {
		try {
			/**
			 * Filters the visitor's country. The Geo Restrictions addon looks the address up in a database on this
			 * site; a host that knows better may answer instead. Only surveys for chosen countries ask, and
			 * responses where the owner stores countries.
			 *
			 * @since 0.1.0
			 *
			 * @param string $country Two letters of ISO 3166, or ''.
			 * @param string $address The visitor's IP address, '' when unknown.
			 */
			$country = apply_filters( 'userfeedback_visitor_country', '', $this->ip );
		} catch ( Throwable ) {
			// A database that cannot be read must not lose a response.
			$country = '';
		}
		return is_string( $country ) && 1 === preg_match( '/^[A-Z]{2}$/D', $country ) ? $country : '';
	}

	/**
	 * The country as it is stored: only where the owner wants it, and never with anonymous responses.
	 */
	public function stored_country(): string {
		return DataPolicy::current()->has_country() ? $this->country() : '';
	}

	/**
	 * The account as it is stored: 0 where responses are anonymous.
	 */
	public function stored_user(): int {
		return DataPolicy::current()->is_anonymous() ? 0 : $this->user_id;
	}

	/**
	 * Browser, system and device as they are stored: only the device where the settings say so, because figures
	 * count it.
	 */
	public function stored_agent(): UserAgent {
		$agent = UserAgent::parse( $this->user_agent );
		return DataPolicy::current()->has_browser() ? $agent : new UserAgent( '', '', $agent->device );
	}

	/**
	 * A text of the server's environment.
	 */
	private static function server( string $name ): string {
		$value = $_SERVER[ $name ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- validated by the callers; raw text is what is parsed.
		return is_string( $value ) ? $value : '';
	}
}
