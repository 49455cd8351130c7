<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Compare;

use UserFeedback\Pro\Results\Filters\Counting;
use UserFeedback\Pro\Results\Filters\FilteredFigures;
use UserFeedback\Pro\Results\Filters\SmallestGroup;
use UserFeedback\Pro\Results\Filters\Subject;
use UserFeedback\Pro\Results\Filters\Sums;
use UserFeedback\Results\AnswersQuery;
use UserFeedback\Results\Figures;
use UserFeedback\Results\FigureSource;
use UserFeedback\Results\Range;
use UserFeedback\Results\ResultsQuery;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Results\Tally;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;

/**
 * A survey's figures of two groups with their differences (wire type `Comparison`, docs/filters.md).
 *
 * @phpstan-import-type QuestionStat from \UserFeedback\Results\QuestionStats
 * @phpstan-import-type ShareData from Figures
 */
final class ReadComparison {

	public function __construct(
		private Groups $groups,
		private Counting $counting,
		private SurveyReport $report,
		private ResultsQuery $results,
		private AnswersQuery $answers,
		private SmallestGroup $smallest,
		private QuestionTypeRegistry $types
	) {}

	/**
	 * Both groups.
	 *
	 * @param Range        $range  Of A.
	 * @param array<mixed> $given  `filter` of the query, for A.
	 * @param string       $cursor `next` of the reply before, '' for the first.
	 * @return array<string, mixed>
	 * @throws Failure 403 where the plan has no comparison, 400 naming the field.
	 */
	public function read(
		Survey $survey,
		Range $range,
		array $given,
		Second $second,
		string $cursor
	): array {
		list( $a, $b ) = $this->groups->read( $survey, $range, $given, $second );

		$kind    = $second->kind;
		$apart   = $second->apart;
		$cursors = array( ...explode( '-', $cursor ), '', '', '' );
		$shared  = $a->shared_days( $b );
		$both    = null === $shared ? null : Subject::shared( $survey->id, $a->filter, $b->filter, $shared );
		// Whole and without them, a group would give away the figures of the few.
		if ( '' !== $apart && null !== $both && $this->smallest->has_few( $both ) ) {
			throw $this->smallest->refusal();
		}

		list( $source_a, $sums_a, $cursors[0] ) = $this->source( $survey, $a, 'a' === $apart ? $b : null, $cursors[0] );
		list( $source_b, $sums_b, $cursors[1] ) = $this->source( $survey, $b, 'b' === $apart ? $a : null, $cursors[1] );

		$counts  = array_filter( array( $sums_a, $sums_b ) );
		$overlap = null === $both || '' !== $apart ? 0 : null;
		if ( null === $overlap && null !== $both && self::are_complete( $counts ) ) {
			list( $sums, $cursors[2] ) = $this->counting->run( $both, $cursors[2] );

			$counts[] = $sums;
			$overlap  = array_sum( $sums->days() );
		}
		$complete = null !== $overlap && self::are_complete( $counts );
		$test     = new Differences( $complete && 0 === $overlap );
		$report_a = $this->report->read( $survey, $a->range, $source_a );
		$report_b = $this->report->read( $survey, $b->range, $source_b );
		return array(
			'id'               => $survey->id,
			'kind'             => $kind,
			'a'                => self::group( $report_a ),
			'b'                => self::group( $report_b ),
			'responses'        => 'people' === $kind ? null : Figures::compared(
				$report_a['range_responses_count'],
				$report_b['range_responses_count'],
				$complete && 0 === $overlap
					&& $a->range->days() === $b->range->days()
					&& null !== $report_a['collecting_since']
					&& $report_a['collecting_since'] <= min( $a->range->start(), $b->range->start() )
			),
			'rate'             => $this->rate( $test, $report_a, $report_b, null === $source_a && null === $source_b ),
			'overlap'          => $this->smallest->is_small( $overlap ?? 0 ) ? null : $overlap ?? 0,
			'collecting_since' => $report_a['collecting_since'],
			'questions'        => $this->questions(
				$survey,
				$test,
				$report_a['question_stats'],
				$report_b['question_stats'],
				( $source_a ?? $this->report->everybody( $survey ) )->tallies( $a->range ),
				( $source_b ?? $this->report->everybody( $survey ) )->tallies( $b->range )
			),
			'counted'          => array_sum( array_map( static fn ( Sums $sums ): int => $sums->looked(), $counts ) ),
			'total_to_look_at' => array_sum( array_map( static fn ( Sums $sums ): int => $sums->total(), $counts ) ),
			'complete'         => $complete,
			'next'             => $complete ? null : implode( '-', array_slice( $cursors, 0, 3 ) ),
		);
	}

