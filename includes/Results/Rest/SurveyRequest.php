<?php
declare(strict_types=1);

namespace UserFeedback\Results\Rest;

use UserFeedback\Results\Range;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use WP_REST_Request;

/**
 * What every request about the results of one survey asks for: survey, days, filter, cursor.
 */
final class SurveyRequest {

	/**
	 * @param array<mixed> $filter The query's `filter`.
	 * @param string       $cursor `next` of the reply before, '' for the first slice.
	 */
	private function __construct(
		public readonly Survey $survey,
		public readonly Range $range,
		public readonly array $filter,
		public readonly string $cursor
	) {}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request Its controller describes id, from, to, filter and cursor.
	 * @throws Failure 404 for an unknown survey, 400 naming a wrong day.
	 */
	public static function read( WP_REST_Request $request, SurveyRepository $surveys, SurveyReport $report ): self {
		$survey = $surveys->find( $request['id'] ) ?? throw Failure::no_survey();
		$range  = $report->range(
			array(
				'from' => $request['from'],
				'to'   => $request['to'],
			),
			$survey
		);
		return new self(
			$survey,
			$range,
			is_array( $request['filter'] ) ? $request['filter'] : array(),
			is_string( $request['cursor'] ) ? $request['cursor'] : ''
		);
	}
}
