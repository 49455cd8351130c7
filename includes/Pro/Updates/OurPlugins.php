<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Updates;

use UserFeedback\Addons\AddonCatalog;
use UserFeedback\Addons\Package;
use UserFeedback\Addons\PluginFolder;

/**
 * The installed plugins that are packages of ours.
 */
final class OurPlugins {

	public function __construct( private AddonCatalog $addons ) {}

	/**
	 * All there may be.
	 *
	 * @return list<string> Slugs of addons.json, and Package::PRO.
	 */
	public function slugs(): array {
		return array( Package::PRO, ...array_keys( $this->addons->all() ) );
	}

	/**
	 * The package that a main file came from, or null: another plugin, or the files of a developer.
	 *
	 * @param mixed $basename What WordPress calls the plugin.
	 */
	public function slug_of( mixed $basename ): ?string {
		foreach ( $this->slugs() as $slug ) {
			$folder = PluginFolder::of_package( $slug );
			if ( $folder->basename() === $basename ) {
				return $folder->is_checkout() ? null : $slug;
			}
		}
		return null;
	}
}
