<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use DateTimeImmutable;
use DateTimeZone;
use Generator;
use UserFeedback\Plan\AddonRights;
use UserFeedback\Results\Range;
use UserFeedback\Support\Failure;

/**
 * Spreadsheets of ratings (PR-10, PR-14, A97): the list of posts, or the votes on one, in the range on the screen.
 *
 * @phpstan-import-type Workbook from \UserFeedback\Addons\AddonExports
 */
final class RatingExport {

	private const BATCH = 500;

	public function __construct( private AddonRights $rights, private RatingQuery $query, private RatingList $list ) {}

	/**
	 * The workbook.
	 *
	 * @param array<mixed> $fields Of the address: post_id, from, to.
	 * @return Workbook
	 * @throws Failure 400, 403, 404.
	 */
	public function workbook( array $fields ): array {
		$this->rights->require_addon( 'post-ratings' );
		$text    = static fn ( string $name ): ?string => is_string(
			$fields[ $name ] ?? null
		) ? $fields[ $name ] : null;
		$post_id = (int) $text( 'post_id' );
		$title   = 0 === $post_id ? '' : $this->query->title( $post_id );
		if ( null === $title ) {
			throw Failure::not_found( __( 'There are no ratings of this post.', 'userfeedback-post-ratings' ) );
		}
		$range = $this->list->range(
			array(
				'from' => $text( 'from' ),
				'to'   => $text( 'to' ),
			),
			$post_id
		);
		$days  = null === $range ? 'all-time' : $range->start() . '_' . $range->end();
		return array(
			'file'   => ( 0 === $post_id ? 'post-ratings_' : 'post-ratings-' . $post_id . '_' ) . $days,
			'sheets' => array( 0 === $post_id ? $this->posts( $range ) : $this->votes( $post_id, $range ) ),
		);
	}

	/**
	 * The list of posts.
	 *
	 * @return array{name: string, widths: list<int>, header: list<string>, rows: Generator<int, list<string|int|float|DateTimeImmutable|null>>}
	 */
	private function posts( ?Range $range ): array {
		return array(
			'name'   => __( 'Post ratings', 'userfeedback-post-ratings' ),
			'widths' => array( 50, 18, 16, 12, 12, 9, 9, 9, 9, 9, 60 ),
			'header' => array(
				__( 'Post/Page Name', 'userfeedback-post-ratings' ),
				__( 'Number of Ratings', 'userfeedback-post-ratings' ),
				__( 'Average Rating', 'userfeedback-post-ratings' ),
				__( '95% from', 'userfeedback-post-ratings' ),
				__( '95% to', 'userfeedback-post-ratings' ),
				__( '1 star', 'userfeedback-post-ratings' ),
				__( '2 stars', 'userfeedback-post-ratings' ),
				__( '3 stars', 'userfeedback-post-ratings' ),
				__( '4 stars', 'userfeedback-post-ratings' ),
				__( '5 stars', 'userfeedback-post-ratings' ),
				__( 'Address', 'userfeedback-post-ratings' ),
			),
			'rows'   => $this->rows_of_posts( $range ),
		);
	}

	/**
	 * Rows of the list, most votes first.
	 *
	 * @return Generator<int, list<string|int|float|DateTimeImmutable|null>>
	 */
	private function rows_of_posts( ?Range $range ): Generator {
		$total = $this->query->count( $range );
		for ( $offset = 0; $offset < $total; $offset += self::BATCH ) {
			$posts = $this->query->posts( $range, 'total_ratings', true, $total, self::BATCH, $offset );
			_prime_post_caches( array_column( $posts, 'post_id' ), true, false );
			foreach ( $posts as $post ) {
				$item = RatingList::item( $post );
				yield array(
					$post['title'],
					$item['total_ratings'],
					$item['average_rating'],
					$item['low'],
					$item['high'],
					...array_values( $post['stars'] ),
					$item['post_link'],
				);
			}
		}
	}

	/**
	 * The votes on a post.
	 *
	 * @return array{name: string, widths: list<int>, header: list<string>, rows: Generator<int, list<string|int|float|DateTimeImmutable|null>>}
	 */
	private function votes( int $post_id, ?Range $range ): array {
		return array(
			'name'   => __( 'Ratings', 'userfeedback-post-ratings' ),
			'widths' => array( 20, 10, 70 ),
			'header' => array(
				__( 'Date', 'userfeedback-post-ratings' ),
				__( 'Rating', 'userfeedback-post-ratings' ),
				__( 'Comment', 'userfeedback-post-ratings' ),
			),
			'rows'   => $this->rows_of_votes( $post_id, $range ),
		);
	}

	/**
	 * Rows of votes, newest first, in the site's time.
	 *
	 * @return Generator<int, list<string|int|float|DateTimeImmutable|null>>
	 */
	private function rows_of_votes( int $post_id, ?Range $range ): Generator {
		for ( $offset = 0; ; $offset += self::BATCH ) {
			$votes = $this->list->votes( $post_id, $range, 'created_at', true, self::BATCH, $offset );
			foreach ( $votes as $vote ) {
				$at = new DateTimeImmutable( $vote['created_at'], new DateTimeZone( 'UTC' ) );
				yield array( $at->setTimezone( wp_timezone() ), $vote['rating'], (string) $vote['comment'] );
			}
			if ( count( $votes ) < self::BATCH ) {
				return;
			}
		}
	}
}
