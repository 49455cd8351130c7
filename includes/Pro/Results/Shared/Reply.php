<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Shared;

/**
 * What the address of a shared report answers.
 */
final class Reply {

	/**
	 * @param array<string, string>      $headers By name.
	 * @param array{string, string}|null $cookie  Name and value that the browser keeps for this report.
	 */
	public function __construct(
		public readonly int $status,
		public readonly array $headers,
		public readonly string $body,
		public readonly ?array $cookie = null
	) {}
}
