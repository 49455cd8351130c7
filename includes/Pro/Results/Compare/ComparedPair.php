<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Compare;

use UserFeedback\Results\QuestionStats;
use UserFeedback\Results\Tally;

/**
 * A question in two groups: its figures and the counts behind them.
 *
 * @phpstan-import-type QuestionStat from QuestionStats
 */
final class ComparedPair {

	/**
	 * Whether its numbers have a mean.
	 *
	 * @var bool
	 */
	public readonly bool $has_mean;

	/**
	 * @param QuestionStat                                                                       $a       In the first group.
	 * @param QuestionStat                                                                       $b       In the second.
	 * @param Tally                                                                              $tally_a Counts of the first group.
	 * @param Tally                                                                              $tally_b Of the second.
	 * @param array<array-key, array{label: string, values: array<array-key, string|int>}> $parts   From QuestionType::parts().
	 */
	public function __construct(
		public readonly array $a,
		public readonly array $b,
		public readonly Tally $tally_a,
		public readonly Tally $tally_b,
		public readonly array $parts
	) {
		$this->has_mean = null !== $a['mean'] || null !== $b['mean'];
	}

	/**
	 * What both groups have in common, and how many of each answered.
	 *
	 * @return array<string, mixed>
	 */
	public function to_wire(): array {
		return array(
			'id'    => $this->a['id'],
			'type'  => $this->a['type'],
			'title' => $this->a['title'],
			'a'     => self::side( $this->a ),
			'b'     => self::side( $this->b ),
		);
	}

	/**
	 * @param QuestionStat $stat Of one group.
	 * @return array{asked: int, total_answers: int, too_few: bool}
	 */
	private static function side( array $stat ): array {
		return array(
			'asked'         => $stat['asked'],
			'total_answers' => $stat['total_answers'],
			'too_few'       => $stat['too_few'] ?? false,
		);
	}
}
