<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submission;

/**
 * An answer as the visitor sent it: the types are right, the survey has not been checked.
 */
final class GivenAnswer {

	/**
	 * @param mixed                $value Null = skipped.
	 * @param array<string, mixed> $extra comments, name; as sent.
	 */
	public function __construct(
		public readonly string $question_id,
		public readonly mixed $value,
		public readonly array $extra
	) {}
}
