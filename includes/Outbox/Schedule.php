<?php
declare(strict_types=1);

namespace UserFeedback\Outbox;

use DateTimeImmutable;

/**
 * Lets WP-Cron run the outbox. One single event stands for the next due job, so that a thousand responses a minute
 * change the list of events once; an hourly event finds jobs whose process was killed right after the commit.
 */
final class Schedule {

	public const EVENT = 'userfeedback_core_outbox';

	/**
	 * Deactivating the plugin unschedules all events, and screens bring only this one back: what else must go on
	 * listens to it.
	 */
	public const HOURLY = 'userfeedback_core_outbox_hourly';

	/**
	 * Schedules the worker and starts it, after the reply of this request was sent.
	 */
	public static function after_reply(): void {
		if ( false === has_action( 'shutdown', array( self::class, 'start' ) ) ) {
			add_action( 'shutdown', array( self::class, 'start' ), PHP_INT_MAX );
		}
	}

	/**
	 * Sends the reply, so that nobody waits for the rest, and starts WP-Cron when this request was the first to
	 * need it.
	 */
	public static function start(): void {
		if ( 'cli' === PHP_SAPI ) {
			self::by( new DateTimeImmutable() );
			return;
		}
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			fastcgi_finish_request();
		} elseif ( function_exists( 'litespeed_finish_request' ) ) {
			litespeed_finish_request();
		}
		$new  = self::by( new DateTimeImmutable() );
		$next = wp_next_scheduled( self::EVENT );
		// On a site whose pages come from a cache nothing else starts WP-Cron.
		$is_late = false !== $next && $next < time() - MINUTE_IN_SECONDS;
		if ( ( $new || $is_late ) && ! self::is_cron_off() ) {
			spawn_cron();
		}
	}

	/**
	 * Makes sure that the worker runs at a time, or earlier.
	 *
	 * @return bool Whether it was not scheduled that early.
	 */
	public static function by( DateTimeImmutable $time ): bool {
		$next = wp_next_scheduled( self::EVENT );
		if ( false !== $next && $next <= $time->getTimestamp() + 5 ) {
			return false;
		}
		if ( false !== $next ) {
			wp_clear_scheduled_hook( self::EVENT );
		}
		wp_schedule_single_event( $time->getTimestamp(), self::EVENT );
		return true;
	}

	/**
	 * Schedules the hourly event, if it is not.
	 */
	public static function keep_hourly(): void {
		if ( false === wp_next_scheduled( self::HOURLY ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', self::HOURLY );
		}
	}

	/**
	 * Whether the owner runs WP-Cron from a system cron.
	 */
	private static function is_cron_off(): bool {
		return defined( 'DISABLE_WP_CRON' ) && true === (bool) constant( 'DISABLE_WP_CRON' );
	}
}
