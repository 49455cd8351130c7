<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Rest\RestController;
use UserFeedback\Surveys\BulkSurveys;
use WP_REST_Request;

/**
 * POST surveys/publish, draft, trash, restore and DELETE surveys.
 */
final class BulkController extends RestController {

	public function __construct( private BulkSurveys $bulk ) {}

	public function register_routes(): void {
		$this->bulk_route( '/surveys/publish', 'POST', Capability::Edit, array( $this->bulk, 'publish' ) );
		$this->bulk_route( '/surveys/draft', 'POST', Capability::Edit, array( $this->bulk, 'draft' ) );
		$this->bulk_route( '/surveys/trash', 'POST', Capability::Delete, array( $this->bulk, 'trash' ) );
		$this->bulk_route( '/surveys/restore', 'POST', Capability::Delete, array( $this->bulk, 'restore' ) );
		$this->bulk_route( '/surveys', 'DELETE', Capability::Delete, array( $this->bulk, 'delete' ) );
	}

	/**
	 * Registers one of them.
	 *
	 * @param non-falsy-string                          $path   Below the namespace.
	 * @param callable(list<int>): array<string, mixed> $action What is done with the surveys.
	 */
	private function bulk_route( string $path, string $method, Capability $needs, callable $action ): void {
		$this->route(
			$path,
			$method,
			$needs,
			static fn ( WP_REST_Request $request ): array => $action( array_values( $request['survey_ids'] ) ),
			array( 'survey_ids' => self::ids_arg() )
		);
	}
}
