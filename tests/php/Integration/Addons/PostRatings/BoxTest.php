<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\PostRatings;

use UserFeedback\PostRatings\Box;
use UserFeedback\PostRatings\Placement;
use UserFeedback\PostRatings\RateablePosts;
use UserFeedback\PostRatings\Settings;

/**
 * The box in posts (PR-18, PR-19, ENT-26). `tests/ts/widget/ratings/markup.test.ts` draws the same cases.
 */
final class BoxTest extends RatingsTestCase {

	private const CASES = __DIR__ . '/../../../../fixtures/rating-box.json';

	public function test_the_box_is_drawn_as_the_preview_draws_it(): void {
		$cases = json_decode( (string) file_get_contents( self::CASES ), true, 512, JSON_THROW_ON_ERROR );
		self::assertIsArray( $cases );
		foreach ( $cases as $name => $case ) {
			update_option( Settings::OPTION, $case['settings'] );
			$settings = $this->container()->get( Settings::class )->all();
			$html     = Box::html(
				$settings,
				array(
					'post_id' => 7,
					'action'  => 'https://site.test/post/',
					'votes'   => $case['votes'],
					'average' => null === $case['average'] ? null : (float) $case['average'],
					'mine'    => $case['mine'] ?? 0,
					'message' => '',
				)
			);
			delete_option( Settings::OPTION );
			if ( 'write' === getenv( 'USERFEEDBACK_REPLIES' ) ) {
				$cases[ $name ]['html'] = $html;
			} else {
				self::assertSame( $case['html'], $html, (string) $name );
			}
		}
		if ( 'write' === getenv( 'USERFEEDBACK_REPLIES' ) ) {
			file_put_contents( self::CASES, wp_json_encode( $cases, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . "\n" );
		}
		self::assertCount( 5, $cases );
	}

	/**
	 * The page of a post.
	 */
	private function show( int $post, string $content = 'Text' ): string {
		$this->container()->get( Placement::class )->forget();
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		query_posts( array( 'p' => $post, 'post_type' => 'any' ) ); // phpcs:ignore WordPress.WP.DiscouragedFunctions -- A page.
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		the_post();
		return (string) apply_filters( 'the_content', $content ); // phpcs:ignore WordPress.NamingConventions -- Of WordPress.
	}

	public function test_each_place_puts_it_where_it_says(): void {
		$post = $this->post( array( 'comment_status' => 'open' ) );
		self::assertMatchesRegularExpression( '~Text.*<form class="uf-rating"~s', $this->show( $post ) );
		$this->set( array( 'display_settings' => 'before_content' ) );
		self::assertMatchesRegularExpression( '~<form class="uf-rating".*Text~s', $this->show( $post ) );
		$this->set( array( 'display_settings' => 'before_comments' ) );
		self::assertStringNotContainsString( 'uf-rating', $this->show( $post ) );
		self::assertMatchesRegularExpression( '~<form class="uf-rating".*<div>Comments~s', (string) apply_filters( 'render_block_core/comments', '<div>Comments</div>' ) ); // phpcs:ignore WordPress.NamingConventions -- Of WordPress.
		$this->set( array( 'display_settings' => 'after_comments' ) );
		$this->show( $post );
		self::assertMatchesRegularExpression( '~<div>Comments.*<form class="uf-rating"~s', (string) apply_filters( 'render_block_core/comments', '<div>Comments</div>' ) ); // phpcs:ignore WordPress.NamingConventions -- Of WordPress.
		$this->set( array( 'display_settings' => 'manual' ) );
		self::assertStringNotContainsString( 'uf-rating', $this->show( $post ) );
		self::assertMatchesRegularExpression( '~<form class="uf-rating"~', $this->show( $post, '[userfeedback-post-ratings]' ) );
	}

	public function test_classic_themes_have_it_around_their_comments(): void {
		$post = $this->post( array( 'comment_status' => 'open' ) );
		$file = wp_tempnam( 'comments' );
		file_put_contents( $file, '<?php echo "Comments of the theme";' );
		foreach ( array( 'before_comments' => '~uf-rating.*Comments of~s', 'after_comments' => '~Comments of.*uf-rating~s' ) as $place => $pattern ) {
			$this->set( array( 'display_settings' => $place ) );
			$this->show( $post );
			ob_start();
			require (string) apply_filters( 'comments_template', $file ); // phpcs:ignore WordPress.NamingConventions -- Of WordPress.
			self::assertMatchesRegularExpression( $pattern, (string) ob_get_clean(), $place );
		}
		unlink( $file );
	}

	public function test_without_comments_it_stands_after_the_content(): void {
		$this->set( array( 'display_settings' => 'after_comments' ) );
		self::assertStringContainsString( 'uf-rating', $this->show( $this->post( array( 'comment_status' => 'closed' ) ) ) );
	}

	public function test_it_stands_once_and_only_where_it_may(): void {
		$post = $this->post();
		self::assertSame( 1, substr_count( $this->show( $post, '[userfeedback-post-ratings] [userfeedback-post-ratings]' ), '<form' ) );
		update_post_meta( $post, RateablePosts::META, 'off' );
		self::assertStringNotContainsString( 'uf-rating', $this->show( $post ) );
		self::assertStringNotContainsString( 'uf-rating', $this->show( $this->post( array( 'post_type' => 'page' ) ) ) );
		$this->sign_in( 'administrator' );
		self::assertStringContainsString( 'userfeedback-hint', $this->show( $post, '[userfeedback-post-ratings]' ) );
	}

	public function test_it_stands_where_the_head_ran_the_content_before(): void {
		$post = $this->post( array( 'post_content' => '[userfeedback-post-ratings]' ) );
		$this->show( $post );
		foreach ( array( '[userfeedback-post-ratings]', 'Text' ) as $content ) {
			foreach ( array( 'wp_head', 'template_redirect', 'get_the_excerpt' ) as $hook ) {
				$this->container()->get( Placement::class )->forget();
				$run                            = static fn (): string => (string) apply_filters( 'the_content', $content ); // phpcs:ignore WordPress.NamingConventions -- Of WordPress.
				$GLOBALS['wp_current_filter'][] = $hook; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As inside a plugin's callback.
				$run();
				array_pop( $GLOBALS['wp_current_filter'] );
				self::assertSame( 1, substr_count( $run(), '<form' ), $hook );
				self::assertSame( 0, substr_count( $run(), '<form' ), 'Once.' );
			}
		}
	}

	public function test_kinds_of_posts_without_custom_fields_have_the_switch_in_a_box(): void {
		require_once ABSPATH . 'wp-admin/includes/template.php';
		foreach ( array( 'uf_plain' => array( 'title', 'editor' ), 'uf_fields' => array( 'title', 'editor', 'custom-fields' ) ) as $type => $supports ) {
			register_post_type( $type, array( 'public' => true, 'show_in_rest' => true, 'supports' => $supports ) );
			set_current_screen( $type );
			do_action( 'add_meta_boxes', $type, null ); // phpcs:ignore WordPress.NamingConventions -- Of WordPress.
			$box = $GLOBALS['wp_meta_boxes'][ $type ]['side']['default']['userfeedback_ratings'];
			self::assertSame( 'uf_fields' === $type, $box['args']['__back_compat_meta_box'] );
			unset( $GLOBALS['wp_meta_boxes'][ $type ] );
			unregister_post_type( $type );
		}
		unset( $GLOBALS['current_screen'] );
	}

	/**
	 * SEC-X13.
	 */
	public function test_attributes_of_a_shortcode_are_a_number_or_nothing(): void {
		$post = $this->post();
		foreach ( array( '"><script>alert(1)</script>', "1' OR 1", '-1', '0' ) as $id ) {
			$html = $this->show( $post, '[userfeedback-post-ratings id="' . $id . '" onclick="x" class="y"]' );
			self::assertStringNotContainsString( 'alert', (string) preg_replace( '~\[userfeedback.*?\]~', '', $html ) );
			self::assertStringNotContainsString( 'onclick="x"><', $html );
		}
	}

	public function test_the_template_tag_prints_the_box_of_a_post(): void {
		$post = $this->post();
		$this->show( $this->post( array( 'post_type' => 'page' ) ) );
		ob_start();
		do_action( 'userfeedback_post_rating', $post );
		self::assertStringContainsString( 'data-uf-rating="' . $post . '"', (string) ob_get_clean() );
	}
}
