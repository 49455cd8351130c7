<?php
declare(strict_types=1);

namespace UserFeedback\Support;

use Throwable;

/**
 * The log of PHP, for errors that no screen shows.
 */
final class ErrorLog {

	private const PREFIX = 'UserFeedback: ';

	/**
	 * Writes an error that visitors and owners must not meet. Only developers read such a log, so only WP_DEBUG
	 * writes one.
	 */
	public static function debug( Throwable $error ): void {
		if ( defined( 'WP_DEBUG' ) && WP_DEBUG ) {
			self::write( (string) $error );
		}
	}

	/**
	 * Writes one line, on every site. For an error that leaves no other trace.
	 */
	public static function write( string $line ): void {
		error_log( self::PREFIX . $line ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the one place that logs.
	}
}
