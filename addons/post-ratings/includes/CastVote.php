<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use UserFeedback\Responses\Calls\RateLimiter;
use UserFeedback\Responses\Calls\Visitor;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\QuestionTypes\Text;
use WP_Post;

/**
 * A visitor rates a post.
 */
final class CastVote {

	/**
	 * Characters of a title that lists keep.
	 */
	private const TITLE_LENGTH = 150;

	public function __construct(
		private RateablePosts $posts,
		private RatingRepository $ratings,
		private Settings $settings,
		private RateLimiter $limiter,
		private Clock $clock
	) {}

	/**
	 * Stores a vote; a second one of the same voter replaces the first.
	 *
	 * @param mixed $stars   As sent.
	 * @param mixed $comment As sent, null where none was.
	 * @return array{is_new: bool, totals: array<string, mixed>}
	 * @throws Failure 400 naming the field, 404 for a post that cannot be rated, 422 for a missing comment, 429.
	 */
	public function run( int $post_id, mixed $stars, mixed $comment ): array {
		$visitor = Visitor::from_request();
		$this->limiter->count_as_submission( 'rating', $visitor );
		$post     = $this->posts->open( $post_id );
		$settings = $this->settings->all();
		if ( ! is_int( $stars ) || $stars < 1 || $stars > 5 ) {
			throw Failure::invalid(
				array( 'rating' => __( 'This must be a whole number from 1 to 5.', 'userfeedback-post-ratings' ) ),
				400
			);
		}
		$comment = self::comment( $comment, $settings );
		$asked   = 'yes' === $settings['ask_why'] && 'yes' === $settings['why_required'] && $stars < 4;
		// A page that a cache kept from before may not have asked.
		if ( $asked && '' === $comment ) {
			throw Failure::invalid(
				array( 'comment' => __( 'Please write a few words.', 'userfeedback-post-ratings' ) )
			);
		}
		$voter = Voter::of( $visitor )->known();
		$prior = Prior::kept();
		$vote  = $this->ratings->vote(
			$post->ID,
			self::title( $post ),
			$voter,
			$stars,
			$comment,
			$this->clock->now()->format( 'Y-m-d H:i:s' ),
			$this->clock->site_now()->format( 'Y-m-d' ),
			$settings['votes_per_address'],
			$prior['mean'],
			$prior['weight']
		);
		Prior::plan();
		/**
		 * Fires after a visitor rated a post, or changed a vote.
		 *
		 * @since 0.1.0
		 *
		 * @param int  $post_id The post.
		 * @param int  $stars   1 to 5.
		 * @param bool $is_new  False when it replaces a vote.
		 */
		do_action( 'userfeedback_post_rated', $post->ID, $stars, $vote['is_new'] );
		return array(
			'is_new' => $vote['is_new'],
			'totals' => self::totals( $vote['sums'], $stars ),
		);
	}

	/**
	 * Address of a post that can be rated. The front page for any other: nobody learns which there are.
	 */
	public function address_of( int $post_id ): string {
		try {
			$link = get_permalink( $this->posts->open( $post_id ) );
		} catch ( Failure ) {
			$link = false;
		}
		return false === $link ? home_url( '/' ) : $link;
	}

	/**
	 * Title of a post as text.
	 */
	public static function title( WP_Post $post ): string {
		$text = html_entity_decode( wp_strip_all_tags( $post->post_title ), ENT_QUOTES | ENT_HTML5 );
		return mb_substr( $text, 0, self::TITLE_LENGTH );
	}

	/**
	 * Totals of a post for a visitor.
	 *
	 * @return array<string, mixed>
	 * @throws Failure 404.
	 */
	public function totals_of( int $post_id ): array {
		$post = $this->posts->open( $post_id );
		return self::totals(
			$this->ratings->totals( $post->ID ),
			$this->ratings->mine( $post->ID, Voter::of( Visitor::from_request() ) )
		);
	}

	/**
	 * Wire type `PostRatingTotals`.
	 *
	 * @param array{votes: int, total: int, stars: array<int, int>} $sums Of the post.
	 * @return array{total_ratings: int, average_rating: float|null, mine: int|null}
	 */
	private static function totals( array $sums, int $mine ): array {
		return array(
			'total_ratings'  => $sums['votes'],
			'average_rating' => 0 === $sums['votes'] ? null : round( $sums['total'] / $sums['votes'], 1 ) + 0.0,
			'mine'           => 0 === $mine ? null : $mine,
		);
	}

	/**
	 * The comment as it is stored, null where none came. A page that a cache kept may allow more than the owner wants
	 * now: the end is cut off, because its visitor could never send it.
	 *
	 * @param array<string, mixed> $settings Of the box.
	 * @throws Failure 400.
	 */
	private static function comment( mixed $comment, array $settings ): ?string {
		if ( null === $comment || 'yes' !== $settings['ask_why'] ) {
			return null;
		}
		$text = is_string( $comment ) ? Text::block( wp_check_invalid_utf8( $comment, true ) ) : null;
		if ( null === $text || mb_strlen( $text ) > Settings::LONGEST_WHY ) {
			throw Failure::invalid(
				array(
					'comment' => sprintf(
						/* translators: %d: number of characters. */
						__( 'This must be a text of at most %d characters.', 'userfeedback-post-ratings' ),
						Settings::LONGEST_WHY
					),
				),
				400
			);
		}
		return mb_substr( $text, 0, is_int( $settings['why_length'] ) ? $settings['why_length'] : 0 );
	}
}
