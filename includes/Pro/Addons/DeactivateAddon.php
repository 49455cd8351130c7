<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Addons;

use UserFeedback\Addons\AddonCatalog;
use UserFeedback\Addons\AddonFailures;
use UserFeedback\Support\Failure;

/**
 * Deactivates an addon, whatever the license. Its files and data stay.
 */
final class DeactivateAddon {

	/**
	 * @param AddonFailures $failures What it threw does not matter any more.
	 */
	public function __construct(
		private AddonCatalog $addons,
		private AddonFailures $failures
	) {}

	/**
	 * Deactivates.
	 *
	 * @param string $basename Basename of an addon of addons.json.
	 * @throws Failure 400 for anything else.
	 */
	public function run( string $basename ): void {
		$addon = $this->addons->by_basename( $basename );
		$this->failures->forget( $addon->slug );
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		// Who manages one site of a network does not switch off what runs on all of them.
		deactivate_plugins( $basename, false, is_multisite() && ! is_super_admin() ? false : null );
	}
}
