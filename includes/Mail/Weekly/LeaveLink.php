<?php
declare(strict_types=1);

namespace UserFeedback\Mail\Weekly;

use UserFeedback\Support\Base64Url;

/**
 * The address with which a recipient leaves the weekly summary without signing in. The token is the address and its
 * signature with a key of this site; it has no end, because an old mail must still be able to unsubscribe.
 */
final class LeaveLink {

	public const FIELD = 'uf-leave';

	public static function of( string $address ): string {
		$token = Base64Url::encode( $address ) . '.' . self::sign( $address );
		return add_query_arg( self::FIELD, $token, home_url( '/' ) );
	}

	/**
	 * The address that a token was made for, or '' for any other text.
	 */
	public static function read( string $token ): string {
		if ( 1 !== preg_match( '/^([A-Za-z0-9_-]{4,400})\.([0-9a-f]{64})$/D', $token, $found ) ) {
			return '';
		}
		$address = Base64Url::decode( $found[1] );
		return hash_equals( self::sign( $address ), $found[2] ) ? $address : '';
	}

	private static function sign( string $address ): string {
		return hash_hmac( 'sha256', 'weekly ' . strtolower( $address ), wp_salt( 'auth' ) );
	}
}
