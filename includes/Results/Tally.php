<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\NpsScale;

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
	 * Counts of an NPS, of the scale on which the question asks today (docs/figures.md).
	 *
	 * @return array<int, int> By number.
	 */
	public function scores( Question $question ): array {
		return NpsScale::of( $question )->counts( $this->values );
	}

	/**
	 * The same counts, of some values only.
	 *
	 * @param list<string> $keys  Of values; who chose another one did not answer here.
	 * @param int          $least Fewer people are none.
	 */
	public function among( array $keys, int $least ): self {
		$values = array_intersect_key( $this->values, array_flip( $keys ) );
		$people = array_sum( $values );
		return $people < $least
			? new self( $this->asked, 0, array(), $this->too_few )
			: new self( $this->asked, $people, $values, $this->too_few );
	}

	/**
	 * Counts of stars.
	 *
	 * @return array<int, int> By number.
	 */
	public function numbers(): array {
		return array_filter( $this->values, 'is_int', ARRAY_FILTER_USE_KEY );
	}
}
