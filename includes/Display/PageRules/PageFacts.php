<?php
declare(strict_types=1);

namespace UserFeedback\Display\PageRules;

use WP_Post;
use WP_Post_Type;
use WP_Query;
use WP_Term;

/**
 * Facts about the page for page rules (A60, A63). They come from the main query, never from the visitor, so
 * they are the same for every visitor of the URL.
 */
final class PageFacts {

	/**
	 * @param list<string> $types      front_page, blog, singular, page, post, archive, category, tag, search, 404, author, date.
	 * @param int          $post_id    The page or post, 0 elsewhere.
	 * @param string       $post_type  Of the post or of the post type archive, '' elsewhere.
	 * @param list<string> $taxonomies Of the archive, or those in which the post has terms.
	 * @param list<int>    $terms      Term of the archive, or terms of the post.
	 */
	public function __construct(
		public readonly array $types,
		public readonly int $post_id = 0,
		public readonly string $post_type = '',
		public readonly array $taxonomies = array(),
		public readonly array $terms = array()
	) {}

	/**
	 * Facts of a query.
	 *
	 * @param bool $with_terms Whether terms are asked for; they may cost a query where WordPress did not load them.
	 */
	public static function of( WP_Query $query, bool $with_terms ): self {
		$object = $query->get_queried_object();
		$post   = $object instanceof WP_Post ? $object : null;
		$terms  = array();
		if ( $object instanceof WP_Term ) {
			$terms = array( $object );
		} elseif ( null !== $post && $with_terms ) {
			$terms = self::terms_of( $post );
		}
		$types = array_keys(
			array_filter(
				array(
					'front_page' => $query->is_front_page(),
					'blog'       => $query->is_home(),
					'singular'   => $query->is_singular(),
					'page'       => $query->is_page(),
					'post'       => $query->is_single() && null !== $post && 'post' === $post->post_type,
					'archive'    => $query->is_archive(),
					'category'   => $query->is_category(),
					'tag'        => $query->is_tag(),
					'search'     => $query->is_search(),
					'404'        => $query->is_404(),
					'author'     => $query->is_author(),
					'date'       => $query->is_date(),
				)
			)
		);
		return new self(
			array_map( 'strval', $types ),
			QueriedPage::of( $query )->ID ?? 0,
			null !== $post ? $post->post_type : ( $object instanceof WP_Post_Type ? $object->name : '' ),
			array_values( array_unique( array_map( static fn ( WP_Term $term ): string => $term->taxonomy, $terms ) ) ),
			array_map( static fn ( WP_Term $term ): int => $term->term_id, $terms )
		);
	}

	/**
	 * Terms of a post in public taxonomies, from the cache of the main query.
	 *
	 * @return list<WP_Term>
	 */
	private static function terms_of( WP_Post $post ): array {
		$found = array();
		foreach ( get_object_taxonomies( $post, 'names' ) as $taxonomy ) {
			$terms = get_the_terms( $post, $taxonomy );
			if ( is_array( $terms ) ) {
				array_push( $found, ...array_values( $terms ) );
			}
		}
		return $found;
	}
}
