<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use UserFeedback\Privacy\Addresses;
use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Responses\Calls\Visitor;

/**
 * Who votes, as digests: the account, else the browser by its cookie, and the network by its address. Where responses
 * are anonymous, people who are signed in vote as browsers do. Neither token
 * nor address is stored (SEC-R1, SEC-R4).
 */
final class Voter {

	public const COOKIE = 'userfeedback_rater';

	private const YEAR = 31536000;

	/**
	 * @param string $digest  Of the account or the browser, 32 hexadecimal digits; '' for a browser without cookie.
	 * @param string $network Of the address, 32 hexadecimal digits; random where nobody knows the address, because
	 *                        such visitors have nothing in common.
	 */
	public function __construct(
		public readonly string $digest,
		public readonly string $network,
		public readonly int $user_id
	) {}

	/**
	 * The sender of the current request.
	 */
	public static function of( Visitor $visitor ): self {
		$token = $_COOKIE[ self::COOKIE ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Matched in whole.
		$token = is_string( $token ) && 1 === preg_match( '/^[0-9a-f]{32}$/D', $token ) ? $token : '';
		$user  = DataPolicy::current()->is_anonymous() ? 0 : $visitor->user_id;
		$key   = 0 === $user ? $token : 'user ' . $user;
		return new self(
			'' === $key ? '' : self::digest_of( $key ),
			'' === $visitor->ip
				? bin2hex( random_bytes( 16 ) )
				: self::digest_of( 'address ' . Addresses::of_customer( $visitor->ip ) ),
			$user
		);
	}

	/**
	 * The same sender with a digest: a browser without cookie gets one.
	 */
	public function known(): self {
		if ( '' !== $this->digest ) {
			return $this;
		}
		$token                   = bin2hex( random_bytes( 16 ) );
		$_COOKIE[ self::COOKIE ] = $token;
		if ( ! headers_sent() ) {
			setcookie(
				self::COOKIE,
				$token,
				array(
					'expires'  => time() + self::YEAR,
					'path'     => '' === COOKIEPATH ? '/' : COOKIEPATH,
					'domain'   => COOKIE_DOMAIN,
					'secure'   => is_ssl(),
					'httponly' => true,
					'samesite' => 'Lax',
				)
			);
		}
		return new self( self::digest_of( $token ), $this->network, $this->user_id );
	}

	/**
	 * Keyed, so that a copy of the table tells nobody's address.
	 */
	private static function digest_of( string $text ): string {
		return substr( hash_hmac( 'sha256', 'rating ' . $text, wp_salt( 'auth' ) ), 0, 32 );
	}
}
