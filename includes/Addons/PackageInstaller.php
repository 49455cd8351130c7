<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use UserFeedback\Database\Lock;
use UserFeedback\Support\Failure;

/**
 * Puts a signed package of the vendor in place: an addon, or the Pro edition
 * over this plugin (A87, A91; docs/plans-and-addons.md, "Packages"). Nothing is
 * written into the plugins' folder before everything was checked, and then only
 * by WordPress's own upgrader. Who may ask for it is the caller's question.
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
