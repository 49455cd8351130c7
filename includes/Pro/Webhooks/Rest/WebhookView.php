<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks\Rest;

use DateTimeImmutable;
use UserFeedback\Pro\Webhooks\Deliver;
use UserFeedback\Pro\Webhooks\Delivery;
use UserFeedback\Pro\Webhooks\DeliveryRepository;
use UserFeedback\Pro\Webhooks\Event;
use UserFeedback\Pro\Webhooks\Http\Outcome;
use UserFeedback\Pro\Webhooks\Secret;
use UserFeedback\Pro\Webhooks\Webhook;
use UserFeedback\Pro\Webhooks\WebhookRepository;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Moment;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Webhooks and deliveries as screens get them (src/types/webhook.ts).
 */
final class WebhookView {

	/**
	 * Minutes that a due message may wait before the owner is told that the queue stands still.
	 */
	private const LATE_MINUTES = 30;

	public function __construct(
		private WebhookRepository $webhooks,
		private DeliveryRepository $deliveries,
		private SurveyRepository $surveys,
		private Clock $clock
	) {}

	/**
	 * @param int $survey_id 0 for all webhooks.
	 * @return array{items: list<array<string, mixed>>, waiting: int, waiting_since: string|null} `waiting` counts messages only where they are late.
	 */
	public function all( int $survey_id ): array {
		$now       = $this->clock->now();
		$summaries = $this->deliveries->summaries( $now );
		$webhooks  = array_values(
			array_filter(
				$this->webhooks->all(),
				static fn ( Webhook $webhook ): bool => 0 === $survey_id
					|| in_array( $webhook->survey_id, array( 0, $survey_id ), true )
			)
		);
		$titles    = $this->titles( $webhooks );
		$oldest    = array_filter( array_column( $summaries, 'oldest' ), 'is_string' );
		$oldest    = array() === $oldest ? null : min( $oldest );
		$is_late   = null !== $oldest
			&& $oldest < $now->modify( '-' . self::LATE_MINUTES . ' minutes' )->format( 'Y-m-d H:i:s' );
		return array(
			'items'         => array_map(
				static fn ( Webhook $webhook ): array => self::wire(
					$webhook,
					$titles[ $webhook->survey_id ] ?? '',
					$summaries[ $webhook->id ]['undelivered'] ?? 0,
					$now
				),
				$webhooks
			),
			'waiting'       => $is_late ? array_sum( array_column( $summaries, 'waiting' ) ) : 0,
			'waiting_since' => $is_late ? Moment::of_column( $oldest ) : null,
		);
	}

	/**
	 * @return array<string, mixed> Wire type Webhook.
	 */
	public function one( Webhook $webhook ): array {
		$now = $this->clock->now();
		return self::wire(
			$webhook,
			$this->titles( array( $webhook ) )[ $webhook->survey_id ] ?? '',
			$this->deliveries->summaries( $now )[ $webhook->id ]['undelivered'] ?? 0,
			$now
		);
	}

	/**
	 * @return array<string, mixed> Wire type WebhookDelivery.
	 */
	public static function delivery( Delivery $delivery ): array {
		return array(
			'id'          => $delivery->id,
			'event'       => $delivery->event,
			'survey_id'   => $delivery->survey_id,
			'response_id' => $delivery->response_id,
			'status'      => $delivery->status,
			'attempts'    => $delivery->attempts,
			'most'        => count( Deliver::DELAYS ) + 1,
			'result'      => 0 === $delivery->attempts && null === $delivery->tried_at
				? ''
				: Outcome::words( $delivery->error, $delivery->code, $delivery->duration, $delivery->reason ),
			'created_at'  => Moment::wire( $delivery->created_at ),
			'tried_at'    => Moment::wire( $delivery->tried_at ),
			'next_at'     => Moment::wire( $delivery->next_at ),
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function wire( Webhook $webhook, string $title, int $undelivered, DateTimeImmutable $now ): array {
		return array(
			'id'             => $webhook->id,
			'survey_id'      => $webhook->survey_id,
			'survey_title'   => $title,
			'name'           => $webhook->name,
			'url'            => $webhook->url,
			'short_url'      => $webhook->short_url(),
			'format'         => $webhook->format->value,
			'events'         => array_map( static fn ( Event $event ): string => $event->value, $webhook->events ),
			'score_question' => $webhook->score_question,
			'score_below'    => $webhook->score_below,
			'visitor'        => $webhook->visitor,
			'active'         => $webhook->active,
			'secret'         => Secret::mask( $webhook->secret ),
			'old_until'      => count( $webhook->secrets( $now ) ) > 1 ? Moment::wire( $webhook->old_until ) : null,
			'failing_since'  => Moment::wire( $webhook->failing_since ),
			'stopped_at'     => Moment::wire( $webhook->stopped_at ),
			'undelivered'    => $undelivered,
		);
	}

	/**
	 * @param list<Webhook> $webhooks Any.
	 * @return array<int, string> Titles by survey.
	 */
	private function titles( array $webhooks ): array {
		$ids    = array_map( static fn ( Webhook $webhook ): int => $webhook->survey_id, $webhooks );
		$ids    = array_values( array_diff( array_unique( $ids ), array( 0 ) ) );
		$titles = array();
		foreach ( array() === $ids ? array() : $this->surveys->find_all( $ids ) as $survey ) {
			$titles[ $survey->id ] = $survey->title;
		}
		return $titles;
	}
}
