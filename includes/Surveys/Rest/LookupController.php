<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Rest\RestController;
use UserFeedback\Rest\Schema;
use UserFeedback\Surveys\Lookup\ContentSearch;
use UserFeedback\Surveys\Lookup\RuleValues;
use WP_REST_Request;

/**
 * GET search and GET logic-type: what the builder's pickers offer.
 */
final class LookupController extends RestController {

	/**
	 * Constructor.
	 *
	 * @param ContentSearch $content Pages and posts.
	 * @param RuleValues    $values  Values of page rules.
	 */
	public function __construct( private ContentSearch $content, private RuleValues $values ) {}

	/**
	 * {@inheritDoc}
	 */
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
			fn ( WP_REST_Request $request ): array => $this->values->find( $request['logic_type'], $request['search'] ),
			array(
				'search'     => Schema::text( 200 ) + array( 'default' => '' ),
				'logic_type' => Schema::one_of( ...RuleValues::TYPES ) + array( 'required' => true ),
			)
		);
	}
}
