<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Filters;

use UserFeedback\Pro\Results\Breakdown\Dimension;
use UserFeedback\Results\Range;
use UserFeedback\Results\ResponseCondition;

/**
 * What is counted: which responses of a survey, and whether their answers.
 */
final class Subject {

	/**
	 * @param string            $from   First day to look at.
	 * @param string            $start  First day of the range; the days before it count apart.
	 * @param 'publish'|'trash' $status Of the responses.
	 * @param list<string>|null $texts  Questions whose newest answers are wanted; null where no answers count.
	 * @param Dimension|null    $by     By what the answers of a question are counted together.
	 * @param Filter|null       $also   Another filter that they must meet.
	 * @param Without|null      $without Responses that are left out.
	 */
	private function __construct(
		public readonly int $survey_id,
		public readonly Filter $filter,
		public readonly string $from,
		public readonly string $start,
		public readonly string $end,
		public readonly string $status,
		public readonly ?array $texts,
		public readonly ?Dimension $by = null,
		private ?Filter $also = null,
		private ?Without $without = null
	) {}

	/**
	 * The condition about `r`, a row of responses.
	 *
	 * @return array{literal-string, list<string|int>}
	 */
	public function where(): array {
		$where = FilterQuery::where( $this->filter );
		if ( null !== $this->also ) {
			$also  = FilterQuery::where( $this->also );
			$where = array( $where[0] . ' AND ' . $also[0], array( ...$where[1], ...$also[1] ) );
		}
		if ( null !== $this->without ) {
			$without = FilterQuery::where( $this->without->filter );
			$where   = array(
				$where[0] . ' AND NOT ( r.submitted_day BETWEEN %s AND %s AND ' . $without[0] . ' )',
				array( ...$where[1], $this->without->from, $this->without->to, ...$without[1] ),
			);
		}
		return $where;
	}

	/**
	 * The condition, with what it depends on.
	 */
	public function condition(): ResponseCondition {
		list( $sql, $values ) = $this->where();
		return new ResponseCondition( $sql, $values, $this->is_about_marks() );
	}

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
	 * Figures of a group that another is compared with: its days alone.
	 *
	 * @param Without|null $without Responses that are left out.
	 */
	public static function group( int $survey_id, Filter $filter, Range $range, ?Without $without ): self {
		return new self(
			$survey_id,
			$filter,
			$range->start(),
			$range->start(),
			$range->end(),
			'publish',
			array(),
			null,
			null,
			$without
		);
	}

	/**
	 * Responses that meet two filters.
	 */
	public static function shared( int $survey_id, Filter $filter, Filter $also, Range $range ): self {
		return new self(
			$survey_id,
			$filter,
			$range->start(),
			$range->start(),
			$range->end(),
			'publish',
			null,
			null,
			$also
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
	 * Answers of a range to one question, by something else.
	 *
	 * @param Without|null $without Responses that are left out.
	 */
	public static function breakdown(
		int $survey_id,
		Filter $filter,
		Range $range,
		Dimension $by,
		?Without $without = null
	): self {
		return new self(
			$survey_id,
			$filter,
			$range->start(),
			$range->start(),
			$range->end(),
			'publish',
			null,
			$by,
			null,
			$without
		);
	}

	/**
	 * Whether it changes with what is kept beside responses.
	 */
	public function is_about_marks(): bool {
		return $this->filter->is_about_marks()
			|| true === $this->also?->is_about_marks()
			|| true === $this->without?->filter->is_about_marks()
			|| true === $this->by?->is_opinion();
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
				$this->by?->key() ?? '-',
				$this->also?->key() ?? '-',
				$this->without?->key() ?? '-',
			)
		);
	}
}
