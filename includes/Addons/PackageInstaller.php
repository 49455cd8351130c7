<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use UserFeedback\Database\Lock;
use UserFeedback\Support\Failure;

/**
 * Installs a signed package of the vendor: an addon, or the Pro edition over this plugin (A87, A91;
 * docs/plans-and-addons.md, "Packages"). Only WordPress's upgrader writes into the plugin folder, after every
 * check. The caller checks permissions.
 */
final class PackageInstaller {

	/**
	 * Name of the lock's option: two installations at once would mix their files.
	 */
	public const LOCK = 'userfeedback_core_install_lock';

	/**
	 * Longest installation, in seconds.
	 */
	public const LOCK_LIFETIME = 300;

	public function __construct( private PackageSource $source, private Lock $lock ) {}

	/**
	 * Installs a package, also over an older one.
	 *
	 * @param string $slug Slug of addons.json, or Package::PRO.
	 * @return string Basename of the plugin; it is not activated.
	 * @throws Failure With the reason; then nothing was changed.
	 */
	public function install( string $slug ): string {
		$this->source->require_right( $slug );
		if ( ! $this->lock->take() ) {
			throw Failure::conflict(
				__( 'Another installation is running. Please wait a moment and try again.', 'userfeedback' )
			);
		}
		try {
			$file = $this->source->fetch( $slug );
			try {
				return CoreUpgrader::install( $file, PluginFolder::of_package( $slug ) );
			} finally {
				wp_delete_file( $file );
			}
		} finally {
			$this->lock->give_back();
		}
	}
}
