<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * One of some scores.
 */
final class ScoreFilter {

	/**
	 * @param string       $question_id Whose score.
	 * @param list<string> $keys        Under which the scores are stored.
	 */
	public function __construct(
		public readonly string $question_id,
		public readonly array $keys
	) {}
}
