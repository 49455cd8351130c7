<?php
declare(strict_types=1);

namespace UserFeedback\Mail\Weekly;

/**
 * The address with which a recipient leaves the weekly summary without signing in. The token is the address and its
 * signature with a key of this site; it has no end, because an old mail must still be able to unsubscribe.
 */
final class LeaveLink {

	public const FIELD = 'uf-leave';

	public static function of( string $address ): string {
		return add_query_arg( self::FIELD, self::encode( $address ) . '.' . self::sign( $address ), home_url( '/' ) );
	}

	/**
	 * The address that a token was made for, or '' for any other text.
	 */
	public static function read( string $token ): string {
		if ( 1 !== preg_match( '/^([A-Za-z0-9_-]{4,400})\.([0-9a-f]{64})$/D', $token, $found ) ) {
			return '';
		}
		$address = (string) base64_decode( strtr( $found[1], '-_', '+/' ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- an address in a URL.
		return hash_equals( self::sign( $address ), $found[2] ) ? $address : '';
	}

	private static function encode( string $address ): string {
		return rtrim( strtr( base64_encode( $address ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- an address in a URL.
	}

	private static function sign( string $address ): string {
		return hash_hmac( 'sha256', 'weekly ' . strtolower( $address ), wp_salt( 'auth' ) );
	}
}
