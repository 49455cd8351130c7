<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use DateTimeImmutable;
use UserFeedback\Database\Database;

/**
 * Reads heatmaps and their counts.
 *
 * @phpstan-type Counts array{device: Device, visitors: int, views: int, clicks: int, page_width: int, page_height: int}
 * @phpstan-type Element array{path: string, left: int, top: int, width: int, height: int, wide: int, high: int}
 * @phpstan-type Version array{id: int, number: int, first_seen: string, last_seen: string, devices: list<Counts>}
 */
final class HeatmapQuery {

	private const FORMAT = 'Y-m-d H:i:s';

	/**
	 * Elements whose tiles are read at a time.
	 */
	private const ELEMENTS = 50;

	public function __construct( private Database $database ) {}

	/**
	 * Number of heatmaps by status, with all.
	 *
	 * @param string $search In the title; '' for all.
	 * @return array<string, int>
	 */
	public function totals( string $search, DateTimeImmutable $now ): array {
		$totals = array_fill_keys( array( 'all', ...Heatmap::STATES ), 0 );
		foreach ( $this->database->rows(
			'SELECT CASE WHEN ends_at <= %s THEN %s ELSE state END AS status, COUNT(*) AS number FROM {heatmap} WHERE state <> %s AND title LIKE %s GROUP BY status',
			array( $now->format( self::FORMAT ), Heatmap::FINISHED, Heatmap::DELETED, self::like( $search ) )
		) as $row ) {
			$totals[ (string) $row['status'] ] = (int) $row['number'];
			$totals['all']                    += (int) $row['number'];
		}
		return $totals;
	}

	/**
	 * A page of the list, newest first.
	 *
	 * @param string $status One of Heatmap::STATES, '' for all.
	 * @return list<Heatmap>
	 */
	public function page( string $status, string $search, DateTimeImmutable $now, int $limit, int $offset ): array {
		$time   = $now->format( self::FORMAT );
		$where  = array( 'state <> %s AND title LIKE %s', array( Heatmap::DELETED, self::like( $search ) ) );
		$filter = array( '', array() );
		if ( Heatmap::FINISHED === $status ) {
			$filter = array( ' AND ( state = %s OR ends_at <= %s )', array( $status, $time ) );
		} elseif ( '' !== $status ) {
			$filter = array( ' AND state = %s AND ends_at > %s', array( $status, $time ) );
		}
		return array_map(
			Heatmap::of_row( ... ),
			$this->database->rows(
				'SELECT * FROM {heatmap} WHERE ' . $where[0] . $filter[0] . ' ORDER BY id DESC LIMIT %d OFFSET %d',
				array( ...$where[1], ...$filter[1], $limit, $offset )
			)
		);
	}

	/**
	 * The newest heatmap of a page, 0 for none.
	 *
	 * @param int    $post_id 0 for a page that is no post.
	 * @param string $path    As Heatmap has it.
	 */
	public function newest_of( int $post_id, string $path ): int {
		$row = $this->database->row(
			'SELECT id FROM {heatmap} WHERE post_id = %d AND path = %s AND state <> %s ORDER BY id DESC LIMIT 1',
			array( $post_id, $path, Heatmap::DELETED )
		);
		return (int) ( $row['id'] ?? 0 );
	}

