<?php
/**
 * The licence of the sites for development, demonstration and tests; never part of a release.
 *
 * @package UserFeedback
 */

declare(strict_types=1);

namespace UserFeedback\Demo;

use UserFeedback\Plan\Licence;
use UserFeedback\Plan\LicenceStatus;
use UserFeedback\Plan\LicenceStore;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Plugin;

/**
 * A valid licence that no vendor was asked about.
 */
final class DevelopmentLicence {

	public const KEY = 'development';

	/**
	 * Gives it to the site.
	 *
	 * @param PlanLevel $plan The plan; the highest locks nothing.
	 */
	public static function save( PlanLevel $plan = PlanLevel::Elite ): void {
		Plugin::container()->get( LicenceStore::class )->save_site( new Licence( self::KEY, $plan, LicenceStatus::Valid, 'lifetime' ) );
	}
}
