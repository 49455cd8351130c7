<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Checks;

/**
 * How hard a QR code is to read (ISO/IEC 18004, 7.8.3): the mask with the least counts.
 */
final class QrPenalty {

	/**
	 * @param list<string> $rows One character a module.
	 */
	public static function of( array $rows ): int {
		$size    = count( $rows );
		$columns = array();
		for ( $x = 0; $x < $size; $x++ ) {
			$columns[] = implode( '', array_map( static fn ( string $row ): string => $row[ $x ], $rows ) );
		}
		$penalty = 0;
		foreach ( array( ...$rows, ...$columns ) as $line ) {
			preg_match_all( '/0{5,}|1{5,}/', $line, $runs );
			foreach ( $runs[0] as $run ) {
				$penalty += strlen( $run ) - 2;
			}
			// A line counts as light beyond its ends.
			$wide     = "0000{$line}0000";
			$penalty += 40 * self::finders( $wide, '/(?=000010111010)/' );
			$penalty += 40 * self::finders( $wide, '/(?=010111010000)/' );
		}
		for ( $y = 0; $y < $size - 1; $y++ ) {
			for ( $x = 0; $x < $size - 1; $x++ ) {
				$four     = substr( $rows[ $y ], $x, 2 ) . substr( $rows[ $y + 1 ], $x, 2 );
				$penalty += '0000' === $four || '1111' === $four ? 3 : 0;
			}
		}
		$dark = substr_count( implode( '', $rows ), '1' );
		return $penalty + 10 * max( 0, (int) ceil( abs( $dark * 20 - $size * $size * 10 ) / ( $size * $size ) ) - 1 );
	}

	private static function finders( string $line, string $pattern ): int {
		return (int) preg_match_all( $pattern, $line );
	}
}
