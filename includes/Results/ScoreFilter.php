<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * A score from one number to another, both included.
 */
final class ScoreFilter {

	/**
	 * @param string $question_id Whose score.
	 * @param int    $from        From 1.
	 * @param int    $to          At most 10.
	 */
	public function __construct(
		public readonly string $question_id,
		public readonly int $from,
		public readonly int $to
	) {}
}
