<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Support\Clock;

/**
 * "Keep responses for" of votes: old ones lose account, digests and comment, and stay in the sums.
 */
final class ForgetVoters {

	private const BATCH = 500;

	/**
	 * Seconds per run; the next night does the rest.
	 */
	private const TIME_LIMIT = 20;

	public function __construct( private RatingRepository $ratings, private Clock $clock ) {}

	/**
	 * Runs every night while responses are not kept for good.
	 */
	public function run(): void {
		$days = DataPolicy::current()->keep_days();
		if ( 0 === $days ) {
			return;
		}
		$day   = $this->clock->site_now()->modify( "-$days days" )->format( 'Y-m-d' );
		$until = microtime( true ) + self::TIME_LIMIT;
		do {
			$done = $this->ratings->forget_voters( $day, self::BATCH );
		} while ( self::BATCH === $done && microtime( true ) < $until );
	}
}
