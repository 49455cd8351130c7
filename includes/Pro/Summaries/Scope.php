<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Summaries;

use UserFeedback\Pro\Results\Filters\Filter;
use UserFeedback\Pro\Results\Filters\FilterQuery;
use UserFeedback\Results\Range;
use UserFeedback\Surveys\Survey;

/**
 * The responses that a summary is about: all of a survey, or those of its results screen under a filter.
 */
final class Scope {

	private function __construct(
		public readonly Survey $survey,
		public readonly ?Range $range = null,
		private ?Filter $filter = null
	) {}

	public static function everything( Survey $survey ): self {
		return new self( $survey );
	}

	/**
	 * The responses of some days that a filter leaves.
	 */
	public static function filtered( Survey $survey, Range $range, Filter $filter ): self {
		return new self( $survey, $range, $filter );
	}

	/**
	 * The same for the same responses; '' for all of the survey.
	 */
	public function key(): string {
		return null === $this->filter || null === $this->range
			? ''
			: md5( implode( ' ', array( $this->filter->key(), ...array_values( $this->range->to_wire() ) ) ) );
	}

	/**
	 * The condition about `r`, a response; null for all of the survey.
	 *
	 * @return array{literal-string, list<string|int>}|null
	 */
	public function where(): ?array {
		return null === $this->filter ? null : FilterQuery::where( $this->filter );
	}
}
