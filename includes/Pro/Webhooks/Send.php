<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks;

use Closure;
use DateTimeImmutable;
use UserFeedback\Outbox\Attempt;
use UserFeedback\Outbox\Job;
use UserFeedback\Outbox\Outbox;
use UserFeedback\Outbox\Outcome;
use UserFeedback\Outbox\Revivable;
use UserFeedback\Pro\Webhooks\Http\Outcome as Sent;

/**
 * Sends one delivery in the background, until it is accepted or three days are over.
 */
final class Send implements Revivable {

	public const KIND = 'webhook-send';

	/**
	 * @param Closure(): WebhookRepository  $webhooks   Asked for when a job runs, as the others.
	 * @param Closure(): DeliveryRepository $deliveries Of the log.
	 * @param Closure(): Deliver            $deliver    Makes the attempt.
	 * @param Closure(): GivenUp            $given_up   Tells the owner.
	 */
	public function __construct(
		private Closure $webhooks,
		private Closure $deliveries,
		private Closure $deliver,
		private Closure $given_up
	) {}

	/**
	 * Adds the job of a delivery.
	 */
	public static function order( Outbox $outbox, int $delivery_id, int $survey_id, int $response_id ): void {
		$outbox->add( self::KIND, (string) $delivery_id, (string) $delivery_id, null, $survey_id, $response_id );
	}

	/**
	 * Begins the attempts of a delivery anew. A second job beside one that waits would double them.
	 */
	public static function again( Outbox $outbox, Delivery $delivery ): void {
		$id = (string) $delivery->id;
		$outbox->restart( self::KIND, $id, $id, $delivery->survey_id, $delivery->response_id );
	}

	public function kind(): string {
		return self::KIND;
	}

	public function run( Job $job, Attempt $attempt ): Outcome {
		$delivery = ( $this->deliveries )()->find( (int) $job->payload );
		$webhook  = null === $delivery ? null : ( $this->webhooks )()->find( $delivery->webhook_id );
		$waits    = Delivery::WAITING === $delivery?->status;
		if ( null === $delivery || null === $webhook || ! $webhook->active || ! $waits ) {
			// Sent by hand, given up, or gone meanwhile. Of a webhook that is off nothing waits.
			if ( null !== $delivery && null !== $webhook ) {
				( $this->deliveries )()->fail( $delivery->id );
			}
			return Outcome::done();
		}
		$attempt->begin();
		$result = ( $this->deliver )()->attempt( $webhook, $delivery );
		if ( Delivery::DELIVERED === $result->status ) {
			return Outcome::done();
		}
		$reason = Sent::words( $result->error, $result->code, $result->duration, $result->reason );
		return null === $result->next_at ? Outcome::failed( $reason ) : Outcome::retry( $reason, $result->next_at );
	}

	public function revive( Job $job, DateTimeImmutable $now ): void {
		$delivery = ( $this->deliveries )()->find( (int) $job->payload );
		$webhook  = null === $delivery ? null : ( $this->webhooks )()->find( $delivery->webhook_id );
		// Of a webhook that is off nothing waits.
		if ( null !== $delivery && null !== $webhook && $webhook->active ) {
			( $this->deliveries )()->let_wait( $delivery->id, $now );
		}
	}

	public function delays(): array {
		return Deliver::DELAYS;
	}

	/**
	 * Tells of a webhook that goes on; Stopped tells of one that was switched off.
	 */
	public function gave_up( Job $job, string $reason ): void {
		$delivery = ( $this->deliveries )()->find( (int) $job->payload );
		if ( null !== $delivery && Delivery::WAITING === $delivery->status ) {
			// The worker was killed in the last attempt.
			( $this->deliveries )()->fail( $delivery->id );
		}
		$webhook = null === $delivery ? null : ( $this->webhooks )()->find( $delivery->webhook_id );
		if ( null !== $webhook && $webhook->active ) {
			( $this->given_up )()->undelivered( $webhook, $reason );
		}
	}
}
