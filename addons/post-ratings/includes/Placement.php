<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use Throwable;
use UserFeedback\Access\Capability;
use UserFeedback\Support\ErrorLog;
use WP_Post;

/**
 * Puts the box where the settings say (PR-18), once a post. What fails here never breaks the page.
 */
final class Placement {

	public const SHORTCODE = 'userfeedback-post-ratings';

	public const BLOCK = 'userfeedback/post-ratings';

	/**
	 * Posts whose box stands on this page.
	 *
	 * @var array<int, true>
	 */
	private array $placed = array();

	/**
	 * Whether a box was drawn before the page began.
	 *
	 * @var bool
	 */
	private bool $is_early = false;

	public function __construct(
		private Settings $settings,
		private RateablePosts $posts,
		private RatingRepository $ratings,
		private BoxFiles $files
	) {}

	/**
	 * Filter of the_content. While the theme makes an excerpt, or a plugin another post's text, nothing is added.
	 */
	public function in_content( string $content ): string {
		$post = $this->main_post();
		if ( null === $post || ! in_the_loop() || doing_filter( 'get_the_excerpt' ) || get_the_ID() !== $post->ID ) {
			return $content;
		}
		$place = $this->place( $post );
		if ( 'before_content' === $place ) {
			return $this->box( $post ) . $content;
		}
		return 'after_content' === $place ? $content . $this->box( $post ) : $content;
	}

	/**
	 * Filter of the comments block of block themes.
	 */
	public function in_comments_block( string $html ): string {
		$post = $this->main_post();
		return null === $post ? $html : $this->around( $post, $html );
	}

	/**
	 * Filter of comments_template in classic themes: our file loads the theme's between the boxes.
	 */
	public function in_comments_template( string $file ): string {
		$post = $this->main_post();
		if (
			null === $post || ! in_array( $this->place( $post ), array( 'before_comments', 'after_comments' ), true )
		) {
			return $file;
		}
		CommentsTemplate::$theme  = $file;
		CommentsTemplate::$before = $this->around( $post, '', 'before_comments' );
		CommentsTemplate::$after  = $this->around( $post, '', 'after_comments' );
		return dirname( __DIR__ ) . '/templates/comments.php';
	}

	/**
	 * Puts the box before or after something, where that is its place.
	 *
	 * @param string|null $only One of both places, null for either.
	 */
	private function around( WP_Post $post, string $html, ?string $only = null ): string {
		$place = $this->place( $post );
		if ( null !== $only && $only !== $place ) {
			return $html;
		}
		if ( 'before_comments' === $place ) {
			return $this->box( $post ) . $html;
		}
		return 'after_comments' === $place ? $html . $this->box( $post ) : $html;
	}

	/**
	 * Shortcode, block and template tag: the box of the post around it, or of one that is named.
	 *
	 * @param array<mixed>|string $attributes As an author wrote them; only a number passes (SEC-X13).
	 */
	public function by_hand( array|string $attributes ): string {
		$given = is_array( $attributes ) ? ( $attributes['id'] ?? '' ) : '';
		$text  = is_scalar( $given ) ? trim( (string) $given ) : '';
		$id    = 1 === preg_match( '/^[1-9][0-9]{0,17}$/D', $text ) ? (int) $text : 0;
		$post  = get_post( 0 === $id ? null : $id );
		if ( ! $post instanceof WP_Post ) {
			return '';
		}
		if ( ! $this->posts->is_open( $post ) ) {
			return Capability::Edit->allowed() || current_user_can( 'edit_post', $post->ID )
				? '<em class="userfeedback-hint">' . esc_html__( 'Visitors cannot rate this: ratings are off here, or not everybody may read it. Visitors see nothing.', 'userfeedback-post-ratings' ) . '</em>'
				: '';
		}
		return $this->box( $post );
	}

	/**
	 * Begins another page, in a process that draws several.
	 */
	public function forget(): void {
		$this->placed   = array();
		$this->is_early = false;
	}

	/**
	 * Prints style and script where a box stands; called on wp_footer.
	 */
	public function print_files(): void {
		if ( array() !== $this->placed || $this->is_early ) {
			$this->files->print( Box::texts( $this->settings->all() ) );
		}
	}

	/**
	 * The box of a post, '' for the second one. Plugins for search engines and previews run the content for their own
	 * texts: in the head nothing is seen, and what is drawn before the page begins may not be, so neither counts.
	 */
	private function box( WP_Post $post ): string {
		if (
			isset( $this->placed[ $post->ID ] ) || is_feed() || is_embed()
			|| doing_action( 'wp_head' ) || doing_filter( 'get_the_excerpt' )
		) {
			return '';
		}
		try {
			$settings = $this->settings->all();
			$sums     = $this->ratings->totals( $post->ID );
			$said     = $_GET[ PlainForm::SAID ] ?? ''; // phpcs:ignore WordPress.Security -- Compared with our words only.
			$html     = Box::html(
				$settings,
				array(
					'post_id' => $post->ID,
					'action'  => (string) get_permalink( $post ),
					'votes'   => $sums['votes'],
					'average' => 0 === $sums['votes'] ? null : round( $sums['total'] / $sums['votes'], 1 ),
					// The page may be kept by a cache, so nothing of a visitor stands in it.
					'mine'    => 0,
					'message' => is_string( $said ) ? PlainForm::message( $said, $settings ) : '',
				)
			);
		} catch ( Throwable $error ) {
			ErrorLog::debug( $error );
			return '';
		}
		$first = array() === $this->placed;
		if ( doing_action( 'wp' ) || doing_action( 'template_redirect' ) ) {
			$this->is_early = true;
		} else {
			$this->placed[ $post->ID ] = true;
		}
		return ( $first ? $this->files->style() : '' ) . $html;
	}

	/**
	 * Where the box of a post goes. Without comments and a form for them themes draw no comments at all.
	 */
	private function place( WP_Post $post ): string {
		$place = $this->settings->all()['display_settings'];
		return in_array( $place, array( 'before_comments', 'after_comments' ), true )
			&& ! comments_open( $post ) && 0 === (int) get_comments_number( $post )
			? 'after_content'
			: $place;
	}

	/**
	 * The post that this page is about, if visitors may rate it.
	 */
	private function main_post(): ?WP_Post {
		if ( ! is_singular() || ! is_main_query() || is_feed() || is_embed() ) {
			return null;
		}
		$post = get_queried_object();
		return $post instanceof WP_Post && $this->posts->is_open( $post ) ? $post : null;
	}
}
