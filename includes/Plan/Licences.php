<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

use DateInterval;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;

/**
 * Verify, deactivate and refresh a licence (STG-07 to STG-19, CALL-35 to
 * CALL-38), for the site or for its network. What was known last survives every
 * trouble at the vendor's.
 */
final class Licences {

	/**
	 * How long an unreachable vendor changes nothing.
	 */
	public const GRACE_DAYS = 14;

	/**
	 * Constructor.
	 *
	 * @param LicenceStore    $store    Where licences are kept.
	 * @param LicenceClient   $client   Speaks with the vendor.
	 * @param LicenceSchedule $schedule The daily check.
	 * @param Clock           $clock    Now.
	 */
	public function __construct( private LicenceStore $store, private LicenceClient $client, private LicenceSchedule $schedule, private Clock $clock ) {}

	/**
	 * Activates a key. With an empty field nothing happens (A20).
	 *
	 * @param string       $key   What was typed; the masked key stands for the stored one.
	 * @param LicenceScope $scope Site or network.
	 * @return string What the person reads; '' when nothing happened.
	 * @throws Failure With the reason; what is stored stays.
	 */
	public function verify( string $key, LicenceScope $scope ): string {
		$key = $this->meant( $key, $scope );
		if ( '' === $key ) {
			return '';
		}
		try {
			$answer = $this->client->activate( $key, $scope->address() );
		} catch ( VendorUnreachable ) {
			throw self::unreachable();
		}
		$stored = $this->stored( $scope );
		if ( LicenceVerdict::Valid !== $answer->verdict ) {
			if ( $stored->key === $key ) {
				$this->keep( $this->heard( $stored, $answer ), $scope );
			}
			throw Failure::licence( $answer->verdict->message() );
		}
		$plan = $answer->plan ?? ( $stored->key === $key ? $stored->plan : null );
		if ( null === $plan ) {
			throw Failure::licence( __( 'The plan of this license key is not known to this version of UserFeedback. Please update the plugin and try again.', 'userfeedback' ) );
		}
		$this->keep( new Licence( $key, $plan, LicenceStatus::Valid, $answer->expires, $this->clock->now() ), $scope );
		return $answer->verdict->message();
	}

	/**
	 * Gives the key back and forgets it. Without a saved key nothing happens (A20).
	 *
	 * @param string       $key   As verify(): empty, or the stored one.
	 * @param LicenceScope $scope Site or network.
	 * @return string What the person reads; '' when nothing happened.
	 * @throws Failure When the vendor is unreachable; the key stays.
	 */
	public function deactivate( string $key, LicenceScope $scope ): string {
		$stored = $this->own( $key, $scope );
		if ( '' === $stored->key ) {
			return '';
		}
		try {
			$this->client->deactivate( $stored->key, $scope->address() );
		} catch ( VendorUnreachable ) {
			throw self::unreachable();
		}
		$this->keep( Licence::none(), $scope );
		return __( 'The license key is no longer active on this site.', 'userfeedback' );
	}

	/**
	 * Asks the vendor again, as a person wishes. Without a saved key nothing
	 * happens. A good key that is not active here, because the site has moved, is
	 * activated.
	 *
	 * @param string       $key   As verify(): empty, or the stored one.
	 * @param LicenceScope $scope Site or network.
	 * @return string What the person reads; '' when nothing happened.
	 * @throws Failure When the key does not count, or the vendor is unreachable.
	 */
	public function refresh( string $key, LicenceScope $scope ): string {
		$stored = $this->own( $key, $scope );
		if ( '' === $stored->key ) {
			return '';
		}
		try {
			$answer = $this->client->check( $stored->key, $scope->address() );
			if ( $answer->verdict->is_inactive_here() ) {
				$answer = $this->client->activate( $stored->key, $scope->address() );
			}
		} catch ( VendorUnreachable ) {
			$this->keep( $this->missed( $stored ), $scope );
			throw self::unreachable();
		}
		$this->keep( $this->heard( $stored, $answer ), $scope );
		if ( LicenceVerdict::Valid !== $answer->verdict ) {
			throw Failure::licence( $answer->verdict->message() );
		}
		return $answer->verdict->message();
	}

