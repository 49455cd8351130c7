<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks;

use Closure;
use UserFeedback\Outbox\Attempt;
use UserFeedback\Outbox\Job;
use UserFeedback\Outbox\Outcome;
use UserFeedback\Outbox\ResponseHandler;
use UserFeedback\Surveys\Survey;

/**
 * Makes of an event one delivery for each webhook that wants it. Nothing is sent here, so the job may run twice.
 */
final class FanOut implements ResponseHandler {

	public const KIND = 'webhook';

	/**
	 * @param Closure(): MakeDeliveries $make     Asked for when a job runs.
	 * @param Closure(): GivenUp        $given_up Tells the owner.
	 */
	public function __construct(
		private Subscriptions $subscriptions,
		private Closure $make,
		private Closure $given_up
	) {}

	public function kind(): string {
		return self::KIND;
	}

	public function payload( Survey $survey, array $answers ): ?string {
		return $this->subscriptions->has( $survey->id, Event::ResponseCreated, Event::ScoreBelowLimit ) ? '' : null;
	}

	public function run( Job $job, Attempt $attempt ): Outcome {
		( $this->make )()->run( $job );
		return Outcome::done();
	}

	public function delays(): array {
		return self::STANDARD_DELAYS;
	}

	public function gave_up( Job $job, string $reason ): void {
		( $this->given_up )()->unmade( $reason );
	}
}
