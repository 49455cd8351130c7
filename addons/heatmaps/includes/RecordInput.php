<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Rest\Schema;
use UserFeedback\Support\Failure;

/**
 * What a recorder sent, checked: wrong types are refused, numbers beyond their bounds are clipped (SEC-HM1). It has
 * numbers and paths, no text of the page and nothing that was typed (SEC-HM2).
 *
 * @phpstan-type Box array{path: string, left: float, top: float, width: float, height: float}
 */
final class RecordInput {

	/**
	 * Bytes of a body; browsers send beacons of 64 KiB at most.
	 */
	public const MOST_BYTES = 65536;

	private const MOST_ELEMENTS = 200;
	private const MOST_CLICKS   = 100;
	private const MOST_MOVES    = 400;

	/**
	 * Quarters of a second that all moves have together: the recorder stops after ten minutes.
	 */
	private const MOST_DWELL = 2400;

	/**
	 * Longest side of a page, px.
	 */
	private const LONGEST = 1000000;

	/**
	 * @param list<Box>                             $elements Known by their index.
	 * @param list<array{int, float, float, int}>   $clicks   Index or −1, x, y, 1 for rage + 2 for dead.
	 * @param list<array{int, float, float, int}>   $moves    Index or −1, x, y, quarters of a second.
	 */
	private function __construct(
		public readonly string $token,
		public readonly Device $device,
		public readonly float $width,
		public readonly float $height,
		public readonly bool $fresh,
		public readonly int $depth,
		public readonly array $elements,
		public readonly array $clicks,
		public readonly array $moves
	) {}

	/**
	 * Describes the body, for OPTIONS.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function schema(): array {
		$rows = static fn ( string $says, int $most ): array => array( 'description' => $says )
			+ Schema::items( array( 'type' => 'array' ), $most );
		return array(
			'token'    => array( 'description' => 'Version of the page, signed, as the page has it.' ) + Schema::text( 32 ),
			'viewport' => array( 'description' => 'Width of the window.' ) + Schema::number( 0, self::LONGEST ),
			'page'     => array( 'description' => 'Width and height of the page.' )
				+ Schema::items( array( 'type' => 'number' ), 2 ),
			'fresh'    => array( 'description' => 'Whether the browser was not seen here before.' ) + Schema::flag(),
			'depth'    => array( 'description' => 'Percent of the page that was seen.' ) + Schema::number( 0, 100 ),
			'elements' => $rows( 'Path, left, top, width and height of an element.', self::MOST_ELEMENTS ),
			'clicks'   => $rows( 'Element, x, y, and 1 for rage + 2 for dead.', self::MOST_CLICKS ),
			'moves'    => $rows( 'Element, x, y, quarters of a second.', self::MOST_MOVES ),
		);
	}

	/**
	 * @param array<mixed> $body Decoded.
	 * @throws Failure 400 naming the field.
	 */
	public static function of( array $body ): self {
		$token = $body['token'] ?? null;
		if ( ! is_string( $token ) || 1 !== preg_match( '/^[0-9a-f]{32}$/D', $token ) ) {
			throw self::refused( 'token' );
		}
		if ( ! is_bool( $body['fresh'] ?? null ) ) {
			throw self::refused( 'fresh' );
		}
		$page     = self::row( $body['page'] ?? null, 2, 'page' );
		$elements = array_map( self::box( ... ), self::rows( $body, 'elements', self::MOST_ELEMENTS ) );
		$number   = static fn ( string $name ): float => self::row( array( $body[ $name ] ?? null ), 1, $name )[0];
		$left     = self::MOST_DWELL;
		$moves    = array();
		foreach ( self::rows( $body, 'moves', self::MOST_MOVES ) as $row ) {
			$move    = self::place( $row, 'moves', count( $elements ) );
			$move[3] = max( 0, min( $move[3], $left ) );
			$left   -= $move[3];
			$moves[] = $move;
		}
		return new self(
			$token,
			Device::of_width( (int) $number( 'viewport' ) ),
			self::clip( $page[0] ),
			self::clip( $page[1] ),
			$body['fresh'],
			(int) max( 0, min( 100, $number( 'depth' ) ) ),
			$elements,
			array_map(
				static fn ( mixed $row ): array => self::place( $row, 'clicks', count( $elements ) ),
				self::rows( $body, 'clicks', self::MOST_CLICKS )
			),
			array_values( array_filter( $moves, static fn ( array $move ): bool => $move[3] > 0 ) )
		);
	}

	/**
	 * A list of the body.
	 *
	 * @param array<mixed> $body Decoded.
	 * @return list<mixed>
	 * @throws Failure 400.
	 */
	private static function rows( array $body, string $name, int $most ): array {
		$rows = $body[ $name ] ?? null;
		if ( ! is_array( $rows ) || ! array_is_list( $rows ) || count( $rows ) > $most ) {
			throw self::refused( $name );
		}
		return $rows;
	}

	/**
	 * A row of numbers.
	 *
	 * @return list<float>
	 * @throws Failure 400.
	 */
	private static function row( mixed $row, int $length, string $name ): array {
		if ( ! is_array( $row ) || ! array_is_list( $row ) || count( $row ) !== $length ) {
			throw self::refused( $name );
		}
		$numbers = array();
		foreach ( $row as $number ) {
			if ( ! is_int( $number ) && ! is_float( $number ) ) {
				throw self::refused( $name );
			}
			$numbers[] = (float) $number;
		}
		return $numbers;
	}

	/**
	 * @return Box
	 * @throws Failure 400.
	 */
	private static function box( mixed $row ): array {
		$path = is_array( $row ) ? ( $row[0] ?? null ) : null;
		if ( ! is_array( $row ) || ! is_string( $path ) || ! Path::is_valid( $path ) ) {
			throw self::refused( 'elements' );
		}
		$numbers = self::row( array_slice( $row, 1 ), 4, 'elements' );
		return array(
			'path'   => $path,
			'left'   => self::clip( $numbers[0] ),
			'top'    => self::clip( $numbers[1] ),
			'width'  => self::clip( $numbers[2] ),
			'height' => self::clip( $numbers[3] ),
		);
	}

	/**
	 * Index, x, y and a whole number.
	 *
	 * @param int $elements Number of elements.
	 * @return array{int, float, float, int}
	 * @throws Failure 400.
	 */
	private static function place( mixed $row, string $name, int $elements ): array {
		$numbers = self::row( $row, 4, $name );
		$index   = (int) self::clip( $numbers[0] + 1 ) - 1;
		return array(
			$index < $elements ? $index : -1,
			self::clip( $numbers[1] ),
			self::clip( $numbers[2] ),
			(int) self::clip( $numbers[3] ),
		);
	}

	private static function clip( float $number ): float {
		return max( 0.0, min( (float) self::LONGEST, $number ) );
	}

	private static function refused( string $field ): Failure {
		return Failure::invalid(
			array( $field => __( 'This is not what the recorder of heatmaps sends.', 'userfeedback-heatmaps' ) ),
			400
		);
	}
}
