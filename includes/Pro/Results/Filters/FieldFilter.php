<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Filters;

/**
 * Condition about a hidden field (docs/paths.md): one of some values, or no value, or either.
 */
final class FieldFilter {

	/**
	 * @param list<string> $is   Values of which one was given, each as it is stored.
	 * @param bool         $none Whether responses without a value match too.
	 */
	public function __construct(
		public readonly array $is = array(),
		public readonly bool $none = false
	) {}

	/**
	 * @return array{is?: list<string>, none?: true} Without parts that are not asked for.
	 */
	public function to_array(): array {
		return array_filter(
			array(
				'is'   => $this->is,
				'none' => $this->none,
			),
			static fn ( array|bool $part ): bool => array() !== $part && false !== $part
		);
	}
}
