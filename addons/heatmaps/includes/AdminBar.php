<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Access\Capability;
use UserFeedback\Admin\Page;
use UserFeedback\Plan\AddonRights;
use UserFeedback\Support\Failure;
use WP_Admin_Bar;

/**
 * The way from a page of the site to its heatmap, or to a new one (A93).
 */
final class AdminBar {

	private const NODE = 'userfeedback_heatmap';

	public function __construct(
		private AddonRights $rights,
		private Pages $pages,
		private HeatmapQuery $query
	) {}

	/**
	 * Adds the entry; called on admin_bar_menu.
	 */
	public function add( WP_Admin_Bar $bar ): void {
		if (
			is_admin() || is_404() || is_search() || is_preview()
			|| ! ViewMode::may_see() || ! $this->rights->has_addon( 'heatmaps' )
		) {
			return;
		}
		$url = self::address();
		// With plain permalinks an archive has no path of its own.
		if ( ! is_singular() && ! is_front_page() && home_url( '/' ) === trailingslashit( $url ) ) {
			return;
		}
		try {
			$target = is_singular() ? $this->pages->post( get_queried_object_id() ) : $this->pages->at( $url );
		} catch ( Failure ) {
			return;
		}
		$id = $this->query->newest_of( (int) $target['post']?->ID, $target['path'] );
		if ( $id > 0 ) {
			$bar->add_node(
				array(
					'id'    => self::NODE,
					'title' => __( 'See heatmap', 'userfeedback-heatmaps' ),
					'href'  => Page::Heatmaps->url() . '#/' . $id,
				)
			);
		} elseif ( Capability::Manage->allowed() ) {
			$bar->add_node(
				array(
					'id'    => self::NODE,
					'title' => __( 'Record a heatmap of this page', 'userfeedback-heatmaps' ),
					'href'  => Page::Heatmaps->url() . '#/?new=' . rawurlencode( $url ),
				)
			);
		}
	}

	/**
	 * Address of the page; on a site with plain permalinks a post's has a query.
	 */
	private static function address(): string {
		$path = '/' . ( $GLOBALS['wp']->request ?? '' );
		$url  = is_singular()
			? get_permalink( get_queried_object_id() )
			: home_url( user_trailingslashit( $path ) );
		return is_string( $url ) ? $url : home_url( '/' );
	}
}
