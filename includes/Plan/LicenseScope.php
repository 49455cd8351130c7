<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

/**
 * The owner of a license (ENT-32): this site or the network.
 */
enum LicenseScope: string {

	case Site    = 'site';
	case Network = 'network';

	/**
	 * The URL that the vendor counts.
	 */
	public function address(): string {
		return self::Network === $this ? network_home_url( '/' ) : home_url( '/' );
	}

	/**
	 * Whether the current user may change it (SEC-L1).
	 */
	public function may_change(): bool {
		return self::Site === $this || ( is_multisite() && current_user_can( 'manage_network_options' ) );
	}
}
