<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Events\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Rest\RestController;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Events\ReadEvents;
use UserFeedback\Surveys\SurveyRepository;
use WP_REST_Request;

/**
 * GET surveys/{id}/events.
 */
final class EventsController extends RestController {

	public function __construct( private SurveyRepository $surveys, private ReadEvents $events ) {}

	public function register_routes(): void {
		$this->route(
			'/surveys/(?P<id>\d+)/events',
			'GET',
			Capability::View,
			function ( WP_REST_Request $request ): array {
				$survey = $this->surveys->find( $request['id'] ) ?? throw Failure::no_survey();
				return array( 'items' => $this->events->read( $survey->id ) );
			},
			array( 'id' => self::id_arg() )
		);
	}
}
