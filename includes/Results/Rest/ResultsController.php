<?php
declare(strict_types=1);

namespace UserFeedback\Results\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Rest\RestController;
use UserFeedback\Results\Filters;
use UserFeedback\Results\QuestionAnswers;
use UserFeedback\Results\ResultsSummary;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\SurveyRepository;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET results-summary, GET surveys/{id}/results, GET surveys/{id}/questions/{question_id}/answers.
 */
final class ResultsController extends RestController {

	public function __construct(
		private ResultsSummary $summary,
		private SurveyReport $report,
		private QuestionAnswers $answers,
		private SurveyRepository $surveys,
		private Filters $filters
	) {}

	public function register_routes(): void {
		$this->route(
			'/results-summary',
			'GET',
			Capability::View,
			array( $this, 'summary' ),
			array(
				'start_date' => self::date_arg(),
				'end_date'   => self::date_arg(),
				'orderby'    => array(
					'type'    => 'string',
					'enum'    => ResultsSummary::ORDERS,
					'default' => 'responses',
				),
				'order'      => array(
					'type'    => 'string',
					'enum'    => array( 'asc', 'desc' ),
					'default' => 'desc',
				),
				'survey_id'  => array(
					'type'    => 'integer',
					'minimum' => 0,
					'maximum' => 4294967295,
					'default' => 0,
				),
			)
		);
		$range = array(
			'id'   => self::id_arg(),
			'from' => self::date_arg(),
			'to'   => self::date_arg(),
		);
		$this->route(
			'/surveys/(?P<id>\d+)/results',
			'GET',
			Capability::View,
			array( $this, 'survey' ),
			$range + array(
				'filter' => array( 'type' => 'object' ),
				'cursor' => self::cursor_arg(),
			)
		);
		$this->route(
			'/surveys/(?P<id>\d+)/questions/(?P<question_id>[A-Za-z0-9_-]{1,32})/answers',
			'GET',
			Capability::View,
			array( $this, 'answers' ),
			$range + array(
				'question_id' => array(
					'type'     => 'string',
					'required' => true,
				),
				'page'        => array(
					'type'    => 'integer',
					'minimum' => 1,
					'maximum' => 1000000,
					'default' => 1,
				),
				'per_page'    => array(
					'type'    => 'integer',
					'minimum' => 1,
					'maximum' => 100,
					'default' => 10,
				),
				'search'      => array(
					'type'      => 'string',
					'maxLength' => 200,
					'default'   => '',
				),
				'comments'    => array(
					'type'    => 'boolean',
					'default' => false,
				),
				'other'       => array(
					'type'    => 'boolean',
					'default' => false,
				),
				'score_from'  => self::score_arg(),
				'score_to'    => self::score_arg(),
				'filter'      => array( 'type' => 'object' ),
				'cursor'      => self::cursor_arg(),
			)
		);
	}

	/**
	 * The overview (CALL-12).
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Query.
	 * @return array{data: array<string, mixed>}
	 */
	public function summary( WP_REST_Request $request ): array {
		$survey = $request['survey_id'];
		return array(
			'data' => $this->summary->read(
				array(
					'start_date' => $request['start_date'],
					'end_date'   => $request['end_date'],
				),
				$request['orderby'],
				$request['order'],
				0 === $survey ? null : $survey
			),
		);
	}

	/**
	 * One survey (CALL-13).
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Path, range, filter, cursor.
	 * @return array<string, mixed>
	 * @throws Failure 404 for an unknown survey; see Filters.
	 */
	public function survey( WP_REST_Request $request ): array {
		$asked = SurveyRequest::read( $request, $this->surveys, $this->report );
		return $this->report->read(
			$asked->survey,
			$asked->range,
			$this->filters->figures( $asked->survey, $asked->range, $asked->filter, $asked->cursor )
		);
	}

	/**
	 * One question.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Path, range, page, search, score, filter, cursor.
	 * @throws Failure 404 for an unknown survey or question.
	 */
	public function answers( WP_REST_Request $request ): WP_REST_Response {
		$asked   = SurveyRequest::read( $request, $this->surveys, $this->report );
		$written = match ( true ) {
			$request['comments'] => 'comments',
			$request['other']    => 'other',
			default              => null,
		};
		$list = $this->answers->read(
			$asked->survey,
			$request['question_id'],
			$asked->range,
			array(
				'search'     => trim( $request['search'] ),
				'written'    => $written,
				'filter'     => $asked->filter,
				'score_from' => $request['score_from'],
				'score_to'   => $request['score_to'],
			),
			$asked->cursor,
			$request['page'],
			$request['per_page']
		);
		return self::paged( $request, $list );
	}
}
