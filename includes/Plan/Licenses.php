<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

use DateInterval;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;

/**
 * Verifies, deactivates and refreshes a license (STG-07 to STG-19, CALL-35 to CALL-38), for the site or its
 * network. The last known state survives every fault of the vendor.
 */
final class Licenses {

	/**
	 * Days for which an unreachable vendor changes nothing.
	 */
	public const GRACE_DAYS = 14;

	public function __construct(
		private LicenseStore $store,
		private LicenseClient $client,
		private LicenseSchedule $schedule,
		private Clock $clock
	) {}

	/**
	 * Activates a key. An empty field does nothing (A20).
	 *
	 * @param string $key What was typed; the masked key stands for the stored one.
	 * @return string What the person reads; '' when nothing happened.
	 * @throws Failure With the reason; what is stored stays.
	 */
	public function verify( string $key, LicenseScope $scope ): string {
		$key = $this->resolve_key( $key, $scope );
		if ( '' === $key ) {
			return '';
		}
		try {
			$answer = $this->client->activate( $key, $scope->address() );
		} catch ( VendorUnreachable ) {
			throw self::unreachable();
		}
		$stored = $this->stored( $scope );
		if ( LicenseVerdict::Valid !== $answer->verdict ) {
			if ( $stored->key === $key ) {
				$this->save( $this->with_answer( $stored, $answer ), $scope );
			}
			throw Failure::license( $answer->verdict->message() );
		}
		$plan = $answer->plan ?? ( $stored->key === $key ? $stored->plan : null );
		if ( null === $plan ) {
			throw Failure::license(
				__(
					'The plan of this license key is not known to this version of UserFeedback. Please update the plugin and try again.',
					'userfeedback'
				)
			);
		}
		$this->save( new License( $key, $plan, LicenseStatus::Valid, $answer->expires, $this->clock->now() ), $scope );
		return $answer->verdict->message();
	}

	/**
	 * Deactivates the key and removes it. Without a saved key it does nothing (A20).
	 *
	 * @param string $key As verify(): empty, or the stored one.
	 * @return string What the person reads; '' when nothing happened.
	 * @throws Failure When the vendor is unreachable; the key stays.
	 */
	public function deactivate( string $key, LicenseScope $scope ): string {
		$stored = $this->checked_license( $key, $scope );
		if ( '' === $stored->key ) {
			return '';
		}
		try {
			$this->client->deactivate( $stored->key, $scope->address() );
		} catch ( VendorUnreachable ) {
			throw self::unreachable();
		}
		$this->save( License::none(), $scope );
		return __( 'The license key is no longer active on this site.', 'userfeedback' );
	}

	/**
	 * Checks the stored key again. Without one it does nothing. A valid key that is not active here, because
	 * the site moved, is activated.
	 *
	 * @param string $key As verify(): empty, or the stored one.
	 * @return string What the person reads; '' when nothing happened.
	 * @throws Failure When the key does not count, or the vendor is unreachable.
	 */
	public function refresh( string $key, LicenseScope $scope ): string {
		$stored = $this->checked_license( $key, $scope );
		if ( '' === $stored->key ) {
			return '';
		}
		try {
			$answer = $this->client->check( $stored->key, $scope->address() );
			if ( $answer->verdict->is_inactive_here() ) {
				$answer = $this->client->activate( $stored->key, $scope->address() );
			}
		} catch ( VendorUnreachable ) {
			$this->save( $this->with_silent_vendor( $stored ), $scope );
			throw self::unreachable();
		}
		$this->save( $this->with_answer( $stored, $answer ), $scope );
		if ( LicenseVerdict::Valid !== $answer->verdict ) {
			throw Failure::license( $answer->verdict->message() );
		}
		return $answer->verdict->message();
	}

	/**
	 * The daily check, in the background. It activates nothing: a copy of a site must not take the original's
	 * place.
	 */
	public function check( LicenseScope $scope ): void {
		$stored = $this->stored( $scope );
		if ( '' === $stored->key ) {
			$this->schedule->follow();
			return;
		}
		try {
			$license = $this->with_answer( $stored, $this->client->check( $stored->key, $scope->address() ) );
		} catch ( VendorUnreachable ) {
			$license = $this->with_silent_vendor( $stored );
		}
		// Somebody may have changed the key during the request.
		if ( $this->stored( $scope )->key === $stored->key ) {
			$this->save( $license, $scope );
		}
	}

	/**
	 * The license after an answer. An unknown plan leaves the known one in place.
	 */
	private function with_answer( License $known, LicenseAnswer $answer ): License {
		return new License(
			$known->key,
			$answer->plan ?? $known->plan,
			$answer->verdict->status(),
			'' === $answer->expires ? $known->expires : $answer->expires,
			$this->clock->now()
		);
	}

	/**
	 * The license after the vendor did not answer: a valid one continues for the grace period, which began with
	 * the first failure; others stay as they are.
	 */
	private function with_silent_vendor( License $known ): License {
		return LicenseStatus::Valid !== $known->status ? $known : new License(
			$known->key,
			$known->plan,
			LicenseStatus::Unreachable,
			$known->expires,
			$known->checked_at,
			$this->clock->now()->add( new DateInterval( 'P' . self::GRACE_DAYS . 'D' ) )
		);
	}

	/**
	 * The stored license, if the key is its key.
	 *
	 * @param string $key Empty, masked or whole.
	 * @throws Failure When it is another key.
	 */
	private function checked_license( string $key, LicenseScope $scope ): License {
		$stored = $this->stored( $scope );
		$key    = $this->resolve_key( $key, $scope );
		if ( '' !== $stored->key && '' !== $key && $key !== $stored->key ) {
			throw Failure::license(
				__( 'This is not the license key of this site. Please reload the page and try again.', 'userfeedback' )
			);
		}
		return $stored;
	}

	/**
	 * The whole key for the input of a person.
	 *
	 * @param string $key Empty, masked or whole.
	 */
	private function resolve_key( string $key, LicenseScope $scope ): string {
		$key    = trim( $key );
		$stored = $this->stored( $scope );
		return '' !== $key && $key === $stored->masked_key() ? $stored->key : $key;
	}

	/**
	 * The license of a scope.
	 */
	private function stored( LicenseScope $scope ): License {
		return LicenseScope::Network === $scope ? $this->store->network() : $this->store->site();
	}

	/**
	 * Stores a license, and schedules the daily check while there is one.
	 */
	private function save( License $license, LicenseScope $scope ): void {
		if ( LicenseScope::Network === $scope ) {
			$this->store->save_network( $license );
		} else {
			$this->store->save_site( $license );
		}
		$this->schedule->follow();
	}

	/**
	 * The vendor did not answer.
	 */
	private static function unreachable(): Failure {
		return Failure::license(
			__(
				'The license server could not be reached. Nothing was changed. Please try again in a few minutes.',
				'userfeedback'
			),
			array(),
			503
		);
	}
}
