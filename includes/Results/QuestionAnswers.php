<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;

/**
 * The answers of one question, newest first, with search (wire type `QuestionAnswersResult`).
 */
final class QuestionAnswers {

	public function __construct(
		private ResultsQuery $query,
		private AnswersQuery $answers,
		private AnswerSearch $search,
		private AnswerReader $reader,
		private Filters $filters,
		private Scores $scores
	) {}

	/**
	 * A page of answers; with search, comments, filter or score of those that were looked at so far.
	 *
	 * @param string                                                                                          $question_id The question; it must be in the survey (A76).
	 * @param array{search: string, written: 'comments'|'other'|'either'|'text'|null, filter: array<mixed>, score_from: int|null, score_to: int|null} $asked What the query asks for.
	 * @param string                                                                                          $cursor      Where the last slice ended, '' for the first.
	 * @param int                                                                                             $page        From 1.
	 * @param int                                                                                             $enough      Hits after which a search looks no further.
	 * @return array{items: list<array<string, mixed>>, pagination: array{page: int, pages: int, per_page: int, total: int}, answered: int, unfiltered_responses_count?: int, counted?: int, total_to_look_at?: int, counted_back_to?: string|null, complete?: bool, next?: string|null}
	 * @throws Failure 404 for an unknown question; see Filters.
	 */
	public function read(
		Survey $survey,
		string $question_id,
		Range $range,
		array $asked,
		string $cursor,
		int $page,
		int $per_page,
		int $enough = PHP_INT_MAX
	): array {
		$question = $survey->question( $question_id );
		if ( null === $question ) {
			throw Failure::not_found( __( 'This question does not exist.', 'userfeedback' ) );
		}
		$criteria  = new AnswerCriteria(
			$survey->id,
			$question_id,
			$range,
			$asked['search'],
			$asked['written'],
			$this->filters->answers( $survey, $range, $asked['filter'] ),
			$this->scores->filter( $survey, $asked['score_from'], $asked['score_to'] )
		);
		$answered  = ( $this->query->tallies( $survey->id, $range )[ $question_id ] ?? new Tally() )->answered;
		$responses = $this->query->sum( $survey->id, 'publish', $range );
		$offset    = ( $page - 1 ) * $per_page;
		$total     = $answered;
		$progress  = array();
		if ( $criteria->is_everything() ) {
			$rows = $this->answers->page(
				$survey->id,
				$question_id,
				$range,
				$answered,
				$responses,
				$per_page,
				$offset
			);
		} else {
			$found    = $this->search->page( $criteria, $cursor, $per_page, $offset, $enough );
			$rows     = $this->answers->of( $question_id, $found['ids'] );
			$total    = $found['found'];
			$answered = $criteria->narrows() ? $found['answered'] : $answered;
			$progress = array( 'unfiltered_responses_count' => $responses ) + $found['progress'];
		}
		return array(
			'items'      => $this->reader->stat_answers( $question, $rows ),
			'pagination' => array(
				'page'     => $page,
				'pages'    => (int) ceil( $total / $per_page ),
				'per_page' => $per_page,
				'total'    => $total,
			),
			'answered'   => $answered,
		) + $progress;
	}
}
