<?php
declare(strict_types=1);

namespace UserFeedback\QuestionTypes;

use UserFeedback\QuestionTypes\Upload\TakeFile;
use UserFeedback\Responses\Calls\Visitor;
use UserFeedback\Rest\RestController;
use UserFeedback\Support\Failure;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Takes files of visitors. As with responses, no nonce decides about them (A116): TakeFile checks what comes.
 */
final class UploadController extends RestController {

	public function __construct( private TakeFile $take ) {}

	public function register_routes(): void {
		$this->route(
			'/surveys/(?P<id>\d+)/files/(?P<question_id>[A-Za-z0-9_-]{1,32})',
			'POST',
			null,
			array( $this, 'file' ),
			self::described(
				array(
					'id'          => array( 'type' => 'integer' ),
					'question_id' => array( 'type' => 'string' ),
				)
			)
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request A form with one field, `file`.
	 * @throws Failure 404 for a GET that WordPress turns into a POST (SEC-N7).
	 */
	public function file( WP_REST_Request $request ): WP_REST_Response {
		if ( isset( $request->get_query_params()['_method'] ) ) {
			throw Failure::not_found();
		}
		$place = $request->get_url_params();
		$sent  = $request->get_file_params()['file'] ?? array();
		return new WP_REST_Response(
			$this->take->run(
				is_numeric( $place['id'] ?? null ) ? (int) $place['id'] : 0,
				is_string( $place['question_id'] ?? null ) ? $place['question_id'] : '',
				is_array( $sent ) ? $sent : array(),
				Visitor::from_request()
			),
			201
		);
	}
}
