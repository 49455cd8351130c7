<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

/**
 * The counts of a tile as the table keeps them: four bytes for each cell that was hit, its place and its hits.
 */
final class Tile {

	private const MOST_HITS = 16777215;

	/**
	 * @param string $hex As HEX() gives it.
	 * @return array<int, int> Hits by place, 0 to 255.
	 */
	public static function decode( string $hex ): array {
		$found = array();
		foreach ( '' === $hex ? array() : str_split( $hex, 8 ) as $entry ) {
			$found[ (int) hexdec( substr( $entry, 0, 2 ) ) ] = (int) hexdec( substr( $entry, 2 ) );
		}
		return $found;
	}

	/**
	 * @param array<int, int> $hits By place.
	 * @return string Hexadecimal.
	 */
	public static function encode( array $hits ): string {
		ksort( $hits );
		$hex = '';
		foreach ( $hits as $place => $count ) {
			$hex .= sprintf( '%02x%06x', $place, min( self::MOST_HITS, $count ) );
		}
		return $hex;
	}
}
