<?php
declare(strict_types=1);

namespace UserFeedback\Notifications;

use UserFeedback\Support\Failure;

/**
 * The hourly event that makes the plugin's own messages.
 */
final class Watch {

	public const EVENT = 'userfeedback_core_watch';

	public function __construct(
		private Notifications $notifications,
		private SurveyMessages $surveys,
		private PluginMessages $plugin
	) {}

	/**
	 * Schedules the event; cheap when it is.
	 */
	public static function schedule(): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( time() + MINUTE_IN_SECONDS, 'hourly', self::EVENT );
		}
	}

	/**
	 * Makes the messages. A database that refuses now is asked again in an hour.
	 */
	public function run(): void {
		try {
			$this->surveys->add();
			$this->plugin->add();
			$this->notifications->prune();
		} catch ( Failure ) {
			return;
		}
	}
}
