<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Filters;

use UserFeedback\Results\FigureSource;
use UserFeedback\Results\Range;
use UserFeedback\Results\Tally;

/**
 * Sums of which people outside the site see no small group: no question that few answered, no few of the days before.
 */
final class LargeGroups implements FigureSource {

	public function __construct(
		private FigureSource $source,
		private SmallestGroup $smallest,
		private Range $range
	) {}

	public function days( string $from, string $to ): array {
		return $this->source->days( $from, $to );
	}

	public function tallies( Range $range ): array {
		return array_map(
			fn ( Tally $tally ): Tally => $this->smallest->is_small( $tally->answered )
				? new Tally( 0, 0, array(), true )
				: $tally,
			$this->source->tallies( $range )
		);
	}

	public function newest( string $question_id, Range $range, int $answered, int $responses, int $limit ): array {
		return $this->source->newest( $question_id, $range, $answered, $responses, $limit );
	}

	public function is_comparable(): bool {
		$before = $this->range->before();
		$days   = $this->source->days( $before->start(), $before->end() )['publish'];
		return $this->source->is_comparable() && ! $this->smallest->is_small( array_sum( $days ) );
	}

	public function progress(): array {
		return $this->source->progress();
	}
}
