<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use SodiumException;

/**
 * Encrypts what must not be readable in the database, with a key made of the site's own in wp-config.php (SEC-O3).
 */
final class Cipher {

	/**
	 * @return string Base64 of nonce and sealed text.
	 */
	public static function seal( string $text ): string {
		$nonce = random_bytes( SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		return base64_encode( $nonce . sodium_crypto_secretbox( $text, $nonce, self::key() ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- bytes in an option.
	}

	/**
	 * The text, or null where it was sealed with other keys or changed.
	 */
	public static function open( string $sealed ): ?string {
		$bytes = base64_decode( $sealed, true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- see seal().
		if ( false === $bytes || strlen( $bytes ) <= SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ) {
			return null;
		}
		try {
			$text = sodium_crypto_secretbox_open(
				substr( $bytes, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ),
				substr( $bytes, 0, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ),
				self::key()
			);
		} catch ( SodiumException ) {
			return null;
		}
		return false === $text ? null : $text;
	}

	private static function key(): string {
		return hash_hmac( 'sha256', 'userfeedback-google-drive', wp_salt( 'auth' ), true );
	}
}
