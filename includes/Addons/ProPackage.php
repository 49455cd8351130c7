<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use UserFeedback\Plan\LicenseStore;
use UserFeedback\Support\Failure;

/**
 * Lite fetches Pro, with the key that was just entered, and nothing else.
 */
final class ProPackage implements PackageRight {

	/**
	 * @param LicenseStore $licenses The key that the vendor asks for.
	 */
	public function __construct( private LicenseStore $licenses ) {}

	public function require_for( string $slug ): void {
		if ( Package::PRO !== $slug ) {
			throw Failure::invalid( array( 'plugin' => __( 'There is no such package.', 'userfeedback' ) ), 400 );
		}
		if ( '' === $this->licenses->current()->key ) {
			throw Failure::license( __( 'Please enter your license key.', 'userfeedback' ) );
		}
	}
}
