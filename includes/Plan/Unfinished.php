<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

/**
 * Features of a later version. Until then no edition offers them: no default, switch, menu item, card or
 * upgrade dialog. When a feature is built, remove its line here, and everything that names it appears.
 */
final class Unfinished {

	/**
	 * Keys of `Offers::ALL`.
	 */
	public const PARTS = array();

	/**
	 * @param string $part A part of PARTS; anything else is there.
	 */
	public static function is( string $part ): bool {
		return in_array( $part, self::parts(), true );
	}

	/**
	 * @return list<string> Also while the list is empty.
	 */
	private static function parts(): array {
		return self::PARTS;
	}

	/**
	 * Whether an addon has nothing yet that a site could use.
	 *
	 * @param string $slug Slug of addons.json.
	 */
	public static function is_addon( string $slug ): bool {
		foreach ( Offers::ALL as $part => $offer ) {
			if ( $offer['addon'] === $slug && ! self::is( $part ) ) {
				return false;
			}
		}
		return true;
	}
}
