<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Responses\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Responses\Annotations\Notes;
use UserFeedback\Rest\RestController;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Notes of a response; reading them is part of the response itself.
 */
final class NotesController extends RestController {

	public function __construct( private Notes $notes ) {}

	public function register_routes(): void {
		$all  = '/surveys/(?P<id>\d+)/responses/(?P<response_id>\d+)/notes';
		$path = array(
			'id'          => self::id_arg(),
			'response_id' => self::id_arg(),
		);
		$note = array( 'note_id' => self::id_arg() ) + $path;
		$body = array(
			'body' => array(
				'type'      => 'string',
				'required'  => true,
				'maxLength' => 20000,
			),
		);
		$this->route(
			$all,
			'POST',
			Capability::Delete,
			fn ( WP_REST_Request $request ): WP_REST_Response => new WP_REST_Response(
				array(
					'notes' => $this->notes->create( $request['id'], $request['response_id'], $request['body'] ),
				),
				201
			),
			$body + $path
		);
		$this->route(
			$all . '/(?P<note_id>\d+)',
			'POST',
			Capability::Delete,
			fn ( WP_REST_Request $request ): array => array(
				'notes' => $this->notes->change(
					$request['id'],
					$request['response_id'],
					$request['note_id'],
					$request['body']
				),
			),
			$body + $note
		);
		$this->route(
			$all . '/(?P<note_id>\d+)',
			'DELETE',
			Capability::Delete,
			fn ( WP_REST_Request $request ): array => array(
				'notes' => $this->notes->delete( $request['id'], $request['response_id'], $request['note_id'] ),
			),
			$note
		);
	}
}
