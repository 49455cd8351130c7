<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Plan;

use DateTimeImmutable;
use UserFeedback\Plan\Licence;
use UserFeedback\Plan\LicenceInfo;
use UserFeedback\Plan\LicenceSchedule;
use UserFeedback\Plan\LicenceScope;
use UserFeedback\Plan\LicenceStatus;
use UserFeedback\Plan\LicenceVerdict;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Support\Failure;
use UserFeedback\Tests\VendorService;

/**
 * Verify, deactivate, refresh and the daily check, over HTTP with the
 * development vendor (STG-07 to STG-19, A20, A88; security-cases "licence server
 * down").
 */
final class LicencesTest extends LicenceTestCase {

	public function test_each_plan_can_be_verified_and_given_back(): void {
		foreach ( PlanLevel::cases() as $plan ) {
			$licences = $this->licences();
			$key      = VendorService::key( $plan->value );
			self::assertSame( LicenceVerdict::Valid->message(), $licences->verify( "  $key\n", LicenceScope::Site ) );
			$stored = $this->store->site();
			self::assertSame( array( $key, $plan, LicenceStatus::Valid ), array( $stored->key, $stored->plan, $stored->status ) );
			self::assertEquals( $this->clock->now(), $stored->checked_at );
			self::assertSame( $plan, $this->store->plan() );
			self::assertNotFalse( wp_next_scheduled( LicenceSchedule::EVENT ) );

			$licences->deactivate( $stored->masked_key(), LicenceScope::Site );
			self::assertSame( '', $this->store->site()->key );
			self::assertFalse( get_option( 'userfeedback_core_license' ) );
			self::assertFalse( wp_next_scheduled( LicenceSchedule::EVENT ) );
			self::assertSame( 'inactive', $this->client( VendorService::url() )->check( $key, home_url( '/' ) )->verdict->value );
		}
	}

	public function test_a_refused_key_is_not_stored_and_the_good_one_stays(): void {
		$this->licences()->verify( VendorService::key( 'pro' ), LicenceScope::Site );
		$before = get_option( 'userfeedback_core_license' );
		foreach ( array(
			'expired'  => LicenceVerdict::Expired,
			'disabled' => LicenceVerdict::Disabled,
			'full'     => LicenceVerdict::NoActivationsLeft,
		) as $kind => $verdict ) {
			self::assertSame( $verdict->message(), $this->refused( fn () => $this->licences()->verify( VendorService::key( $kind ), LicenceScope::Site ) ) );
		}
		self::assertSame( LicenceVerdict::Missing->message(), $this->refused( fn () => $this->licences()->verify( 'nobody-sold-this', LicenceScope::Site ) ) );
		self::assertSame( $before, get_option( 'userfeedback_core_license' ) );
	}

	public function test_empty_fields_do_nothing_and_ask_nobody(): void {
		$licences       = $this->licences();
		$this->requests = array();
		self::assertSame( '', $licences->verify( " \t", LicenceScope::Site ) );
		self::assertSame( '', $licences->deactivate( '', LicenceScope::Site ) );
		self::assertSame( '', $licences->refresh( '', LicenceScope::Site ) );
		self::assertSame( '', $licences->refresh( 'typed-but-not-saved', LicenceScope::Site ) );
		$licences->check( LicenceScope::Site );
		self::assertSame( array(), $this->requests );
		self::assertFalse( get_option( 'userfeedback_core_license' ) );
	}

