<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

/**
 * Puts positions into cells. The first visitor who is seen at an element decides into how many cells its sides are cut,
 * 1, 2, 3, 4, 6, 8, 12 …; after that a cell is a part of the element, so visitors with windows of other widths meet in
 * the same cells. The page as a whole has no lasting height: its cells have one in px.
 *
 * Sixteen by sixteen cells are a tile, which is a row of the table.
 */
final class Cells {

	/**
	 * The whole of a width or height: parts of it are ten-thousandths.
	 */
	public const WHOLE = 10000;

	/**
	 * Side of a cell when it is cut, CSS px; a window twice as wide makes it twice as wide.
	 */
	private const SIDE = 8;

	/**
	 * Height of a cell of the page, CSS px.
	 */
	private const LINE = 16;

	/**
	 * Cells of clicks on a side of a cell of movement.
	 */
	private const COARSER = 4;

	private const MOST = 4096;

	private const TILE  = 16;
	private const TILES = 256;

	/**
	 * Cells of a side.
	 *
	 * @param float $size CSS px.
	 */
	public static function count( float $size ): int {
		$cells = 1;
		while ( $cells < self::MOST && $size / $cells > self::SIDE ) {
			// From 1 to 2, 3, 4, 6, 8, 12, 16, 24 and so on.
			$cells = $cells > 1 && 0 === ( $cells & ( $cells - 1 ) )
				? intdiv( 3 * $cells, 2 )
				: intdiv( 4 * $cells + 2, 3 );
		}
		return $cells;
	}

	/**
	 * Cells of a side in a layer.
	 *
	 * @param int $cells Of clicks.
	 */
	public static function of_layer( int $cells, Layer $layer ): int {
		return Layer::Movement === $layer ? intdiv( $cells + self::COARSER - 1, self::COARSER ) : $cells;
	}

	/**
	 * Number of the cell on a side, from 0.
	 *
	 * @param float $at    From the side's start, px; beyond its ends counts as its end.
	 * @param float $size  Length of the side, px.
	 * @param int   $cells Of the side.
	 */
	public static function place( float $at, float $size, int $cells ): int {
		return $size > 0 ? min( $cells - 1, (int) floor( max( 0.0, $at ) / $size * $cells ) ) : 0;
	}

	/**
	 * Number of the cell on the height of a page, from 0.
	 *
	 * @param float $at From the top, px.
	 */
	public static function line( float $at, Layer $layer ): int {
		return min( self::MOST - 1, intdiv( (int) max( 0.0, $at ), self::line_height( $layer ) ) );
	}

	/**
	 * Middle of a cell, ten-thousandths.
	 */
	public static function middle( int $place, int $cells ): int {
		return (int) round( self::WHOLE * ( $place + 0.5 ) / $cells );
	}

	/**
	 * Middle of a cell on the height of a page, px.
	 */
	public static function middle_of_line( int $line, Layer $layer ): int {
		return $line * self::line_height( $layer ) + intdiv( self::line_height( $layer ), 2 );
	}

	/**
	 * Part of a page's width.
	 *
	 * @return int Ten-thousandths.
	 */
	public static function part( float $length, float $page ): int {
		return $page > 0 ? (int) round( self::WHOLE * min( 1.0, max( 0.0, $length / $page ) ) ) : 0;
	}

	/**
	 * A cell as a key of an array, in the order of the table's key: element, layer, tile, and place in the tile.
	 */
	public static function key( int $element, Layer $layer, int $x, int $y ): string {
		$tile  = intdiv( $y, self::TILE ) * self::TILES + intdiv( $x, self::TILE );
		$place = $y % self::TILE * self::TILE + $x % self::TILE;
		return sprintf( '%010d,%d,%05d,%03d', $element, $layer->value, $tile, $place );
	}

	/**
	 * Place of a cell on both sides.
	 *
	 * @return array{int, int}
	 */
	public static function at( int $tile, int $place ): array {
		return array(
			$tile % self::TILES * self::TILE + $place % self::TILE,
			intdiv( $tile, self::TILES ) * self::TILE + intdiv( $place, self::TILE ),
		);
	}

	private static function line_height( Layer $layer ): int {
		return Layer::Movement === $layer ? self::LINE * self::COARSER : self::LINE;
	}
}
