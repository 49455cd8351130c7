<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks;

use UserFeedback\Outbox\Outbox;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\Survey;

/**
 * Orders the messages of events that no visitor causes.
 */
final class Happened {

	public function __construct( private Subscriptions $subscriptions, private Outbox $outbox, private Clock $clock ) {}

	/**
	 * Responses went to the trash.
	 *
	 * @param list<int> $ids Of the survey.
	 */
	public function trashed( int $survey_id, array $ids ): void {
		if ( ! $this->subscriptions->has( $survey_id, Event::ResponseTrashed ) ) {
			return;
		}
		$this->order( Event::ResponseTrashed, $survey_id, array( 'ids' => $ids ) );
	}

	/**
	 * A survey was stored with another status or another time of publication.
	 */
	public function changed( Survey $survey, Survey $before ): void {
		if ( ! $this->subscriptions->has( $survey->id, Event::SurveyPublished ) ) {
			return;
		}
		$now      = $this->clock->now();
		$was_live = $before->is_live( $now );
		$is_live  = $survey->is_live( $now );
		if ( $was_live && ! $is_live ) {
			$this->order( Event::SurveyPaused, $survey->id );
		} elseif ( $is_live && ! $was_live ) {
			$this->order( Event::SurveyPublished, $survey->id );
		} elseif ( ! $is_live && Survey::PUBLISH === $survey->status && null !== $survey->publish_at ) {
			$this->outbox->add(
				FanOut::KIND,
				"publish-{$survey->id}-{$survey->publish_at->getTimestamp()}",
				(string) wp_json_encode( array( 'event' => Event::SurveyPublished->value ) ),
				$survey->publish_at,
				$survey->id
			);
		}
	}

	/**
	 * @param array<string, mixed> $more Beside the event.
	 */
	private function order( Event $event, int $survey_id, array $more = array() ): void {
		$this->outbox->add(
			FanOut::KIND,
			wp_generate_uuid4(),
			(string) wp_json_encode( array( 'event' => $event->value ) + $more ),
			null,
			$survey_id
		);
	}
}
