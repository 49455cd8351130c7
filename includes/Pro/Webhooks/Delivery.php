<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks;

use DateTimeImmutable;

/**
 * One message for one webhook, with its last attempt. Immutable.
 */
final class Delivery {

	public const WAITING   = 'waiting';
	public const DELIVERED = 'delivered';
	public const FAILED    = 'failed';

	/**
	 * @param string                 $message_id  `webhook-id`; the same in every attempt.
	 * @param string                 $status      WAITING, DELIVERED or FAILED.
	 * @param int                    $code        HTTP status of the last attempt, 0 without an answer.
	 * @param int                    $duration    Milliseconds of the last attempt.
	 * @param string                 $error       See Http\Outcome.
	 * @param string                 $reason      Translated sentence of a refused address, else ''.
	 * @param string                 $sent        Headers of the last attempt.
	 * @param string                 $answer      What came back, cut.
	 * @param DateTimeImmutable      $created_at  UTC.
	 * @param DateTimeImmutable|null $tried_at    UTC; last attempt.
	 * @param DateTimeImmutable|null $next_at     UTC; next attempt, while waiting.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $webhook_id,
		public readonly int $survey_id,
		public readonly int $response_id,
		public readonly string $event,
		public readonly string $message_id,
		public readonly string $body,
		public readonly string $status,
		public readonly int $attempts,
		public readonly int $code,
		public readonly int $duration,
		public readonly string $error,
		public readonly string $reason,
		public readonly string $sent,
		public readonly string $answer,
		public readonly DateTimeImmutable $created_at,
		public readonly ?DateTimeImmutable $tried_at,
		public readonly ?DateTimeImmutable $next_at
	) {}
}
