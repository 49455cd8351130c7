<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * Stored dates in the format of the API: UTC, ISO 8601 with Z.
 */
final class Moment {

	/**
	 * Of a column.
	 *
	 * @param string|null $column UTC datetime of the database.
	 * @return ($column is null ? null : string)
	 */
	public static function to_wire( ?string $column ): ?string {
		return null === $column ? null : str_replace( ' ', 'T', $column ) . 'Z';
	}

	/**
	 * Day on which the site's weeks start, 0 for Sunday.
	 */
	public static function start_of_week(): int {
		$day = get_option( 'start_of_week', 1 );
		return is_numeric( $day ) ? (int) $day % 7 : 1;
	}
}