	/**
	 * The questions of both groups.
	 *
	 * @param list<QuestionStat>      $stats_a   Of the first group, in the survey's order.
	 * @param list<QuestionStat>      $stats_b   Of the second.
	 * @param array<array-key, Tally> $tallies_a Counts of the first group, by question.
	 * @param array<array-key, Tally> $tallies_b The same of the second.
	 * @return list<array<string, mixed>>
	 */
	private function questions(
		Survey $survey,
		Differences $differences,
		array $stats_a,
		array $stats_b,
		array $tallies_a,
		array $tallies_b
	): array {
		$figures = new ComparedFigures( $differences );
		$answers = new ComparedAnswers( $differences );
		return array_map(
			function (
				Question $question,
				array $a,
				array $b
			) use ( $figures, $answers, $tallies_a, $tallies_b ): array {
				$pair = new ComparedPair(
					$a,
					$b,
					$tallies_a[ $question->id ] ?? new Tally(),
					$tallies_b[ $question->id ] ?? new Tally(),
					$this->types->find( $question->type )?->parts( $question ) ?? array()
				);
				return $pair->to_wire() + array(
					'figures' => $figures->of( $pair ),
					'answers' => $answers->of( $pair ),
				);
			},
			$survey->asked(),
			$stats_a,
			$stats_b
		);
	}

	/**
	 * Where the figures of a group come from: counters where nothing is filtered.
	 *
	 * @param Group|null $left_out The group whose responses it gives up.
	 * @return array{FigureSource|null, Sums|null, string} With the cursor of the next call.
	 */
	private function source( Survey $survey, Group $group, ?Group $left_out, string $cursor ): array {
		if ( $group->filter->is_empty() && null === $left_out ) {
			return array( null, null, '' );
		}
		list( $sums, $next ) = $this->counting->run(
			Subject::group( $survey->id, $group->filter, $group->range, $left_out?->left_out() ),
			$cursor
		);
		$all                 = $this->results->sum( $survey->id, 'publish', $group->range );
		return array(
			new FilteredFigures( $sums, $next, $group->range, $all, $this->answers, $this->smallest ),
			$sums,
			$next,
		);
	}

	/**
	 * @param array<Sums> $counts Of the groups.
	 */
	private static function are_complete( array $counts ): bool {
		foreach ( $counts as $sums ) {
			if ( null !== $sums->next() ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * @param array<string, mixed> $report From SurveyReport.
	 * @return array<string, mixed>
	 */
	private static function group( array $report ): array {
		return array(
			'range'                      => $report['range'],
			'too_few'                    => $report['too_few'] ?? false,
			'responses_count'            => $report['range_responses_count'],
			'unfiltered_responses_count' => $report['unfiltered_responses_count'] ?? $report['range_responses_count'],
			'step'                       => $report['step'],
			'points'                     => array_map(
				static fn ( array $point ): array => array(
					'date'  => $point['date'],
					'end'   => $point['end'],
					'count' => $point['count'],
				),
				$report['data_points']
			),
		);
	}

	/**
	 * Response rates; null with a filter, because impressions know none of its conditions.
	 *
	 * @param array<string, mixed> $a From SurveyReport.
	 * @param array<string, mixed> $b From SurveyReport.
	 * @return array{a: ShareData, b: ShareData, difference: array<string, mixed>|null}|null
	 */
	private function rate( Differences $test, array $a, array $b, bool $known ): ?array {
		return $known ? array(
			'a'          => $a['response_rate'],
			'b'          => $b['response_rate'],
			'difference' => $test->shares( $a['response_rate'], $b['response_rate'] ),
		) : null;
	}
}
