<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Addons;

use UserFeedback\Addons\AddonCatalog;
use UserFeedback\Addons\Package;
use UserFeedback\Addons\PackageRight;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\FeatureState;
use UserFeedback\Support\Failure;

/**
 * Pro and the addons that the plan includes.
 */
final class PackagesOfPlan implements PackageRight {

	public function __construct(
		private AddonCatalog $addons,
		private AddonGate $gate,
		private LicenseStore $licenses
	) {}

	public function require_for( string $slug ): void {
		if ( Package::PRO === $slug ) {
			if ( null === $this->licenses->plan() || '' === $this->licenses->current()->key ) {
				throw Entitlements::refusal( '', PlanLevel::Plus, '', FeatureState::License );
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
