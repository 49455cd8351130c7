<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * Stored moments as they go over the wire: UTC, ISO 8601 with Z.
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
}
