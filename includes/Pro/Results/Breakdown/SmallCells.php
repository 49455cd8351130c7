<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Breakdown;

/**
 * Chooses the cells that a break-down must not show: those of fewer people than the smallest group, and others
 * beside them from which they could be computed. The cells of a line add up to its total, so a line with a single
 * hidden cell would give it away, and hidden cells that are few together would be a small group themselves.
 */
final class SmallCells {

	/**
	 * Row of the columns' totals, and column of the rows' totals.
	 */
	public const TOTAL = '*';

	public function __construct( private int $smallest ) {}

	/**
	 * @param array<array-key, array<array-key, int>> $people  By row and column.
	 * @param array<array-key, int>                   $of_row  Totals of the rows.
	 * @param array<array-key, int>                   $of_head Totals of the columns.
	 * @return array<array-key, array<array-key, true>> Hidden cells by row and column.
	 */
	public function of( array $people, array $of_row, array $of_head ): array {
		if ( $this->smallest < 2 ) {
			return array();
		}
		$table = $people;
		foreach ( $of_row as $row => $total ) {
			$table[ $row ][ self::TOTAL ] = $total;
		}
		$table[ self::TOTAL ] = $of_head;
		$hidden               = array();
		foreach ( $table as $row => $cells ) {
			foreach ( $cells as $head => $count ) {
				if ( $count > 0 && $count < $this->smallest ) {
					$hidden[ $row ][ $head ] = true;
				}
			}
		}
		do {
			$more = false;
			foreach ( self::lines( $table ) as $line ) {
				$gone  = array();
				$shown = array();
				$total = false;
				foreach ( $line as $cell ) {
					if ( isset( $hidden[ $cell[0] ][ $cell[1] ] ) ) {
						$gone[] = $cell[2];
						$total  = $total || $cell[3];
					} elseif ( $cell[2] > 0 ) {
						$shown[] = $cell;
					}
				}
				// Without its total nobody knows how many the hidden cells of a line are together.
				$few = 1 === count( $gone ) || ( ! $total && array_sum( $gone ) < $this->smallest );
				if ( array() !== $gone && $few && array() !== $shown ) {
					usort( $shown, static fn ( array $a, array $b ): int => $a[2] <=> $b[2] );
					$hidden[ $shown[0][0] ][ $shown[0][1] ] = true;

					$more = true;
				}
			}
		} while ( $more );
		return $hidden;
	}

	/**
	 * The rows and the columns of a table.
	 *
	 * @param array<array-key, array<array-key, int>> $table By row and column.
	 * @return list<list<array{array-key, array-key, int, bool}>> Row, column and people of each cell, and whether it
	 *                                                            is the total of the line.
	 */
	private static function lines( array $table ): array {
		$rows  = array();
		$heads = array();
		foreach ( $table as $row => $cells ) {
			foreach ( $cells as $head => $count ) {
				$rows[ $row ][]   = array( $row, $head, $count, self::TOTAL === $head );
				$heads[ $head ][] = array( $row, $head, $count, self::TOTAL === $row );
			}
		}
		return array( ...array_values( $rows ), ...array_values( $heads ) );
	}
}
