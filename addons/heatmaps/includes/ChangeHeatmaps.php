<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;

/**
 * What owners do with heatmaps.
 */
final class ChangeHeatmaps {

	public const STANDARD_DAYS   = 30;
	public const STANDARD_SAMPLE = 100;
	public const MOST_DAYS       = 365;

	public function __construct(
		private HeatmapRepository $heatmaps,
		private HeatmapList $list,
		private Pages $pages,
		private Prune $prune,
		private Clock $clock
	) {}

	/**
	 * Starts one.
	 *
	 * @param int|null    $post_id One of these two.
	 * @param string|null $url     Of this site.
	 * @return int Its id.
	 * @throws Failure 400 and 422 naming the field, 409.
	 */
	public function create( ?int $post_id, ?string $url, int $days, int $sample ): int {
		if ( ( null === $post_id ) === ( null === $url ) ) {
			throw Failure::invalid(
				array( 'post_id' => __( 'Send either post_id or url.', 'userfeedback-heatmaps' ) ),
				400
			);
		}
		$target = null === $post_id ? $this->pages->at( (string) $url ) : $this->pages->post( $post_id );
		if ( null !== Protection::of( $target['post'] ) ) {
			throw Failure::invalid(
				array(
					null === $post_id ? 'url' : 'post_id' => __( 'This page is not recorded: visitors enter passwords, payments or account data there. A setting allows such pages.', 'userfeedback-heatmaps' ),
				)
			);
		}
		$heatmap = new Heatmap(
			0,
			Pages::title( $target ),
			null === $target['post'] ? 0 : $target['post']->ID,
			$target['path'],
			Heatmap::RECORDING,
			$days,
			$sample,
			$this->clock->now()
		);
		$this->refuse_second( $heatmap );
		return $this->heatmaps->store( $heatmap, $this->clock->now() );
	}

	/**
	 * Changes one.
	 *
	 * @param string|null $status One of Heatmap::STATES.
	 * @throws Failure 404, 409, 422.
	 */
	public function change( int $id, ?string $status, ?int $days, ?int $sample ): void {
		$heatmap = $this->list->find( $id );
		$now     = $this->clock->now();
		$changed = $heatmap->changed(
			$status ?? $heatmap->status( $now ),
			$days ?? $heatmap->days,
			$sample ?? $heatmap->sample
		);
		if ( null !== $status && $status !== $changed->status( $now ) ) {
			throw Failure::invalid(
				array( 'days' => __( 'The days of this heatmap are over. Choose more days.', 'userfeedback-heatmaps' ) )
			);
		}
		if ( Heatmap::FINISHED === $heatmap->status( $now ) && Heatmap::FINISHED !== $changed->status( $now ) ) {
			$this->refuse_second( $changed );
		}
		$this->heatmaps->store( $changed, $now );
	}

	/**
	 * Deletes one: at once for its owner, its data in batches.
	 *
	 * @throws Failure 404.
	 */
	public function delete( int $id ): void {
		$this->list->find( $id );
		$this->heatmaps->mark_deleted( $id, $this->clock->now() );
		$this->prune->finish_deleting();
	}

	/**
	 * A page has one heatmap at a time, and a site only so many.
	 *
	 * @throws Failure 409.
	 */
	private function refuse_second( Heatmap $heatmap ): void {
		$others = array_filter(
			$this->heatmaps->unfinished( $this->clock->now() ),
			static fn ( Heatmap $other ): bool => $other->id !== $heatmap->id
		);
		foreach ( $others as $other ) {
			$same = Pages::key( $other->post_id, $other->path ) === Pages::key( $heatmap->post_id, $heatmap->path );
			if ( $same ) {
				throw Failure::conflict(
					__( 'This page has a heatmap already that is not finished.', 'userfeedback-heatmaps' )
				);
			}
		}
		if ( count( $others ) >= LiveHeatmaps::MOST ) {
			throw Failure::conflict(
				sprintf(
					/* translators: %s: number. */
					__( 'At most %s heatmaps can be unfinished at a time. Finish or delete some.', 'userfeedback-heatmaps' ),
					number_format_i18n( LiveHeatmaps::MOST )
				)
			);
		}
	}
}
