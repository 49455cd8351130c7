<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * The overview is of a week: of what is asked for, the last seven days.
 */
final class WeekRange implements OverviewRange {

	public function of( array $given, string $today, ?string $since ): Range {
		$range = Range::of_request( $given, $today, self::DEFAULT_DAYS, $since );
		return $range->days() <= self::DEFAULT_DAYS ? $range : Range::of_request(
			array(
				'start_date' => null,
				'end_date'   => $range->end(),
			),
			$today,
			self::DEFAULT_DAYS
		);
	}
}
