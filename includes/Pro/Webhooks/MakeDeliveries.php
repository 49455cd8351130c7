<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks;

use DateTimeImmutable;
use UserFeedback\Database\Database;
use UserFeedback\Integrations\EventData;
use UserFeedback\Outbox\Job;
use UserFeedback\Outbox\Outbox;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Moment;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Writes the messages of an event, one for each webhook that wants it, with the jobs that send them.
 *
 * @phpstan-import-type Data from EventData
 */
final class MakeDeliveries {

	public function __construct(
		private Database $database,
		private Entitlements $entitlements,
		private SurveyRepository $surveys,
		private WebhookRepository $webhooks,
		private DeliveryRepository $deliveries,
		private EventData $data,
		private Outbox $outbox,
		private Clock $clock
	) {}

	/**
	 * @param Job $job Its payload: '' for a new response, else what Happened wrote.
	 */
	public function run( Job $job ): void {
		// A plan that ended ends the messages too; the webhooks stay.
		$survey = $this->entitlements->allows( Feature::Webhooks ) ? $this->surveys->find( $job->survey_id ) : null;
		if ( null === $survey ) {
			return;
		}
		if ( '' === $job->payload ) {
			$events = array( Event::ResponseCreated, Event::ScoreBelowLimit );
			$this->responses( $survey, array( $job->response_id ), $events, '', $job->created_at );
			return;
		}
		$told  = json_decode( $job->payload, true );
		$event = is_array( $told ) ? Event::tryFrom( (string) ( $told['event'] ?? '' ) ) : null;
		if ( ! is_array( $told ) || null === $event ) {
			return;
		}
		if ( Event::ResponseTrashed === $event ) {
			$ids = is_array( $told['ids'] ?? null ) ? array_values( array_filter( $told['ids'], 'is_int' ) ) : array();
			$this->responses( $survey, $ids, array( $event ), $job->key, $job->created_at );
			return;
		}
		// A later change of the survey has a job of its own.
		if ( ( Event::SurveyPublished === $event ) !== $survey->is_live( $this->clock->now() ) ) {
			return;
		}
		$at = $job->created_at;
		if ( Happened::is_schedule( $job->key ) ) {
			// Published at another time meanwhile, it was told then.
			if ( null === $survey->publish_at || Happened::schedule( $survey ) !== $job->key ) {
				return;
			}
			$at = $survey->publish_at;
		}
		$data = EventData::of_survey( $survey );
		foreach ( $this->wanting( $event, $survey->id ) as $webhook ) {
			$this->write( $webhook, $event, $survey->id, 0, $data, $job->key, $at );
		}
	}

	/**
	 * @param list<int>   $ids        Responses of the survey.
	 * @param list<Event> $events     What happened to each of them.
	 * @param string      $occurrence Tells events about the same thing apart.
	 */
	private function responses(
		Survey $survey,
		array $ids,
		array $events,
		string $occurrence,
		DateTimeImmutable $at
	): void {
		foreach ( $events as $event ) {
			foreach ( $this->wanting( $event, $survey->id ) as $webhook ) {
				foreach ( $ids as $id ) {
					$data = $this->data->of_response( $survey, $id, $webhook->visitor );
					if ( null === $data ) {
						continue;
					}
					if ( Event::ScoreBelowLimit === $event ) {
						$score = EventData::low_score( $data, $webhook->score_question, $webhook->score_below );
						if ( null === $score ) {
							continue;
						}
						$data['score'] = $score;
					}
					$this->write( $webhook, $event, $survey->id, $id, $data, $occurrence, $at );
				}
			}
		}
	}

	/**
	 * @return list<Webhook>
	 */
	private function wanting( Event $event, int $survey_id ): array {
		return array_values(
			array_filter(
				$this->webhooks->all(),
				static fn ( Webhook $webhook ): bool => $webhook->wants( $event, $survey_id )
			)
		);
	}

	/**
	 * Message and job together, or neither.
	 *
	 * @param Data $data Of EventData.
	 */
	private function write(
		Webhook $webhook,
		Event $event,
		int $survey_id,
		int $response_id,
		array $data,
		string $occurrence,
		DateTimeImmutable $at
	): void {
		// The same for a second run of the job, and other than that of any other event of any site.
		$parts   = array( home_url( '/' ), $webhook->id, $event->value, $survey_id, $response_id, $occurrence );
		$message = 'msg_' . substr( hash( 'sha256', implode( '|', $parts ) ), 0, 32 );
		$body    = $webhook->format->body( $event, $data, Moment::wire( $at ) );
		$this->database->transaction(
			function () use ( $webhook, $event, $survey_id, $response_id, $message, $body ): void {
				// Deleted since the list was read, it has no log any more that would show and trim this.
				if ( ! $this->webhooks->hold( $webhook->id ) ) {
					return;
				}
				$id = $this->deliveries->insert(
					$webhook->id,
					$survey_id,
					$response_id,
					$event,
					$message,
					$body,
					$this->clock->now()
				);
				if ( null !== $id ) {
					Send::order( $this->outbox, $id, $survey_id, $response_id );
				}
			}
		);
	}
}
