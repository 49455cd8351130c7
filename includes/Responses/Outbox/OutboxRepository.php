<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Outbox;

use UserFeedback\Database\Database;

/**
 * Jobs that responses create, to run in the background.
 */
final class OutboxRepository {

	public function __construct( private Database $database ) {}

	/**
	 * Adds the jobs of a new response.
	 *
	 * @param array<string, string> $payloads By kind.
	 * @param string                $now      UTC, Y-m-d H:i:s.
	 */
	public function add( int $survey_id, int $response_id, array $payloads, string $now ): void {
		foreach ( $payloads as $kind => $payload ) {
			$this->database->execute(
				'INSERT INTO {outbox} (kind, survey_id, response_id, payload, available_at, created_at) VALUES (%s, %d, %d, %s, %s, %s)',
				array( $kind, $survey_id, $response_id, $payload, $now, $now )
			);
		}
	}
}
