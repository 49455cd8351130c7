<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * The day before which responses were deleted, because the owner keeps them for a number of days. Figures begin there,
 * however long a survey has been published: days that are empty since then say nothing about visitors.
 */
final class KeptSince {

	private const OPTION = 'userfeedback_core_kept_since';

	/**
	 * Call it before the first of them goes. The latest day counts: what was deleted does not come back.
	 *
	 * @param string $day The first day that is kept, Y-m-d.
	 */
	public static function note( string $day ): void {
		if ( $day > self::day() ) {
			update_option( self::OPTION, $day, false );
		}
	}

	/**
	 * Y-m-d, '' where nothing was ever deleted.
	 */
	public static function day(): string {
		$day = get_option( self::OPTION, '' );
		return is_string( $day ) ? $day : '';
	}
}