	public function test_no_fault_of_the_vendor_makes_a_key_valid_or_forgets_one(): void {
		foreach ( array( 'down', 'garbage', 'html', 'error', 'wrong-site' ) as $mode ) {
			$licences = $this->licences();
			VendorService::switch_to( $mode );
			$text = $this->refused( fn () => $licences->verify( VendorService::key( 'elite' ), LicenceScope::Site ) );
			self::assertStringContainsString( 'could not be reached', $text, $mode );
			self::assertFalse( get_option( 'userfeedback_core_license' ), $mode );

			$this->licences()->verify( VendorService::key( 'pro' ), LicenceScope::Site );
			VendorService::switch_to( $mode );
			$this->refused( fn () => $licences->verify( VendorService::key( 'elite' ), LicenceScope::Site ) );
			self::assertSame( VendorService::key( 'pro' ), $this->store->site()->key, $mode );
			$this->refused( fn () => $licences->deactivate( '', LicenceScope::Site ) );
			self::assertSame( LicenceStatus::Valid, $this->store->site()->status, $mode );
			$licences->check( LicenceScope::Site );
			self::assertSame( LicenceStatus::Unreachable, $this->store->site()->status, $mode );
			self::assertSame( PlanLevel::Pro, $this->store->plan(), $mode );
			$this->licences()->deactivate( '', LicenceScope::Site );
		}
	}

	public function test_a_vendor_of_twenty_seconds_is_left_after_two_tries_of_five(): void {
		$this->licences()->verify( VendorService::key( 'plus' ), LicenceScope::Site );
		VendorService::switch_to( 'slow' );
		$licences       = new \UserFeedback\Plan\Licences( $this->store, $this->client( VendorService::url() ), $this->schedule, $this->clock );
		$this->requests = array();
		$started        = microtime( true );
		$licences->check( LicenceScope::Site );
		self::assertLessThan( 14, microtime( true ) - $started );
		self::assertCount( 2, $this->requests );
		self::assertSame( PlanLevel::Plus, $this->store->plan() );
	}

	public function test_markup_from_the_vendor_opens_nothing(): void {
		$licences = $this->licences();
		VendorService::switch_to( 'markup' );
		self::assertStringContainsString( 'plan of this license key is not known', $this->refused( fn () => $licences->verify( VendorService::key( 'elite' ), LicenceScope::Site ) ) );
		self::assertNull( $this->store->plan() );

		$this->licences()->verify( VendorService::key( 'plus' ), LicenceScope::Site );
		VendorService::switch_to( 'markup' );
		$licences->check( LicenceScope::Site );
		self::assertSame( PlanLevel::Plus, $this->store->plan(), 'An unknown type leaves the known one.' );
		self::assertStringNotContainsString( '<', (string) wp_json_encode( LicenceInfo::of( $this->store->site(), LicenceScope::Site ) ) );
	}

	public function test_fourteen_days_of_silence_change_nothing_and_the_first_answer_ends_them(): void {
		$licences = $this->licences();
		$licences->verify( VendorService::key( 'pro' ), LicenceScope::Site );
		VendorService::switch_to( 'down' );
		$this->clock->set( new DateTimeImmutable( '2026-12-01 03:00:00' ) );
		for ( $day = 0; $day <= 14; $day++ ) {
			$licences->check( LicenceScope::Site );
			self::assertSame( PlanLevel::Pro, $this->store->plan(), "day $day" );
			$info = LicenceInfo::of( $this->store->site(), LicenceScope::Site );
			self::assertSame( array( 'unreachable', '2026-12-01', '2026-12-15' ), array( $info['status'] ?? '', $info['unreachable_since'] ?? '', $info['works_until'] ?? '' ) );
			self::assertSame( 'pro', $info['type'] ?? '' );
			$this->clock->set( $this->clock->now()->modify( '+1 day' ) );
		}
		self::assertNull( $this->store->plan(), 'The grace period is over.' );
		self::assertSame( VendorService::key( 'pro' ), $this->store->site()->key );

		VendorService::switch_to( 'normal' );
		$licences->check( LicenceScope::Site );
		self::assertSame( PlanLevel::Pro, $this->store->plan() );
		self::assertSame( LicenceStatus::Valid, $this->store->site()->status );
		self::assertNull( $this->store->site()->grace_until );
	}

