<?php
declare(strict_types=1);

namespace UserFeedback\Support;

/**
 * Bytes as letters that need no escaping in an address (RFC 4648, section 5, without padding).
 */
final class Base64Url {

	public static function encode( string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- RFC 4648.
	}

	/**
	 * @return string Empty for text of another alphabet.
	 */
	public static function decode( string $text ): string {
		return (string) base64_decode( strtr( $text, '-_', '+/' ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- RFC 4648.
	}
}
