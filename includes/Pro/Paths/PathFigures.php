<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Paths;

use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Pro\Results\Filters\SmallestGroup;
use UserFeedback\Results\Range;
use UserFeedback\Results\ResultsQuery;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Results\Tally;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;

/**
 * How many came to each question, for the map (docs/paths.md; wire type `PathFigures`): the counters of the results.
 *
 * @phpstan-type Row array{id: string, asked: int|null, answered: int|null}
 */
final class PathFigures {

	public function __construct(
		private Entitlements $entitlements,
		private SurveyReport $report,
		private ResultsQuery $query,
		private SmallestGroup $smallest
	) {}

	/**
	 * The figures of the past 30 days. Null stands for a number that would show a group of too few.
	 *
	 * @return array{range: array{start: string, end: string}, responses: int|null, questions: list<Row>}
	 * @throws Failure 403 where the plan has no paths.
	 */
	public function read( Survey $survey ): array {
		$this->entitlements->require( Feature::Paths );
		$range     = $this->report->range(
			array(
				'from' => null,
				'to'   => null,
			),
			$survey
		);
		$responses = $this->query->sum( $survey->id, 'publish', $range );
		return array(
			'range'     => $range->to_wire(),
			'responses' => $this->smallest->is_small( $responses ) ? null : $responses,
			'questions' => $this->rows( $survey, $range, $responses ),
		);
	}

	/**
	 * @return list<Row>
	 */
	private function rows( Survey $survey, Range $range, int $responses ): array {
		$tallies = $this->report->everybody( $survey )->tallies( $range );
		$asked   = array();
		foreach ( $survey->asked() as $question ) {
			$asked[ $question->id ] = ( $tallies[ $question->id ] ?? new Tally() )->asked;
		}
		$shown = $this->shown( $asked, $responses );
		$rows  = array();
		foreach ( $asked as $id => $people ) {
			$answered = ( $tallies[ $id ] ?? new Tally() )->answered;
			$given    = isset( $shown[ $people ] );
			$rows[]   = array(
				'id'       => (string) $id,
				'asked'    => $given ? $people : null,
				'answered' => $given && $this->smallest->is_part_shown( $answered, $people ) ? $answered : null,
			);
		}
		return $rows;
	}

	/**
	 * Which numbers may be shown: who comes to one question and not to another is a group too, so no two of them
	 * differ by a small one.
	 *
	 * @param array<array-key, int> $asked By question.
	 * @return array<int, true> By number.
	 */
	private function shown( array $asked, int $responses ): array {
		if ( $this->smallest->is_small( $responses ) ) {
			return array();
		}
		$shown = array();
		$last  = $responses;
		rsort( $asked );
		foreach ( $asked as $people ) {
			if ( $this->smallest->is_part_shown( $people, $last ) ) {
				$shown[ $people ] = true;
				$last             = $people;
			}
		}
		return $shown;
	}
}
