<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\PostRatings;

use UserFeedback\PostRatings\RateablePosts;
use UserFeedback\PostRatings\RatingQuery;
use UserFeedback\PostRatings\RatingRepository;
use UserFeedback\PostRatings\ReviewSchema;
use UserFeedback\PostRatings\SeoGraphs;
use UserFeedback\PostRatings\Settings;
use UserFeedback\PostRatings\TopRated;
use WP_Post;

/**
 * Review schema (PR-20, A97) and the best rated posts.
 */
final class ReviewSchemaTest extends RatingsTestCase {

	/**
	 * @phpstan-impure
	 *
	 * @return array<string, mixed>|null
	 */
	private function block( int $post ): ?array {
		$found = get_post( $post );
		self::assertInstanceOf( WP_Post::class, $found );
		return $this->schema()->of( $found );
	}

	public function test_the_average_is_told_where_the_owner_says_so_and_somebody_voted(): void {
		$post = $this->post( array( 'post_title' => '</script><script>alert(1)</script> Soup' ) );
		$this->set( array( 'use_review_schema' => 'yes', 'schema_types' => array( 'post' => 'Recipe' ) ) );
		self::assertNull( $this->block( $post ) );
		$this->vote( $post, 4, 'a' );
		$block = (array) $this->block( $post );
		self::assertSame( 'Recipe', $block['@type'] );
		self::assertSame( array( '@type' => 'AggregateRating', 'ratingValue' => 4.0, 'ratingCount' => 1, 'bestRating' => 5, 'worstRating' => 1 ), $block['aggregateRating'] );
		self::assertStringNotContainsString( '<', (string) wp_json_encode( $block, JSON_HEX_TAG ) );
		foreach ( array(
			'userfeedback_ratings_schema_minimum'    => static fn (): int => 2,
			'userfeedback_ratings_schema'            => '__return_empty_array',
			'userfeedback_ratings_schema_of_another' => '__return_true',
		) as $filter => $answer ) {
			add_filter( $filter, $answer );
			self::assertNull( $this->block( $post ), $filter );
			remove_filter( $filter, $answer );
		}
		foreach ( array( array( 'schema_types' => array( 'post' => 'none' ) ), array( 'schema_types' => array( 'post' => 'Recipe' ), 'use_review_schema' => 'no' ) ) as $off ) {
			$this->set( $off );
			self::assertNull( $this->block( $post ) );
		}
	}

	public function test_an_item_of_an_seo_plugin_gets_the_rating_and_a_rated_one_keeps_its_own(): void {
		$post = $this->post( array( 'post_title' => 'Soup' ) );
		$this->set( array( 'use_review_schema' => 'yes', 'schema_types' => array( 'post' => 'Recipe' ) ) );
		$this->vote( $post, 4, 'a' );
		$page   = array( '@type' => 'WebPage' );
		$recipe = array(
			'@type' => array( 'Thing', 'Recipe' ),
			'name'  => 'Soup of the SEO plugin',
		);
		$rated  = $recipe + array( 'aggregateRating' => array( 'ratingValue' => 3 ) );
		foreach ( SeoGraphs::FILTERS as $filter ) {
			$graphs = $this->visit( $post );
			$merged = $graphs->merge( array( 'page' => $page, 'r' => $recipe ) );
			self::assertSame( $page, $merged['page'] );
			self::assertSame( 4.0, $merged['r']['aggregateRating']['ratingValue'] );
			self::assertSame( 'Soup of the SEO plugin', $merged['r']['name'] );
			self::assertTrue( $graphs->is_rated(), 'Nothing in the footer.' );

			$graphs = $this->visit( $post );
			self::assertSame( array( $page, $rated ), $graphs->merge( array( $page, $rated ) ) );
			self::assertTrue( $graphs->is_rated() );

			$graphs = $this->visit( $post );
			self::assertSame( array( $page ), $graphs->merge( array( $page ) ) );
			self::assertFalse( $graphs->is_rated(), 'The footer has a block of its own.' );

			self::assertNotFalse( has_filter( $filter ), 'The addon listens.' );
			self::assertSame( 'no graph', apply_filters( $filter, 'no graph' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Hooks of others.
		}
		wp_reset_query(); // phpcs:ignore WordPress.WP.DiscouragedFunctions -- Set above.
	}

	/**
	 * The graphs of a request for a post.
	 */
	private function visit( int $post ): SeoGraphs {
		query_posts( array( 'p' => $post ) ); // phpcs:ignore WordPress.WP.DiscouragedFunctions -- As a request does.
		return new SeoGraphs( $this->schema() );
	}

	private function schema(): ReviewSchema {
		return new ReviewSchema(
			$this->container()->get( Settings::class ),
			$this->container()->get( RateablePosts::class ),
			$this->container()->get( RatingRepository::class )
		);
	}

	public function test_the_best_rated_are_those_with_enough_votes_that_everybody_may_read(): void {
		$this->set( array( 'votes_per_address' => 9 ) );
		$posts = array();
		foreach ( array( 'Fine' => array( 4, 4 ), 'Best' => array( 5, 5 ), 'One' => array( 5 ), 'Hidden' => array( 5, 5 ) ) as $title => $stars ) {
			$posts[ $title ] = $this->post( array( 'post_title' => $title ) );
			foreach ( $stars as $number => $star ) {
				$this->vote( $posts[ $title ], $star, "$title $number" );
			}
		}
		wp_update_post( array( 'ID' => $posts['Hidden'], 'post_status' => 'private' ) );
		$top  = new TopRated( $this->container()->get( RatingQuery::class ), $this->container()->get( RateablePosts::class ) );
		$html = $top->render( array( 'minimum' => '2' ) );
		self::assertMatchesRegularExpression( '~^<ol.*Best</a> <span>5.0 of 5 from 2 ratings.*Fine</a>~', $html );
		self::assertStringNotContainsString( 'Hidden', $html );
		self::assertStringNotContainsString( 'One', $html );
		self::assertStringNotContainsString( 'Fine', $top->render( array( 'minimum' => 2, 'number' => 1 ) ) );
		self::assertSame( '', $top->render( array( 'minimum' => '"><script>' ) ) );
		self::assertSame( $html, do_shortcode( '[userfeedback_top_rated minimum="2" onclick="x"]' ) );
	}
}
