<?php
declare(strict_types=1);

namespace UserFeedback\Usage;

use UserFeedback\Settings\CommonSettings;
use UserFeedback\Settings\SettingsRepository;

/**
 * Sends the usage data once a week, while a person agrees and the owner has an endpoint; else nothing is scheduled.
 */
final class SendUsage {

	public const EVENT = 'userfeedback_core_usage';

	private const TIMEOUT = 5;

	public function __construct( private UsageReport $report, private SettingsRepository $settings ) {}

	/**
	 * Schedules or unschedules it; cheap when nothing changes.
	 */
	public function follow(): void {
		$planned = false !== wp_next_scheduled( self::EVENT );
		if ( ! $this->may_send() ) {
			if ( $planned ) {
				wp_unschedule_hook( self::EVENT );
			}
		} elseif ( ! $planned ) {
			wp_schedule_event( time() + DAY_IN_SECONDS, 'weekly', self::EVENT );
		}
	}

	/**
	 * The background job. A failure waits for the next week.
	 */
	public function run(): void {
		if ( ! $this->may_send() ) {
			return;
		}
		wp_safe_remote_post(
			$this->report->endpoint(),
			array(
				'timeout'     => self::TIMEOUT,
				'redirection' => 0,
				// WordPress's own name for itself holds the address of the site.
				'user-agent'  => 'UserFeedback',
				'headers'     => array( 'Content-Type' => 'application/json' ),
				'body'        => (string) wp_json_encode( $this->report->data() ),
			)
		);
	}

	private function may_send(): bool {
		return $this->settings->flag( CommonSettings::USAGE_TRACKING ) && '' !== $this->report->endpoint();
	}
}
