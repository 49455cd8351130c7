<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submission;

/**
 * An answer as a visitor sent it: of the right shape, not yet checked against the survey.
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
