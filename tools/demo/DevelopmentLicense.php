<?php
/**
 * The license of the sites for development, demonstration and tests; never part of a release.
 *
 * @package UserFeedback
 */

declare(strict_types=1);

namespace UserFeedback\Demo;

use UserFeedback\Plan\License;
use UserFeedback\Plan\LicenseStatus;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Plugin;

/**
 * A valid license that no vendor was asked about.
 */
final class DevelopmentLicense {

	public const KEY = 'development';

	/**
	 * Gives it to the site.
	 *
	 * @param PlanLevel $plan The plan; the highest locks nothing.
	 */
	public static function save( PlanLevel $plan = PlanLevel::Elite ): void {
		Plugin::container()->get( LicenseStore::class )->save_site(
			new License( self::KEY, $plan, LicenseStatus::Valid, 'lifetime' )
		);
	}
}
