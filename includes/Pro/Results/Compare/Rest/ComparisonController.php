<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Compare\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Results\Compare\ReadComparison;
use UserFeedback\Pro\Results\Compare\Second;
use UserFeedback\Rest\RestController;
use UserFeedback\Results\Rest\SurveyRequest;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\SurveyRepository;
use WP_REST_Request;

/**
 * GET surveys/{id}/comparison.
 */
final class ComparisonController extends RestController {

	public function __construct(
		private SurveyRepository $surveys,
		private SurveyReport $report,
		private ReadComparison $comparison
	) {}

	public function register_routes(): void {
		$second = SecondRequest::args( self::date_arg() );
		$this->route(
			'/surveys/(?P<id>\d+)/comparison',
			'GET',
			Capability::View,
			array( $this, 'read' ),
			array(
				'id'      => self::id_arg(),
				'from'    => self::date_arg(),
				'to'      => self::date_arg(),
				'filter'  => array( 'type' => 'object' ),
				'compare' => array( 'required' => true ) + $second['compare'],
				// Of A, of B and of what is in both.
				'cursor'  => array(
					'type'    => 'string',
					'pattern' => '^([0-9a-f]{32})?-([0-9a-f]{32})?-([0-9a-f]{32})?\z',
				),
			) + $second
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request Path, and both groups.
	 * @return array<string, mixed>
	 * @throws Failure 404 for an unknown survey.
	 */
	public function read( WP_REST_Request $request ): array {
		$asked = SurveyRequest::read( $request, $this->surveys, $this->report );
		return $this->comparison->read(
			$asked->survey,
			$asked->range,
			$asked->filter,
			SecondRequest::read( $request ) ?? new Second( 'previous' ),
			$asked->cursor
		);
	}
}
