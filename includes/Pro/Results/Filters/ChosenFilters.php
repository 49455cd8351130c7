<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Filters;

use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Results\AnswersQuery;
use UserFeedback\Results\FigureSource;
use UserFeedback\Results\FilteredResponses;
use UserFeedback\Results\Filters;
use UserFeedback\Results\Range;
use UserFeedback\Results\ResponseCondition;
use UserFeedback\Results\ResponsesQuery;
use UserFeedback\Results\ResultsQuery;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;

/**
 * Filters, where the plan includes them.
 */
final class ChosenFilters implements Filters {

	public function __construct(
		private Entitlements $entitlements,
		private FilterInput $input,
		private Counting $counting,
		private ResultsQuery $results,
		private AnswersQuery $answers,
		private ResponsesQuery $responses,
		private CountQuery $query,
		private QuestionTypeRegistry $types,
		private SmallestGroup $smallest
	) {}

	public function figures( Survey $survey, Range $range, array $given, string $cursor ): ?FigureSource {
		$filter = $this->read( $survey, $given );
		if ( null === $filter ) {
			return null;
		}
		list( $sums, $next ) = $this->counting->run(
			Subject::figures( $survey->id, $filter, $range, $this->text_questions( $survey ) ),
			$cursor
		);
		return new FilteredFigures(
			$sums,
			$next,
			$range,
			$this->results->sum( $survey->id, 'publish', $range ),
			$this->answers,
			$this->smallest
		);
	}

	public function responses(
		Survey $survey,
		?Range $range,
		array $given,
		string $status,
		string $cursor
	): ?FilteredResponses {
		$filter = $this->read( $survey, $given );
		if ( null === $filter && null === $range ) {
			return null;
		}
		$this->entitlements->require( Feature::Filters );
		$subject             = Subject::responses( $survey->id, $filter ?? new Filter(), $range, $status );
		list( $sums, $next ) = $this->counting->run( $subject, $cursor );
		$all                 = null === $range
			? $this->responses->totals( $survey->id )[ $status ]
			: $this->results->sum( $survey->id, $status, $range );
		return new CountedResponses(
			$this->counting,
			$this->query,
			$subject,
			$sums,
			$next,
			$all,
			null !== $filter
				&& $this->smallest->withholds( array_sum( $sums->days() ), $all, null === $sums->next() )
		);
	}

	public function answers( Survey $survey, ?Range $range, array $given ): ?ResponseCondition {
		$filter = $this->read( $survey, $given );
		if ( null === $filter ) {
			return null;
		}
		$this->smallest->require( $survey, $range, $filter );
		list( $sql, $values ) = FilterQuery::where( $filter );
		return new ResponseCondition( $sql, $values, $filter->is_about_marks() );
	}

	/**
	 * Questions of which results show the newest answers.
	 *
	 * @return list<string>
	 */
	private function text_questions( Survey $survey ): array {
		$ids = array();
		foreach ( $survey->questions as $question ) {
			$type = $this->types->find( $question->type );
			if ( true !== $type?->is_quantitative() && null === $type?->measure() ) {
				$ids[] = $question->id;
			}
		}
		return $ids;
	}

	/**
	 * The filter of a request, null without conditions.
	 *
	 * @param array<mixed> $given The query's `filter`.
	 * @throws Failure See Filters.
	 */
	public function read( Survey $survey, array $given ): ?Filter {
		unset( $given['status'] );
		if ( array() === $given ) {
			return null;
		}
		$this->entitlements->require( Feature::Filters );
		$filter = $this->input->read( $given, $survey );
		if ( array() !== $filter->opinions ) {
			$this->entitlements->require( Feature::AiSummary );
		}
		return $filter->is_empty() ? null : $filter;
	}
}
