<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Breakdown\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Results\Breakdown\ReadBreakdown;
use UserFeedback\Rest\RestController;
use UserFeedback\Results\Rest\SurveyRequest;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\SurveyRepository;
use WP_REST_Request;

/**
 * GET surveys/{id}/breakdown.
 */
final class BreakdownController extends RestController {

	public function __construct(
		private SurveyRepository $surveys,
		private SurveyReport $report,
		private ReadBreakdown $breakdown
	) {}

	public function register_routes(): void {
		// Of a question, with that of a row of a matrix after a colon.
		$id = array(
			'type'      => 'string',
			'required'  => true,
			'maxLength' => 65,
		);
		$this->route(
			'/surveys/(?P<id>\d+)/breakdown',
			'GET',
			Capability::View,
			array( $this, 'read' ),
			array(
				'id'       => self::id_arg(),
				'question' => $id,
				'by'       => $id,
				'from'     => self::date_arg(),
				'to'       => self::date_arg(),
				'filter'   => array( 'type' => 'object' ),
				'cursor'   => self::cursor_arg(),
			)
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request Path, question, by, range, filter, cursor.
	 * @return array<string, mixed>
	 * @throws Failure 404 for an unknown survey.
	 */
	public function read( WP_REST_Request $request ): array {
		$asked = SurveyRequest::read( $request, $this->surveys, $this->report );
		return $this->breakdown->read(
			$asked->survey,
			$asked->range,
			$request['question'],
			$request['by'],
			$asked->filter,
			$asked->cursor
		);
	}
}
