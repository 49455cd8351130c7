<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Display\Icons;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * One response with its place and neighbors (A108, RESP-21 to RESP-30; wire type `ResponseDetail`).
 */
final class ResponseDetail {

	/**
	 * @param PlaceQuery $places The response and its neighbors.
	 */
	public function __construct(
		private SurveyRepository $surveys,
		private ResponsesQuery $responses,
		private PlaceQuery $places,
		private AnswersQuery $answers,
		private AnswerReader $reader,
		private Icons $icons
	) {}

	/**
	 * The response.
	 *
	 * @return array<string, mixed>
	 * @throws Failure 404 when the survey has no such response.
	 */
	public function read( int $survey_id, int $response_id ): array {
		$survey = $this->surveys->find( $survey_id );
		$row    = null === $survey ? null : $this->places->find( $survey_id, $response_id );
		if ( null === $survey || null === $row ) {
			throw Failure::not_found( __( 'This response does not exist.', 'userfeedback' ) );
		}
		$status = (string) $row['status'];
		$moment = (string) $row['submitted_at'];
		$totals = $this->responses->totals( $survey_id );
		$total  = 'trash' === $status ? $totals['trash'] : $totals['publish'];
		$day    = (string) $row['submitted_day'];
		$newer  = $this->places->newer( $survey_id, $response_id, $status, $moment, $day );
		$around = $this->places->neighbors( $survey_id, $response_id, $status, $moment, $day );
		return ResponseList::to_wire( $row ) + array(
			'answers'     => $this->answers( $survey, $response_id ),
			'position'    => $newer + 1,
			'total'       => $total,
			'previous_id' => $around['newer'],
			'next_id'     => $around['older'],
		);
	}

	/**
	 * One entry per current question, in order (RESP-24, RESP-25, A76).
	 *
	 * @return list<array<string, mixed>>
	 */
	private function answers( Survey $survey, int $response_id ): array {
		$stored = $this->answers->of_responses( array( $response_id ) )[ $response_id ] ?? array();
		return array_map(
			function ( Question $question, array $answer ): array {
				$choice = is_string( $answer['value'] ) ? $this->choice( $question, $answer['value'] ) : null;
				return array(
					'question_id'    => $question->id,
					'question_title' => $question->title,
					'question_type'  => $question->type,
				)
				+ $answer
				+ ( null === $choice ? array() : array( 'choice' => $choice ) );
			},
			$survey->questions,
			$this->reader->answers( $survey, $stored )
		);
	}

	/**
	 * The chosen option with its picture, if the survey still has it.
	 *
	 * @return array<mixed>|null
	 */
	private function choice( Question $question, string $label ): ?array {
		$options = $question->config['options'] ?? array();
		foreach ( is_array( $options ) ? $options : array() as $option ) {
			if ( is_array( $option ) && ( $option['label'] ?? null ) === $label ) {
				$resolved = $this->icons->option( $option );
				return is_array( $resolved ) ? $resolved : null;
			}
		}
		return null;
	}
}
