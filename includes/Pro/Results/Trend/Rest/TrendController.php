<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Trend\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Results\Compare\Rest\SecondRequest;
use UserFeedback\Pro\Results\Trend\ReadTrend;
use UserFeedback\Rest\RestController;
use UserFeedback\Results\Rest\SurveyRequest;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\SurveyRepository;
use WP_REST_Request;

/**
 * GET surveys/{id}/trend.
 */
final class TrendController extends RestController {

	public function __construct(
		private SurveyRepository $surveys,
		private SurveyReport $report,
		private ReadTrend $trend
	) {}

	public function register_routes(): void {
		$this->route(
			'/surveys/(?P<id>\d+)/trend',
			'GET',
			Capability::View,
			array( $this, 'read' ),
			array(
				'id'       => self::id_arg(),
				'question' => array(
					'type'      => 'string',
					'required'  => true,
					'maxLength' => 32,
				),
				'measure'  => array(
					'type'      => 'string',
					'maxLength' => 32,
					'default'   => '',
				),
				'step'     => array(
					'type'    => 'string',
					'enum'    => array( '', 'day', 'week', 'month' ),
					'default' => '',
				),
				'from'     => self::date_arg(),
				'to'       => self::date_arg(),
				'filter'   => array( 'type' => 'object' ),
				'cursor'   => self::cursor_arg(),
				// Which of two groups that are compared.
				'group'    => array(
					'type'    => 'string',
					'enum'    => array( 'a', 'b' ),
					'default' => 'a',
				),
			) + SecondRequest::args( self::date_arg() )
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request Path, question, measure, step, range, filter, cursor, and a second group.
	 * @return array<string, mixed>
	 * @throws Failure 404 for an unknown survey.
	 */
	public function read( WP_REST_Request $request ): array {
		$asked = SurveyRequest::read( $request, $this->surveys, $this->report );
		return $this->trend->read(
			$asked->survey,
			$asked->range,
			$request['question'],
			$request['measure'],
			$request['step'],
			$asked->filter,
			$asked->cursor,
			SecondRequest::read( $request ),
			$request['group']
		);
	}
}
