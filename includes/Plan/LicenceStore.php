<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

use UserFeedback\Support\Clock;

/**
 * Where licences are kept: the site's in an option, the network's in a site
 * option of the same name.
 */
final class LicenceStore {

	public const OPTION = 'userfeedback_core_license';

	/**
	 * Constructor.
	 *
	 * @param Clock $clock Now.
	 */
	public function __construct( private Clock $clock ) {}

	/**
	 * The licence that counts: a valid one of the site, else the network's when
	 * that is valid, else the site's (A89).
	 */
	public function current(): Licence {
		return LicenceScope::Network === $this->source() ? $this->network() : $this->site();
	}

	/**
	 * Whose licence counts.
	 */
	public function source(): LicenceScope {
		if ( ! is_multisite() ) {
			return LicenceScope::Site;
		}
		$site = $this->site();
		$now  = $this->clock->now();
		if ( null !== $site->plan_at( $now ) ) {
			return LicenceScope::Site;
		}
		$network = $this->network();
		return null !== $network->plan_at( $now ) || ( '' === $site->key && '' !== $network->key ) ? LicenceScope::Network : LicenceScope::Site;
	}

	/**
	 * The plan that counts now, or null.
	 */
	public function plan(): ?PlanLevel {
		return $this->current()->plan_at( $this->clock->now() );
	}

	/**
	 * The site's licence.
	 */
	public function site(): Licence {
		return Licence::from_stored( get_option( self::OPTION ) );
	}

	/**
	 * The network's licence.
	 */
	public function network(): Licence {
		return is_multisite() ? Licence::from_stored( get_site_option( self::OPTION ) ) : Licence::none();
	}

	/**
	 * Keeps the site's licence.
	 *
	 * @param Licence $licence The licence; Licence::none() forgets it.
	 */
	public function save_site( Licence $licence ): void {
		if ( '' === $licence->key ) {
			delete_option( self::OPTION );
			return;
		}
		update_option( self::OPTION, $licence->to_array(), true );
	}

	/**
	 * Keeps the network's licence.
	 *
	 * @param Licence $licence The licence; Licence::none() forgets it.
	 */
	public function save_network( Licence $licence ): void {
		if ( '' === $licence->key ) {
			delete_site_option( self::OPTION );
			return;
		}
		update_site_option( self::OPTION, $licence->to_array() );
	}
}
