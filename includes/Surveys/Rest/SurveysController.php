<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Rest\RestController;
use UserFeedback\Rest\Schema;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\DuplicateSurvey;
use UserFeedback\Surveys\ListSurveys;
use UserFeedback\Surveys\SaveSurvey;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyListQuery;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\SurveySchema;
use UserFeedback\Surveys\SurveyTransformer;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET surveys, POST surveys, GET surveys/{id}, POST surveys/{id}/duplicate.
 */
final class SurveysController extends RestController {

	public function __construct(
		private SurveyRepository $surveys,
		private SurveyListQuery $query,
		private ListSurveys $list,
		private SaveSurvey $save,
		private DuplicateSurvey $duplicate
	) {}

	public function register_routes(): void {
		$readers = array( Capability::Edit, Capability::View );
		// People who may delete need to see the surveys.
		$lookers = array( ...$readers, Capability::Delete );
		$this->route( '/surveys', 'GET', $lookers, array( $this, 'list' ), self::list_args() );
		$this->route( '/surveys', 'POST', Capability::Edit, array( $this, 'save' ), SurveySchema::args() );
		$this->route(
			'/surveys/(?P<id>\d+)',
			'GET',
			$readers,
			array( $this, 'read' ),
			array(
				'id'    => self::id_arg(),
				'start' => self::day_arg(),
				'end'   => self::day_arg(),
			)
		);
		$this->route(
			'/surveys/(?P<id>\d+)/duplicate',
			'POST',
			Capability::Edit,
			array( $this, 'duplicate' ),
			array( 'id' => self::id_arg() )
		);
	}

	/**
	 * One page of the list.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Query of CALL-02.
	 */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		$filter = $request['filter'];
		$list   = $this->list->page(
			is_array( $filter ) ? $filter['status'] ?? 'all' : 'all',
			trim( $request['search'] ),
			$request['orderby'],
			$request['order'],
			$request['page'],
			$request['per_page'],
			$request['select']
		);
		return self::paged( $request, $list, ListSurveys::MAX );
	}

	/**
	 * Saves the whole survey.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The survey.
	 */
	public function save( WP_REST_Request $request ): WP_REST_Response {
		$sent = array_filter(
			array_intersect_key( $request->get_params(), SurveySchema::args() ),
			// No moment is a choice; nothing else can be null.
			static fn ( mixed $value, string $name ): bool => null !== $value || 'publish_at' === $name,
			ARRAY_FILTER_USE_BOTH
		);
		$result = $this->save->save( $sent, get_current_user_id() );
		$survey = $result['survey'];
		return new WP_REST_Response(
			$this->to_wire( $survey ) + array(
				'published' => '' === $result['message'],
				'message'   => $result['message'],
			),
			0 === ( $sent['id'] ?? 0 ) ? 201 : 200
		);
	}

	/**
	 * One survey. With `start` or `end`, filters add the figures.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Path and range.
	 * @return array<string, mixed>
	 * @throws Failure 404 for an unknown survey.
	 */
	public function read( WP_REST_Request $request ): array {
		$survey = $this->surveys->find( $request['id'] );
		if ( null === $survey ) {
			throw Failure::no_survey();
		}
		$data  = $this->to_wire( $survey );
		$range = array(
			'start' => $request['start'],
			'end'   => $request['end'],
		);
		if ( array( null, null ) === array_values( $range ) || ! Capability::View->allowed() ) {
			return $data;
		}

		/**
		 * Filters a survey that was asked for with a range, to add the figures of that range (CALL-03).
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, mixed>                     $data   Wire type Survey.
		 * @param Survey                                   $survey The survey.
		 * @param array{start: string|null, end: string|null} $range  YYYY-MM-DD, inclusive, in the site's time zone.
		 */
		return apply_filters( 'userfeedback_survey_with_figures', $data, $survey, $range );
	}

	/**
	 * Copies a survey.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Path.
	 */
	public function duplicate( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response(
			array( 'id' => $this->duplicate->duplicate( $request['id'], get_current_user_id() ) ),
			201
		);
	}

	/**
	 * The survey for this caller. People who may only read results do not get addresses of colleagues.
	 *
	 * @return array<string, mixed>
	 */
	private function to_wire( Survey $survey ): array {
		if ( ! Capability::Edit->allowed() ) {
			$survey = $survey->with(
				array(
					'notifications' => array_replace_recursive(
						$survey->notifications,
						array( 'email' => array( 'addresses' => '' ) )
					),
				)
			);
		}
		return SurveyTransformer::to_wire(
			$survey,
			$this->query->totals_of( 'publish', array( $survey->id ) )[ $survey->id ] ?? 0,
			$this->query->totals_of( 'impression', array( $survey->id ) )[ $survey->id ] ?? 0
		);
	}

	/**
	 * Query of the list (CALL-02, A84).
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function list_args(): array {
		$orders = array( 'id', 'title', 'status', 'created_at', 'last_response' );
		return self::page_args( ListSurveys::MAX, $orders ) + array(
			'select' => array(
				'type'     => 'array',
				'maxItems' => 12,
				'items'    => array(
					'type' => 'string',
					// id, type and responses_count always come; a caller that names them is right as well (A84).
					'enum' => array(
						'id',
						'type',
						'title',
						'status',
						'settings',
						'created_at',
						'publish_at',
						'responses_count',
						'impressions',
						'last_response',
					),
				),
				'default'  => array( 'title', 'status', 'settings', 'created_at', 'publish_at' ),
			),
			'search' => Schema::text( 200 ) + array( 'default' => '' ),
			'filter' => array(
				'type'       => 'object',
				'properties' => array(
					'status' => array(
						'type' => 'string',
						'enum' => SurveyListQuery::STATUSES,
					),
				),
			),
		);
	}

	/**
	 * Schema of a day.
	 *
	 * @return array<string, mixed>
	 */
	private static function day_arg(): array {
		return array(
			'type'    => 'string',
			'pattern' => '^\d{4}-\d{2}-\d{2}\z',
		);
	}
}
