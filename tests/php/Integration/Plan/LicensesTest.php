<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Plan;

use DateTimeImmutable;
use UserFeedback\Plan\License;
use UserFeedback\Plan\LicenseSchedule;
use UserFeedback\Plan\LicenseScope;
use UserFeedback\Plan\LicenseStatus;
use UserFeedback\Plan\LicenseVerdict;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Support\Failure;
use UserFeedback\Tests\VendorService;

/**
 * Verify, deactivate, refresh and the daily check, over HTTP with the
 * development vendor (STG-07 to STG-19, A20, A88), and what
 * happens while the vendor is down.
 */
final class LicensesTest extends LicenseTestCase {

	public function test_each_plan_can_be_verified_and_given_back(): void {
		foreach ( PlanLevel::cases() as $plan ) {
			$licenses = $this->licenses();
			$key      = VendorService::key( $plan->value );
			self::assertSame( LicenseVerdict::Valid->message(), $licenses->verify( "  $key\n", LicenseScope::Site ) );
			$stored = $this->store->site();
			self::assertSame(
				array( $key, $plan, LicenseStatus::Valid ),
				array( $stored->key, $stored->plan, $stored->status )
			);
			self::assertEquals( $this->clock->now(), $stored->checked_at );
			self::assertSame( $plan, $this->store->plan() );
			self::assertNotFalse( wp_next_scheduled( LicenseSchedule::EVENT ) );

			$licenses->deactivate( $stored->masked_key(), LicenseScope::Site );
			self::assertSame( '', $this->store->site()->key );
			self::assertFalse( get_option( 'userfeedback_core_license' ) );
			self::assertFalse( wp_next_scheduled( LicenseSchedule::EVENT ) );
			self::assertSame(
				'inactive',
				$this->client( VendorService::url() )->check( $key, home_url( '/' ) )->verdict->value
			);
		}
	}

	public function test_a_refused_key_is_not_stored_and_the_good_one_stays(): void {
		$this->licenses()->verify( VendorService::key( 'pro' ), LicenseScope::Site );
		$before = get_option( 'userfeedback_core_license' );
		foreach ( array(
			'expired'  => LicenseVerdict::Expired,
			'disabled' => LicenseVerdict::Disabled,
			'full'     => LicenseVerdict::NoActivationsLeft,
		) as $kind => $verdict ) {
			self::assertSame(
				$verdict->message(),
				$this->refused( fn () => $this->licenses()->verify( VendorService::key( $kind ), LicenseScope::Site ) )
			);
		}
		self::assertSame(
			LicenseVerdict::Missing->message(),
			$this->refused( fn () => $this->licenses()->verify( 'nobody-sold-this', LicenseScope::Site ) )
		);
		self::assertSame( $before, get_option( 'userfeedback_core_license' ) );
	}

	public function test_empty_fields_do_nothing_and_ask_nobody(): void {
		$licenses       = $this->licenses();
		$this->requests = array();
		self::assertSame( '', $licenses->verify( " \t", LicenseScope::Site ) );
		self::assertSame( '', $licenses->deactivate( '', LicenseScope::Site ) );
		self::assertSame( '', $licenses->refresh( '', LicenseScope::Site ) );
		self::assertSame( '', $licenses->refresh( 'typed-but-not-saved', LicenseScope::Site ) );
		$licenses->check( LicenseScope::Site );
		self::assertSame( array(), $this->requests );
		self::assertFalse( get_option( 'userfeedback_core_license' ) );
	}

