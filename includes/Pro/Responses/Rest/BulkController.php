<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Responses\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Responses\BulkResponses;
use UserFeedback\Rest\RestController;
use UserFeedback\Results\ChosenResponses;
use WP_REST_Request;

/**
 * Trash, restore and delete of responses (CALL-15 to CALL-17).
 */
final class BulkController extends RestController {

	public function __construct( private ChosenResponses $chosen, private BulkResponses $bulk ) {}

	/**
	 * The three routes.
	 */
	public function register_routes(): void {
		$args = self::chosen_args();
		$path = '/surveys/(?P<id>\d+)/responses';
		$this->route(
			$path . '/trash',
			'POST',
			Capability::Delete,
			fn ( WP_REST_Request $request ): array => $this->chosen->run(
				$request['id'],
				$request->get_params(),
				$this->bulk->trash( ... )
			),
			$args
		);
		$this->route(
			$path . '/restore',
			'POST',
			Capability::Delete,
			fn ( WP_REST_Request $request ): array => $this->chosen->run(
				$request['id'],
				$request->get_params(),
				$this->bulk->restore( ... )
			),
			$args
		);
		$this->route(
			$path,
			'DELETE',
			Capability::Delete,
			fn ( WP_REST_Request $request ): array => $this->chosen->run(
				$request['id'],
				$request->get_params(),
				$this->bulk->delete( ... )
			),
			$args
		);
	}
}
