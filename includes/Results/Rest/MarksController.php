<?php
declare(strict_types=1);

namespace UserFeedback\Results\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Responses\Mark;
use UserFeedback\Responses\MarkResponses;
use UserFeedback\Rest\RestController;
use UserFeedback\Results\ChosenResponses;
use WP_REST_Request;

/**
 * POST surveys/{id}/responses/mark. Whoever may see results may mark them: reading is what marks a response.
 */
final class MarksController extends RestController {

	public function __construct( private ChosenResponses $chosen, private MarkResponses $marks ) {}

	public function register_routes(): void {
		$this->route(
			'/surveys/(?P<id>\d+)/responses/mark',
			'POST',
			Capability::View,
			fn ( WP_REST_Request $request ): array => $this->chosen->run(
				$request['id'],
				$request->get_params(),
				fn ( int $survey_id, array $ids ): array => $this->marks->run(
					$survey_id,
					$ids,
					Mark::from( $request['mark'] ),
					$request['on']
				)
			),
			array(
				'mark' => array(
					'type'     => 'string',
					'enum'     => array( 'read', 'starred' ),
					'required' => true,
				),
				'on'   => array(
					'type'    => 'boolean',
					'default' => true,
				),
			) + self::chosen_args()
		);
	}
}
