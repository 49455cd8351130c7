<?php
declare(strict_types=1);

namespace UserFeedback\Health\Checks;

use UserFeedback\Health\Check;
use UserFeedback\Health\Finding;

/**
 * Whether WP-Cron runs our events.
 */
final class CronCheck implements Check {

	/**
	 * Seconds by which an event may be late: a site without visitors starts none.
	 */
	private const LATE = 2 * HOUR_IN_SECONDS;

	public function id(): string {
		return 'cron';
	}

	public function name(): string {
		return __( 'UserFeedback: scheduled events', 'userfeedback' );
	}

	public function is_slow(): bool {
		return false;
	}

	public function run(): Finding {
		$late = self::oldest();
		if ( null !== $late && $late < time() - self::LATE ) {
			$is_off = defined( 'DISABLE_WP_CRON' ) && true === constant( 'DISABLE_WP_CRON' );
			return Finding::critical(
				__( 'Scheduled events of UserFeedback do not run', 'userfeedback' ),
				sprintf(
					/* translators: %s: date and time. */
					__( 'One should have run on %s. Mails, webhooks and the deletion of old responses wait for it.', 'userfeedback' ),
					(string) wp_date( 'Y-m-d H:i', $late )
				),
				$is_off
					? __( 'DISABLE_WP_CRON is set in wp-config.php, so the server must call wp-cron.php or “wp cron event run --due-now” every few minutes. Fix that job, or remove the constant.', 'userfeedback' )
					: __( 'WordPress starts events with a call to itself. If the finding about that call is good too, let the server call wp-cron.php every few minutes: pages from a cache start none.', 'userfeedback' )
			);
		}
		return Finding::good(
			__( 'Scheduled events of UserFeedback run', 'userfeedback' ),
			__( 'None is late.', 'userfeedback' )
		);
	}

	/**
	 * When the oldest of our events should run, null when there is none.
	 */
	public static function oldest(): ?int {
		$oldest = null;
		foreach ( _get_cron_array() as $at => $hooks ) {
			foreach ( array_keys( is_array( $hooks ) ? $hooks : array() ) as $hook ) {
				if ( str_starts_with( (string) $hook, 'userfeedback_core_' ) ) {
					$oldest = min( $oldest ?? (int) $at, (int) $at );
				}
			}
		}
		return $oldest;
	}
}
