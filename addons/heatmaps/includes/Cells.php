<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

/**
 * Puts positions into cells. An element is cut in halves until a cell is no larger than the layer's, so that visitors
 * with windows of other widths meet in the same cells; a cell is known by its middle in ten-thousandths of the element.
 */
final class Cells {

	/**
	 * The whole of a width or height.
	 */
	public const WHOLE = 10000;

	/**
	 * The largest side of a cell, CSS px: the middle is less than 12 px from any click in it.
	 */
	public const CLICK    = 16;
	public const MOVEMENT = 64;

	/**
	 * Cells of a side, for an element of 16,000 px.
	 */
	private const MOST = 2048;

	/**
	 * The largest px that the table holds for a page.
	 */
	private const LONGEST = 65535;

	/**
	 * Middle of the cell on a side.
	 *
	 * @param float $at   From the side's start, px; beyond its ends counts as its end.
	 * @param float $size Length of the side, px.
	 * @param int   $cell CLICK or MOVEMENT.
	 * @return int Ten-thousandths.
	 */
	public static function share( float $at, float $size, int $cell ): int {
		$cells = 1;
		while ( $cells < self::MOST && $size / $cells > $cell ) {
			$cells *= 2;
		}
		$place = $size > 0 ? (int) floor( max( 0.0, $at ) / $size * $cells ) : 0;
		return (int) round( self::WHOLE * ( min( $place, $cells - 1 ) + 0.5 ) / $cells );
	}

	/**
	 * Middle of the cell on the height of a page, px.
	 */
	public static function down( float $at, int $cell ): int {
		return min( self::LONGEST, intdiv( (int) max( 0.0, $at ), $cell ) * $cell + intdiv( $cell, 2 ) );
	}

	/**
	 * A cell as a key of an array, in the order of the table's key.
	 */
	public static function key( int $element, Layer $layer, int $x, int $y ): string {
		return sprintf( '%010d,%d,%05d,%05d', $element, $layer->value, $x, $y );
	}

	/**
	 * Part of a page's width.
	 *
	 * @return int Ten-thousandths.
	 */
	public static function part( float $length, float $page ): int {
		return $page > 0 ? (int) round( self::WHOLE * min( 1.0, max( 0.0, $length / $page ) ) ) : 0;
	}
}
