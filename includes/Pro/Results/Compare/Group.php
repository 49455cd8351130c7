<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Compare;

use UserFeedback\Pro\Results\Filters\Filter;
use UserFeedback\Pro\Results\Filters\Without;
use UserFeedback\Results\Range;

/**
 * The days and the filter of one of two groups.
 */
final class Group {

	public function __construct( public readonly Range $range, public readonly Filter $filter ) {}

	/**
	 * Its responses, as those that another group leaves out.
	 */
	public function left_out(): Without {
		return new Without( $this->filter, $this->range->start(), $this->range->end() );
	}

	/**
	 * Days on which both groups could have the same response; null where their days or conditions exclude it.
	 */
	public function shared_days( self $other ): ?Range {
		foreach ( $this->filter->columns as $column => $values ) {
			$others = $other->filter->columns[ $column ] ?? $values;
			if ( array() === array_intersect( $values, $others ) ) {
				return null;
			}
		}
		$signed_in = array( $this->filter->signed_in, $other->filter->signed_in );
		return array( true, false ) === $signed_in || array( false, true ) === $signed_in
			? null
			: $this->range->shared_with( $other->range );
	}
}
