<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

/**
 * The path of an element as the recorder sends and the table keeps it, of the letters `a-z0-9#.:>-` alone (SEC-HM1):
 * `#cart>ul>li:3>a.more`. Each part is a tag with nothing, a class or its number among siblings of the tag; the first
 * may be an id.
 */
final class Path {

	/**
	 * Characters of a path.
	 */
	public const LENGTH = 200;

	private const PART = '[a-z][a-z0-9-]*(?::[1-9][0-9]{0,3}|\.[a-z][a-z0-9-]*)?';

	/**
	 * Whether a text is a path.
	 */
	public static function is_valid( string $text ): bool {
		return strlen( $text ) <= self::LENGTH
			&& 1 === preg_match( '~^(?:#[a-z][a-z0-9-]*|' . self::PART . ')(?:>' . self::PART . ')*$~D', $text );
	}

	/**
	 * As a CSS selector.
	 */
	public static function selector( string $path ): string {
		return (string) preg_replace(
			array( '/:(\d+)/', '/>/' ),
			array( ':nth-of-type($1)', ' > ' ),
			$path
		);
	}

	/**
	 * Tag of the element, '' where an id is all that is known.
	 */
	public static function tag( string $path ): string {
		$parts = explode( '>', $path );
		$last  = $parts[ count( $parts ) - 1 ];
		return str_starts_with( $last, '#' ) ? '' : (string) preg_replace( '/[:.].*$/D', '', $last );
	}
}
