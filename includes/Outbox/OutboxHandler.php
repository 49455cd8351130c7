<?php
declare(strict_types=1);

namespace UserFeedback\Outbox;

/**
 * Runs the outbox jobs of one kind: mail, a webhook, a row in a spreadsheet. Register it in OutboxHandlers.
 * It is made with every submission if it is a ResponseHandler, so it takes costly helpers as closures.
 */
interface OutboxHandler {

	/**
	 * Pauses between delivery attempts, in seconds: 1 minute, 5 minutes, 30 minutes, 3 hours, a day.
	 */
	public const STANDARD_DELAYS = array( 60, 300, 1800, 10800, 86400 );

	/**
	 * Name of the jobs, 1 to 40 characters.
	 */
	public function kind(): string;

	/**
	 * Runs a job. What it throws counts as `Outcome::retry()`.
	 *
	 * Call `$attempt->begin()` right before the step that cannot be taken back, for example sending. A worker that
	 * is killed before it repeats the job without limit, one that is killed after it only once.
	 */
	public function run( Job $job, Attempt $attempt ): Outcome;

	/**
	 * Seconds to wait after the first, second, … failed attempt. After the last one the job is dead.
	 *
	 * @return list<int>
	 */
	public function delays(): array;

	/**
	 * Called once when a job is dead, to inform the owner.
	 *
	 * @param string $reason In words, for people.
	 */
	public function gave_up( Job $job, string $reason ): void;
}
