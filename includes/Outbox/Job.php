<?php
declare(strict_types=1);

namespace UserFeedback\Outbox;

use DateTimeImmutable;
use DateTimeZone;

/**
 * A job that a worker has claimed.
 */
final class Job {

	/**
	 * @param string            $key         Unique among the jobs of this kind.
	 * @param int               $survey_id   0 where there is none.
	 * @param int               $response_id 0 where there is none.
	 * @param int               $attempts    Failed attempts so far.
	 * @param DateTimeImmutable $created_at  UTC.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $kind,
		public readonly string $key,
		public readonly int $survey_id,
		public readonly int $response_id,
		public readonly string $payload,
		public readonly int $attempts,
		public readonly DateTimeImmutable $created_at
	) {}

	/**
	 * @param array<string, string|null> $row Of the table outbox.
	 */
	public static function of_row( array $row ): self {
		return new self(
			(int) $row['id'],
			(string) $row['kind'],
			(string) $row['job_key'],
			(int) $row['survey_id'],
			(int) $row['response_id'],
			(string) $row['payload'],
			(int) $row['attempts'],
			new DateTimeImmutable( (string) $row['created_at'], new DateTimeZone( 'UTC' ) )
		);
	}
}
