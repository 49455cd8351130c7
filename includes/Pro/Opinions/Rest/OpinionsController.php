<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Opinions\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Opinions\OpinionState;
use UserFeedback\Pro\Opinions\OpinionRepository;
use UserFeedback\Pro\Opinions\ReadOpinions;
use UserFeedback\Pro\Opinions\Sentiment;
use UserFeedback\Pro\Opinions\SurveyOpinions;
use UserFeedback\Pro\Opinions\Topics;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Pro\Summaries\Providers;
use UserFeedback\Rest\RestController;
use UserFeedback\Rest\Schema;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Sentiments and topics of written answers (docs/ai.md).
 */
final class OpinionsController extends RestController {

	/**
	 * Answers that the question about consent shows.
	 */
	private const SAMPLE = 3;

	public function __construct(
		private Entitlements $entitlements,
		private ReadOpinions $reading,
		private OpinionRepository $opinions,
		private OpinionState $state,
		private Topics $topics,
		private SurveyOpinions $survey,
		private Providers $providers
	) {}

	public function register_routes(): void {
		$one  = '/topics/(?P<topic_id>\d+)';
		$name = Schema::text( 200 ) + array( 'required' => true );
		$this->route( '/opinions', 'GET', Capability::Manage, fn (): array => $this->progress() );
		$this->route(
			'/topics',
			'GET',
			Capability::View,
			function (): array {
				$this->entitlements->require( Feature::AiSummary );
				return array( 'items' => $this->topics->all() );
			}
		);
		$this->route(
			'/topics',
			'POST',
			Capability::Manage,
			fn ( WP_REST_Request $request ): WP_REST_Response => new WP_REST_Response(
				$this->topics->create( $request['name'] ),
				201
			),
			array( 'name' => $name )
		);
		$this->route(
			$one,
			'POST',
			Capability::Manage,
			fn ( WP_REST_Request $request ): array => $this->topics->rename( $request['topic_id'], $request['name'] ),
			array(
				'topic_id' => self::id_arg(),
				'name'     => $name,
			)
		);
		$this->route(
			$one . '/merge',
			'POST',
			Capability::Manage,
			fn ( WP_REST_Request $request ): array => array(
				'changed' => $this->topics->merge( $request['topic_id'], $request['into'] ),
			),
			array(
				'topic_id' => self::id_arg(),
				'into'     => self::id_arg(),
			)
		);
		$this->route(
			$one,
			'DELETE',
			Capability::Manage,
			fn ( WP_REST_Request $request ): array => array(
				'changed' => $this->topics->merge( $request['topic_id'], 0 ),
			),
			array( 'topic_id' => self::id_arg() )
		);
		$this->route(
			'/surveys/(?P<id>\d+)/opinions',
			'GET',
			Capability::View,
			fn ( WP_REST_Request $request ): array => $this->survey->counts(
				$request['id'],
				array(
					'from' => $request['from'],
					'to'   => $request['to'],
				),
				is_array( $request['filter'] ) ? $request['filter'] : array()
			),
			array(
				'id'     => self::id_arg(),
				'from'   => self::date_arg(),
				'to'     => self::date_arg(),
				'filter' => array( 'type' => 'object' ),
			)
		);
		$this->route(
			'/surveys/(?P<id>\d+)/responses/(?P<response_id>\d+)/opinions',
			'POST',
			Capability::Delete,
			fn ( WP_REST_Request $request ): array => array(
				'opinions' => $this->survey->correct(
					$request['id'],
					$request['response_id'],
					$request['question_id'],
					$request['is_comment'],
					Sentiment::tryFrom( (string) $request['sentiment'] ),
					$request['topic']
				),
			),
			array(
				'id'          => self::id_arg(),
				'response_id' => self::id_arg(),
				'question_id' => Schema::text( 32 ) + array( 'required' => true ),
				'is_comment'  => Schema::flag() + array(
					'description' => 'Whether it is the comment beside the answer.',
					'default'     => false,
				),
				'sentiment'   => Schema::one_of( ...Sentiment::words() ) + array(
					'description' => 'Without it the sentiment stays.',
				),
				'topic'       => Schema::number( 0, 4294967295 ) + array(
					'description' => 'Id of a topic, 0 for none. Without it the topic stays.',
				),
			)
		);
	}

	/**
	 * How far the reading is. It asks no service.
	 *
	 * @return array<string, mixed> Wire type OpinionProgress.
	 */
	private function progress(): array {
		$this->entitlements->require( Feature::AiSummary );
		$is_on   = $this->reading->is_on();
		$waiting = $this->reading->waiting();
		return array(
			'connector'      => $this->providers->current()?->name(),
			'connectors_url' => Providers::setup_url(),
			'on'             => $is_on,
			'sample'         => $is_on ? array() : $this->reading->sample( self::SAMPLE ),
			'read'           => $this->opinions->total(),
			'waiting'        => $waiting,
			'calls'          => $this->state->calls(),
			'calls_a_day'    => $this->reading->calls_a_day(),
			'at_limit'       => $is_on && $waiting > 0 && $this->state->calls() >= $this->reading->calls_a_day(),
			'error'          => '' === $this->state->error() ? null : $this->state->error(),
			'read_at'        => $this->state->at(),
		);
	}
}
