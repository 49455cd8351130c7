<?php
declare(strict_types=1);

namespace UserFeedback\Outbox;

use DateInterval;
use DateTimeImmutable;
use Throwable;
use UserFeedback\Support\Clock;
use UserFeedback\Support\ErrorLog;

/**
 * Runs outbox jobs. Any number of workers may run at the same time: each job is claimed before it runs.
 */
final class Worker {

	/**
	 * How often a job is repeated whose worker was killed after its step had begun: it may have been done.
	 */
	public const REPEATS = 1;

	/**
	 * How many killed workers one job may have; a job that itself kills PHP would come back for ever.
	 */
	private const MOST_LOST = 10;

	/**
	 * Seconds of a claim, longer than any job takes.
	 */
	private const CLAIM = 600;

	/**
	 * Jobs that one look into the table finds.
	 */
	private const BATCH = 25;

	/**
	 * Days that done and dead jobs stay.
	 */
	private const DAYS_DONE = 7;
	private const DAYS_DEAD = 30;

	/**
	 * @param int $claim_seconds Shorter in tests only.
	 */
	public function __construct(
		private OutboxRepository $outbox,
		private OutboxHandlers $handlers,
		private Clock $clock,
		private int $claim_seconds = self::CLAIM
	) {}

	/**
	 * Runs due jobs until there are none, or the time or the memory is used up.
	 *
	 * @param float $seconds  No job starts later.
	 * @param int   $most     Most jobs.
	 * @return array{done: int, retry: int, dead: int, hold: int} Jobs by outcome.
	 */
	public function run( float $seconds, int $most = PHP_INT_MAX ): array {
		$ran   = array(
			Outcome::DONE  => 0,
			Outcome::RETRY => 0,
			Outcome::DEAD  => 0,
			Outcome::HOLD  => 0,
		);
		$until = microtime( true ) + $seconds;
		$tried = array();
		do {
			$kinds = $this->handlers->kinds();
			$ids   = array() === $kinds
				? array()
				: array_diff( $this->outbox->due( $kinds, $this->clock->now(), self::BATCH ), $tried );
			foreach ( $ids as $id ) {
				if ( microtime( true ) > $until || array_sum( $ran ) >= $most || $this->is_memory_short() ) {
					break 2;
				}
				$tried[] = $id;
				$outcome = $this->run_one( $id );
				if ( null !== $outcome ) {
					$ran[ $outcome ] = $ran[ $outcome ] + 1;
				}
			}
		} while ( array() !== $ids );
		$now = $this->clock->now();
		$this->outbox->forget( OutboxRepository::DONE, $now->modify( '-' . self::DAYS_DONE . ' days' ) );
		$this->outbox->forget( OutboxRepository::DEAD, $now->modify( '-' . self::DAYS_DEAD . ' days' ) );
		return $ran;
	}

	/**
	 * When the next job may run, or null when none waits.
	 */
	public function next(): ?DateTimeImmutable {
		$kinds = $this->handlers->kinds();
		return array() === $kinds ? null : $this->outbox->next( $kinds );
	}

	/**
	 * Claims and runs one job.
	 *
	 * @return Outcome::DONE|Outcome::RETRY|Outcome::DEAD|Outcome::HOLD|null The outcome's kind, null when another worker has the job.
	 */
	private function run_one( int $id ): ?string {
		$now     = $this->clock->now();
		$claim   = wp_generate_uuid4();
		$until   = $now->add( new DateInterval( 'PT' . $this->claim_seconds . 'S' ) );
		$claimed = $this->outbox->claim( $id, $claim, $now, $until );
		$handler = null === $claimed ? null : $this->handlers->of( $claimed['job']->kind );
		if ( null === $claimed || null === $handler ) {
			return null;
		}
		$job     = $claimed['job'];
		$attempt = new Attempt( $this->outbox, $job, $claim, $now );
		if ( $claimed['begun'] > self::REPEATS || $claimed['lost'] > self::MOST_LOST ) {
			$outcome = Outcome::failed(
				__( 'PHP stopped several times while this job ran. It may have been done.', 'userfeedback' )
			);
		} else {
			try {
				$outcome = $handler->run( $job, $attempt );
			} catch ( Throwable $thrown ) {
				$outcome = Outcome::retry( $thrown->getMessage() );
			}
		}
		$kind = $this->end( $handler, $job, $claim, $outcome );
		foreach ( $attempt->joined() as $joined ) {
			$this->end( $handler, $joined, $claim, $outcome );
		}
		return $kind;
	}

	/**
	 * Stores how a job ended.
	 *
	 * @return Outcome::DONE|Outcome::RETRY|Outcome::DEAD|Outcome::HOLD Kind of an outcome; a retry after the last delay is DEAD.
	 */
	private function end( OutboxHandler $handler, Job $job, string $claim, Outcome $outcome ): string {
		$now   = $this->clock->now();
		$delay = $handler->delays()[ $job->attempts ] ?? null;
		$kind  = Outcome::RETRY === $outcome->kind && null === $delay ? Outcome::DEAD : $outcome->kind;
		if ( Outcome::DONE === $kind ) {
			$this->outbox->done( $job, $claim, $now );
		} elseif ( Outcome::HOLD === $kind ) {
			$this->outbox->hold( $job, $claim, $outcome->payload ?? $job->payload, $outcome->until ?? $now );
		} elseif ( Outcome::RETRY === $kind ) {
			$later = $now->add( new DateInterval( 'PT' . (int) $delay . 'S' ) );
			$this->outbox->retry( $job, $claim, $outcome->reason, max( $later, $outcome->until ?? $later ) );
		} else {
			$this->outbox->dead( $job, $claim, $outcome->reason, $now );
			try {
				$handler->gave_up( $job, $outcome->reason );
			} catch ( Throwable $thrown ) {
				ErrorLog::debug( $thrown );
			}
		}
		return $kind;
	}

	/**
	 * Whether nine tenths of PHP's memory are used.
	 */
	private function is_memory_short(): bool {
		$limit = wp_convert_hr_to_bytes( (string) ini_get( 'memory_limit' ) );
		return $limit > 0 && memory_get_usage( true ) > 0.9 * $limit;
	}
}
