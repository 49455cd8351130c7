<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use WP_Post;

/**
 * Tells search engines the average (PR-20, A97): only on the page of the post, of types that the owner chose, and
 * with votes. Another plugin that describes the item itself merges the rating by the filter.
 */
final class ReviewSchema {

	public function __construct(
		private Settings $settings,
		private RateablePosts $posts,
		private RatingRepository $ratings
	) {}

	/**
	 * Prints the block; called on wp_footer.
	 */
	public function print(): void {
		$post  = is_singular() ? get_queried_object() : null;
		$block = $post instanceof WP_Post ? $this->of( $post ) : null;
		if ( null !== $block ) {
			wp_print_inline_script_tag(
				(string) wp_json_encode( $block, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
				array( 'type' => 'application/ld+json' )
			);
		}
	}

	/**
	 * The block of a post, or null.
	 *
	 * @return array<string, mixed>|null
	 */
	public function of( WP_Post $post ): ?array {
		$settings = $this->settings->all();
		$type     = $settings['schema_types'][ $post->post_type ] ?? 'none';
		if ( 'yes' !== $settings['use_review_schema'] || 'none' === $type || ! $this->posts->is_open( $post ) ) {
			return null;
		}
		if ( self::is_rated_by_another( $post ) ) {
			return null;
		}
		$sums = $this->ratings->totals( $post->ID );

		/**
		 * Filters how many votes a post needs before search engines are told its average.
		 *
		 * @since 0.1.0
		 *
		 * @param int     $least At least 1.
		 * @param WP_Post $post  The post.
		 */
		$least = apply_filters( 'userfeedback_ratings_schema_minimum', 1, $post );
		if ( $sums['votes'] < max( 1, is_int( $least ) ? $least : 1 ) ) {
			return null;
		}
		$rating = array(
			'@type'       => 'AggregateRating',
			'ratingValue' => round( $sums['total'] / $sums['votes'], 1 ),
			'ratingCount' => $sums['votes'],
			'bestRating'  => 5,
			'worstRating' => 1,
		);

		/**
		 * Filters the JSON-LD of a post's rating. Return an empty array where another plugin prints the rating of this
		 * item, or the block with more about it.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, mixed> $block JSON-LD.
		 * @param WP_Post              $post  The post.
		 */
		$block = apply_filters(
			'userfeedback_ratings_schema',
			array(
				'@context'        => 'https://schema.org',
				'@type'           => $type,
				'name'            => CastVote::title( $post ),
				'url'             => (string) get_permalink( $post ),
				'aggregateRating' => $rating,
			),
			$post
		);
		return is_array( $block ) && array() !== $block ? $block : null;
	}

	/**
	 * Whether a plugin that is known for it prints a rating of this item already: two contradict each other.
	 */
	private static function is_rated_by_another( WP_Post $post ): bool {
		$other = 'product' === $post->post_type && class_exists( 'WooCommerce', false );

		/**
		 * Filters whether another plugin prints an aggregateRating for a post. Then UserFeedback prints none.
		 *
		 * @since 0.1.0
		 *
		 * @param bool    $other True for products of WooCommerce.
		 * @param WP_Post $post  The post.
		 */
		return true === apply_filters( 'userfeedback_ratings_schema_of_another', $other, $post );
	}
}
