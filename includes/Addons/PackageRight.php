<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use UserFeedback\Support\Failure;

/**
 * Which packages this site may fetch from the vendor.
 */
interface PackageRight {

	/**
	 * Refuses a package, before any request is made.
	 *
	 * @param string $slug Slug of addons.json, or Package::PRO.
	 * @throws Failure 400 for another slug, else with the reason.
	 */
	public function require_for( string $slug ): void;
}
