<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Drafts\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Drafts\WriteDraft;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Rest\RestController;
use UserFeedback\Rest\Schema;
use WP_REST_Request;

/**
 * POST survey-drafts and POST survey-drafts/wording. A failure of the service is no failure of this site: 200 with
 * `error`.
 */
final class DraftController extends RestController {

	public function __construct( private Entitlements $entitlements, private WriteDraft $drafts ) {}

	public function register_routes(): void {
		$this->route(
			'/survey-drafts',
			'POST',
			Capability::Edit,
			function ( WP_REST_Request $request ): array {
				$this->entitlements->require( Feature::AiSummary );
				return $this->drafts->survey( $request['wish'] );
			},
			array(
				'wish' => Schema::text( 1000 ) + array(
					'description' => 'What the owner wants to know, in one or two sentences.',
					'minLength'   => 3,
					'required'    => true,
				),
			)
		);
		$this->route(
			'/survey-drafts/wording',
			'POST',
			Capability::Edit,
			function ( WP_REST_Request $request ): array {
				$this->entitlements->require( Feature::AiSummary );
				return $this->drafts->wording( $request['question'] );
			},
			array(
				'question' => Schema::text( 500 ) + array(
					'minLength' => 3,
					'required'  => true,
				),
			)
		);
	}
}
