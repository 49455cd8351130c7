<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results;

use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Results\OverviewRange;
use UserFeedback\Results\Range;

/**
 * The overview of any days, where the plan includes more than a week (A25, A80).
 */
final class AnyRange implements OverviewRange {

	public function __construct( private Entitlements $entitlements ) {}

	public function of( array $given, string $today, ?string $since ): Range {
		$range = Range::of_request( $given, $today, self::DEFAULT_DAYS, $since );
		if ( $range->days() > self::DEFAULT_DAYS ) {
			$this->entitlements->require( Feature::Range30Days );
		}
		return $range;
	}
}
