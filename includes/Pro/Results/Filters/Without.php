<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Filters;

/**
 * Responses of some days that meet a filter and are left out.
 */
final class Without {

	public function __construct(
		public readonly Filter $filter,
		public readonly string $from,
		public readonly string $to
	) {}

	public function key(): string {
		return $this->from . $this->to . $this->filter->key();
	}
}
