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
		$now      = $this->clock->now();
		$was_live = $before->is_live( $now );
		$is_live  = $survey->is_live( $now );
		if ( ! $is_live && Survey::PUBLISH === $survey->status && null !== $survey->publish_at ) {
			// Who wants to know is decided then.
			$this->outbox->add(
				FanOut::KIND,
				self::schedule( $survey ),
				(string) wp_json_encode( array( 'event' => Event::SurveyPublished->value ) ),
				$survey->publish_at,
				$survey->id
			);
		}
		if ( $was_live !== $is_live && $this->subscriptions->has( $survey->id, Event::SurveyPublished ) ) {
			$this->order( $is_live ? Event::SurveyPublished : Event::SurveyPaused, $survey->id );
		}
	}

	/**
	 * Key of the job that tells of a scheduled publication.
	 */
	public static function schedule( Survey $survey ): string {
		return "publish-{$survey->id}-{$survey->publish_at?->getTimestamp()}";
	}

	public static function is_schedule( string $key ): bool {
		return str_starts_with( $key, 'publish-' );
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
