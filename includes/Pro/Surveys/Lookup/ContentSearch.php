<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Surveys\Lookup;

use WP_Post;
use WP_Query;

/**
 * Finds pages and posts by title, for redirects and page rules (CALL-22, QST-52). Only content that every
 * visitor may read (SEC-A11).
 */
final class ContentSearch {

	private const MAX = 20;

	/**
	 * The best matches; for an empty text the newest pages and posts.
	 *
	 * @return list<array{id: int, title: string}>
	 */
	public function find( string $title ): array {
		$query = new WP_Query(
			array(
				's'                      => $title,
				'search_columns'         => array( 'post_title' ),
				'post_type'              => array_values(
					array_diff( get_post_types( array( 'public' => true ) ), array( 'attachment' ) )
				),
				'post_status'            => 'publish',
				'has_password'           => false,
				'posts_per_page'         => self::MAX, // phpcs:ignore WordPress.WP.PostsPerPage -- 20.
				'ignore_sticky_posts'    => true,
				'no_found_rows'          => true,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
		$items = array();
		foreach ( $query->posts ?? array() as $post ) {
			if ( $post instanceof WP_Post ) {
				$text    = html_entity_decode( wp_strip_all_tags( $post->post_title ), ENT_QUOTES | ENT_HTML5 );
				$items[] = array(
					'id'    => $post->ID,
					'title' => '' === $text ? __( '(no title)', 'userfeedback' ) : $text,
				);
			}
		}
		return $items;
	}
}
