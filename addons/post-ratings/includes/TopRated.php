<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use WP_Post;

/**
 * `[userfeedback_top_rated number="5" minimum="3"]` and its block: the best rated posts, by the order of
 * docs/figures.md.
 */
final class TopRated {

	public const SHORTCODE = 'userfeedback_top_rated';

	public const BLOCK = 'userfeedback/top-rated';

	private const NUMBER  = 5;
	private const MOST    = 50;
	private const MINIMUM = 3;

	/**
	 * Posts of a look: those that not everybody may read are left out.
	 */
	private const BATCH = 50;

	private const LOOKS = 10;

	public function __construct( private RatingQuery $query, private RateablePosts $posts ) {}

	/**
	 * The list, '' without posts.
	 *
	 * @param array<mixed>|string $attributes As an author wrote them; only numbers pass (SEC-X13).
	 */
	public function render( array|string $attributes ): string {
		$given = is_array( $attributes ) ? $attributes : array();
		$items = '';
		foreach ( $this->find(
			self::number( $given['number'] ?? null, self::NUMBER, self::MOST ),
			self::number( $given['minimum'] ?? null, self::MINIMUM, 1000000 )
		) as $found ) {
			$items .= sprintf(
				'<li><a href="%1$s">%2$s</a> <span>%3$s</span></li>',
				esc_url( (string) get_permalink( $found['post'] ) ),
				esc_html( CastVote::title( $found['post'] ) ),
				esc_html(
					sprintf(
						/* translators: 1: average with one decimal, 2: number of ratings. */
						_n(
							'%1$s of 5 from %2$s rating',
							'%1$s of 5 from %2$s ratings',
							$found['votes'],
							'userfeedback-post-ratings'
						),
						number_format_i18n( $found['average'], 1 ),
						number_format_i18n( $found['votes'] )
					)
				)
			);
		}
		return '' === $items ? '' : '<ol class="userfeedback-top-rated">' . $items . '</ol>';
	}

	/**
	 * The best posts that everybody may read.
	 *
	 * @return list<array{post: WP_Post, votes: int, average: float}>
	 */
	private function find( int $number, int $minimum ): array {
		$found = array();
		for ( $look = 0; $look < self::LOOKS; ++$look ) {
			$rows = $this->query->best( $minimum, self::BATCH, $look * self::BATCH );
			_prime_post_caches( array_column( $rows, 'post_id' ), true, true );
			foreach ( $rows as $row ) {
				$post  = get_post( $row['post_id'] );
				$votes = array_sum( $row['stars'] );
				if ( $post instanceof WP_Post && $this->posts->is_open( $post ) && count( $found ) < $number ) {
					$total = 0;
					foreach ( $row['stars'] as $star => $count ) {
						$total += $star * $count;
					}
					$found[] = array(
						'post'    => $post,
						'votes'   => $votes,
						'average' => $total / max( 1, $votes ),
					);
				}
			}
			if ( count( $rows ) < self::BATCH || count( $found ) >= $number ) {
				break;
			}
		}
		return $found;
	}

	/**
	 * A whole number of an attribute.
	 */
	private static function number( mixed $given, int $standard, int $most ): int {
		$text = is_scalar( $given ) ? (string) $given : '';
		return 1 === preg_match( '/^[1-9]\d{0,6}$/D', $text ) ? min( $most, (int) $text ) : $standard;
	}
}
