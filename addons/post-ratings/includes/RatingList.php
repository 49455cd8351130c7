<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use UserFeedback\Access\Capability;
use UserFeedback\Addons\AddonExports;
use UserFeedback\Results\Figures;
use UserFeedback\Results\Intervals;
use UserFeedback\Results\Range;
use UserFeedback\Results\Week;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Support\Moment;

/**
 * What owners read: the list of posts and the votes on one (wire types `PostRatingList`, `PostRatingDetail`).
 *
 * @phpstan-import-type Post from RatingQuery
 */
final class RatingList {

	/**
	 * Most rows of one reply (A108).
	 */
	public const MAX = 1000;

	/**
	 * Days of a range that has an end only.
	 */
	private const DAYS = 30;

	public function __construct(
		private RatingQuery $query,
		private Prior $prior,
		private Settings $settings,
		private Clock $clock
	) {}

	/**
	 * A page of the list.
	 *
	 * @param array<string, string|null> $days from and to, all days when neither is there.
	 * @return array{items: list<array<string, mixed>>, pagination: array{page: int, pages: int, per_page: int, total: int}, range: array{start: string, end: string}|null, since: string|null, export: string}
	 * @throws Failure 400 naming the field.
	 */
	public function posts( array $days, string $orderby, bool $descending, int $page, int $per_page ): array {
		$range = $this->range( $days, 0 );
		if ( 'best' === $orderby ) {
			$this->prior->refresh_when_small();
		}
		$total = $this->query->count( $range );
		if ( null === $range ) {
			$this->prior->plan_places();
		}
		$pagination = self::pagination( $total, $page, $per_page );
		$posts      = $this->query->posts(
			$range,
			$orderby,
			$descending,
			$total,
			$pagination['per_page'],
			( $pagination['page'] - 1 ) * $pagination['per_page']
		);
		_prime_post_caches( array_column( $posts, 'post_id' ), true, false );
		return array(
			'items'      => array_map( self::item( ... ), $posts ),
			'pagination' => $pagination,
			'range'      => $range?->to_wire(),
			'since'      => $this->query->since(),
			'export'     => AddonExports::url( 'post-ratings' ),
		);
	}

	/**
	 * One post.
	 *
	 * @param array<string, string|null> $days from and to.
	 * @return array{post: array<string, mixed>, items: list<array<string, mixed>>, pagination: array{page: int, pages: int, per_page: int, total: int}, range: array{start: string, end: string}|null, since: string|null, export: string, step: string, points: list<array<string, mixed>>}
	 * @throws Failure 404 for a post without votes or in the trash, 400.
	 */
	public function post(
		int $post_id,
		array $days,
		string $orderby,
		bool $descending,
		int $page,
		int $per_page
	): array {
		$title = $this->query->title( $post_id );
		if ( null === $title ) {
			throw Failure::not_found( __( 'There are no ratings of this post.', 'userfeedback-post-ratings' ) );
		}
		$range   = $this->range( $days, $post_id );
		$counted = $this->query->days( $post_id, $range );
		$stars   = array_fill( 1, 5, 0 );
		foreach ( $counted as $of_day ) {
			foreach ( $of_day as $star => $votes ) {
				$stars[ $star ] += $votes;
			}
		}
		$pagination = self::pagination( array_sum( $stars ), $page, $per_page );
		$since      = $this->query->since( $post_id );
		$over       = $range ?? ( null === $since ? null : Range::of_request(
			array(
				'from' => Range::ALL_TIME,
				'to'   => null,
			),
			$this->clock->site_now()->format( 'Y-m-d' ),
			self::DAYS,
			$since
		) );
		return array(
			'post'       => self::item(
				array(
					'post_id' => $post_id,
					'title'   => $title,
					'stars'   => $stars,
				)
			),
			'items'      => $this->votes( $post_id, $range, $orderby, $descending, $pagination['per_page'], ( $pagination['page'] - 1 ) * $pagination['per_page'] ),
			'pagination' => $pagination,
			'range'      => $range?->to_wire(),
			'since'      => $since,
			'export'     => add_query_arg( 'post_id', $post_id, AddonExports::url( 'post-ratings' ) ),
			'step'       => null === $over ? 'day' : $over->step_of( '' ),
			'points'     => null === $over ? array() : self::points( $over, $counted ),
		);
	}

