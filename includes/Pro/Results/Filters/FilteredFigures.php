<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Filters;

use UserFeedback\Results\AnswersQuery;
use UserFeedback\Results\FigureSource;
use UserFeedback\Results\Range;

/**
 * Sums of the responses that match a filter. Impressions know none of its conditions, so there are none.
 */
final class FilteredFigures implements FigureSource {

	/**
	 * @param string $cursor     Of the next slice.
	 * @param int    $unfiltered Responses of the range without the filter.
	 */
	public function __construct(
		private Sums $sums,
		private string $cursor,
		private Range $range,
		private int $unfiltered,
		private AnswersQuery $answers
	) {}

	public function days( string $from, string $to ): array {
		return array(
			'publish'    => $this->sums->days(),
			'impression' => array(),
		);
	}

	public function tallies( Range $range ): array {
		return $this->sums->tallies( $range->end() < $this->range->start() );
	}

	public function newest( string $question_id, Range $range, int $answered, int $responses, int $limit ): array {
		return $this->answers->of( $question_id, array_slice( $this->sums->newest( $question_id ), 0, $limit ) );
	}

	/**
	 * @return array{unfiltered_responses_count: int, counted: int, total_to_look_at: int, counted_back_to: string|null, complete: bool, next: string|null}
	 */
	public function progress(): array {
		return array( 'unfiltered_responses_count' => $this->unfiltered ) + $this->sums->progress( $this->cursor );
	}
}
