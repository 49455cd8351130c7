<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Saved\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Results\Saved\SavedFilters;
use UserFeedback\Rest\RestController;
use UserFeedback\Rest\Schema;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Saved filters of a survey.
 */
final class SavedFiltersController extends RestController {

	public function __construct( private SurveyRepository $surveys, private SavedFilters $filters ) {}

	public function register_routes(): void {
		$list   = '/surveys/(?P<id>\d+)/saved-filters';
		$one    = $list . '/(?P<filter_id>\d+)';
		$id     = array( 'id' => self::id_arg() );
		$ids    = $id + array( 'filter_id' => self::id_arg() + array( 'description' => 'The saved filter.' ) );
		$fields = array(
			'name'   => Schema::text( 200 ) + array( 'description' => 'Name of the filter, one of the survey.' ),
			'days'   => Schema::text( 40 ) + array(
				'description' => 'Days that it keeps: by name, which move on, or two days, 2026-01-01/2026-01-31. Empty: none.',
			),
			'filter' => array( 'type' => 'object' ),
		);
		$this->route(
			$list,
			'GET',
			Capability::View,
			fn ( WP_REST_Request $request ): array => array(
				'items' => $this->filters->all( $this->survey( $request ) ),
			),
			$id
		);
		$this->route(
			$list,
			'POST',
			Capability::View,
			fn ( WP_REST_Request $request ): WP_REST_Response => new WP_REST_Response(
				$this->filters->create(
					$this->survey( $request ),
					$request['name'],
					$request['days'],
					$request['filter']
				),
				201
			),
			$id + array(
				'name'   => array( 'required' => true ) + $fields['name'],
				'days'   => array( 'default' => '' ) + $fields['days'],
				'filter' => array( 'required' => true ) + $fields['filter'],
			)
		);
		$this->route(
			$one,
			'POST',
			Capability::View,
			fn ( WP_REST_Request $request ): array => $this->filters->change(
				$this->survey( $request ),
				$request['filter_id'],
				$request['name'],
				$request['days'],
				$request['filter']
			),
			$ids + $fields
		);
		$this->route(
			$one,
			'DELETE',
			Capability::View,
			function ( WP_REST_Request $request ): array {
				$this->filters->delete( $this->survey( $request ), $request['filter_id'] );
				return array( 'deleted' => $request['filter_id'] );
			},
			$ids
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request Path.
	 * @throws Failure 404 for an unknown survey.
	 */
	private function survey( WP_REST_Request $request ): Survey {
		return $this->surveys->find( $request['id'] ) ?? throw Failure::no_survey();
	}
}
