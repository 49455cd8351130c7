<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks;

use Closure;
use DateInterval;
use DateTimeImmutable;
use UserFeedback\Pro\Webhooks\Http\Outcome;
use UserFeedback\Pro\Webhooks\Http\Post;
use UserFeedback\Support\Clock;

/**
 * Makes one attempt at a delivery and writes down how it ended.
 */
final class Deliver {

	/**
	 * Seconds between attempts: 12 attempts within 3 days.
	 */
	public const DELAYS = array( 60, 300, 900, 1800, 3600, 7200, 14400, 28800, 43200, 57600, 100800 );

	/**
	 * Days without an accepted message after which a webhook is switched off.
	 */
	public const FAILING_DAYS = 5;

	/**
	 * Hours for which a message was tried before it switches its webhook off: between two messages may lie a quiet
	 * month, and the first failure after it says nothing about that month.
	 */
	private const TRIED_HOURS = 24;

	/**
	 * @param Closure(): GivenUp $given_up Asked for when a failing webhook works again.
	 */
	public function __construct(
		private Post $post,
		private DeliveryRepository $deliveries,
		private WebhookRepository $webhooks,
		private Stopped $stopped,
		private Closure $given_up,
		private Clock $clock
	) {}

	/**
	 * @param bool $by_hand Does not count: after a failure the delivery goes on as before.
	 * @return Delivery As it is now: delivered, failed, or waiting with its next attempt.
	 */
	public function attempt( Webhook $webhook, Delivery $delivery, bool $by_hand = false ): Delivery {
		$started  = $this->clock->now();
		$headers  = Signature::headers(
			$delivery->message_id,
			$started->getTimestamp(),
			$delivery->body,
			$webhook->secrets( $started )
		);
		$outcome  = $this->post->send( $webhook->url, $delivery->body, $headers );
		$is_extra = $by_hand && ! $outcome->is_delivered();
		$attempts = $delivery->attempts + ( $is_extra ? 0 : 1 );
		$next     = $outcome->is_delivered() || $outcome->is_gone() ? null : $this->next( $attempts, $outcome );
		$next     = $is_extra ? $delivery->next_at : $next;
		$result   = new Delivery(
			$delivery->id,
			$delivery->webhook_id,
			$delivery->survey_id,
			$delivery->response_id,
			$delivery->event,
			$delivery->message_id,
			$delivery->body,
			$is_extra ? $delivery->status : self::status( $outcome, $next ),
			$attempts,
			$outcome->status,
			$outcome->duration,
			$outcome->error,
			$outcome->reason,
			self::sent( $webhook, $headers ),
			$outcome->answer,
			$delivery->created_at,
			$started,
			$next
		);
		$this->deliveries->store_attempt( $result, $is_extra );
		if ( ! $is_extra || $outcome->is_gone() ) {
			$this->note( $webhook, $delivery, $outcome );
		}
		$this->deliveries->trim( $webhook->id, $started );
		return $result;
	}

	/**
	 * When to try again, null after the last attempt.
	 */
	private function next( int $attempts, Outcome $outcome ): ?DateTimeImmutable {
		$delay = self::DELAYS[ $attempts - 1 ] ?? null;
		return null === $delay
			? null
			: $this->clock->now()->add( new DateInterval( 'PT' . max( $delay, $outcome->retry_after ) . 'S' ) );
	}

	private static function status( Outcome $outcome, ?DateTimeImmutable $next ): string {
		if ( $outcome->is_delivered() ) {
			return Delivery::DELIVERED;
		}
		return null === $next ? Delivery::FAILED : Delivery::WAITING;
	}

	/**
	 * The request as the log shows it. The address of a chat is a secret, so only its host is named.
	 *
	 * @param array<string, string> $headers The signature.
	 */
	private static function sent( Webhook $webhook, array $headers ): string {
		$lines = array( 'POST ' . $webhook->short_url(), 'content-type: application/json' );
		foreach ( $headers as $name => $value ) {
			$lines[] = "{$name}: {$value}";
		}
		return implode( "\n", $lines );
	}

	/**
	 * Keeps since when nothing was accepted, and ends a webhook that fails for days or says that it is gone.
	 */
	private function note( Webhook $webhook, Delivery $delivery, Outcome $outcome ): void {
		if ( $outcome->is_delivered() ) {
			if ( null !== $webhook->failing_since ) {
				$this->webhooks->set_failing( $webhook->id, null );
				( $this->given_up )()->forget( $webhook );
			}
			return;
		}
		$now = $this->clock->now();
		if ( null === $webhook->failing_since ) {
			$this->webhooks->set_failing( $webhook->id, $now );
		}
		$is_failing = ( $webhook->failing_since ?? $now ) <= $now->modify( '-' . self::FAILING_DAYS . ' days' )
			&& $delivery->created_at <= $now->modify( '-' . self::TRIED_HOURS . ' hours' );
		if ( $outcome->is_gone() || $is_failing ) {
			$this->stopped->stop( $webhook, $outcome );
		}
	}
}
