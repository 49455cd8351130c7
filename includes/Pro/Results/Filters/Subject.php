<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Filters;

use UserFeedback\Results\Range;

/**
 * What is counted: which responses of a survey, and whether their answers.
 */
final class Subject {

	/**
	 * @param string            $from   First day to look at.
	 * @param string            $start  First day of the range; the days before it count apart.
	 * @param 'publish'|'trash' $status Of the responses.
	 * @param list<string>|null $texts  Questions whose newest answers are wanted; null where no answers count.
	 */
	private function __construct(
		public readonly int $survey_id,
		public readonly Filter $filter,
		public readonly string $from,
		public readonly string $start,
		public readonly string $end,
		public readonly string $status,
		public readonly ?array $texts
	) {}

	/**
	 * Figures of a range, and of the days before it.
	 *
	 * @param list<string> $texts Questions whose newest answers are wanted.
	 */
	public static function figures( int $survey_id, Filter $filter, Range $range, array $texts ): self {
		return new self(
			$survey_id,
			$filter,
			$range->before()->start(),
			$range->start(),
			$range->end(),
			'publish',
			$texts
		);
	}

	/**
	 * Responses of a list.
	 *
	 * @param Range|null        $range  Null for all days.
	 * @param 'publish'|'trash' $status Of the responses.
	 */
	public static function responses( int $survey_id, Filter $filter, ?Range $range, string $status ): self {
		$from = null === $range ? '1000-01-01' : $range->start();
		$end  = null === $range ? '9999-12-31' : $range->end();
		return new self( $survey_id, $filter, $from, $from, $end, $status, null );
	}

	/**
	 * The same for the same question.
	 */
	public function key(): string {
		return implode(
			' ',
			array(
				$this->survey_id,
				$this->filter->key(),
				$this->from,
				$this->start,
				$this->end,
				$this->status,
				null === $this->texts ? '-' : implode( ' ', $this->texts ),
			)
		);
	}
}
