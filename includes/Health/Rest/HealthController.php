<?php
declare(strict_types=1);

namespace UserFeedback\Health\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Health\HealthChecks;
use UserFeedback\Health\SiteHealth;
use UserFeedback\Rest\RestController;
use UserFeedback\Support\Failure;
use WP_REST_Request;

/**
 * One check, for Site Health's screen, which waits for slow ones in the background.
 */
final class HealthController extends RestController {

	public function __construct( private HealthChecks $checks ) {}

	public function register_routes(): void {
		$this->route(
			'/health/(?P<check>[a-z-]{1,40})',
			'GET',
			Capability::Manage,
			function ( WP_REST_Request $request ): array {
				$check = $this->checks->find( (string) $request['check'] );
				if ( null === $check ) {
					throw Failure::not_found( __( 'There is no such check.', 'userfeedback' ) );
				}
				return SiteHealth::result( $check );
			},
			array(
				'check' => array(
					'description' => 'Id of a check.',
					'type'        => 'string',
					'required'    => true,
				),
			)
		);
	}
}
