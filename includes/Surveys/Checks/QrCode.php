<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Checks;

/**
 * A QR code of an address (ISO/IEC 18004): bytes, error correction level M, versions 1 to 11. Made here, so that no
 * address leaves the site for it.
 */
final class QrCode {

	/**
	 * By version: correction bytes of a block, then pairs of the number of blocks and their data bytes.
	 *
	 * @var array<int, list<int>>
	 */
	private const BLOCKS = array(
		1  => array( 10, 1, 16 ),
		2  => array( 16, 1, 28 ),
		3  => array( 26, 1, 44 ),
		4  => array( 18, 2, 32 ),
		5  => array( 24, 2, 43 ),
		6  => array( 16, 4, 27 ),
		7  => array( 18, 4, 31 ),
		8  => array( 22, 2, 38, 2, 39 ),
		9  => array( 22, 3, 36, 2, 37 ),
		10 => array( 26, 4, 43, 1, 44 ),
		11 => array( 30, 1, 50, 4, 51 ),
	);

	/**
	 * Dark modules by row and column; null where nothing is yet.
	 *
	 * @var array<int, array<int, bool|null>>
	 */
	private array $modules;

	/**
	 * Modules that no mask changes.
	 *
	 * @var array<int, array<int, true>>
	 */
	private array $fixed = array();

	private function __construct( private int $version, private int $size ) {
		$this->modules = array_fill( 0, $size, array_fill( 0, $size, null ) );
	}

	/**
	 * The rows, one character a module: 1 is dark.
	 *
	 * @return list<string> Empty when the text is too long for a code that a phone reads easily.
	 */
	public static function rows( string $text ): array {
		foreach ( self::BLOCKS as $version => $blocks ) {
			$data = self::data_bytes( $blocks );
			if ( strlen( $text ) <= intdiv( $data * 8 - 4 - ( $version < 10 ? 8 : 16 ), 8 ) ) {
				return ( new self( $version, 17 + 4 * $version ) )->drawn( self::codewords( $text, $version ) );
			}
		}
		return array();
	}

	/**
	 * The correction bytes of a block (Reed-Solomon over GF(256), x^8 + x^4 + x^3 + x^2 + 1).
	 *
	 * @param list<int> $data Bytes.
	 * @return list<int>
	 */
	public static function correction( array $data, int $length ): array {
		$divisor   = array_fill( 0, $length, 0 );
		$divisor[] = 1;
		$divisor   = array_slice( $divisor, 1 );
		$root      = 1;
		for ( $i = 0; $i < $length; $i++ ) {
			for ( $j = 0; $j < $length; $j++ ) {
				$divisor[ $j ] = self::times( $divisor[ $j ], $root ) ^ ( $divisor[ $j + 1 ] ?? 0 );
			}
			$root = self::times( $root, 2 );
		}
		$rest = array_fill( 0, $length, 0 );
		foreach ( $data as $byte ) {
			$factor = $byte ^ (int) array_shift( $rest );
			$rest[] = 0;
			foreach ( $divisor as $at => $coefficient ) {
				$rest[ $at ] ^= self::times( $coefficient, $factor );
			}
		}
		return array_values( $rest );
	}

	/**
	 * Bits with those that protect them (BCH).
	 *
	 * @param int $bits   Information.
	 * @param int $length Bits of the protection.
	 */
	public static function protect( int $bits, int $length, int $generator ): int {
		$rest = $bits;
		for ( $i = 0; $i < $length; $i++ ) {
			$rest = ( $rest << 1 ) ^ ( ( $rest >> ( $length - 1 ) ) * $generator );
		}
		return ( $bits << $length ) | $rest;
	}

	private static function times( int $a, int $b ): int {
		$product = 0;
		for ( $i = 7; $i >= 0; $i-- ) {
			$product  = ( $product << 1 ) ^ ( ( $product >> 7 ) * 0x11D );
			$product ^= ( ( $b >> $i ) & 1 ) * $a;
		}
		return $product;
	}

	/**
	 * @param list<int> $blocks Of BLOCKS.
	 */
	private static function data_bytes( array $blocks ): int {
		return ( $blocks[1] ?? 0 ) * ( $blocks[2] ?? 0 ) + ( $blocks[3] ?? 0 ) * ( $blocks[4] ?? 0 );
	}

	/**
	 * Data and correction, interleaved.
	 *
	 * @return list<int>
	 */
	private static function codewords( string $text, int $version ): array {
		$blocks = self::BLOCKS[ $version ];
		$bits   = '0100' . str_pad( decbin( strlen( $text ) ), $version < 10 ? 8 : 16, '0', STR_PAD_LEFT );
		foreach ( str_split( $text ) as $byte ) {
			$bits .= str_pad( decbin( ord( $byte ) ), 8, '0', STR_PAD_LEFT );
		}
		$room  = self::data_bytes( $blocks );
		$bits  = substr( $bits . '0000', 0, $room * 8 );
		$bits  = str_pad( $bits, (int) ceil( strlen( $bits ) / 8 ) * 8, '0' );
		$bytes = array_map( static fn ( string $eight ): int => (int) bindec( $eight ), str_split( $bits, 8 ) );
		for ( $at = count( $bytes ), $pad = 236; $at < $room; $at++, $pad ^= 236 ^ 17 ) {
			$bytes[] = $pad;
		}
		$data       = array();
		$correction = array();
		foreach ( array( 1, 3 ) as $group ) {
			for ( $i = $blocks[ $group ] ?? 0; $i > 0; $i-- ) {
				$block        = array_splice( $bytes, 0, $blocks[ $group + 1 ] ?? 0 );
				$data[]       = $block;
				$correction[] = self::correction( $block, $blocks[0] );
			}
		}
		$words = array();
		foreach ( array( $data, $correction ) as $parts ) {
			$longest = max( 0, ...array_map( 'count', $parts ) );
			for ( $i = 0; $i < $longest; $i++ ) {
				array_push( $words, ...array_column( $parts, $i ) );
			}
		}
		return $words;
	}

