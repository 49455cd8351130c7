<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Paths\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Paths\PathFigures;
use UserFeedback\Rest\RestController;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\SurveyRepository;
use WP_REST_Request;

/**
 * GET surveys/{id}/path-figures.
 */
final class PathFiguresController extends RestController {

	public function __construct( private SurveyRepository $surveys, private PathFigures $figures ) {}

	public function register_routes(): void {
		$this->route(
			'/surveys/(?P<id>\d+)/path-figures',
			'GET',
			Capability::View,
			array( $this, 'read' ),
			array( 'id' => self::id_arg() )
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request Path.
	 * @return array<string, mixed>
	 * @throws Failure 404 for an unknown survey, 403 where the plan has no paths.
	 */
	public function read( WP_REST_Request $request ): array {
		return $this->figures->read( $this->surveys->find( $request['id'] ) ?? throw Failure::no_survey() );
	}
}
