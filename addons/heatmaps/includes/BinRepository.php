<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Database\Database;

/**
 * Adds views to the counts.
 *
 * @phpstan-import-type Box from RecordInput
 * @phpstan-type Known array{id: int, wide: int, high: int}
 */
final class BinRepository {

	/**
	 * Elements of a version on a class of devices. What is beyond counts on the page as a whole.
	 */
	private const MOST_ELEMENTS = 2000;

	/**
	 * Clicks of a version, class of devices and day: more than that is no visitors.
	 */
	private const MOST_CLICKS = 1000000;

	/**
	 * Tiles of one statement.
	 */
	private const CHUNK = 100;

	public function __construct( private Database $database ) {}

	/**
	 * Adds a view.
	 *
	 * @param string $day Y-m-d in the site's time zone.
	 * @return bool False where the day has had too much.
	 */
	public function add( int $version, string $day, RecordInput $record ): bool {
		$device = $record->device->value;
		$known  = (int) $this->database->value(
			'SELECT clicks FROM {heatmap_day} WHERE version_id = %d AND device = %d AND day = %s',
			array( $version, $device, $day )
		);
		if ( $known >= self::MOST_CLICKS ) {
			return false;
		}
		$elements = $this->elements( $version, $record );
		$cells    = self::cells( $record, $elements );
		$this->database->transaction(
			function () use ( $version, $device, $day, $record, $cells ): void {
				// First, because it makes visitors of the page wait for each other: no two change the same tile.
				$this->database->execute(
					'INSERT INTO {heatmap_day} (version_id, device, day, visitors, views, clicks, widths, heights) VALUES (%d, %d, %s, %d, 1, %d, %d, %d) ON DUPLICATE KEY UPDATE visitors = visitors + VALUES(visitors), views = views + 1, clicks = clicks + VALUES(clicks), widths = widths + VALUES(widths), heights = heights + VALUES(heights)',
					array(
						$version,
						$device,
						$day,
						$record->fresh ? 1 : 0,
						count( $record->clicks ),
						(int) $record->width,
						(int) $record->height,
					)
				);
				$this->add_cells( $day, $cells );
			}
		);
		return true;
	}

	/**
	 * Adds to cells of a day. Nobody else may do it for these elements meanwhile.
	 *
	 * @param array<string, int> $cells Counts by Cells::key().
	 */
	public function add_cells( string $day, array $cells ): void {
		ksort( $cells );
		$tiles = array();
		foreach ( $cells as $key => $hits ) {
			list( $element, $layer, $tile, $place ) = array_map( 'intval', explode( ',', $key ) );

			$tiles[ "$element,$layer,$tile" ][ $place ] = $hits;
		}
		foreach ( array_chunk( $tiles, self::CHUNK, true ) as $chunk ) {
			$this->add_tiles( $day, $chunk );
		}
	}

	/**
	 * @param non-empty-array<string, array<int, int>> $tiles Hits by place, by element, layer and tile.
	 */
	private function add_tiles( string $day, array $tiles ): void {
		$keys = array();
		foreach ( array_keys( $tiles ) as $key ) {
			array_push( $keys, $day, ...array_map( 'intval', explode( ',', $key ) ) );
		}
		foreach ( $this->database->rows(
			'SELECT element_id, layer, tile, HEX(cells) AS cells FROM {heatmap_bin} WHERE '
				. implode( ' OR ', array_fill( 0, count( $tiles ), '( day = %s AND element_id = %d AND layer = %d AND tile = %d )' ) ),
			$keys
		) as $row ) {
			$key = "{$row['element_id']},{$row['layer']},{$row['tile']}";
			foreach ( Tile::decode( (string) $row['cells'] ) as $place => $hits ) {
				$tiles[ $key ][ $place ] = ( $tiles[ $key ][ $place ] ?? 0 ) + $hits;
			}
		}
		$values = array();
		foreach ( $tiles as $key => $hits ) {
			array_push( $values, $day, ...array_map( 'intval', explode( ',', $key ) ) );
			$values[] = Tile::encode( $hits );
		}
		$this->database->execute(
			'INSERT INTO {heatmap_bin} (day, element_id, layer, tile, cells) VALUES '
				. implode( ', ', array_fill( 0, count( $tiles ), '(%s, %d, %d, %d, x%s)' ) )
				. ' ON DUPLICATE KEY UPDATE cells = VALUES(cells)',
			$values
		);
	}

