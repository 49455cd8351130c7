<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use UserFeedback\Database\Lock;
use UserFeedback\Plan\LicenceStore;
use UserFeedback\Plan\PlanLevel;
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

	/**
	 * Constructor.
	 *
	 * @param AddonCatalog    $addons   Which addons there are.
	 * @param AddonGate       $gate     Which of them this site may have.
	 * @param LicenceStore    $licences The key.
	 * @param PackageCatalog  $catalog  What the vendor offers.
	 * @param PackageDownload $download Fetches it.
	 * @param PackageVerifier $verifier Checks it.
	 * @param Lock            $lock     One at a time.
	 */
	public function __construct(
		private AddonCatalog $addons,
		private AddonGate $gate,
		private LicenceStore $licences,
		private PackageCatalog $catalog,
		private PackageDownload $download,
		private PackageVerifier $verifier,
		private Lock $lock
	) {}

	/**
	 * Installs a package, also over an older one.
	 *
	 * @param string $slug Slug of addons.json, or Package::PRO.
	 * @return string Basename of the plugin; it is not activated.
	 * @throws Failure With the reason; then nothing was changed.
	 */
	public function install( string $slug ): string {
		$this->check_licence( $slug );
		$folder = PluginFolder::of_package( $slug );
		if ( $folder->is_checkout() ) {
			throw Failure::package( __( 'This plugin runs from the files of a developer, which are never overwritten.', 'userfeedback' ) );
		}
		if ( ! $this->lock->take() ) {
			throw Failure::conflict( __( 'Another installation is running. Please wait a moment and try again.', 'userfeedback' ) );
		}
		try {
			return $this->put_in_place( $this->catalog->find( $slug ), $folder );
		} finally {
			$this->lock->give_back();
		}
	}

	/**
	 * Fetches, checks and installs.
	 *
	 * @param Package      $package What the vendor offers.
	 * @param PluginFolder $folder  Where it belongs.
	 * @throws Failure With the reason.
	 */
	private function put_in_place( Package $package, PluginFolder $folder ): string {
		$installed = $folder->version();
		if ( '' !== $installed && version_compare( $package->version, $installed, '<' ) ) {
			$this->catalog->forget();
			throw Failure::package( __( 'The vendor offers an older version than the one that is installed. Nothing was changed.', 'userfeedback' ) );
		}
		$basename = '';
		$this->download->use(
			$package,
			function ( string $file ) use ( $package, $folder, &$basename ): void {
				try {
					$this->verifier->verify( $package, $file );
					ZipInspection::inspect( $file, $folder->name, $package->version );
				} catch ( Failure $failure ) {
					// A release between catalogue and download looks like this: the next try asks anew.
					$this->catalog->forget();
					throw $failure;
				}
				$basename = CoreUpgrader::install( $file, $folder );
			}
		);
		return $basename;
	}

	/**
	 * Refuses what the licence does not include, before any request is made.
	 *
	 * @param string $slug Slug of addons.json, or Package::PRO.
	 * @throws Failure 400 for another slug, 403 without the licence.
	 */
	private function check_licence( string $slug ): void {
		if ( Package::PRO === $slug ) {
			if ( null === $this->licences->plan() || '' === $this->licences->current()->key ) {
				throw Failure::upgrade_required( '', PlanLevel::Plus->value, '', 'license' );
			}
			return;
		}
		$addon = $this->addons->find( $slug );
		if ( null === $addon ) {
			throw Failure::invalid( array( 'plugin' => __( 'There is no such addon.', 'userfeedback' ) ), 400 );
		}
		$this->gate->require_plan( $addon );
	}
}
