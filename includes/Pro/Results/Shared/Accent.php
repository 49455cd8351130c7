<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Shared;

/**
 * The color of bars and links: the site's button color, darkened until text in it can be read on white.
 */
final class Accent {

	private const FALLBACK = '#2D87F1';

	/**
	 * WCAG 1.4.3 for text of normal size.
	 */
	private const RATIO = 4.5;

	/**
	 * @param string $color Six digits; any other is not taken.
	 */
	public static function of( string $color ): string {
		$color    = 1 === preg_match( '/^#[0-9a-f]{6}$/iD', $color ) ? $color : self::FALLBACK;
		$channels = array_map( 'hexdec', str_split( substr( $color, 1 ), 2 ) );
		for ( $rest = 100; $rest > 0; $rest-- ) {
			$moved = array_map(
				static fn ( int|float $channel ): int => (int) round( $channel * $rest / 100 ),
				$channels
			);
			if ( 1.05 / ( self::luminance( $moved ) + 0.05 ) >= self::RATIO ) {
				return vsprintf( '#%02x%02x%02x', $moved );
			}
		}
		return '#000000';
	}

	/**
	 * As src/domain/luminance.ts.
	 *
	 * @param array<int> $channels Red, green, blue.
	 */
	private static function luminance( array $channels ): float {
		list( $red, $green, $blue ) = array_map(
			static function ( int $channel ): float {
				$part = $channel / 255;
				return $part <= 0.04045 ? $part / 12.92 : ( ( $part + 0.055 ) / 1.055 ) ** 2.4;
			},
			$channels
		);
		return 0.2126 * $red + 0.7152 * $green + 0.0722 * $blue;
	}
}
