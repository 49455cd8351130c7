<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Plan;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use UserFeedback\Plan\License;
use UserFeedback\Plan\LicenseStatus;
use UserFeedback\Plan\Offers;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Pro\Plan\Feature;

/**
 * The table of features is the one that TypeScript has, and plans are in order.
 */
final class FeatureTest extends TestCase {

	public function test_the_fixture_for_the_screens_is_the_table(): void {
		$json  = (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/entitlements.json' );
		$table = array_map(
			static fn ( Feature $feature ): array => array(
				'key'     => $feature->value,
				'license' => null === $feature->license() ? '' : $feature->license()->value,
				'plan'    => $feature->plan()->value,
				'addon'   => $feature->addon() ?? '',
			),
			Feature::cases()
		);
		self::assertSame( array( 'features' => $table ), json_decode( $json, true ) );
	}

	public function test_the_addons_of_the_table_are_those_of_the_list(): void {
		$list  = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/addons.json' ), true );
		$slugs = array_column( is_array( $list ) ? $list : array(), 'slug' );
		self::assertEqualsCanonicalizing( $slugs, Offers::addons() );
	}

	public function test_no_feature_needs_a_smaller_plan_than_its_addon(): void {
		$list  = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/addons.json' ), true );
		$plans = array_column( is_array( $list ) ? $list : array(), 'plan', 'slug' );
		foreach ( Feature::cases() as $feature ) {
			if ( null !== $feature->addon() ) {
				self::assertSame( $plans[ $feature->addon() ], $feature->plan()->value, $feature->value );
			}
		}
	}

	public function test_every_offer_is_a_feature_and_names_the_least_plan_that_opens_it(): void {
		self::assertSame(
			array_column( Feature::cases(), 'value' ),
			array_keys( Offers::ALL ),
			'Lite names what Pro has.'
		);
		self::assertSame( PlanLevel::Plus, Feature::ThankYouMessage->plan(), 'Any key brings Pro.' );
		self::assertSame( PlanLevel::Elite, Feature::Heatmaps->plan() );
	}

	/**
	 * @return array<string, array{PlanLevel, PlanLevel, bool}>
	 */
	public static function plans(): array {
		return array(
			'plus has plus'        => array( PlanLevel::Plus, PlanLevel::Plus, true ),
			'plus has not pro'     => array( PlanLevel::Plus, PlanLevel::Pro, false ),
			'plus has not elite'   => array( PlanLevel::Plus, PlanLevel::Elite, false ),
			'pro has plus'         => array( PlanLevel::Pro, PlanLevel::Plus, true ),
			'pro has pro'          => array( PlanLevel::Pro, PlanLevel::Pro, true ),
			'pro has not elite'    => array( PlanLevel::Pro, PlanLevel::Elite, false ),
			'elite has everything' => array( PlanLevel::Elite, PlanLevel::Plus, true ),
			'elite has elite'      => array( PlanLevel::Elite, PlanLevel::Elite, true ),
		);
	}

	#[DataProvider( 'plans' )]
	public function test_plans_are_in_order( PlanLevel $has, PlanLevel $needs, bool $expected ): void {
		self::assertSame( $expected, $has->includes( $needs ) );
	}

	public function test_an_unreachable_vendor_changes_nothing_until_the_grace_period_ends(): void {
		$end     = new DateTimeImmutable( '2026-05-15 12:00:00 UTC' );
		$license = new License( 'k', PlanLevel::Pro, LicenseStatus::Unreachable, '', null, $end );
		self::assertSame( PlanLevel::Pro, $license->plan_at( $end ) );
		self::assertNull( $license->plan_at( $end->modify( '+1 second' ) ) );
	}

	public function test_a_license_survives_its_option(): void {
		$license = new License(
			'ABCD-1234',
			PlanLevel::Plus,
			LicenseStatus::Expired,
			'2026-01-01',
			new DateTimeImmutable( '2026-02-03 04:05:06 UTC' )
		);
		self::assertEquals( $license, License::from_stored( $license->to_array() ) );
		self::assertSame( '••••••••1234', $license->masked_key() );
		self::assertEquals( License::none(), License::from_stored( 'O:8:"stdClass":0:{}' ) );
	}
}