	/**
	 * Cells of a view.
	 *
	 * @param array<int, Known> $known Elements by their index, the page under −1.
	 * @return array<string, int>
	 */
	private static function cells( RecordInput $record, array $known ): array {
		$cells = array();
		$count = static function (
			int $index,
			Layer $layer,
			float $x,
			float $y,
			int $hits
		) use (
			&$cells,
			$known,
			$record
		): void {
			$box     = $record->elements[ $index ] ?? null;
			$element = $known[ $index ] ?? null;
			if ( null === $box || null === $element || -1 === $index ) {
				$element = $known[-1];
				$columns = Cells::of_layer( $element['wide'], $layer );
				$column  = Cells::place( $x + ( $box['left'] ?? 0 ), $record->width, $columns );
				$line    = Cells::line( $y + ( $box['top'] ?? 0 ), $layer );
			} else {
				$column = Cells::place( $x, $box['width'], Cells::of_layer( $element['wide'], $layer ) );
				$line   = Cells::place( $y, $box['height'], Cells::of_layer( $element['high'], $layer ) );
			}
			$key           = Cells::key( $element['id'], $layer, $column, $line );
			$cells[ $key ] = ( $cells[ $key ] ?? 0 ) + $hits;
		};
		foreach ( $record->clicks as list( $index, $x, $y, $kind ) ) {
			$count( $index, Layer::Clicks, $x, $y, 1 );
			if ( 1 === ( $kind & 1 ) ) {
				$count( $index, Layer::Rage, $x, $y, 1 );
			}
			if ( 2 === ( $kind & 2 ) ) {
				$count( $index, Layer::Dead, $x, $y, 1 );
			}
		}
		foreach ( $record->moves as list( $index, $x, $y, $quarters ) ) {
			$count( $index, Layer::Movement, $x, $y, $quarters );
		}
		$cells[ Cells::key( $known[-1]['id'], Layer::Scroll, intdiv( $record->depth, ReadMap::DEPTH_STEP ), 0 ) ] = 1;
		return $cells;
	}

	/**
	 * The elements of a view; new ones get a row.
	 *
	 * @return array<int, Known> By their index, the page under −1. Those beyond the limit are left out.
	 */
	private function elements( int $version, RecordInput $record ): array {
		$device  = $record->device->value;
		$digests = array( -1 => self::digest( '' ) );
		$used    = array_unique( array_merge( array_column( $record->clicks, 0 ), array_column( $record->moves, 0 ) ) );
		foreach ( $used as $index ) {
			if ( isset( $record->elements[ $index ] ) ) {
				$digests[ $index ] = self::digest( $record->elements[ $index ]['path'] );
			}
		}
		$known   = $this->known( $version, $device, array_values( $digests ) );
		$missing = array_diff( $digests, array_keys( $known ) );
		if ( array() !== $missing ) {
			$room = self::MOST_ELEMENTS - (int) $this->database->value(
				'SELECT COUNT(*) FROM {heatmap_element} WHERE version_id = %d AND device = %d',
				array( $version, $device )
			);
			foreach ( array_unique( $missing ) as $index => $digest ) {
				if ( -1 === $index || $room-- > 0 ) {
					$this->add_element( $version, $device, $digest, $record, $record->elements[ $index ] ?? null );
				}
			}
			$known = $this->known( $version, $device, array_values( $digests ) );
		}
		$found = array();
		foreach ( $digests as $index => $digest ) {
			if ( isset( $known[ $digest ] ) ) {
				$found[ $index ] = $known[ $digest ];
			}
		}
		return $found;
	}

	/**
	 * @param list<string> $digests Of paths.
	 * @return array<string, Known> By digest.
	 */
	private function known( int $version, int $device, array $digests ): array {
		$found = array();
		foreach ( $this->database->rows(
			'SELECT id, digest, cells_wide, cells_high FROM {heatmap_element} WHERE version_id = %d AND device = %d AND digest IN ( '
				. implode( ', ', array_fill( 0, count( $digests ), '%s' ) ) . ' )',
			array( $version, $device, ...$digests )
		) as $row ) {
			$found[ (string) $row['digest'] ] = array(
				'id'   => (int) $row['id'],
				'wide' => max( 1, (int) $row['cells_wide'] ),
				'high' => max( 1, (int) $row['cells_high'] ),
			);
		}
		return $found;
	}

	/**
	 * @param Box|null $box Null for the page.
	 */
	private function add_element( int $version, int $device, string $digest, RecordInput $record, ?array $box ): void {
		$this->database->insert_unless_taken(
			'INSERT INTO {heatmap_element} (version_id, device, digest, path, page_left, page_top, width, height, cells_wide, cells_high) VALUES (%d, %d, %s, %s, %d, %d, %d, %d, %d, %d)',
			array(
				$version,
				$device,
				$digest,
				$box['path'] ?? '',
				Cells::part( $box['left'] ?? 0, $record->width ),
				min( 65535, (int) ( $box['top'] ?? 0 ) ),
				null === $box ? Cells::WHOLE : Cells::part( $box['width'], $record->width ),
				min( 65535, (int) ( $box['height'] ?? 0 ) ),
				Cells::count( $box['width'] ?? $record->width ),
				Cells::count( $box['height'] ?? 0 ),
			)
		);
	}

	/**
	 * A short digest of a path, for the key of the table. It begins with a letter, because PHP makes a number of a key
	 * of digits.
	 */
	private static function digest( string $path ): string {
		return 'd' . substr( md5( $path ), 0, 15 );
	}
}
