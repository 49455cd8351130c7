<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Addons;

use UserFeedback\Addons\AddonEntry;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Pro\Plan\FeatureState;
use UserFeedback\Support\Failure;

/**
 * Which addons this site may install and switch on (ADD-17).
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
	 * Refuses an addon that the plan does not include, for installing and activating.
	 *
	 * @throws Failure 403 `userfeedback_upgrade_required`.
	 */
	public function require_plan( AddonEntry $addon ): void {
		$this->require_key( $addon );
		if ( ! $this->is_licensed( $addon ) ) {
			throw self::refused(
				$addon,
				$this->entitlements->is_licensed() ? FeatureState::Upgrade : FeatureState::License
			);
		}
	}

	/**
	 * Refuses without any license key, valid or not.
	 *
	 * @throws Failure 403 `userfeedback_upgrade_required`.
	 */
	private function require_key( AddonEntry $addon ): void {
		if ( '' === $this->licenses->current()->key ) {
			throw self::refused( $addon, FeatureState::License );
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
		return Entitlements::refusal(
			false === $feature ? '' : $feature->value,
			$addon->plan,
			$addon->slug,
			$state
		);
	}
}
