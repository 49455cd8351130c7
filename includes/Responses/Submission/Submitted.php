<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submission;

/**
 * The result of a submission.
 */
final class Submitted {

	/**
	 * @param bool $is_new false when the same submission had been stored before.
	 */
	public function __construct(
		public readonly int $id,
		public readonly bool $is_new
	) {}
}
