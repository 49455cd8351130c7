<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

use UserFeedback\Addons\AddonStates;
use UserFeedback\Support\Failure;

/**
 * "May this site do X?" has one answer, here (docs/plans-and-addons.md).
 * REST, ajax, trimming, payload and boot data ask; nothing else knows plans.
 */
final class Entitlements {

	public function __construct(
		private Edition $edition,
		private LicenseStore $licenses,
		private AddonStates $addons
	) {}

	/**
	 * Whether this is a paid edition (PLAN-02).
	 */
	public function is_pro(): bool {
		return $this->edition->is_pro();
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
		$plan = $this->edition->is_pro() ? $this->licenses->plan() : null;
		return null === $plan ? '' : $plan->value;
	}

	/**
	 * Whether the license includes a plan.
	 */
	public function has_plan( PlanLevel $level ): bool {
		$plan = $this->edition->is_pro() ? $this->licenses->plan() : null;
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
		throw Failure::upgrade_required(
			Feature::Templates->value,
			PlanLevel::Pro->value,
			$slug,
			FeatureState::Install->value
		);
	}

	/**
	 * Whether what an owner built with a feature still works for visitors. The
	 * license is not asked: an expired one stops no survey.
	 */
	public function runs( Feature $feature ): bool {
		$addon = $feature->addon();
		return $this->edition->is_pro() && ( null === $addon || $this->addons->is_active( $addon ) );
	}

	/**
	 * Short name of everything that runs() depends on: what is kept of its answers
	 * is stale when this changes.
	 */
	public function signature(): string {
		$addons = $this->addons->active();
		ksort( $addons );
		return substr( md5( ( $this->edition->is_pro() ? 'pro ' : 'lite ' ) . http_build_query( $addons ) ), 0, 8 );
	}

	/**
	 * Whether a feature is open, and if not, what opens it.
	 */
	public function state( Feature $feature ): FeatureState {
		if ( ! $this->edition->is_pro() ) {
			return FeatureState::Upgrade;
		}
		$needed = $feature->license();
		if ( null !== $needed && ! $this->has_plan( $needed ) ) {
			return $this->is_licensed() ? FeatureState::Upgrade : FeatureState::License;
		}
		$addon = $feature->addon();
		if ( null === $addon || $this->addons->is_active( $addon ) ) {
			return FeatureState::Open;
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
			throw Failure::upgrade_required(
				$feature->value,
				$feature->plan()->value,
				$feature->addon() ?? '',
				$state->value
			);
		}
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
