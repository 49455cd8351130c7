<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Rest;

use UserFeedback\Responses\Calls\PublicCalls;
use UserFeedback\Rest\RestController;
use UserFeedback\Rest\Schema;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\QuestionTypes\Scale;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The two calls of visitors. No nonce decides whether they are taken (A116, SEC-N4).
 *
 * SubmissionInput alone checks the body, not the schema here, so this route and the early path cannot differ.
 * The schema only describes the call.
 */
final class SubmissionController extends RestController {

	public function __construct( private PublicCalls $calls ) {}

	/**
	 * POST surveys/{id}/responses and surveys/{id}/impression.
	 *
	 * An id that cannot be one is a survey that is not live: the same 404 (SEC-A1).
	 */
	public function register_routes(): void {
		$this->route(
			'/surveys/(?P<id>\d+)/responses',
			'POST',
			null,
			fn ( WP_REST_Request $request ): WP_REST_Response => $this->answer(
				$this->calls->submit( self::id( $request ), self::json( $request ) )
			),
			self::described(
				array(
					'id'             => array( 'type' => 'integer' ),
					'client_id'      => array(
						'type'   => 'string',
						'format' => 'uuid',
					),
					'answers'        => array(
						'type'     => 'array',
						'minItems' => 1,
						'maxItems' => 50,
						'items'    => array(
							'type'       => 'object',
							'properties' => array(
								'question_id' => array(
									'type'     => 'string',
									'required' => true,
								),
								'value'       => array( 'type' => array( 'string', 'number', 'array', 'null' ) ),
								'extra'       => array(
									'type'       => 'object',
									'properties' => array(
										'comments' => array(
											'type'      => 'string',
											'maxLength' => 2000,
										),
										'name'     => array(
											'type'      => 'string',
											'maxLength' => 100,
										),
										'other'    => array(
											'type'      => 'string',
											'maxLength' => 200,
										),
										'scale'    => Schema::text( Scale::NAME_LENGTH ),
									),
								),
							),
						),
					),
					'page_submitted' => array(
						'type'       => 'object',
						'properties' => array(
							'id'    => array( 'type' => 'integer' ),
							'link'  => array( 'type' => 'string' ),
							'title' => array( 'type' => 'string' ),
						),
					),
					'nonce'          => array( 'type' => 'string' ),
				)
			)
		);
		$this->route(
			'/surveys/(?P<id>\d+)/impression',
			'POST',
			null,
			fn ( WP_REST_Request $request ): WP_REST_Response => $this->answer(
				$this->calls->impression(
					self::id( $request ),
					'questions' === ( $request->get_query_params()['with'] ?? '' )
				)
			),
			self::described(
				array(
					'id'    => array( 'type' => 'integer' ),
					'with'  => array( 'type' => 'string' ),
					'nonce' => array( 'type' => 'string' ),
				)
			)
		);
	}

	/**
	 * The reply.
	 *
	 * @param array{status: int, body: array<string, mixed>} $reply Of PublicCalls.
	 */
	private function answer( array $reply ): WP_REST_Response {
		return new WP_REST_Response( $reply['body'], $reply['status'] );
	}

	/**
	 * The body. A form on another site could send other types than JSON.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 * @throws Failure 400 when it is not sent as JSON.
	 */
	private static function json( WP_REST_Request $request ): string {
		if ( ! $request->is_json_content_type() ) {
			throw Failure::invalid(
				array( 'body' => __( 'The body must be sent as application/json.', 'userfeedback' ) ),
				400
			);
		}
		return $request->get_body();
	}

	/**
	 * The survey's id in the address.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 * @throws Failure 404 for a GET that WordPress turns into a POST: a picture on another site could count (SEC-N7).
	 */
	private static function id( WP_REST_Request $request ): int {
		if ( isset( $request->get_query_params()['_method'] ) ) {
			throw Failure::not_found();
		}
		$id = $request->get_url_params()['id'] ?? 0;
		return is_numeric( $id ) ? (int) $id : 0;
	}
}
