<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

use UserFeedback\Support\Clock;

/**
 * Stores licenses: the site's in an option, the network's in a site option of the same name.
 */
final class LicenseStore {

	public const OPTION = 'userfeedback_core_license';

	public function __construct( private Clock $clock ) {}

	/**
	 * The effective license: a valid one of the site, otherwise a valid one of the network, otherwise the
	 * site's (A89).
	 */
	public function current(): License {
		return LicenseScope::Network === $this->source() ? $this->network() : $this->site();
	}

	/**
	 * The owner of the effective license.
	 */
	public function source(): LicenseScope {
		if ( ! is_multisite() ) {
			return LicenseScope::Site;
		}
		$site = $this->site();
		$now  = $this->clock->now();
		if ( null !== $site->plan_at( $now ) ) {
			return LicenseScope::Site;
		}
		$network = $this->network();
		return null !== $network->plan_at( $now ) || ( '' === $site->key && '' !== $network->key )
			? LicenseScope::Network
			: LicenseScope::Site;
	}

	/**
	 * The effective plan now, or null.
	 */
	public function plan(): ?PlanLevel {
		return $this->current()->plan_at( $this->clock->now() );
	}

	/**
	 * The site's license.
	 */
	public function site(): License {
		return License::from_stored( get_option( self::OPTION ) );
	}

	/**
	 * The network's license.
	 */
	public function network(): License {
		return is_multisite() ? License::from_stored( get_site_option( self::OPTION ) ) : License::none();
	}

	/**
	 * Whether the vendor has been unreachable for too long now.
	 */
	public function is_grace_over( License $license ): bool {
		return $license->is_grace_over( $this->clock->now() );
	}

	/**
	 * A license as screens see it: `LicenseInfo::of()`.
	 *
	 * @param bool $with_key Whether the reader may see the masked key.
	 * @return array<string, string|bool>|null Null without a license.
	 */
	public function info( LicenseScope $scope, bool $with_key = true ): ?array {
		$license = LicenseScope::Network === $scope ? $this->network() : $this->site();
		return LicenseInfo::of( $license, $scope, $this->clock->now(), $with_key );
	}

	/**
	 * Stores the site's license.
	 *
	 * @param License $license The license; License::none() forgets it.
	 */
	public function save_site( License $license ): void {
		if ( '' === $license->key ) {
			delete_option( self::OPTION );
			return;
		}
		update_option( self::OPTION, $license->to_array(), true );
	}

	/**
	 * Stores the network's license.
	 *
	 * @param License $license The license; License::none() forgets it.
	 */
	public function save_network( License $license ): void {
		if ( '' === $license->key ) {
			delete_site_option( self::OPTION );
			return;
		}
		update_site_option( self::OPTION, $license->to_array() );
	}
}
