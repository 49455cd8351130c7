<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Compare;

use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Pro\Results\Filters\ChosenFilters;
use UserFeedback\Pro\Results\Filters\Filter;
use UserFeedback\Results\Range;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;

/**
 * The two groups that a request compares.
 */
final class Groups {

	public function __construct(
		private Entitlements $entitlements,
		private ChosenFilters $filters,
		private SurveyReport $report
	) {}

	/**
	 * A and B.
	 *
	 * @param Range        $range Of A.
	 * @param array<mixed> $given `filter` of the query, for A.
	 * @return array{Group, Group}
	 * @throws Failure 403 where the plan has no comparison, 400 naming the field.
	 */
	public function read( Survey $survey, Range $range, array $given, Second $second ): array {
		$this->entitlements->require( Feature::Compare );
		$a = new Group( $range, $this->filters->read( $survey, $given ) ?? new Filter() );
		return array( $a, $this->second( $survey, $a, $second ) );
	}

	/**
	 * @throws Failure 400 naming the field.
	 */
	private function second( Survey $survey, Group $a, Second $second ): Group {
		if ( 'people' === $second->kind ) {
			return new Group( $a->range, $this->filter( $survey, $second->filter ) );
		}
		if ( 'dates' === $second->kind ) {
			foreach ( $second->days as $name => $day ) {
				if ( null === $day || '' === $day ) {
					throw Failure::invalid(
						array( $name => __( 'Choose the days to compare with.', 'userfeedback' ) ),
						400
					);
				}
			}
			return new Group( $this->report->range( $second->days, $survey ), $a->filter );
		}
		return new Group( 'year' === $second->kind ? $a->range->year_before() : $a->range->before(), $a->filter );
	}

	/**
	 * The filter of B; what is wrong about it is named as the query names it.
	 *
	 * @param array<mixed> $given `compare_filter`.
	 * @throws Failure 400 naming the field.
	 */
	private function filter( Survey $survey, array $given ): Filter {
		try {
			return $this->filters->read( $survey, $given ) ?? new Filter();
		} catch ( Failure $failure ) {
			if ( array() === $failure->params ) {
				throw $failure;
			}
			throw Failure::invalid(
				array_combine(
					array_map(
						static fn ( string $name ): string => 'compare_' . $name,
						array_keys( $failure->params )
					),
					$failure->params
				),
				$failure->status
			);
		}
	}
}
