<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use WP_Post;

/**
 * Items that an SEO plugin prints about the post. One of the type that the owner chose gets the rating, so that
 * search engines read one item; where one is rated already, nothing is added (PR-20).
 *
 * @phpstan-type Graph array<array-key, mixed>
 */
final class SeoGraphs {

	/**
	 * Filters of the items of a page: Yoast SEO, Rank Math, All in One SEO, The SEO Framework. All run before the
	 * footer.
	 */
	public const FILTERS = array(
		'wpseo_schema_graph',
		'rank_math/json_ld',
		'aioseo_schema_output',
		'the_seo_framework_schema_graph_data',
	);

	private const RATING = 'aggregateRating';

	/**
	 * Whether an item of the page has a rating, ours or another's.
	 *
	 * @var bool
	 */
	private bool $is_rated = false;

	public function __construct( private ReviewSchema $schema ) {}

	public function is_rated(): bool {
		return $this->is_rated;
	}

	/**
	 * @param Graph $graph Items of a page, in a list or by name.
	 * @return Graph
	 */
	public function merge( array $graph ): array {
		foreach ( $graph as $item ) {
			if ( is_array( $item ) && isset( $item[ self::RATING ] ) ) {
				$this->is_rated = true;
				return $graph;
			}
		}
		$post  = is_singular() ? get_queried_object() : null;
		$block = $post instanceof WP_Post ? $this->schema->of( $post ) : null;
		foreach ( null === $block || $this->is_rated ? array() : $graph as $key => $item ) {
			if ( is_array( $item ) && in_array( $block['@type'] ?? '', (array) ( $item['@type'] ?? array() ), true ) ) {
				$graph[ $key ]  = $item + array( self::RATING => $block[ self::RATING ] ?? null );
				$this->is_rated = true;
				break;
			}
		}
		return $graph;
	}
}
