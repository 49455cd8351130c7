<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use UserFeedback\Plan\Entitlements;
use UserFeedback\Plan\Feature;
use UserFeedback\Plan\FeatureState;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Support\Failure;

/**
 * Which addons this site may install, switch on and off (ADD-17).
 */
final class AddonGate {

	public function __construct( private Entitlements $entitlements, private LicenseStore $licenses ) {}

	/**
	 * Whether the plan of the site includes an addon: type `licensed` (PLAN-05).
	 */
	public function is_licensed( AddonEntry $addon ): bool {
		return $this->entitlements->has_plan( $addon->plan );
	}

	/**
	 * Refuses an addon that the plan does not include. Needed to install and to activate.
	 *
	 * @throws Failure 403 `userfeedback_upgrade_required`.
	 */
	public function require_plan( AddonEntry $addon ): void {
		$this->require_key( $addon );
		if ( ! $this->is_licensed( $addon ) ) {
			throw self::refused(
				$addon,
				$this->entitlements->is_pro() && ! $this->entitlements->is_licensed()
					? FeatureState::License
					: FeatureState::Upgrade
			);
		}
	}

	/**
	 * Refuses without a license key, whatever it is worth. Needed to deactivate.
	 *
	 * @throws Failure 403 `userfeedback_upgrade_required`.
	 */
	public function require_key( AddonEntry $addon ): void {
		if ( '' === $this->licenses->current()->key ) {
			throw self::refused(
				$addon,
				$this->entitlements->is_pro() ? FeatureState::License : FeatureState::Upgrade
			);
		}
	}

	/**
	 * The refusal.
	 */
	private static function refused( AddonEntry $addon, FeatureState $state ): Failure {
		$features = array_filter(
			Feature::cases(),
			static fn ( Feature $feature ): bool => $feature->addon() === $addon->slug
		);
		$feature  = reset( $features );
		return Failure::upgrade_required(
			false === $feature ? '' : $feature->value,
			$addon->plan->value,
			$addon->slug,
			$state->value
		);
	}
}
