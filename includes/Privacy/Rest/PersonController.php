<?php
declare(strict_types=1);

namespace UserFeedback\Privacy\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Privacy\ErasePerson;
use UserFeedback\Rest\RestController;
use WP_REST_Request;

/**
 * The person behind a response: what an erasure would reach, and the erasure.
 */
final class PersonController extends RestController {

	public function __construct( private ErasePerson $erase ) {}

	public function register_routes(): void {
		$path = '/surveys/(?P<id>\d+)/responses/(?P<response_id>\d+)/person';
		$args = array(
			'id'          => self::id_arg(),
			'response_id' => self::id_arg(),
		);
		$this->route(
			$path,
			'GET',
			Capability::Delete,
			fn ( WP_REST_Request $request ): array => $this->erase->preview( $request['id'], $request['response_id'] ),
			$args
		);
		$this->route(
			$path,
			'DELETE',
			Capability::Delete,
			fn ( WP_REST_Request $request ): array => $this->erase->run( $request['id'], $request['response_id'] ),
			$args
		);
	}
}