	/**
	 * The daily check, in the background. It activates nothing: a copy of a site
	 * must not take the original's place.
	 *
	 * @param LicenceScope $scope Site or network.
	 */
	public function check( LicenceScope $scope ): void {
		$stored = $this->stored( $scope );
		if ( '' === $stored->key ) {
			$this->schedule->follow();
			return;
		}
		try {
			$licence = $this->heard( $stored, $this->client->check( $stored->key, $scope->address() ) );
		} catch ( VendorUnreachable ) {
			$licence = $this->missed( $stored );
		}
		// A person may have changed the key while the vendor was thinking.
		if ( $this->stored( $scope )->key === $stored->key ) {
			$this->keep( $licence, $scope );
		}
	}

	/**
	 * A licence after an answer. An unknown plan leaves the known one in place.
	 *
	 * @param Licence       $known  Before.
	 * @param LicenceAnswer $answer The answer.
	 */
	private function heard( Licence $known, LicenceAnswer $answer ): Licence {
		return new Licence( $known->key, $answer->plan ?? $known->plan, $answer->verdict->status(), '' === $answer->expires ? $known->expires : $answer->expires, $this->clock->now() );
	}

	/**
	 * A licence after the vendor did not answer: good ones run on for the grace
	 * period that began with the first silence, others stay what they were.
	 *
	 * @param Licence $known Before.
	 */
	private function missed( Licence $known ): Licence {
		return LicenceStatus::Valid !== $known->status ? $known : new Licence(
			$known->key,
			$known->plan,
			LicenceStatus::Unreachable,
			$known->expires,
			$known->checked_at,
			$this->clock->now()->add( new DateInterval( 'P' . self::GRACE_DAYS . 'D' ) )
		);
	}

	/**
	 * The stored licence, when that is what was meant.
	 *
	 * @param string       $key   Empty, masked or whole.
	 * @param LicenceScope $scope Site or network.
	 * @throws Failure When it is another key.
	 */
	private function own( string $key, LicenceScope $scope ): Licence {
		$stored = $this->stored( $scope );
		$meant  = $this->meant( $key, $scope );
		if ( '' !== $stored->key && '' !== $meant && $meant !== $stored->key ) {
			throw Failure::licence( __( 'This is not the license key of this site. Please reload the page and try again.', 'userfeedback' ) );
		}
		return $stored;
	}

	/**
	 * The key that was meant by what a person sent.
	 *
	 * @param string       $key   Empty, masked or whole.
	 * @param LicenceScope $scope Site or network.
	 */
	private function meant( string $key, LicenceScope $scope ): string {
		$key    = trim( $key );
		$stored = $this->stored( $scope );
		return '' !== $key && $key === $stored->masked_key() ? $stored->key : $key;
	}

	/**
	 * The licence of a scope.
	 *
	 * @param LicenceScope $scope Site or network.
	 */
	private function stored( LicenceScope $scope ): Licence {
		return LicenceScope::Network === $scope ? $this->store->network() : $this->store->site();
	}

	/**
	 * Keeps a licence, and the daily check as long as there is one.
	 *
	 * @param Licence      $licence The licence.
	 * @param LicenceScope $scope   Site or network.
	 */
	private function keep( Licence $licence, LicenceScope $scope ): void {
		if ( LicenceScope::Network === $scope ) {
			$this->store->save_network( $licence );
		} else {
			$this->store->save_site( $licence );
		}
		$this->schedule->follow();
	}

	/**
	 * The vendor did not answer.
	 */
	private static function unreachable(): Failure {
		return Failure::licence( __( 'The license server could not be reached. Nothing was changed. Please try again in a few minutes.', 'userfeedback' ) );
	}
}
