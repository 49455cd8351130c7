<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use UserFeedback\Support\Failure;

/**
 * Deactivates an addon; its files and everything that was made with it stay.
 */
final class DeactivateAddon {

	/**
	 * @param AddonGate     $gate     Whether there is a key.
	 * @param AddonFailures $failures What it threw does not matter any more.
	 */
	public function __construct(
		private AddonCatalog $addons,
		private AddonGate $gate,
		private AddonFailures $failures
	) {}

	/**
	 * Deactivates.
	 *
	 * @param string $basename Basename of an addon of addons.json.
	 * @throws Failure 400 for anything else, 403 without a license key.
	 */
	public function run( string $basename ): void {
		$addon = $this->addons->by_basename( $basename );
		$this->gate->require_key( $addon );
		$this->failures->forget( $addon->slug );
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		// Who manages one site of a network does not switch off what runs on all of them.
		deactivate_plugins( $basename, false, is_multisite() && ! is_super_admin() ? false : null );
	}
}
