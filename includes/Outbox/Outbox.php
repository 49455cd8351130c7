<?php
declare(strict_types=1);

namespace UserFeedback\Outbox;

use DateTimeImmutable;
use UserFeedback\Support\Clock;

/**
 * Adds jobs that no visitor's response makes: a weekly summary, one delivery to one of several addresses.
 */
final class Outbox {

	public function __construct( private OutboxRepository $outbox, private Clock $clock ) {}

	/**
	 * Adds a job unless there is one with its kind and key, and starts the worker after the reply. Within
	 * `Database::transaction()` the job is stored with the rest, or not at all.
	 *
	 * @param string                 $kind        Kind of a handler.
	 * @param string                 $key         1 to 64 characters: adding a job twice adds it once, for a week after it is done.
	 * @param string                 $payload     Data for the handler.
	 * @param DateTimeImmutable|null $available   Not before this time; null for now.
	 * @param int                    $survey_id   The job is deleted with this survey; 0 for none.
	 * @param int                    $response_id The job is deleted with this response; 0 for none.
	 * @return bool Whether it is new.
	 */
	public function add(
		string $kind,
		string $key,
		string $payload = '',
		?DateTimeImmutable $available = null,
		int $survey_id = 0,
		int $response_id = 0
	): bool {
		$now = $this->clock->now();
		$new = $this->outbox->add_once( $kind, $key, $payload, $available ?? $now, $now, $survey_id, $response_id );
		if ( $new ) {
			if ( null === $available || $available <= $now ) {
				Schedule::after_reply();
			} else {
				Schedule::by( $available );
			}
		}
		return $new;
	}

	/**
	 * Runs a job now and from its first attempt, also one that waits, runs, ended or is gone: its key stays with one
	 * job, so two never work at the same thing.
	 *
	 * @param string $kind        As for add(), like the others.
	 * @param string $key         As it was added.
	 * @param int    $survey_id   0 for none.
	 * @param int    $response_id 0 for none.
	 */
	public function restart(
		string $kind,
		string $key,
		string $payload = '',
		int $survey_id = 0,
		int $response_id = 0
	): void {
		if ( ! $this->add( $kind, $key, $payload, null, $survey_id, $response_id ) ) {
			$this->outbox->restart( $kind, $key, $payload, $this->clock->now() );
			Schedule::after_reply();
		}
	}
}
