<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use UserFeedback\Support\Failure;

/**
 * The only source of files that WordPress may unpack, for installations and updates: packages that the plan
 * includes and the owner signed, not older than the installed version (SEC-I2 to SEC-I5).
 */
final class PackageSource {

	/**
	 * @param PackageRight $right Which of them this site may have.
	 */
	public function __construct(
		private PackageRight $right,
		private PackageCatalog $catalog,
		private PackageDownload $download,
		private PackageVerifier $verifier
	) {}

	/**
	 * Refuses what this site may not have, before any request is made.
	 *
	 * @param string $slug Slug of addons.json, or Package::PRO.
	 * @throws Failure 400 for another slug, 403 without the license, 422 over the files of a developer.
	 */
	public function require_right( string $slug ): void {
		$this->right->require_for( $slug );
		if ( PluginFolder::of_package( $slug )->is_checkout() ) {
			throw Failure::package(
				__( 'This plugin runs from the files of a developer, which are never overwritten.', 'userfeedback' )
			);
		}
	}

	/**
	 * Fetches and checks a package.
	 *
	 * @param string $slug One that require_right() let pass.
	 * @return string Absolute path of a temporary file, which the caller removes.
	 * @throws Failure With the reason; then no file is left.
	 */
	public function fetch( string $slug ): string {
		$package   = $this->catalog->find( $slug );
		$folder    = PluginFolder::of_package( $slug );
		$installed = $folder->version();
		if ( '' !== $installed && version_compare( $package->version, $installed, '<' ) ) {
			$this->catalog->forget();
			throw Failure::package(
				__(
					'The vendor offers an older version than the one that is installed. Nothing was changed.',
					'userfeedback'
				)
			);
		}
		$file = $this->download->fetch( $package );
		try {
			$this->verifier->verify( $package, $file );
			ZipInspection::inspect( $file, $folder->name, $package->version );
		} catch ( Failure $failure ) {
			wp_delete_file( $file );
			// A release between catalog and download causes this: the next try fetches the catalog again.
			$this->catalog->forget();
			throw $failure;
		}
		return $file;
	}
}
