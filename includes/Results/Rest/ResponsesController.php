<?php
declare(strict_types=1);

namespace UserFeedback\Results\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Rest\RestController;
use UserFeedback\Results\ResponseDetail;
use UserFeedback\Results\ResponseList;
use UserFeedback\Results\StatusFilters;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET surveys/{id}/responses and surveys/{id}/responses/{response_id}.
 */
final class ResponsesController extends RestController {

	public function __construct(
		private ResponseList $responses,
		private ResponseDetail $detail,
		private StatusFilters $filters
	) {}

	public function register_routes(): void {
		$this->route(
			'/surveys/(?P<id>\d+)/responses',
			'GET',
			Capability::View,
			array( $this, 'list' ),
			self::list_args()
		);
		$this->route(
			'/surveys/(?P<id>\d+)/responses/(?P<response_id>\d+)',
			'GET',
			Capability::View,
			array( $this, 'detail' ),
			array(
				'id'          => self::id_arg(),
				'response_id' => self::id_arg(),
				'from'        => self::date_arg(),
				'to'          => self::date_arg(),
				'filter'      => array( 'type' => 'object' ),
				'cursor'      => self::cursor_arg(),
			)
		);
	}

	/**
	 * One response (A108).
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Path, and the days and filter among which it stands.
	 * @return array<string, mixed>
	 */
	public function detail( WP_REST_Request $request ): array {
		return $this->detail->read(
			$request['id'],
			$request['response_id'],
			is_array( $request['filter'] ) ? $request['filter'] : array(),
			array(
				'from' => $request['from'],
				'to'   => $request['to'],
			),
			is_string( $request['cursor'] ) ? $request['cursor'] : ''
		);
	}

	/**
	 * One page of the list (CALL-14).
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Path and query.
	 */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		$given  = is_array( $request['filter'] ) ? $request['filter'] : array();
		$filter = $given['status'] ?? 'all';
		$result = $this->responses->page(
			$request['id'],
			in_array( $filter, $this->filters->all(), true ) ? $filter : 'all',
			$request['orderby'],
			'desc' === $request['order'],
			$request['page'],
			$request['per_page'],
			self::item_fields( $request ),
			$given,
			array(
				'from' => $request['from'],
				'to'   => $request['to'],
			),
			is_string( $request['cursor'] ) ? $request['cursor'] : ''
		);
		return self::paged( $request, $result, ResponseList::MAX );
	}

	/**
	 * Query of the list.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function list_args(): array {
		return self::page_args( ResponseList::MAX, ResponseList::ORDERS ) + array(
			'id'     => self::id_arg(),
			'from'   => self::date_arg(),
			'to'     => self::date_arg(),
			'cursor' => self::cursor_arg(),
			'filter' => array(
				'type'       => 'object',
				'properties' => array(
					'status' => array(
						'type' => 'string',
						'enum' => array( 'all', 'publish', 'trash' ),
					),
				),
			),
		);
	}
}
