<?php
declare(strict_types=1);

namespace UserFeedback\Support;

use DateTimeInterface;

/**
 * Moments as the API writes them: UTC, ISO 8601 with Z, to the second.
 */
final class Moment {

	/**
	 * Of a date, in any time zone.
	 *
	 * @return ($date is null ? null : string)
	 */
	public static function wire( ?DateTimeInterface $date ): ?string {
		return null === $date ? null : self::of_timestamp( $date->getTimestamp() );
	}

	/**
	 * Of a Unix time in seconds.
	 */
	public static function of_timestamp( int $time ): string {
		return gmdate( 'Y-m-d\TH:i:s\Z', $time );
	}

	/**
	 * Of a column.
	 *
	 * @param string|null $column UTC datetime of the database.
	 * @return ($column is null ? null : string)
	 */
	public static function of_column( ?string $column ): ?string {
		return null === $column ? null : str_replace( ' ', 'T', $column ) . 'Z';
	}
}
