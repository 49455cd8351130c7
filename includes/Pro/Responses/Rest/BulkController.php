<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Responses\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Responses\BulkResponses;
use UserFeedback\Rest\RestController;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\SurveyRepository;
use WP_REST_Request;

/**
 * Trash, restore and delete of responses (CALL-15 to CALL-17).
 */
final class BulkController extends RestController {

	public function __construct( private SurveyRepository $surveys, private BulkResponses $bulk ) {}

	/**
	 * The three routes.
	 */
	public function register_routes(): void {
		$args = array(
			'id'           => self::id_arg(),
			'response_ids' => self::ids_arg(),
		);
		$path = '/surveys/(?P<id>\d+)/responses';
		$this->route(
			$path . '/trash',
			'POST',
			Capability::Delete,
			fn ( WP_REST_Request $request ): array => $this->run( $request, $this->bulk->trash( ... ) ),
			$args
		);
		$this->route(
			$path . '/restore',
			'POST',
			Capability::Delete,
			fn ( WP_REST_Request $request ): array => $this->run( $request, $this->bulk->restore( ... ) ),
			$args
		);
		$this->route(
			$path,
			'DELETE',
			Capability::Delete,
			fn ( WP_REST_Request $request ): array => $this->run( $request, $this->bulk->delete( ... ) ),
			$args
		);
	}

	/**
	 * Calls the use case.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 * @param callable(int, list<int>): list<int>   $action  The use case.
	 * @return array{changed: list<int>}
	 * @throws Failure 404 when the survey does not exist, 400 for a foreign response.
	 */
	private function run( WP_REST_Request $request, callable $action ): array {
		$survey = $this->surveys->find( $request['id'] );
		if ( null === $survey ) {
			throw Failure::not_found();
		}
		return array( 'changed' => $action( $survey->id, array_values( $request['response_ids'] ) ) );
	}
}
