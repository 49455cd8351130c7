<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use UserFeedback\Plan\LicenseScope;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Plan\Vendor;
use UserFeedback\Plan\VendorUnreachable;
use UserFeedback\Support\Failure;

/**
 * Downloads a package into a temporary file: from the vendor's own host, without redirects, not a byte more
 * than announced (SEC-I2, SEC-F1).
 */
final class PackageDownload {

	private const PATH = '/userfeedback/packages/';

	/**
	 * Longest refusal of the vendor that is shown.
	 */
	private const LONGEST_REFUSAL = 300;

	/**
	 * @param LicenseStore $licenses The key that the vendor asks for.
	 */
	public function __construct( private Vendor $vendor, private LicenseStore $licenses ) {}

	/**
	 * Fetches a package.
	 *
	 * @return string Absolute path of a temporary file, which the caller removes.
	 * @throws Failure When it cannot be fetched; then no file is left.
	 */
	public function fetch( Package $package ): string {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$file = wp_tempnam( $package->file() );
		if ( '' === $file ) {
			throw Failure::install(
				__(
					'No temporary file could be made. Please make sure that WordPress can write to its temporary folder.',
					'userfeedback'
				)
			);
		}
		try {
			$this->fill( $file, $package );
		} catch ( Failure $failure ) {
			wp_delete_file( $file );
			throw $failure;
		}
		return $file;
	}

	/**
	 * Nobody answered, or not as the vendor's service does.
	 */
	public static function unreachable(): Failure {
		return Failure::install(
			__(
				'The vendor of UserFeedback could not be reached. Nothing was changed. Please try again later.',
				'userfeedback'
			),
			503
		);
	}

	/**
	 * Fills the file.
	 *
	 * @throws Failure When the vendor refuses or does not answer.
	 */
	private function fill( string $file, Package $package ): void {
		$license = $this->licenses->current();
		$scope   = $this->licenses->site()->key === $license->key ? LicenseScope::Site : LicenseScope::Network;
		try {
			$reply = $this->vendor->download(
				self::PATH . $package->file(),
				array(
					'license' => $license->key,
					'url'     => $scope->address(),
				),
				$file,
				$package->size
			);
		} catch ( VendorUnreachable ) {
			throw self::unreachable();
		}
		if ( 403 === $reply->status ) {
			throw Failure::forbidden( self::refusal( $file ) );
		}
		if ( 200 !== $reply->status ) {
			throw self::unreachable();
		}
	}

	/**
	 * Why the vendor refuses, in its words.
	 *
	 * @param string $file Holds `{ "error": "…" }`.
	 */
	private static function refusal( string $file ): string {
		$said  = json_decode( (string) file_get_contents( $file, false, null, 0, 4096 ), true ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a temporary file.
		$error = is_array( $said ) && is_string( $said['error'] ?? null ) ? sanitize_text_field( $said['error'] ) : '';
		return '' === $error
			? __( 'The vendor refused the download for this license key.', 'userfeedback' )
			: mb_substr( $error, 0, self::LONGEST_REFUSAL );
	}
}
