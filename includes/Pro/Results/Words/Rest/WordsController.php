<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Words\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Results\Compare\Rest\SecondRequest;
use UserFeedback\Pro\Results\Compare\Second;
use UserFeedback\Pro\Results\Words\CompareWords;
use UserFeedback\Pro\Results\Words\ReadWords;
use UserFeedback\Rest\RestController;
use UserFeedback\Results\Rest\SurveyRequest;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\SurveyRepository;
use WP_REST_Request;

/**
 * GET surveys/{id}/questions/{question_id}/words and …/words/comparison.
 */
final class WordsController extends RestController {

	public function __construct(
		private SurveyRepository $surveys,
		private SurveyReport $report,
		private ReadWords $words,
		private CompareWords $compared
	) {}

	public function register_routes(): void {
		$path   = '/surveys/(?P<id>\d+)/questions/(?P<question_id>[A-Za-z0-9_-]{1,32})/words';
		$args   = array(
			'id'          => self::id_arg(),
			'question_id' => array(
				'type'     => 'string',
				'required' => true,
			),
			'from'        => self::date_arg(),
			'to'          => self::date_arg(),
			'filter'      => array( 'type' => 'object' ),
		);
		$second = SecondRequest::args( self::date_arg() );
		$this->route(
			$path,
			'GET',
			Capability::View,
			array( $this, 'read' ),
			$args + array( 'cursor' => self::cursor_arg() )
		);
		$this->route(
			$path . '/comparison',
			'GET',
			Capability::View,
			array( $this, 'compare' ),
			$args + array(
				'compare' => array( 'required' => true ) + $second['compare'],
				// Of A and of B.
				'cursor'  => array(
					'type'    => 'string',
					'pattern' => '^([0-9a-f]{32})?-([0-9a-f]{32})?\z',
				),
			) + $second
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request Path, range, filter, cursor.
	 * @return array<string, mixed>
	 * @throws Failure 404 for an unknown survey or question.
	 */
	public function read( WP_REST_Request $request ): array {
		$asked = SurveyRequest::read( $request, $this->surveys, $this->report );
		return $this->words->read(
			$asked->survey,
			$asked->range,
			$request['question_id'],
			$asked->filter,
			$asked->cursor
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request Path, and both groups.
	 * @return array<string, mixed>
	 * @throws Failure 404 for an unknown survey or question.
	 */
	public function compare( WP_REST_Request $request ): array {
		$asked = SurveyRequest::read( $request, $this->surveys, $this->report );
		return $this->compared->read(
			$asked->survey,
			$asked->range,
			$request['question_id'],
			$asked->filter,
			SecondRequest::read( $request ) ?? new Second( 'previous' ),
			$asked->cursor
		);
	}
}
