<?php
declare(strict_types=1);

namespace UserFeedback\Outbox;

use DateTimeImmutable;

/**
 * An OutboxHandler whose jobs have a state of their own that must be open again before they run again.
 */
interface Revivable extends OutboxHandler {

	/**
	 * Called for each dead job that `wp userfeedback outbox retry` lets run again.
	 */
	public function revive( Job $job, DateTimeImmutable $now ): void;
}
