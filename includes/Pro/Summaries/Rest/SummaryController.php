<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Summaries\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Pro\Summaries\Providers;
use UserFeedback\Pro\Summaries\ReadSummary;
use UserFeedback\Pro\Summaries\Summarize;
use UserFeedback\Pro\Summaries\SummaryFailed;
use UserFeedback\Pro\Summaries\SummaryStore;
use UserFeedback\Rest\RestController;
use UserFeedback\Rest\Schema;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use WP_REST_Request;

/**
 * Summaries of what people wrote (CALL-18, CALL-19, AI-05).
 */
final class SummaryController extends RestController {

	public function __construct(
		private Entitlements $entitlements,
		private SurveyRepository $surveys,
		private Summarize $summarize,
		private ReadSummary $summary,
		private SummaryStore $store,
		private Providers $providers
	) {}

	public function register_routes(): void {
		$this->route(
			'/ai-summary/(?P<id>\d+)',
			'GET',
			Capability::View,
			fn ( WP_REST_Request $request ): array => $this->make( $this->survey( $request ) ),
			array( 'id' => self::id_arg() )
		);
		$this->route(
			'/preload-ai-summary/(?P<id>\d+)',
			'GET',
			Capability::View,
			fn ( WP_REST_Request $request ): array => $this->summary->of( $this->survey( $request ) ),
			array( 'id' => self::id_arg() )
		);
		$this->route(
			'/ai-consent',
			'POST',
			Capability::Manage,
			function ( WP_REST_Request $request ): array {
				$this->entitlements->require( Feature::AiSummary );
				$this->store->set_consent( $request['agreed'] );
				return array( 'agreed' => $this->store->has_consent() );
			},
			array(
				'agreed' => Schema::flag() + array(
					'description' => 'Whether answers may be sent to the AI connector of the site.',
					'required'    => true,
				),
			)
		);
	}

	/**
	 * A failure of the service is no failure of this site: 200 with `error` (ERR-10 to ERR-12).
	 *
	 * @return array<string, mixed>
	 */
	private function make( Survey $survey ): array {
		$provider = $this->providers->current();
		if ( null === $provider ) {
			return $this->summary->of( $survey );
		}
		try {
			$this->summarize->run( $survey, $provider );
			return $this->summary->of( $survey );
		} catch ( SummaryFailed $failure ) {
			return $this->summary->of( $survey, $failure );
		}
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request Path.
	 * @throws Failure 403 where the plan has no summaries, 404 for an unknown survey.
	 */
	private function survey( WP_REST_Request $request ): Survey {
		$this->entitlements->require( Feature::AiSummary );
		return $this->surveys->find( $request['id'] )
			?? throw Failure::no_survey();
	}
}
