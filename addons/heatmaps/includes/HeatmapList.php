<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Support\Moment;

/**
 * Heatmaps for owners: wire types `HeatmapList` and `Heatmap`.
 *
 * @phpstan-import-type Version from HeatmapQuery
 */
final class HeatmapList {

	/**
	 * Most rows of one reply (A108).
	 */
	public const MAX = 100;

	public function __construct(
		private HeatmapRepository $heatmaps,
		private HeatmapQuery $query,
		private Clock $clock
	) {}

	/**
	 * A page of the list.
	 *
	 * @param string $status   One of Heatmap::STATES, '' for all.
	 * @param int    $per_page −1 for MAX.
	 * @return array{items: list<array<string, mixed>>, pagination: array{page: int, pages: int, per_page: int, total: int}, status_filters: list<array{status: string, count: int}>}
	 */
	public function page( string $status, string $search, int $page, int $per_page ): array {
		$limit    = -1 === $per_page ? self::MAX : $per_page;
		$now      = $this->clock->now();
		$totals   = $this->query->totals( $search, $now );
		$total    = $totals[ '' === $status ? 'all' : $status ] ?? 0;
		$found    = $this->query->page( $status, $search, $now, $limit, ( $page - 1 ) * $limit );
		$versions = $this->query->versions( array_map( static fn ( Heatmap $heatmap ): int => $heatmap->id, $found ) );
		_prime_post_caches(
			array_map( static fn ( Heatmap $heatmap ): int => $heatmap->post_id, $found ),
			false,
			false
		);
		return array(
			'items'          => array_map(
				fn ( Heatmap $heatmap ): array => $this->item( $heatmap, $versions[ $heatmap->id ] ?? array() ),
				$found
			),
			'pagination'     => array(
				'page'     => $page,
				'pages'    => (int) ceil( $total / $limit ),
				'per_page' => $limit,
				'total'    => $total,
			),
			'status_filters' => array_map(
				static fn ( string $name, int $count ): array => array(
					'status' => $name,
					'count'  => $count,
				),
				array_keys( $totals ),
				$totals
			),
		);
	}

	/**
	 * One heatmap.
	 *
	 * @return array<string, mixed>
	 * @throws Failure 404.
	 */
	public function one( int $id ): array {
		return $this->item( $this->find( $id ), $this->query->versions( array( $id ) )[ $id ] ?? array() );
	}

	/**
	 * @throws Failure 404.
	 */
	public function find( int $id ): Heatmap {
		return $this->heatmaps->find( $id )
			?? throw Failure::not_found( __( 'This heatmap does not exist.', 'userfeedback-heatmaps' ) );
	}

	/**
	 * @param list<Version> $versions Of the heatmap.
	 * @return array<string, mixed>
	 */
	private function item( Heatmap $heatmap, array $versions ): array {
		$post = $heatmap->post_id > 0 ? get_post( $heatmap->post_id ) : null;
		$gone = $heatmap->post_id > 0 && ! Pages::is_open( $post );
		$sum  = static fn ( string $key ): int => array_sum(
			array_map(
				static fn ( array $version ): int => (int) array_sum( array_column( $version['devices'], $key ) ),
				$versions
			)
		);
		return array(
			'id'         => $heatmap->id,
			'title'      => $heatmap->title,
			'url'        => $heatmap->url(),
			'post_id'    => null === $post ? null : $post->ID,
			'status'     => $heatmap->status( $this->clock->now() ),
			'days'       => $heatmap->days,
			'sample'     => $heatmap->sample,
			'started_at' => Moment::wire( $heatmap->started_at ),
			'ends_at'    => Moment::wire( $heatmap->ends_at() ),
			'visitors'   => $sum( 'visitors' ),
			'views'      => $sum( 'views' ),
			'clicks'     => $sum( 'clicks' ),
			'versions'   => array_map(
				static fn ( array $version ): array => array(
					'devices' => array_map(
						static fn ( array $counts ): array => array( 'device' => $counts['device']->wire() ) + $counts,
						$version['devices']
					),
				) + $version,
				$versions
			),
			'protected'  => $gone ? null : Protection::of( $post ),
			'page_gone'  => $gone,
			'view_url'   => $gone ? '' : ViewMode::url( $heatmap->url() ),
		);
	}
}
