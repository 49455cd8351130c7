<?php
declare(strict_types=1);

namespace UserFeedback\GeoRestrictions;

use UserFeedback\Admin\Page;
use UserFeedback\Notifications\Button;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Plan\AddonRights;
use UserFeedback\Support\Failure;

/**
 * Loads the database once a week from the address that the owner named, while the owner wants it; else nothing is
 * scheduled. Whatever goes wrong, the one before stays.
 */
final class UpdateDatabase {

	public const EVENT = 'userfeedback_core_update_countries';

	public const NOTIFICATION = 'countries-update';

	public function __construct(
		private DatabaseStore $store,
		private LoadDatabase $load,
		private Countries $countries,
		private AddonRights $rights,
		private Notifications $notifications
	) {}

	/**
	 * Schedules or unschedules it; cheap when nothing changes.
	 */
	public function follow(): void {
		$planned = false !== wp_next_scheduled( self::EVENT );
		if ( ! $this->is_wanted() ) {
			if ( $planned ) {
				wp_unschedule_hook( self::EVENT );
			}
		} elseif ( ! $planned ) {
			wp_schedule_event( time() + WEEK_IN_SECONDS, 'weekly', self::EVENT );
		}
	}

	/**
	 * The background job. A failure is told and waits for the next week.
	 */
	public function run(): void {
		if ( ! $this->is_wanted() || ! $this->rights->has_addon( 'geo-restrictions' ) ) {
			return;
		}
		try {
			$this->load->from_address( $this->store->address() );
		} catch ( Failure $failure ) {
			$stays = __(
				'The one before is still in use. The next try is in a week.',
				'userfeedback-geo-restrictions'
			);
			$this->notifications->add(
				self::NOTIFICATION,
				__( 'The database of countries was not updated', 'userfeedback-geo-restrictions' ),
				implode( ' ', array( ...array_values( $failure->params ), $stays ) ),
				array(
					Button::link(
						__( 'Open the settings', 'userfeedback-geo-restrictions' ),
						Page::Settings->url() . '#/misc'
					),
				)
			);
			return;
		}
		$this->loaded();
	}

	/**
	 * Another database was loaded, by whomever.
	 */
	public function loaded(): void {
		$this->countries->forget();
		$this->notifications->remove( self::NOTIFICATION );
	}

	private function is_wanted(): bool {
		return Settings::updates() && '' !== $this->store->address();
	}
}
