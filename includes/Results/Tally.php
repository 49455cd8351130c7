<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * Counts of a question in some days, from published responses.
 */
final class Tally {

	/**
	 * @param int                   $asked    Responses whose visitor met the question.
	 * @param int                   $answered Responses that answered it.
	 * @param array<array-key, int> $values   Responses by value key.
	 * @param bool                  $too_few  Whether too few answered to show how.
	 */
	public function __construct(
		public readonly int $asked = 0,
		public readonly int $answered = 0,
		public readonly array $values = array(),
		public readonly bool $too_few = false
	) {}

	/**
	 * Counts of a scale.
	 *
	 * @return array<int, int> By number.
	 */
	public function numbers(): array {
		return array_filter( $this->values, 'is_int', ARRAY_FILTER_USE_KEY );
	}
}
