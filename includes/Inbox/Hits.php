<?php
declare(strict_types=1);

namespace UserFeedback\Inbox;

/**
 * Where a searched text stands in another one. The database finds "cafe" in "Café"; this says which letters that
 * were, so screens need not guess.
 */
final class Hits {

	/**
	 * Start and length of each place, in UTF-16 units as JavaScript counts them.
	 *
	 * @param string $text   Valid UTF-8.
	 * @param string $search Valid UTF-8; '' is nowhere.
	 * @return list<array{start: int, length: int}>
	 */
	public static function in( string $text, string $search ): array {
		$wanted = self::fold( $search );
		if ( '' === $wanted ) {
			return array();
		}
		$folded = '';
		// The letter of the text that each byte of the folded text comes from, and where each letter begins.
		$letters = array();
		$starts  = array();
		$units   = 0;
		foreach ( mb_str_split( $text ) as $number => $letter ) {
			$starts[] = $units;
			$units   += strlen( $letter ) > 3 ? 2 : 1;
			$part     = self::fold( $letter );
			$folded  .= $part;
			array_push( $letters, ...array_fill( 0, strlen( $part ), $number ) );
		}
		$starts[] = $units;
		$places   = array();
		$at       = strpos( $folded, $wanted );
		while ( false !== $at ) {
			$from     = $at + strlen( $wanted );
			$first    = $starts[ $letters[ $at ] ];
			$places[] = array(
				'start'  => $first,
				'length' => $starts[ $letters[ $from - 1 ] + 1 ] - $first,
			);
			$at       = strpos( $folded, $wanted, $from );
		}
		return $places;
	}

	/**
	 * Small letters without accents, as the database compares them.
	 */
	private static function fold( string $text ): string {
		return mb_strtolower( remove_accents( $text, 'en_US' ) );
	}
}
