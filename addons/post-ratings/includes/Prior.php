<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

/**
 * What "best rated" expects of a post before it has votes: the mean of the site, with the weight of a usual post's
 * votes (docs/figures.md). Every vote moves both a little, so they are kept, and all posts are worked out again by a
 * background job; on a small site when somebody asks.
 */
final class Prior {

	public const OPTION = 'userfeedback_core_post_ratings_prior';

	public const EVENT = 'userfeedback_core_ratings_prior';

	/**
	 * Of WP-Cron: only the places are found anew.
	 */
	public const PLACES_EVENT = 'userfeedback_core_ratings_places';

	private const MEAN   = 3.0;
	private const WEIGHT = 1.0;

	private const HOUR  = 3600;
	private const BATCH = 2000;

	/**
	 * Posts that are worked out while somebody waits.
	 */
	private const SMALL_SITE = 1000;

	public function __construct(
		private RatingQuery $query,
		private RatingRepository $ratings,
		private RatingIndexRepository $index
	) {}

	/**
	 * The kept one.
	 *
	 * @return array{mean: float, weight: float}
	 */
	public static function kept(): array {
		$kept = get_option( self::OPTION );
		return array(
			'mean'   => is_array( $kept ) && is_float( $kept['mean'] ?? null ) ? $kept['mean'] : self::MEAN,
			'weight' => is_array( $kept ) && is_float( $kept['weight'] ?? null ) ? $kept['weight'] : self::WEIGHT,
		);
	}

	/**
	 * Plans the next run, an hour after a vote.
	 */
	public static function plan(): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time() + self::HOUR, self::EVENT );
		}
	}

	/**
	 * Works it out before a list is ordered by it, where that takes no time.
	 */
	public function refresh_when_small(): void {
		if ( $this->query->count( null ) > self::SMALL_SITE ) {
			return;
		}
		$now = $this->query->prior();
		if ( null !== $now && $this->differs( $now ) ) {
			$this->run();
		}
	}

	/**
	 * After many votes, lets a background job find all places anew: the list is right without it, and a little slower.
	 */
	public function plan_places(): void {
		if ( $this->index->is_worn() && false === wp_next_scheduled( self::PLACES_EVENT ) ) {
			wp_schedule_single_event( time(), self::PLACES_EVENT );
		}
	}

	/**
	 * Finds all places anew.
	 */
	public function find_places(): void {
		$this->index->rebuild();
	}

	/**
	 * Works it out and applies it to all posts, in batches; then the places of all posts are found anew.
	 */
	public function run(): void {
		$now = $this->query->prior();
		if ( null === $now ) {
			$this->index->rebuild();
			return;
		}
		update_option(
			self::OPTION,
			array(
				'mean'   => (float) $now['mean'],
				'weight' => (float) $now['weight'],
			),
			true
		);
		$last = 0;
		do {
			$last = $this->ratings->reckon_after( $last, self::BATCH, (float) $now['mean'], (float) $now['weight'] );
		} while ( $last > 0 );
		$this->index->rebuild();
	}

	/**
	 * Whether it differs from the stored one.
	 *
	 * @param array{mean: float, weight: float, posts: int} $now Worked out.
	 */
	private function differs( array $now ): bool {
		$kept = self::kept();
		return abs( $kept['mean'] - $now['mean'] ) > 1e-9 || abs( $kept['weight'] - $now['weight'] ) > 1e-9;
	}
}
