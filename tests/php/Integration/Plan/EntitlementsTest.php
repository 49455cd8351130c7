<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Plan;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Addons\AddonStates;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Pro\Plan\FeatureState;
use UserFeedback\Support\Failure;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * The table, walked: every edition and license, with each addon absent, inactive and active.
 */
final class EntitlementsTest extends IntegrationTestCase {

	/**
	 * @return array<string, array{PlanLevel|null, string}>
	 */
	public static function sites(): array {
		$sites = array();
		foreach ( array( 'absent', 'inactive', 'active' ) as $addon ) {
			$sites[ "Pro without license, {$addon}" ]  = array( null, $addon );
			$sites[ "Pro with plus, addon {$addon}" ]  = array( PlanLevel::Plus, $addon );
			$sites[ "Pro with pro, addon {$addon}" ]   = array( PlanLevel::Pro, $addon );
			$sites[ "Pro with elite, addon {$addon}" ] = array( PlanLevel::Elite, $addon );
		}
		return $sites;
	}

	#[DataProvider( 'sites' )]
	public function test_the_table( ?PlanLevel $plan, string $addon ): void {
		$this->license( $plan );
		foreach ( Feature::cases() as $feature ) {
			$states       = $this->states( $feature, $addon );
			$entitlements = new Entitlements(
				$this->container()->get( LicenseStore::class ),
				$states
			);
			$expected     = self::expected( $feature, $plan, $addon );

			self::assertSame( $expected, $entitlements->state( $feature ), $feature->value );
			self::assertSame( FeatureState::Open === $expected, $entitlements->allows( $feature ), $feature->value );
			self::assertSame(
				FeatureState::Open === $expected,
				$entitlements->all()[ $feature->value ]['allowed'],
				'What the screens get: ' . $feature->value
			);
			if ( FeatureState::Open !== $expected ) {
				try {
					$entitlements->require( $feature );
					self::fail( $feature->value . ' was not refused.' );
				} catch ( Failure $failure ) {
					self::assertSame( 'userfeedback_upgrade_required', $failure->error_code );
					self::assertSame( 403, $failure->status );
					self::assertSame( $feature->value, $failure->details['feature'] );
					self::assertSame( $feature->plan()->value, $failure->details['plan'] );
				}
			}
		}
	}

	/**
	 * The specification's rules, said once more in other words.
	 *
	 * @param string $addon absent, inactive or active.
	 */
	private static function expected( Feature $feature, ?PlanLevel $plan, string $addon ): FeatureState {
		$order  = array( 'plus', 'pro', 'elite' );
		$needed = $feature->license();
		if ( null !== $needed ) {
			if ( null === $plan ) {
				return FeatureState::License;
			}
			if ( array_search( $plan->value, $order, true ) < array_search( $needed->value, $order, true ) ) {
				return FeatureState::Upgrade;
			}
		}
		if ( null === $feature->addon() ) {
			return FeatureState::Open;
		}
		return array(
			'absent'   => FeatureState::Install,
			'inactive' => FeatureState::Activate,
			'active'   => FeatureState::Open,
		)[ $addon ];
	}

	/**
	 * The addons of the site: the test site has the files of every addon.
	 *
	 * @param string $addon absent, inactive or active.
	 */
	private function states( Feature $feature, string $addon ): AddonStates {
		$states = new AddonStates( 'absent' === $addon ? sys_get_temp_dir() . '/no-plugins-here' : WP_PLUGIN_DIR );
		if ( 'active' === $addon && null !== $feature->addon() ) {
			$states->note_active( $feature->addon(), '0.1.0' );
		}
		return $states;
	}
}
