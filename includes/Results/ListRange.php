<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;

/**
 * Days of a list of responses: all, unless the request names some.
 */
final class ListRange {

	public function __construct( private ResultsQuery $results, private Clock $clock ) {}

	/**
	 * @param array<string, string|null> $days from and to.
	 * @return Range|null Null for all days.
	 * @throws Failure 400 naming the field.
	 */
	public function of( Survey $survey, array $days ): ?Range {
		return array() === array_diff( $days, array( null, '' ) )
			? null
			: Range::of_request(
				$days,
				$this->clock->site_now()->format( 'Y-m-d' ),
				SurveyReport::DEFAULT_DAYS,
				$this->results->collecting_since( $survey )
			);
	}
}