	/**
	 * Versions of heatmaps with their counts by device.
	 *
	 * @param list<int> $ids  Heatmaps.
	 * @param Days|null $days The days of the counts, null for all.
	 * @return array<int, list<Version>> By heatmap, newest first.
	 */
	public function versions( array $ids, ?Days $days = null ): array {
		$days ??= new Days();
		$found = array();
		foreach ( array() === $ids ? array() : $this->database->rows(
			'SELECT v.id, v.heatmap_id, v.number, v.first_seen, v.last_seen,
			d.device, d.visitors, d.views, d.clicks, d.widths, d.heights
			FROM {heatmap_version} v LEFT JOIN (
				SELECT version_id, device, SUM(visitors) AS visitors, SUM(views) AS views, SUM(clicks) AS clicks,
				SUM(widths) AS widths, SUM(heights) AS heights
				FROM {heatmap_day} WHERE version_id IN ( SELECT id FROM {heatmap_version} WHERE heatmap_id IN ( '
				. self::places( $ids ) . ' ) ) AND day BETWEEN %s AND %s GROUP BY version_id, device
			) d ON d.version_id = v.id WHERE v.heatmap_id IN ( ' . self::places( $ids ) . ' ) ORDER BY v.heatmap_id, v.number DESC, d.device',
			array( ...$ids, $days->from, $days->to, ...$ids )
		) as $row ) {
			$heatmap                    = (int) $row['heatmap_id'];
			$id                         = (int) $row['id'];
			$found[ $heatmap ][ $id ] ??= array(
				'id'         => $id,
				'number'     => (int) $row['number'],
				'first_seen' => (string) $row['first_seen'],
				'last_seen'  => (string) $row['last_seen'],
				'devices'    => array(),
			);
			$device                     = Device::tryFrom( (int) $row['device'] );
			if ( null !== $device ) {
				$views = max( 1, (int) $row['views'] );

				$found[ $heatmap ][ $id ]['devices'][] = array(
					'device'      => $device,
					'visitors'    => (int) $row['visitors'],
					'views'       => (int) $row['views'],
					'clicks'      => (int) $row['clicks'],
					'page_width'  => intdiv( (int) $row['widths'], $views ),
					'page_height' => intdiv( (int) $row['heights'], $views ),
				);
			}
		}
		return array_map( array_values( ... ), $found );
	}

	/**
	 * Reads the tiles of a layer, those of an element after each other.
	 *
	 * @param callable(int, int, array<int, int>): void $told Hears of the element, the number of the tile and its hits by place, for every day.
	 */
	public function tiles( int $version, Device $device, Layer $layer, Days $days, callable $told ): void {
		$ids = array_map(
			'intval',
			array_column(
				$this->database->rows(
					'SELECT id FROM {heatmap_element} WHERE version_id = %d AND device = %d ORDER BY id',
					array( $version, $device->value )
				),
				'id'
			)
		);
		foreach ( array_chunk( $ids, self::ELEMENTS ) as $chunk ) {
			foreach ( $this->database->rows(
				'SELECT element_id, tile, HEX(cells) AS cells FROM {heatmap_bin} WHERE layer = %d AND day BETWEEN %s AND %s AND element_id IN ( '
					. self::places( $chunk ) . ' ) ORDER BY element_id',
				array( $layer->value, $days->from, $days->to, ...$chunk )
			) as $row ) {
				$told( (int) $row['element_id'], (int) $row['tile'], Tile::decode( (string) $row['cells'] ) );
			}
		}
	}

	/**
	 * Where elements are.
	 *
	 * @return array<int, Element> By id.
	 */
	public function elements( int $version, Device $device ): array {
		$found = array();
		foreach ( $this->database->rows(
			'SELECT id, path, page_left, page_top, width, height, cells_wide, cells_high FROM {heatmap_element} WHERE version_id = %d AND device = %d',
			array( $version, $device->value )
		) as $row ) {
			$found[ (int) $row['id'] ] = array(
				'path'   => (string) $row['path'],
				'left'   => (int) $row['page_left'],
				'top'    => (int) $row['page_top'],
				'width'  => (int) $row['width'],
				'height' => (int) $row['height'],
				'wide'   => max( 1, (int) $row['cells_wide'] ),
				'high'   => max( 1, (int) $row['cells_high'] ),
			);
		}
		return $found;
	}

	/**
	 * @param non-empty-list<int> $ids Values.
	 * @return literal-string
	 */
	private static function places( array $ids ): string {
		return implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
	}

	/**
	 * A pattern that finds a text anywhere.
	 */
	private static function like( string $search ): string {
		return '%' . addcslashes( $search, '_%\\' ) . '%';
	}
}