	/**
	 * @param list<int> $words Codewords.
	 * @return list<string>
	 */
	private function drawn( array $words ): array {
		$this->patterns();
		$this->words( $words );
		$best = array();
		$low  = PHP_INT_MAX;
		for ( $mask = 0; $mask < 8; $mask++ ) {
			$rows    = $this->masked( $mask );
			$penalty = QrPenalty::of( $rows );
			if ( $penalty < $low ) {
				$low  = $penalty;
				$best = $rows;
			}
		}
		return $best;
	}

	/**
	 * Everything that is no data.
	 */
	private function patterns(): void {
		$end = $this->size - 1;
		for ( $i = 0; $i < $this->size; $i++ ) {
			$this->put( 6, $i, 0 === $i % 2 );
			$this->put( $i, 6, 0 === $i % 2 );
		}
		foreach ( array( array( 3, 3 ), array( 3, $end - 3 ), array( $end - 3, 3 ) ) as list( $row, $column ) ) {
			$this->square( $row, $column, 4, array( 2, 4 ) );
		}
		$step    = $this->version < 7 ? $end - 12 : intdiv( $end - 12, 2 );
		$centers = $this->version < 2 ? array() : range( 6, $end - 6, $step );
		$corners = array( array( 6, 6 ), array( 6, $end - 6 ), array( $end - 6, 6 ) );
		foreach ( $centers as $row ) {
			foreach ( $centers as $column ) {
				if ( ! in_array( array( $row, $column ), $corners, true ) ) {
					$this->square( $row, $column, 2, array( 1 ) );
				}
			}
		}
		$this->format( 0 );
		if ( $this->version >= 7 ) {
			$bits = self::protect( $this->version, 12, 0x1F25 );
			for ( $i = 0; $i < 18; $i++ ) {
				$dark = 1 === ( ( $bits >> $i ) & 1 );
				$far  = $end - 10 + $i % 3;
				$this->put( intdiv( $i, 3 ), $far, $dark );
				$this->put( $far, intdiv( $i, 3 ), $dark );
			}
		}
	}

	/**
	 * A square around a center, dark but for some rings.
	 *
	 * @param list<int> $light Distances of its light rings.
	 */
	private function square( int $row, int $column, int $reach, array $light ): void {
		for ( $y = -$reach; $y <= $reach; $y++ ) {
			for ( $x = -$reach; $x <= $reach; $x++ ) {
				if ( array_key_exists( $column + $x, $this->modules[ $row + $y ] ?? array() ) ) {
					$this->put( $row + $y, $column + $x, ! in_array( max( abs( $x ), abs( $y ) ), $light, true ) );
				}
			}
		}
	}

	/**
	 * Correction level and mask, twice.
	 */
	private function format( int $mask ): void {
		$bits = self::protect( $mask, 10, 0x537 ) ^ 0x5412;
		$end  = $this->size - 1;
		for ( $i = 0; $i < 15; $i++ ) {
			$dark = 1 === ( ( $bits >> $i ) & 1 );
			$this->put( $i < 6 ? $i : ( $i < 8 ? $i + 1 : $end - 14 + $i ), 8, $dark );
			$this->put( 8, $i < 8 ? $end - $i : ( 8 === $i ? 7 : 14 - $i ), $dark );
		}
		$this->put( $end - 7, 8, true );
	}

	private function put( int $row, int $column, bool $dark ): void {
		$this->modules[ $row ][ $column ] = $dark;
		$this->fixed[ $row ][ $column ]   = true;
	}

	/**
	 * Fills columns of two from the right, up and down in turn.
	 *
	 * @param list<int> $words Codewords.
	 */
	private function words( array $words ): void {
		$at = 0;
		for ( $right = $this->size - 1; $right > 0; $right -= 2 ) {
			if ( 6 === $right ) {
				--$right;
			}
			$up = 0 === ( ( $right + 1 ) & 2 );
			for ( $i = 0; $i < $this->size; $i++ ) {
				$row = $up ? $this->size - 1 - $i : $i;
				foreach ( array( $right, $right - 1 ) as $column ) {
					if ( ! isset( $this->fixed[ $row ][ $column ] ) ) {
						$bit = ( ( $words[ $at >> 3 ] ?? 0 ) >> ( 7 - $at % 8 ) ) & 1;

						$this->modules[ $row ][ $column ] = 1 === $bit;
						++$at;
					}
				}
			}
		}
	}

	/**
	 * @return list<string>
	 */
	private function masked( int $mask ): array {
		$this->format( $mask );
		$rows = array();
		foreach ( $this->modules as $y => $row ) {
			$line = '';
			foreach ( $row as $x => $dark ) {
				$turns = ! isset( $this->fixed[ $y ][ $x ] ) && 0 === match ( $mask ) {
					0       => ( $x + $y ) % 2,
					1       => $y % 2,
					2       => $x % 3,
					3       => ( $x + $y ) % 3,
					4       => ( intdiv( $x, 3 ) + intdiv( $y, 2 ) ) % 2,
					5       => $x * $y % 2 + $x * $y % 3,
					6       => ( $x * $y % 2 + $x * $y % 3 ) % 2,
					default => ( ( $x + $y ) % 2 + $x * $y % 3 ) % 2,
				};
				$line .= ( true === $dark ) !== $turns ? '1' : '0';
			}
			$rows[] = $line;
		}
		return $rows;
	}
}