	/**
	 * Votes on a post.
	 *
	 * @return list<array{created_at: string, rating: int, comment: string|null}>
	 */
	public function votes(
		int $post_id,
		?Range $range,
		string $orderby,
		bool $descending,
		int $limit,
		int $offset
	): array {
		$may_read = 'view' === $this->settings->all()['why_readers'] || Capability::Manage->allowed();
		return array_map(
			static fn ( array $vote ): array => array(
				'created_at' => Moment::of_column( $vote['created_at'] ),
				'rating'     => $vote['rating'],
				'comment'    => $may_read && '' !== $vote['comment'] ? $vote['comment'] : null,
			),
			$this->query->votes( $post_id, $range, $orderby, $descending, $limit, $offset )
		);
	}

	/**
	 * The days that are asked for, null for all.
	 *
	 * @param array<string, string|null> $days from and to.
	 * @throws Failure 400.
	 */
	public function range( array $days, int $post_id ): ?Range {
		return array() === array_diff( $days, array( null, '' ) ) ? null : Range::of_request(
			$days,
			$this->clock->site_now()->format( 'Y-m-d' ),
			self::DAYS,
			$this->query->since( $post_id )
		);
	}

	/**
	 * Wire type `PostRatingResult` (ENT-27).
	 *
	 * @param Post $post Of the query.
	 * @return array{post_id: int, post_title: string, post_link: string, total_ratings: int, average_rating: float|null, low: float|null, high: float|null, small_sample: bool, stars: list<array{rating: int, votes: int, percent: float|null}>}
	 */
	public static function item( array $post ): array {
		$mean = Figures::mean( $post['stars'] );
		$link = get_permalink( $post['post_id'] );
		return array(
			'post_id'        => $post['post_id'],
			'post_title'     => $post['title'],
			'post_link'      => false === $link ? '' : $link,
			'total_ratings'  => array_sum( $post['stars'] ),
			'average_rating' => $mean['value'] ?? null,
			'low'            => $mean['low'] ?? null,
			'high'           => $mean['high'] ?? null,
			'small_sample'   => array_sum( $post['stars'] ) < Intervals::SMALL,
			'stars'          => array_map(
				static fn ( int $star, int $votes ): array => array(
					'rating'  => $star,
					'votes'   => $votes,
					'percent' => Figures::share( $votes, array_sum( $post['stars'] ) )['percent'],
				),
				array_keys( $post['stars'] ),
				$post['stars']
			),
		);
	}

	/**
	 * The line over time: in weeks beyond a month, because a post has few votes a day.
	 *
	 * @param array<string, array<int, int>> $counted Votes by day and stars.
	 * @return list<array{date: string, end: string, votes: int, average: float|null, low: float|null, high: float|null}>
	 */
	private static function points( Range $range, array $counted ): array {
		$points = array();
		foreach ( $range->steps( Week::starts_on(), $range->step_of( '' ) ) as $step ) {
			$stars = array_fill( 1, 5, 0 );
			foreach ( $counted as $day => $of_day ) {
				if ( $day >= $step['start'] && $day <= $step['end'] ) {
					foreach ( $of_day as $star => $votes ) {
						$stars[ $star ] += $votes;
					}
					unset( $counted[ $day ] );
				} elseif ( $day > $step['end'] ) {
					break;
				}
			}
			$mean     = Figures::mean( $stars, 2 );
			$points[] = array(
				'date'    => $step['start'],
				'end'     => $step['end'],
				'votes'   => array_sum( $stars ),
				'average' => $mean['value'] ?? null,
				'low'     => $mean['low'] ?? null,
				'high'    => $mean['high'] ?? null,
			);
		}
		return $points;
	}

	/**
	 * Wire type `Pagination` (ENT-28); a page behind the last is the last.
	 *
	 * @return array{page: int, pages: int, per_page: int, total: int}
	 */
	private static function pagination( int $total, int $page, int $per_page ): array {
		$size  = -1 === $per_page ? self::MAX : $per_page;
		$pages = -1 === $per_page ? min( 1, $total ) : (int) ceil( $total / $size );
		return array(
			'page'     => -1 === $per_page ? 1 : max( 1, min( $page, $pages ) ),
			'pages'    => $pages,
			'per_page' => $size,
			'total'    => $total,
		);
	}
}
