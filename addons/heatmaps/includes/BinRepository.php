<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Database\Database;

/**
 * Adds views to the counts.
 *
 * @phpstan-import-type Box from RecordInput
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
	 * Rows of one statement.
	 */
	private const CHUNK = 200;

	public function __construct( private Database $database ) {}

	/**
	 * Adds a view. Cells are written in the order of their key, and the row of the day last, because all visitors of
	 * the page share it.
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
				$this->add_cells( $day, $cells );
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
			}
		);
		return true;
	}

	/**
	 * Adds to cells of a day.
	 *
	 * @param array<string, int> $cells Counts by Cells::key().
	 */
	public function add_cells( string $day, array $cells ): void {
		ksort( $cells );
		foreach ( array_chunk( $cells, self::CHUNK, true ) as $chunk ) {
			$values = array();
			foreach ( $chunk as $key => $hits ) {
				list( $element, $layer, $x, $y ) = array_map( 'intval', explode( ',', $key ) );
				array_push( $values, $element, $layer, $day, $x, $y, $hits );
			}
			$this->database->execute(
				'INSERT INTO {heatmap_bin} (element_id, layer, day, x, y, hits) VALUES '
				. implode( ', ', array_fill( 0, count( $chunk ), '(%d, %d, %s, %d, %d, %d)' ) )
				. ' ON DUPLICATE KEY UPDATE hits = hits + VALUES(hits)',
				$values
			);
		}
	}

	/**
	 * Cells of a view.
	 *
	 * @param array<int, int> $ids Of elements by their index, that of the page under −1.
	 * @return array<string, int>
	 */
	private static function cells( RecordInput $record, array $ids ): array {
		$cells = array();
		$count = static function (
			int $index,
			Layer $layer,
			float $x,
			float $y,
			int $cell,
			int $hits
		) use (
			&$cells,
			$ids,
			$record
		): void {
			$box = $record->elements[ $index ] ?? null;
			if ( null !== $box && ! isset( $ids[ $index ] ) ) {
				$x  += $box['left'];
				$y  += $box['top'];
				$box = null;
			}
			$key           = Cells::key(
				null === $box ? $ids[-1] : $ids[ $index ],
				$layer,
				Cells::share( $x, null === $box ? $record->width : $box['width'], $cell ),
				null === $box ? Cells::down( $y, $cell ) : Cells::share( $y, $box['height'], $cell )
			);
			$cells[ $key ] = ( $cells[ $key ] ?? 0 ) + $hits;
		};
		foreach ( $record->clicks as list( $index, $x, $y, $kind ) ) {
			$count( $index, Layer::Clicks, $x, $y, Cells::CLICK, 1 );
			if ( 1 === ( $kind & 1 ) ) {
				$count( $index, Layer::Rage, $x, $y, Cells::CLICK, 1 );
			}
			if ( 2 === ( $kind & 2 ) ) {
				$count( $index, Layer::Dead, $x, $y, Cells::CLICK, 1 );
			}
		}
		foreach ( $record->moves as list( $index, $x, $y, $quarters ) ) {
			$count( $index, Layer::Movement, $x, $y, Cells::MOVEMENT, $quarters );
		}
		$depth = intdiv( $record->depth, ReadMap::DEPTH_STEP ) * ReadMap::DEPTH_STEP;
		$cells[ Cells::key( $ids[-1], Layer::Scroll, $depth, 0 ) ] = 1;
		return $cells;
	}

	/**
	 * Ids of the elements of a view; new ones get a row.
	 *
	 * @return array<int, int> By their index, the page under −1. Elements beyond the limit have none.
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
		$known   = $this->ids( $version, $device, array_values( $digests ) );
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
			$known = $this->ids( $version, $device, array_values( $digests ) );
		}
		return array_filter(
			array_map( static fn ( string $digest ): int => $known[ $digest ] ?? 0, $digests ),
			static fn ( int $id ): bool => $id > 0
		);
	}

	/**
	 * @param list<string> $digests Of paths.
	 * @return array<string, int> Ids by digest.
	 */
	private function ids( int $version, int $device, array $digests ): array {
		$found = array();
		foreach ( $this->database->rows(
			'SELECT id, digest FROM {heatmap_element} WHERE version_id = %d AND device = %d AND digest IN ( '
				. implode( ', ', array_fill( 0, count( $digests ), '%s' ) ) . ' )',
			array( $version, $device, ...$digests )
		) as $row ) {
			$found[ (string) $row['digest'] ] = (int) $row['id'];
		}
		return $found;
	}

	/**
	 * @param Box|null $box Null for the page.
	 */
	private function add_element( int $version, int $device, string $digest, RecordInput $record, ?array $box ): void {
		$this->database->insert_unless_taken(
			'INSERT INTO {heatmap_element} (version_id, device, digest, path, page_left, page_top, width, height) VALUES (%d, %d, %s, %s, %d, %d, %d, %d)',
			array(
				$version,
				$device,
				$digest,
				$box['path'] ?? '',
				Cells::part( $box['left'] ?? 0, $record->width ),
				min( 65535, (int) ( $box['top'] ?? 0 ) ),
				null === $box ? Cells::WHOLE : Cells::part( $box['width'], $record->width ),
				min( 65535, (int) ( $box['height'] ?? 0 ) ),
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
