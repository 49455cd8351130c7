<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Access\Capability;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * The responses that an action is about: some by their ids, or all that a filter leaves, slice by slice.
 */
final class ChosenResponses {

	public function __construct(
		private SurveyRepository $surveys,
		private Filters $filters,
		private ListRange $ranges,
		private WalkQuery $walk
	) {}

	/**
	 * Runs an action on the next of them.
	 *
	 * @param array<mixed>                        $given  response_ids, or matching (status, from, to, filter) and cursor.
	 * @param callable(int, list<int>): list<int> $action Takes the survey and at least one response; says which changed.
	 * @return array{changed: list<int>, next: string|null}
	 * @throws Failure 404 for an unknown survey, 400 when nothing is chosen or the filter is wrong.
	 */
	public function run( int $survey_id, array $given, callable $action ): array {
		$survey = $this->surveys->find( $survey_id );
		if ( null === $survey ) {
			throw Failure::not_found();
		}
		$ids      = $given['response_ids'] ?? null;
		$matching = $given['matching'] ?? null;
		if ( is_array( $ids ) === is_array( $matching ) ) {
			throw Failure::invalid(
				array(
					'response_ids' => __( 'Choose responses, or all that match a filter.', 'userfeedback' ),
				),
				400
			);
		}
		$slice = is_array( $matching )
			? $this->matching( $survey, $matching, is_string( $given['cursor'] ?? null ) ? $given['cursor'] : '' )
			: array(
				'ids'  => array_map( 'intval', array_values( (array) $ids ) ),
				'next' => null,
			);
		return array(
			'changed' => array() === $slice['ids'] ? array() : $action( $survey->id, $slice['ids'] ),
			'next'    => $slice['next'],
		);
	}

	/**
	 * @param array<mixed> $matching As the query of the list of responses.
	 * @return array{ids: list<int>, next: string|null}
	 * @throws Failure 403 for a filter without the right to see results; see Filters.
	 */
	private function matching( Survey $survey, array $matching, string $cursor ): array {
		$filter = is_array( $matching['filter'] ?? null ) ? $matching['filter'] : array();
		// Who may delete need not see results, and what a filter finds tells what was answered.
		if ( array() !== array_diff_key( $filter, array( 'status' => true ) ) ) {
			Capability::View->enforce();
		}
		$status = 'trash' === ( $filter['status'] ?? '' ) ? 'trash' : 'publish';
		$days   = array(
			'from' => is_string( $matching['from'] ?? null ) ? $matching['from'] : null,
			'to'   => is_string( $matching['to'] ?? null ) ? $matching['to'] : null,
		);
		$range  = $this->ranges->of( $survey, $days );
		return $this->walk->slice(
			$survey->id,
			$status,
			$range?->start() ?? '1000-01-01',
			$range?->end() ?? '9999-12-31',
			$cursor,
			$this->filters->answers( $survey, $range, $filter ) ?? new ResponseCondition( '1 = 1' )
		);
	}
}
