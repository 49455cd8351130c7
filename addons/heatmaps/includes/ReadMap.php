<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Support\Failure;

/**
 * One map: a layer of a version on a class of devices. Wire type `HeatmapMap`.
 *
 * @phpstan-import-type Version from HeatmapQuery
 */
final class ReadMap {

	/**
	 * Points of a reply: a map shows no more, and a megabyte is enough.
	 */
	private const MOST_POINTS = 10000;

	private const MOST_ELEMENTS = 50;

	/**
	 * Percent between two depths.
	 */
	public const DEPTH_STEP = 5;

	public function __construct( private HeatmapList $list, private HeatmapQuery $query ) {}

	/**
	 * @return array<string, mixed>
	 * @throws Failure 404.
	 */
	public function run( int $id, int $version, Device $device, Layer $layer ): array {
		$heatmap = $this->list->find( $id );
		$counts  = null;
		foreach ( $this->query->versions( array( $heatmap->id ) )[ $heatmap->id ] ?? array() as $known ) {
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
			? $this->scroll( $version, $device, $views )
			: $this->points( $version, $device, $layer ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function points( int $version, Device $device, Layer $layer ): array {
		$sums     = $this->query->sums( $version, $device, $layer );
		$elements = $this->query->elements( $version, $device );
		$points   = array();
		foreach ( $this->query->cells( $version, $device, $layer, self::MOST_POINTS ) as $cell ) {
			$element = $elements[ $cell['element'] ] ?? null;
			if ( null !== $element ) {
				$is_page  = '' === $element['path'];
				$points[] = array(
					'selector' => $is_page ? null : Path::selector( $element['path'] ),
					'x'        => $is_page ? 0 : $cell['x'],
					'y'        => $is_page ? 0 : $cell['y'],
					'page_x'   => $is_page
						? $cell['x']
						: (int) round( $element['left'] + $cell['x'] * $element['width'] / Cells::WHOLE ),
					'page_y'   => $is_page
						? $cell['y']
						: (int) round( $element['top'] + $cell['y'] * $element['height'] / Cells::WHOLE ),
					'count'    => $cell['hits'],
				);
			}
		}
		return array(
			'total'       => $sums['hits'],
			'points'      => $points,
			'more_points' => max( 0, $sums['cells'] - count( $points ) ),
			'scroll'      => array(),
			'elements'    => $this->strongest( $version, $device, $layer, $elements, $sums['hits'] ),
		);
	}

	/**
	 * @param array<int, array{path: string, left: int, top: int, width: int, height: int}> $elements By id.
	 * @return list<array<string, mixed>> Wire type `HeatmapElement[]`.
	 */
	private function strongest( int $version, Device $device, Layer $layer, array $elements, int $total ): array {
		$found = array();
		foreach ( $this->query->strongest( $version, $device, $layer, self::MOST_ELEMENTS ) as $one ) {
			$path    = $elements[ $one['element'] ]['path'] ?? '';
			$found[] = array(
				'selector' => Path::selector( $path ),
				'label'    => Kinds::label( $path ),
				'clicks'   => $one['hits'],
				'share'    => round( 100 * $one['hits'] / max( 1, $total ), 1 ) + 0.0,
			);
		}
		return $found;
	}

	/**
	 * How many views saw the page down to each depth.
	 *
	 * @return array<string, mixed>
	 */
	private function scroll( int $version, Device $device, int $views ): array {
		$ended = array();
		foreach ( $this->query->cells( $version, $device, Layer::Scroll, self::MOST_POINTS ) as $cell ) {
			$ended[ $cell['x'] ] = ( $ended[ $cell['x'] ] ?? 0 ) + $cell['hits'];
		}
		$scroll = array();
		$seen   = 0;
		for ( $depth = 100; $depth >= 0; $depth -= self::DEPTH_STEP ) {
			$seen    += $ended[ $depth ] ?? 0;
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
