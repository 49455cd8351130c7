<?php
declare(strict_types=1);

namespace UserFeedback\Outbox;

use UserFeedback\Support\Clock;

/**
 * Lets dead jobs run again.
 */
final class ReviveJobs {

	public function __construct(
		private OutboxRepository $outbox,
		private OutboxHandlers $handlers,
		private Clock $clock
	) {}

	/**
	 * @param int $id 0 for all of them.
	 * @return int Number of jobs.
	 */
	public function run( int $id ): int {
		$now = $this->clock->now();
		foreach ( $this->handlers->kinds() as $kind ) {
			$handler = $this->handlers->of( $kind );
			if ( ! $handler instanceof Revivable ) {
				continue;
			}
			foreach ( $this->outbox->dead_jobs( $kind, $id ) as $job ) {
				$handler->revive( $job, $now );
			}
		}
		$count = $this->outbox->revive( $id, $now );
		if ( 0 < $count ) {
			Schedule::by( $now );
		}
		return $count;
	}
}
