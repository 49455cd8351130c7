<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Filters;

use UserFeedback\Results\AnswersQuery;
use UserFeedback\Results\FigureSource;
use UserFeedback\Results\Range;
use UserFeedback\Results\Tally;

/**
 * Sums of the responses that match a filter. Impressions know none of its conditions, so there are none.
 */
final class FilteredFigures implements FigureSource {

	/**
	 * Whether the group is too small to show.
	 *
	 * @var bool
	 */
	private bool $too_few;

	/**
	 * @param string $cursor     Of the next slice.
	 * @param int    $unfiltered Responses of the range without the filter.
	 */
	public function __construct(
		private Sums $sums,
		private string $cursor,
		private Range $range,
		private int $unfiltered,
		private AnswersQuery $answers,
		private SmallestGroup $smallest
	) {
		$this->too_few = $smallest->withholds(
			$this->matching( false ),
			$unfiltered,
			null === $sums->next()
		);
	}

	public function days( string $from, string $to ): array {
		$days = $this->too_few ? array() : $this->sums->days();
		if ( ! $this->is_comparable() ) {
			$days = array_diff_key( $days, $this->days_before() );
		}
		return array(
			'publish'    => $days,
			'impression' => array(),
		);
	}

	public function tallies( Range $range ): array {
		return array_map(
			fn ( Tally $tally ): Tally => $this->smallest->is_small( $tally->answered )
				? new Tally( 0, 0, array(), true )
				: $tally,
			$this->too_few ? array() : $this->sums->tallies( $range->end() < $this->range->start() )
		);
	}

	public function is_comparable(): bool {
		// The days before are counted last: a part of them would look like growth.
		return ! $this->too_few
			&& null === $this->sums->next()
			&& ! $this->smallest->is_small( $this->matching( true ) );
	}

	public function newest( string $question_id, Range $range, int $answered, int $responses, int $limit ): array {
		return $this->answers->of( $question_id, array_slice( $this->sums->newest( $question_id ), 0, $limit ) );
	}

	/**
	 * @return array{unfiltered_responses_count: int, counted: int, total_to_look_at: int, counted_back_to: string|null, complete: bool, next: string|null, too_few?: true}
	 */
	public function progress(): array {
		return array( 'unfiltered_responses_count' => $this->unfiltered )
			+ $this->sums->progress( $this->cursor )
			+ ( $this->too_few ? array( 'too_few' => true ) : array() );
	}

	/**
	 * Matching responses of the range, or of the days before.
	 */
	private function matching( bool $before ): int {
		$before_range = $this->days_before();
		return array_sum( $before ? $before_range : array_diff_key( $this->sums->days(), $before_range ) );
	}

	/**
	 * @return array<string, int> Matching responses by day before the range.
	 */
	private function days_before(): array {
		return array_filter(
			$this->sums->days(),
			fn ( string $day ): bool => $day < $this->range->start(),
			ARRAY_FILTER_USE_KEY
		);
	}
}
