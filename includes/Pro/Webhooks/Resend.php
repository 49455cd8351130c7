<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks;

use Closure;
use DateTimeImmutable;
use UserFeedback\Outbox\Attempt;
use UserFeedback\Outbox\Job;
use UserFeedback\Outbox\Outbox;
use UserFeedback\Outbox\OutboxHandler;
use UserFeedback\Outbox\Outcome;

/**
 * Sends what a webhook did not accept again, in batches. A server that was down for days has more of it than one
 * request may take.
 */
final class Resend implements OutboxHandler {

	public const KIND = 'webhook-resend';

	/**
	 * @param Closure(): ManageWebhooks $manage   Asked for when a job runs, as the other.
	 * @param Closure(): GivenUp        $given_up Tells the owner.
	 */
	public function __construct( private Closure $manage, private Closure $given_up ) {}

	/**
	 * Adds the job of a batch.
	 *
	 * @param DateTimeImmutable $revived When the messages were let wait: an earlier order has other jobs.
	 * @param int               $after   Id of the last message of the batch before, 0 for the first.
	 */
	public static function order( Outbox $outbox, int $webhook_id, DateTimeImmutable $revived, int $after ): void {
		$batch = "{$webhook_id}-{$revived->getTimestamp()}-{$after}";
		$outbox->restart( self::KIND, $batch, $batch );
	}

	public function kind(): string {
		return self::KIND;
	}

	public function run( Job $job, Attempt $attempt ): Outcome {
		( $this->manage )()->resend( ...self::batch( $job ) );
		return Outcome::done();
	}

	public function delays(): array {
		return self::STANDARD_DELAYS;
	}

	public function gave_up( Job $job, string $reason ): void {
		$webhook = ( $this->manage )()->give_up_resend( ...self::batch( $job ) );
		if ( null !== $webhook ) {
			( $this->given_up )()->not_again( $webhook, $reason );
		}
	}

	/**
	 * @return array{int, DateTimeImmutable, int} Webhook, when its messages were let wait, last one before the batch.
	 */
	private static function batch( Job $job ): array {
		list( $webhook_id, $revived, $after ) = array_map( 'intval', explode( '-', $job->payload ) ) + array( 0, 0, 0 );
		return array( $webhook_id, new DateTimeImmutable( "@{$revived}" ), $after );
	}
}
