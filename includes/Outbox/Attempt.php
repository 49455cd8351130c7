<?php
declare(strict_types=1);

namespace UserFeedback\Outbox;

use DateTimeImmutable;
use RuntimeException;

/**
 * One attempt at a claimed job, as its handler sees it.
 */
final class Attempt {

	/**
	 * Jobs that end as this one ends.
	 *
	 * @var list<Job>
	 */
	private array $joined = array();

	/**
	 * @param string $claim Token of the worker's claim.
	 */
	public function __construct(
		private OutboxRepository $outbox,
		private Job $job,
		private string $claim,
		private DateTimeImmutable $now
	) {}

	/**
	 * Stores that the step begins that cannot be taken back. A later attempt then knows that it may have happened.
	 *
	 * @throws RuntimeException When the claim ended meanwhile: another worker has the job.
	 */
	public function begin(): void {
		$ids = array( $this->job->id, ...array_map( static fn ( Job $job ): int => $job->id, $this->joined ) );
		if ( ! $this->outbox->begin( $ids, $this->claim ) ) {
			throw new RuntimeException( 'The claim of this job has ended.' );
		}
	}

	/**
	 * Claims other due jobs of this kind and survey. They end as this job ends: done, retried, held or dead.
	 *
	 * @param int $most Most jobs to claim.
	 * @return list<Job> In order of their id.
	 */
	public function join( int $most ): array {
		$this->joined = $this->outbox->claim_beside( $this->job, $this->claim, $most, $this->now );
		return $this->joined;
	}

	/**
	 * Jobs of this kind and survey that are older than the newest one of this attempt and not done, whoever has them:
	 * another worker, one that was killed, or nobody before a later time. For handlers that keep an order and may
	 * repeat what they do. They are not claimed, and end by themselves.
	 *
	 * @param int $most Most jobs.
	 * @return list<Job> In order of their id.
	 */
	public function older( int $most ): array {
		$newest = max( 0, $this->job->id, ...array_map( static fn ( Job $job ): int => $job->id, $this->joined ) );
		return $this->outbox->open_before( $this->job, $newest, $this->claim, $most );
	}

	/**
	 * The jobs that join() claimed.
	 *
	 * @return list<Job>
	 */
	public function joined(): array {
		return $this->joined;
	}
}
