<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * The site's week.
 */
final class Week {

	/**
	 * Day on which it begins, 0 for Sunday.
	 */
	public static function starts_on(): int {
		$day = get_option( 'start_of_week', 1 );
		return is_numeric( $day ) ? (int) $day % 7 : 1;
	}
}