	public function test_silence_does_not_help_a_licence_that_had_ended(): void {
		$this->store->save_site( new Licence( VendorService::key( 'expired' ), PlanLevel::Pro, LicenceStatus::Valid ) );
		$licences = $this->licences();
		$licences->check( LicenceScope::Site );
		self::assertSame( array( LicenceStatus::Expired, '2025-01-31' ), array( $this->store->site()->status, $this->store->site()->expires ) );
		VendorService::switch_to( 'down' );
		$licences->check( LicenceScope::Site );
		self::assertSame( LicenceStatus::Expired, $this->store->site()->status );
		self::assertNull( $this->store->plan() );
	}

	public function test_refresh_activates_a_good_key_on_a_site_that_moved_and_the_daily_check_does_not(): void {
		$licences = $this->licences();
		$licences->verify( VendorService::key( 'plus' ), LicenceScope::Site );
		add_filter( 'home_url', $moved = static fn (): string => 'https://moved.example/' );
		try {
			$licences->check( LicenceScope::Site );
			self::assertSame( LicenceStatus::Invalid, $this->store->site()->status );
			$licences->refresh( $this->store->site()->masked_key(), LicenceScope::Site );
			self::assertSame( LicenceStatus::Valid, $this->store->site()->status );
		} finally {
			$licences->deactivate( '', LicenceScope::Site );
			remove_filter( 'home_url', $moved );
		}
	}

	public function test_another_key_is_not_deactivated_in_the_stored_ones_place(): void {
		$licences = $this->licences();
		$licences->verify( VendorService::key( 'plus' ), LicenceScope::Site );
		$this->refused( fn () => $licences->deactivate( VendorService::key( 'elite' ), LicenceScope::Site ) );
		$this->refused( fn () => $licences->refresh( VendorService::key( 'elite' ), LicenceScope::Site ) );
		self::assertSame( VendorService::key( 'plus' ), $this->store->site()->key );
		$licences->deactivate( '', LicenceScope::Site );
	}

	public function test_no_file_of_the_site_keeps_a_key(): void {
		$licences = $this->licences();
		foreach ( array( 'normal', 'down', 'html' ) as $mode ) {
			VendorService::switch_to( $mode );
			foreach ( array( 'elite', 'expired' ) as $kind ) {
				try {
					$licences->verify( VendorService::key( $kind ), LicenceScope::Site );
				} catch ( Failure $failure ) {
					self::assertStringNotContainsString( VendorService::key( $kind ), $failure->getMessage() . $failure->getTraceAsString() );
				}
			}
		}
		// Plugins and themes are read-only code; the rest of wp-content is where logs and caches end up.
		$written = new \RecursiveCallbackFilterIterator(
			new \RecursiveDirectoryIterator( WP_CONTENT_DIR, \FilesystemIterator::SKIP_DOTS ),
			static fn ( \SplFileInfo $file ): bool => ! in_array( $file->getPathname(), array( WP_PLUGIN_DIR, get_theme_root() ), true )
		);
		foreach ( new \RecursiveIteratorIterator( $written ) as $file ) {
			$text = $file instanceof \SplFileInfo && $file->isFile() ? (string) file_get_contents( $file->getPathname() ) : '';
			self::assertDoesNotMatchRegularExpression( '/' . VendorService::key( 'elite' ) . '|' . VendorService::key( 'expired' ) . '/', $text );
		}
		VendorService::switch_to( 'normal' );
		$licences->deactivate( '', LicenceScope::Site );
	}

	/**
	 * Text of the failure that a call ends with.
	 *
	 * @param callable(): mixed $call The call.
	 */
	private function refused( callable $call ): string {
		try {
			$call();
		} catch ( Failure $failure ) {
			self::assertSame( array( 'userfeedback_license', 422, $failure->getMessage() ), array( $failure->error_code, $failure->status, $failure->details['error'] ) );
			return $failure->getMessage();
		}
		self::fail( 'The call was not refused.' );
	}
}
