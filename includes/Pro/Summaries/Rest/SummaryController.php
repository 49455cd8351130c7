<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Summaries\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Pro\Results\Filters\ChosenFilters;
use UserFeedback\Pro\Results\Filters\SmallestGroup;
use UserFeedback\Pro\Summaries\Providers;
use UserFeedback\Pro\Summaries\ReadSummary;
use UserFeedback\Pro\Summaries\Scope;
use UserFeedback\Pro\Summaries\Summarize;
use UserFeedback\Pro\Summaries\SummaryFailed;
use UserFeedback\Pro\Summaries\SummaryStore;
use UserFeedback\Rest\RestController;
use UserFeedback\Rest\Schema;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\SurveyRepository;
use WP_REST_Request;

/**
 * Summaries of what people wrote (CALL-18, CALL-19, AI-05).
 */
final class SummaryController extends RestController {

	public function __construct(
		private Entitlements $entitlements,
		private SurveyRepository $surveys,
		private SurveyReport $report,
		private ChosenFilters $filters,
		private SmallestGroup $smallest,
		private Summarize $summarize,
		private ReadSummary $summary,
		private SummaryStore $store,
		private Providers $providers
	) {}

	public function register_routes(): void {
		$args = array(
			'id'     => self::id_arg(),
			'from'   => self::date_arg(),
			'to'     => self::date_arg(),
			'filter' => array(
				'type'        => 'object',
				'description' => 'Without it the summary is about all days.',
			),
		);
		$this->route(
			'/ai-summary/(?P<id>\d+)',
			'GET',
			Capability::View,
			fn ( WP_REST_Request $request ): array => $this->make( $this->scope( $request ) ),
			$args
		);
		$this->route(
			'/preload-ai-summary/(?P<id>\d+)',
			'GET',
			Capability::View,
			fn ( WP_REST_Request $request ): array => $this->summary->of( $this->scope( $request ) ),
			$args
		);
		$this->route(
			'/ai-consent',
			'GET',
			Capability::Manage,
			function (): array {
				$this->entitlements->require( Feature::AiSummary );
				return array(
					'connector'      => $this->providers->current()?->name(),
					'connectors_url' => Providers::setup_url(),
					'answers'        => $this->store->has_consent(),
					'drafts'         => $this->store->has_consent( SummaryStore::DRAFT_CONSENT ),
					'opinions'       => $this->store->has_consent( SummaryStore::OPINION_CONSENT ),
				);
			},
			array()
		);
		$this->route(
			'/ai-consent',
			'POST',
			Capability::Manage,
			function ( WP_REST_Request $request ): array {
				$this->entitlements->require( Feature::AiSummary );
				$for = SummaryStore::CONSENTS[ $request['for'] ];
				$this->store->set_consent( $request['agreed'], $for );
				$agreed = $this->store->has_consent( $for );
				/**
				 * Fires when an administrator agreed to what is sent to the AI connector, or took it back.
				 *
				 * @since 0.1.0
				 *
				 * @param string $what   `answers`, `drafts` or `opinions`.
				 * @param bool   $agreed Whether it may be sent now.
				 */
				do_action( 'userfeedback_ai_consent', $request['for'], $agreed );
				return array( 'agreed' => $agreed );
			},
			array(
				'agreed' => Schema::flag() + array(
					'description' => 'Whether it may be sent to the AI connector of the site.',
					'required'    => true,
				),
				'for'    => Schema::one_of( ...array_keys( SummaryStore::CONSENTS ) ) + array(
					'description' => 'What is sent: written answers for summaries, the text that a survey is drafted from, or each written answer for its sentiment and topic.',
					'default'     => 'answers',
				),
			)
		);
	}

	/**
	 * A failure of the service is no failure of this site: 200 with `error` (ERR-10 to ERR-12).
	 *
	 * @return array<string, mixed>
	 */
	private function make( Scope $scope ): array {
		$provider = $this->providers->current();
		if ( null === $provider ) {
			return $this->summary->of( $scope );
		}
		try {
			$this->summarize->run( $scope, $provider );
			return $this->summary->of( $scope );
		} catch ( SummaryFailed $failure ) {
			return $this->summary->of( $scope, $failure );
		}
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request Path, range, filter.
	 * @throws Failure 400 naming the field, 403 where the plan has no summaries or the group is too small, 404 for an unknown survey.
	 */
	private function scope( WP_REST_Request $request ): Scope {
		$this->entitlements->require( Feature::AiSummary );
		$survey = $this->surveys->find( $request['id'] ) ?? throw Failure::no_survey();
		$filter = $this->filters->read( $survey, is_array( $request['filter'] ) ? $request['filter'] : array() );
		if ( null === $filter ) {
			return Scope::everything( $survey );
		}
		$range = $this->report->range(
			array(
				'from' => $request['from'],
				'to'   => $request['to'],
			),
			$survey
		);
		$this->smallest->require( $survey, $range, $filter );
		return Scope::filtered( $survey, $range, $filter );
	}
}
