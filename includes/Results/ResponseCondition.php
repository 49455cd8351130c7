<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * A condition in SQL about `r`, a row of responses.
 */
final class ResponseCondition {

	/**
	 * @param literal-string   $sql            With a placeholder for each value.
	 * @param list<string|int> $values         In the order of their placeholders.
	 * @param bool             $is_about_marks Whether it asks for what people change while they read.
	 */
	public function __construct(
		public readonly string $sql,
		public readonly array $values = array(),
		public readonly bool $is_about_marks = false
	) {}
}
