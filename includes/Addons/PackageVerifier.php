<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use Closure;
use UserFeedback\Plan\Vendor;
use UserFeedback\Support\Failure;

/**
 * Checks that a downloaded file is what the owner signed: size, SHA-256, Ed25519. Without keys, or without
 * libsodium, no file passes.
 */
final class PackageVerifier {

	private const KEY_LENGTH = 32;

	/**
	 * @param list<string>                                 $keys  Public keys, base64; several while one is being replaced.
	 * @param (Closure(string, string, string): bool)|null $check Says whether a signature (first) of a text (second) is of a key (third); null when this server cannot.
	 */
	public function __construct( private array $keys, private ?Closure $check ) {}

	/**
	 * With the keys of this site and what its PHP can do. WordPress brings the
	 * function where PHP lacks it.
	 */
	public static function of_site( Vendor $vendor ): self {
		return new self(
			$vendor->public_keys(),
			function_exists( 'sodium_crypto_sign_verify_detached' ) ? static fn (
				string $signature,
				string $text,
				string $key
			): bool => '' !== $signature && '' !== $key && sodium_crypto_sign_verify_detached(
				$signature,
				$text,
				$key
			) : null
		);
	}

	/**
	 * Refuses a file that is not the package.
	 *
	 * @throws Failure With the reason.
	 */
	public function verify( Package $package, string $file ): void {
		clearstatcache( true, $file );
		if (
			filesize( $file ) !== $package->size
			|| ! hash_equals( $package->sha256, (string) hash_file( 'sha256', $file ) )
		) {
			throw Failure::package(
				__( 'The package arrived damaged. Nothing was changed. Please try again.', 'userfeedback' )
			);
		}
		if ( ! $this->is_signed( $package ) ) {
			throw Failure::package(
				__( 'The package is not signed by the vendor of UserFeedback. Nothing was changed.', 'userfeedback' )
			);
		}
	}

	/**
	 * Whether one of the keys signed the package's line of the catalog.
	 */
	public function is_signed( Package $package ): bool {
		$check = $this->check;
		if ( null === $check ) {
			return false;
		}
		$signature = (string) base64_decode( $package->signature, true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- how signatures are written.
		foreach ( $this->keys as $key ) {
			$key = (string) base64_decode( $key, true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- how keys are written.
			// libsodium throws on anything else.
			if ( self::KEY_LENGTH === strlen( $key ) && $check( $signature, $package->signed_text(), $key ) ) {
				return true;
			}
		}
		return false;
	}
}
