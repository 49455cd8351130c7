<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Filters;

use UserFeedback\Results\FilteredResponses;
use UserFeedback\Results\Place;

/**
 * Finds pages of responses by the pieces that were counted: each tells how many of its responses match.
 */
final class CountedResponses implements FilteredResponses {

	/**
	 * @param string $cursor     Of the next slice.
	 * @param int    $unfiltered Responses without the filter.
	 * @param bool   $too_few    Whether they must not be shown.
	 */
	public function __construct(
		private Counting $counting,
		private CountQuery $query,
		private Subject $subject,
		private Sums $sums,
		private string $cursor,
		private int $unfiltered,
		private bool $too_few
	) {}

	public function total(): int {
		return $this->too_few ? 0 : array_sum( $this->sums->days() );
	}

	public function page( bool $descending, int $limit, int $offset ): array {
		$limit = min( $limit, $this->total() - $offset );
		if ( $limit < 1 || ( ! $descending && null !== $this->sums->next() ) ) {
			return array();
		}
		return $descending
			? $this->counting->ids( $this->subject, $this->sums, $limit, $offset )
			: array_reverse(
				$this->counting->ids( $this->subject, $this->sums, $limit, $this->total() - $offset - $limit )
			);
	}

	public function page_by_title( bool $descending, int $limit, int $offset ): array {
		if ( $this->too_few ) {
			return array();
		}
		$where = $this->subject->where();
		return $this->query->by_title( $this->subject, $where, $descending, $limit, $offset );
	}

	public function place( int $id, string $day, string $at ): ?array {
		return $this->too_few
			? null
			: $this->counting->place( $this->subject, $this->sums, new Place( $day, $at, $id ) );
	}

	public function progress(): array {
		return array( 'unfiltered_responses_count' => $this->unfiltered )
			+ $this->sums->progress( $this->cursor )
			+ ( $this->too_few ? array( 'too_few' => true ) : array() );
	}
}
