<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

/**
 * The daily check in WP-Cron, scheduled only while a key is stored (SEC-PR1). The main site checks the
 * network's key.
 */
final class LicenseSchedule {

	public const EVENT = 'userfeedback_check_license';

	public function __construct( private LicenseStore $store ) {}

	/**
	 * Schedules or unschedules the check as the keys require; cheap when nothing changes.
	 */
	public function follow(): void {
		$this->follow_on_this_site();
		if ( is_multisite() && ! is_main_site() ) {
			switch_to_blog( get_main_site_id() );
			$this->follow_on_this_site();
			restore_current_blog();
		}
	}

	/**
	 * Keys that this site's check covers.
	 *
	 * @return list<LicenseScope>
	 */
	public function scopes(): array {
		$scopes = '' === $this->store->site()->key ? array() : array( LicenseScope::Site );
		if ( is_multisite() && is_main_site() && '' !== $this->store->network()->key ) {
			$scopes[] = LicenseScope::Network;
		}
		return $scopes;
	}

	/**
	 * For the current site.
	 */
	private function follow_on_this_site(): void {
		$planned = false !== wp_next_scheduled( self::EVENT );
		if ( array() === $this->scopes() ) {
			if ( $planned ) {
				wp_unschedule_hook( self::EVENT );
			}
		} elseif ( ! $planned ) {
			wp_schedule_event( time() + DAY_IN_SECONDS, 'daily', self::EVENT );
		}
	}
}
