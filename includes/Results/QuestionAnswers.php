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
		private AnswerReader $reader,
		private Filters $filters
	) {}

	/**
	 * A page of answers.
	 *
	 * @param string $question_id The question; it must be in the survey (A76).
	 * @param string $search      '' for all.
	 * @param bool   $comments    Only answers with a comment (NPS-05).
	 * @param int    $page        From 1.
	 * @param array<mixed> $given The query's `filter`.
	 * @return array{items: list<array<string, mixed>>, pagination: array{page: int, pages: int, per_page: int, total: int}, answered: int, scanned: int|null}
	 * @throws Failure 404 for an unknown question; see Filters.
	 */
	public function read(
		Survey $survey,
		string $question_id,
		Range $range,
		string $search,
		bool $comments,
		int $page,
		int $per_page,
		array $given = array()
	): array {
		$question = $survey->question( $question_id );
		if ( null === $question ) {
			throw Failure::not_found( __( 'This question does not exist.', 'userfeedback' ) );
		}
		$answered = ( $this->query->tallies( $survey->id, $range )[ $question_id ] ?? new Tally() )->answered;
		$offset   = ( $page - 1 ) * $per_page;
		$where    = $this->filters->answers( $survey, $given );
		if ( '' === $search && ! $comments && null === $where ) {
			$found = array(
				'rows'    => $this->answers->page(
					$survey->id,
					$question_id,
					$range,
					$answered,
					$this->query->sum( $survey->id, 'publish', $range ),
					$per_page,
					$offset
				),
				'total'   => $answered,
				'scanned' => null,
			);
		} else {
			$found = $this->answers->search(
				$survey->id,
				$question_id,
				$range,
				$search,
				$comments,
				$per_page,
				$offset,
				$where
			);
		}
		if ( null !== $where && $this->query->sum( $survey->id, 'publish', $range ) <= AnswersQuery::SCAN ) {
			$answered = (int) $found['scanned'];
		}
		return array(
			'items'      => $this->reader->stat_answers( $question, $found['rows'] ),
			'pagination' => array(
				'page'     => $page,
				'pages'    => (int) ceil( $found['total'] / $per_page ),
				'per_page' => $per_page,
				'total'    => $found['total'],
			),
			'answered'   => $answered,
			'scanned'    => $found['scanned'],
		);
	}
}