	public function test_no_fault_of_the_vendor_makes_a_key_valid_or_forgets_one(): void {
		foreach ( array( 'down', 'garbage', 'html', 'error', 'wrong-site' ) as $mode ) {
			$licenses = $this->licenses();
			VendorService::switch_to( $mode );
			$text = $this->refused( fn () => $licenses->verify( VendorService::key( 'elite' ), LicenseScope::Site ), 503 );
			self::assertStringContainsString( 'could not be reached', $text, $mode );
			self::assertFalse( get_option( 'userfeedback_core_license' ), $mode );

			$this->licenses()->verify( VendorService::key( 'pro' ), LicenseScope::Site );
			VendorService::switch_to( $mode );
			$this->refused( fn () => $licenses->verify( VendorService::key( 'elite' ), LicenseScope::Site ), 503 );
			self::assertSame( VendorService::key( 'pro' ), $this->store->site()->key, $mode );
			$this->refused( fn () => $licenses->deactivate( '', LicenseScope::Site ), 503 );
			self::assertSame( LicenseStatus::Valid, $this->store->site()->status, $mode );
			$licenses->check( LicenseScope::Site );
			self::assertSame( LicenseStatus::Unreachable, $this->store->site()->status, $mode );
			self::assertSame( PlanLevel::Pro, $this->store->plan(), $mode );
			$this->licenses()->deactivate( '', LicenseScope::Site );
		}
	}

	public function test_a_vendor_of_twenty_seconds_is_left_after_two_tries_of_five(): void {
		$this->licenses()->verify( VendorService::key( 'plus' ), LicenseScope::Site );
		VendorService::switch_to( 'slow' );
		$licenses       = new \UserFeedback\Plan\Licenses(
			$this->store,
			$this->client( VendorService::url() ),
			$this->schedule,
			$this->clock
		);
		$this->requests = array();
		$started        = microtime( true );
		$licenses->check( LicenseScope::Site );
		self::assertLessThan( 14, microtime( true ) - $started );
		self::assertCount( 2, $this->requests );
		self::assertSame( PlanLevel::Plus, $this->store->plan() );
	}

	public function test_markup_from_the_vendor_opens_nothing(): void {
		$licenses = $this->licenses();
		VendorService::switch_to( 'markup' );
		self::assertStringContainsString(
			'plan of this license key is not known',
			$this->refused( fn () => $licenses->verify( VendorService::key( 'elite' ), LicenseScope::Site ) )
		);
		self::assertNull( $this->store->plan() );

		$this->licenses()->verify( VendorService::key( 'plus' ), LicenseScope::Site );
		VendorService::switch_to( 'markup' );
		$licenses->check( LicenseScope::Site );
		self::assertSame( PlanLevel::Plus, $this->store->plan(), 'An unknown type leaves the known one.' );
		self::assertStringNotContainsString(
			'<',
			(string) wp_json_encode( $this->store->info( LicenseScope::Site ) )
		);
	}

	public function test_fourteen_days_of_silence_change_nothing_and_the_first_answer_ends_them(): void {
		$licenses = $this->licenses();
		$licenses->verify( VendorService::key( 'pro' ), LicenseScope::Site );
		VendorService::switch_to( 'down' );
		$this->clock->set( new DateTimeImmutable( '2026-12-01 03:00:00' ) );
		for ( $day = 0; $day <= 14; $day++ ) {
			$licenses->check( LicenseScope::Site );
			self::assertSame( PlanLevel::Pro, $this->store->plan(), "day $day" );
			$info = $this->store->info( LicenseScope::Site );
			self::assertSame(
				array( 'unreachable', '2026-12-01', '2026-12-15' ),
				array( $info['status'] ?? '', $info['unreachable_since'] ?? '', $info['works_until'] ?? '' )
			);
			self::assertSame( array( 'pro', false ), array( $info['type'] ?? '', $info['is_grace_over'] ?? null ) );
			$this->clock->set( $this->clock->now()->modify( '+1 day' ) );
		}
		self::assertNull( $this->store->plan(), 'The grace period is over.' );
		$info = $this->store->info( LicenseScope::Site );
		self::assertSame( array( 'unreachable', true ), array( $info['status'] ?? '', $info['is_grace_over'] ?? null ) );
		self::assertSame( VendorService::key( 'pro' ), $this->store->site()->key );

		VendorService::switch_to( 'normal' );
		$licenses->check( LicenseScope::Site );
		self::assertSame( PlanLevel::Pro, $this->store->plan() );
		self::assertSame( LicenseStatus::Valid, $this->store->site()->status );
		self::assertNull( $this->store->site()->grace_until );
	}

