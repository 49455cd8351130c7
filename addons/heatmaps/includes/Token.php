<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

/**
 * The version of a page, signed, so that a visitor can only report versions that the server printed: whoever makes
 * fingerprints up makes no new versions.
 */
final class Token {

	private const LENGTH = 16;

	/**
	 * @param string $fingerprint 16 hexadecimal digits.
	 */
	public static function of( int $heatmap, string $fingerprint ): string {
		return $fingerprint . self::signature( $heatmap, $fingerprint );
	}

	/**
	 * The fingerprint of a token, '' when it is not ours.
	 */
	public static function fingerprint( int $heatmap, string $token ): string {
		$fingerprint = substr( $token, 0, self::LENGTH );
		return hash_equals( self::of( $heatmap, $fingerprint ), $token ) ? $fingerprint : '';
	}

	private static function signature( int $heatmap, string $fingerprint ): string {
		return substr( hash_hmac( 'sha256', "heatmap $heatmap $fingerprint", wp_salt( 'nonce' ) ), 0, self::LENGTH );
	}
}
