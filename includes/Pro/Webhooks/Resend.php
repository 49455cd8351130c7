<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks;

use Closure;
use UserFeedback\Outbox\Attempt;
use UserFeedback\Outbox\Job;
use UserFeedback\Outbox\Outbox;
use UserFeedback\Outbox\OutboxHandler;
use UserFeedback\Outbox\Outcome;

/**
 * Sends a further batch of what a webhook did not accept again. A server that was down for days has more of it than
 * one request may take.
 */
final class Resend implements OutboxHandler {

	public const KIND = 'webhook-resend';

	/**
	 * @param Closure(): ManageWebhooks $manage   Asked for when a job runs, as the other.
	 * @param Closure(): GivenUp        $given_up Tells the owner.
	 */
	public function __construct( private Closure $manage, private Closure $given_up ) {}

	/**
	 * @param int $after Id of the last message of the batch before.
	 */
	public static function order( Outbox $outbox, int $webhook_id, int $after ): void {
		$batch = "{$webhook_id}-{$after}";
		$outbox->restart( self::KIND, $batch, $batch );
	}

	public function kind(): string {
		return self::KIND;
	}

	public function run( Job $job, Attempt $attempt ): Outcome {
		list( $webhook_id, $after ) = array_map( 'intval', explode( '-', $job->payload . '-' ) );
		( $this->manage )()->resend( $webhook_id, $after );
		return Outcome::done();
	}

	public function delays(): array {
		return self::STANDARD_DELAYS;
	}

	public function gave_up( Job $job, string $reason ): void {
		( $this->given_up )()->not_again( $reason );
	}
}
