<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Plan;

use UserFeedback\Addons\AddonStates;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Plan\Rights;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Templates\TemplateAddons;

/**
 * Decides whether this site may do something (docs/plans-and-addons.md). REST, ajax, trimming, payload and boot
 * data ask here; nothing else knows plans.
 */
final class Entitlements implements Rights, TemplateAddons {

	/**
	 * @param LicenseStore|null $licenses Null asks what would be without a license.
	 */
	public function __construct( private ?LicenseStore $licenses, private AddonStates $addons ) {}

	/**
	 * Whether this is a paid edition (PLAN-02).
	 */
	public function is_pro(): bool {
		return true;
	}

	/**
	 * Whether a license counts now (PLAN-02). Without the Pro edition a key opens nothing.
	 */
	public function is_licensed(): bool {
		return '' !== $this->license_type();
	}

	/**
	 * Type of the license that counts now: '', plus, pro or elite (PLAN-01).
	 */
	public function license_type(): string {
		$plan = $this->licenses?->plan();
		return null === $plan ? '' : $plan->value;
	}

	/**
	 * Whether the license includes a plan.
	 */
	public function has_plan( PlanLevel $level ): bool {
		$plan = $this->licenses?->plan();
		return null !== $plan && $plan->includes( $level );
	}

	/**
	 * Whether an owner may use a feature now.
	 */
	public function allows( Feature $feature ): bool {
		return FeatureState::Open === $this->state( $feature );
	}

	/**
	 * Whether an addon is active and the license includes it, so that an owner may use what it brings.
	 */
	public function has_addon( string $slug ): bool {
		foreach ( Feature::cases() as $feature ) {
			if ( $feature->addon() === $slug ) {
				return $this->allows( $feature );
			}
		}
		return false;
	}

	/**
	 * Refuses a call that needs an addon, and any that no plan includes.
	 *
	 * @throws Failure See require().
	 */
	public function require_addon( string $slug ): void {
		foreach ( Feature::cases() as $feature ) {
			if ( $feature->addon() === $slug ) {
				$this->require( $feature );
				return;
			}
		}
		throw self::refusal( Feature::Templates->value, PlanLevel::Pro, $slug, FeatureState::Install );
	}

	/**
	 * Whether a feature is open, and if not, what opens it.
	 */
	public function state( Feature $feature ): FeatureState {
		$needed = $feature->license();
		if ( null !== $needed && ! $this->has_plan( $needed ) ) {
			return $this->is_licensed() ? FeatureState::Upgrade : FeatureState::License;
		}
		$addon = $feature->addon();
		if ( null === $addon || $this->addons->is_active( $addon ) ) {
			return FeatureState::Open;
		}
		if ( null !== $this->addons->problem( $addon ) ) {
			return FeatureState::Repair;
		}
		return $this->addons->is_installed( $addon ) ? FeatureState::Activate : FeatureState::Install;
	}

	/**
	 * Refuses a locked call.
	 *
	 * @throws Failure 403 `userfeedback_upgrade_required` with feature, plan, addon and state.
	 */
	public function require( Feature $feature ): void {
		$state = $this->state( $feature );
		if ( FeatureState::Open !== $state ) {
			throw self::refusal( $feature->value, $feature->plan(), $feature->addon() ?? '', $state );
		}
	}

	/**
	 * The error for everything that the plan of a site does not include (PLAN, A80).
	 *
	 * @param string $feature Key of a feature, or ''.
	 * @param string $addon   Slug of the addon that brings it, or ''.
	 */
	public static function refusal( string $feature, PlanLevel $plan, string $addon, FeatureState $state ): Failure {
		return Failure::forbidden(
			__( 'This is not available on the plan of this site.', 'userfeedback' ),
			array(
				'feature' => $feature,
				'plan'    => $plan->value,
				'addon'   => $addon,
				'state'   => $state->value,
			),
			'userfeedback_upgrade_required'
		);
	}

	/**
	 * The whole table for screens (boot data `features`).
	 *
	 * @return array<string, array{allowed: bool, state: string, plan: string, addon: string}> By key.
	 */
	public function all(): array {
		$all = array();
		foreach ( Feature::cases() as $feature ) {
			$state                  = $this->state( $feature );
			$all[ $feature->value ] = array(
				'allowed' => FeatureState::Open === $state,
				'state'   => $state->value,
				'plan'    => $feature->plan()->value,
				'addon'   => $feature->addon() ?? '',
			);
		}
		return $all;
	}
}
