<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Outbox;

use Closure;
use UserFeedback\Outbox\Attempt;
use UserFeedback\Outbox\Job;
use UserFeedback\Outbox\OutboxHandler;
use UserFeedback\Outbox\Outcome;

/**
 * Does what a test wants and remembers it.
 */
final class LogHandler implements OutboxHandler {

	public const KIND = 'test-log';

	/**
	 * Keys of the jobs that ran.
	 *
	 * @var list<string>
	 */
	public array $ran = array();

	/**
	 * Keys and reasons of dead jobs.
	 *
	 * @var list<string>
	 */
	public array $dead = array();

	/**
	 * @param Closure(Job, Attempt): Outcome $work   What run() does.
	 * @param list<int>                      $delays Seconds.
	 */
	public function __construct( public Closure $work, private array $delays = self::STANDARD_DELAYS ) {}

	public function kind(): string {
		return self::KIND;
	}

	public function run( Job $job, Attempt $attempt ): Outcome {
		$this->ran[] = $job->key;
		return ( $this->work )( $job, $attempt );
	}

	public function delays(): array {
		return $this->delays;
	}

	public function gave_up( Job $job, string $reason ): void {
		$this->dead[] = $job->key . ': ' . $reason;
	}
}
