<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Surveys\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Pro\Surveys\Lookup\ContentSearch;
use UserFeedback\Pro\Surveys\Lookup\RuleValues;
use UserFeedback\Rest\RestController;
use UserFeedback\Rest\Schema;
use WP_REST_Request;

/**
 * GET search and GET logic-type: the choices of the pickers in the builder.
 */
final class LookupController extends RestController {

	/**
	 * @param Entitlements $entitlements Whether page rules may be built.
	 */
	public function __construct(
		private ContentSearch $content,
		private RuleValues $values,
		private Entitlements $entitlements
	) {}

	public function register_routes(): void {
		$this->route(
			'/search',
			'GET',
			Capability::Edit,
			fn ( WP_REST_Request $request ): array => $this->content->find( $request['title'] ),
			array( 'title' => Schema::text( 200 ) + array( 'default' => '' ) )
		);
		$this->route(
			'/logic-type',
			'GET',
			Capability::Edit,
			fn ( WP_REST_Request $request ): array => $this->rule_values( $request['logic_type'], $request['search'] ),
			array(
				'search'     => Schema::text( 200 ) + array( 'default' => '' ),
				'logic_type' => Schema::one_of( ...RuleValues::TYPES ) + array( 'required' => true ),
			)
		);
	}

	/**
	 * Values of a page rule.
	 *
	 * @param string $type One of RuleValues::TYPES.
	 * @return list<array{id: string|int, label: string}>
	 */
	private function rule_values( string $type, string $search ): array {
		$this->entitlements->require( Feature::PageRules );
		return $this->values->find( $type, $search );
	}
}
