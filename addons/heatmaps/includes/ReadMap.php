<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Support\Failure;

/**
 * One map: a layer of a version on a class of devices. Wire type `HeatmapMap`.
 *
 * @phpstan-import-type Version from HeatmapQuery
 * @phpstan-import-type Element from HeatmapQuery
 */
final class ReadMap {

	/**
	 * Points of a reply: a map shows no more, and a megabyte is enough.
	 */
	private const MOST_POINTS = 10000;

	private const MOST_ELEMENTS = 50;

	private const COLUMNS = 65536;

	/**
	 * Percent between two depths.
	 */
	public const DEPTH_STEP = 5;

	public function __construct( private HeatmapList $list, private HeatmapQuery $query ) {}

	/**
	 * @return array<string, mixed>
	 * @throws Failure 404.
	 */
	public function run( int $id, int $version, Device $device, Layer $layer, Days $days ): array {
		$heatmap = $this->list->find( $id );
		$counts  = null;
		foreach ( $this->query->versions( array( $heatmap->id ), $days )[ $heatmap->id ] ?? array() as $known ) {
			if ( $known['id'] === $version ) {
				$counts = array_values(
					array_filter( $known['devices'], static fn ( array $one ): bool => $one['device'] === $device )
				)[0] ?? array();
			}
		}
		if ( null === $counts ) {
			throw Failure::not_found( __( 'This version of the page does not exist.', 'userfeedback-heatmaps' ) );
		}
		$views = $counts['views'] ?? 0;
		return array(
			'heatmap_id'  => $heatmap->id,
			'version_id'  => $version,
			'device'      => $device->wire(),
			'layer'       => $layer->wire(),
			'visitors'    => $counts['visitors'] ?? 0,
			'views'       => $views,
			'page_width'  => $counts['page_width'] ?? 0,
			'page_height' => $counts['page_height'] ?? 0,
		) + ( Layer::Scroll === $layer
			? $this->scroll( $version, $device, $days, $views )
			: $this->points( $version, $device, $layer, $days ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function points( int $version, Device $device, Layer $layer, Days $days ): array {
		$elements = $this->query->elements( $version, $device );
		$points   = array();
		$sums     = array();
		$cells    = 0;
		foreach ( $this->cells( $version, $device, $layer, $days ) as $id => $hits ) {
			$sums[ $id ] = array_sum( $hits );
			$cells      += count( $hits );
			foreach ( $hits as $place => $count ) {
				$points[] = array( $count, $id, $place );
			}
			// Never more than twice what is sent is kept.
			if ( count( $points ) > 2 * self::MOST_POINTS ) {
				$points = self::strongest( $points );
			}
		}
		$points = self::strongest( $points );
		return array(
			'total'       => array_sum( $sums ),
			'points'      => array_map(
				static fn ( array $point ): array => self::point(
					$elements[ $point[1] ],
					$point[2],
					$point[0],
					$layer
				),
				$points
			),
			'more_points' => $cells - count( $points ),
			'scroll'      => array(),
			'elements'    => self::elements( $elements, $sums ),
		);
	}

	/**
	 * Sums of the days, one element after the other.
	 *
	 * @return iterable<int, array<int, int>> Hits by place of the cell (65536 × y + x), by element.
	 */
	private function cells( int $version, Device $device, Layer $layer, Days $days ): iterable {
		$sums = array();
		$this->query->tiles(
			$version,
			$device,
			$layer,
			$days,
			static function ( int $element, int $tile, array $hits ) use ( &$sums ): void {
				foreach ( $hits as $place => $count ) {
					list( $x, $y ) = Cells::at( $tile, $place );
					$cell          = self::COLUMNS * $y + $x;

					$sums[ $element ][ $cell ] = ( $sums[ $element ][ $cell ] ?? 0 ) + $count;
				}
			}
		);
		return $sums;
	}

	/**
	 * @param list<array{int, int, int}> $points Hits, element, place.
	 * @return list<array{int, int, int}>
	 */
	private static function strongest( array $points ): array {
		usort(
			$points,
			static fn ( array $a, array $b ): int => array( $b[0], $a[1], $a[2] ) <=> array( $a[0], $b[1], $b[2] )
		);
		return array_slice( $points, 0, self::MOST_POINTS );
	}

	/**
	 * Wire type `HeatmapPoint`.
	 *
	 * @param Element $element Where it is.
	 * @return array<string, mixed>
	 */
	private static function point( array $element, int $place, int $hits, Layer $layer ): array {
		$x = Cells::middle( $place % self::COLUMNS, Cells::of_layer( $element['wide'], $layer ) );
		$y = intdiv( $place, self::COLUMNS );
		if ( '' === $element['path'] ) {
			return array(
				'selector' => null,
				'x'        => 0,
				'y'        => 0,
				'page_x'   => $x,
				'page_y'   => Cells::middle_of_line( $y, $layer ),
				'count'    => $hits,
			);
		}
		$y = Cells::middle( $y, Cells::of_layer( $element['high'], $layer ) );
		return array(
			'selector' => Path::selector( $element['path'] ),
			'x'        => $x,
			'y'        => $y,
			'page_x'   => (int) round( $element['left'] + $x * $element['width'] / Cells::WHOLE ),
			'page_y'   => (int) round( $element['top'] + $y * $element['height'] / Cells::WHOLE ),
			'count'    => $hits,
		);
	}

	/**
	 * The elements with most of a layer; the page itself is none.
	 *
	 * @param array<int, Element> $elements By id.
	 * @param array<int, int>     $sums     Hits by id.
	 * @return list<array<string, mixed>> Wire type `HeatmapElement[]`.
	 */
	private static function elements( array $elements, array $sums ): array {
		$total = max( 1, array_sum( $sums ) );
		$found = array();
		ksort( $sums );
		arsort( $sums );
		foreach ( $sums as $id => $hits ) {
			$path = $elements[ $id ]['path'];
			if ( '' !== $path && count( $found ) < self::MOST_ELEMENTS ) {
				$found[] = array(
					'selector' => Path::selector( $path ),
					'label'    => Kinds::label( $path ),
					'clicks'   => $hits,
					'share'    => round( 100 * $hits / $total, 1 ) + 0.0,
				);
			}
		}
		return $found;
	}

	/**
	 * How many views saw the page down to each depth.
	 *
	 * @return array<string, mixed>
	 */
	private function scroll( int $version, Device $device, Days $days, int $views ): array {
		$ended = array();
		foreach ( $this->cells( $version, $device, Layer::Scroll, $days ) as $hits ) {
			$ended += $hits;
		}
		$scroll = array();
		$seen   = 0;
		for ( $depth = 100; $depth >= 0; $depth -= self::DEPTH_STEP ) {
			$seen    += $ended[ intdiv( $depth, self::DEPTH_STEP ) ] ?? 0;
			$scroll[] = array(
				'depth' => $depth,
				'views' => $seen,
			);
		}
		return array(
			'total'       => $views,
			'points'      => array(),
			'more_points' => 0,
			'scroll'      => array_reverse( $scroll ),
			'elements'    => array(),
		);
	}
}
