<?php
declare(strict_types=1);

namespace UserFeedback\Outbox;

use DateTimeImmutable;

/**
 * How a delivery attempt ended.
 */
final class Outcome {

	public const DONE  = 'done';
	public const RETRY = 'retry';
	public const DEAD  = 'dead';
	public const HOLD  = 'hold';

	/**
	 * @param self::*                $kind    DONE, RETRY, DEAD or HOLD.
	 * @param string                 $reason  In words, for people; '' for DONE and HOLD.
	 * @param DateTimeImmutable|null $until   When to run it again: for HOLD, and for RETRY where the service named a time.
	 * @param string|null            $payload The job's new payload, null for the same.
	 */
	private function __construct(
		public readonly string $kind,
		public readonly string $reason = '',
		public readonly ?DateTimeImmutable $until = null,
		public readonly ?string $payload = null
	) {}

	/**
	 * It worked.
	 */
	public static function done(): self {
		return new self( self::DONE );
	}

	/**
	 * It failed and may work later.
	 *
	 * @param string                 $reason In words, for people.
	 * @param DateTimeImmutable|null $until  Not before this time; null for the handler's delays.
	 */
	public static function retry( string $reason, ?DateTimeImmutable $until = null ): self {
		return new self( self::RETRY, $reason, $until );
	}

	/**
	 * It failed and would fail again.
	 *
	 * @param string $reason In words, for people.
	 */
	public static function failed( string $reason ): self {
		return new self( self::DEAD, $reason );
	}

	/**
	 * Nothing was tried; the job waits. Counts as no attempt.
	 *
	 * @param string|null $payload The job's new payload, null for the same.
	 */
	public static function hold( DateTimeImmutable $until, ?string $payload = null ): self {
		return new self( self::HOLD, '', $until, $payload );
	}
}
