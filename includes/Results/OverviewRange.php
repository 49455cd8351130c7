<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * Which days the overview may cover (CALL-12).
 */
interface OverviewRange {

	public const DEFAULT_DAYS = 7;

	/**
	 * The range of a request; the past 7 days when it names none.
	 *
	 * @param array<string, string|null> $given start_date and end_date.
	 * @param string                     $today YYYY-MM-DD in the site's time zone.
	 * @param string|null                $since First day of "all time", null when nothing was collected yet.
	 */
	public function of( array $given, string $today, ?string $since ): Range;
}