	public function test_silence_does_not_help_a_license_that_had_ended(): void {
		$this->store->save_site( new License( VendorService::key( 'expired' ), PlanLevel::Pro, LicenseStatus::Valid ) );
		$licenses = $this->licenses();
		$licenses->check( LicenseScope::Site );
		self::assertSame(
			array( LicenseStatus::Expired, '2025-01-31' ),
			array( $this->store->site()->status, $this->store->site()->expires )
		);
		VendorService::switch_to( 'down' );
		$licenses->check( LicenseScope::Site );
		self::assertSame( LicenseStatus::Expired, $this->store->site()->status );
		self::assertNull( $this->store->plan() );
	}

	public function test_refresh_activates_a_good_key_on_a_site_that_moved_and_the_daily_check_does_not(): void {
		$licenses = $this->licenses();
		$licenses->verify( VendorService::key( 'plus' ), LicenseScope::Site );
		add_filter( 'home_url', $moved = static fn (): string => 'https://moved.example/' );
		try {
			$licenses->check( LicenseScope::Site );
			self::assertSame( LicenseStatus::Invalid, $this->store->site()->status );
			$licenses->refresh( $this->store->site()->masked_key(), LicenseScope::Site );
			self::assertSame( LicenseStatus::Valid, $this->store->site()->status );
		} finally {
			$licenses->deactivate( '', LicenseScope::Site );
			remove_filter( 'home_url', $moved );
		}
	}

	public function test_another_key_is_not_deactivated_in_the_stored_ones_place(): void {
		$licenses = $this->licenses();
		$licenses->verify( VendorService::key( 'plus' ), LicenseScope::Site );
		$this->refused( fn () => $licenses->deactivate( VendorService::key( 'elite' ), LicenseScope::Site ) );
		$this->refused( fn () => $licenses->refresh( VendorService::key( 'elite' ), LicenseScope::Site ) );
		self::assertSame( VendorService::key( 'plus' ), $this->store->site()->key );
		$licenses->deactivate( '', LicenseScope::Site );
	}

	public function test_no_file_of_the_site_keeps_a_key(): void {
		$licenses = $this->licenses();
		foreach ( array( 'normal', 'down', 'html' ) as $mode ) {
			VendorService::switch_to( $mode );
			foreach ( array( 'elite', 'expired' ) as $kind ) {
				try {
					$licenses->verify( VendorService::key( $kind ), LicenseScope::Site );
				} catch ( Failure $failure ) {
					self::assertStringNotContainsString(
						VendorService::key( $kind ),
						$failure->getMessage() . $failure->getTraceAsString()
					);
				}
			}
		}
		// Plugins and themes are read-only code; the rest of wp-content is where logs and caches end up.
		$written = new \RecursiveCallbackFilterIterator(
			new \RecursiveDirectoryIterator( WP_CONTENT_DIR, \FilesystemIterator::SKIP_DOTS ),
			static fn ( \SplFileInfo $file ): bool => ! in_array(
				$file->getPathname(),
				array( WP_PLUGIN_DIR, get_theme_root() ),
				true
			)
		);
		foreach ( new \RecursiveIteratorIterator( $written ) as $file ) {
			$text = $file instanceof \SplFileInfo && $file->isFile()
				? (string) file_get_contents( $file->getPathname() )
				: '';
			self::assertDoesNotMatchRegularExpression(
				'/' . VendorService::key( 'elite' ) . '|' . VendorService::key( 'expired' ) . '/',
				$text
			);
		}
		VendorService::switch_to( 'normal' );
		$licenses->deactivate( '', LicenseScope::Site );
	}

	/**
	 * Text of the failure that a call ends with.
	 *
	 * @param callable(): mixed $call The call.
	 * @param int               $status 422; 503 when nobody answered.
	 */
	private function refused( callable $call, int $status = 422 ): string {
		try {
			$call();
		} catch ( Failure $failure ) {
			self::assertSame(
				array( 'userfeedback_license', $status, $failure->getMessage() ),
				array( $failure->error_code, $failure->status, $failure->details['error'] )
			);
			return $failure->getMessage();
		}
		self::fail( 'The call was not refused.' );
	}
}
