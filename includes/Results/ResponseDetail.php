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
		private Icons $icons,
		private Filters $filters,
		private ListRange $ranges,
		private Annotations $annotations
	) {}

	/**
	 * The response.
	 *
	 * @param array<mixed>               $given  The query's `filter`: place and neighbors are among those that match.
	 * @param array<string, string|null> $days   from and to, all days when neither is there.
	 * @param string                     $cursor Where the last slice of a count ended, '' for the first.
	 * @return array<string, mixed>
	 * @throws Failure 404 when the survey has no such response, see Filters.
	 */
	public function read(
		int $survey_id,
		int $response_id,
		array $given = array(),
		array $days = array(),
		string $cursor = ''
	): array {
		$survey = $this->surveys->find( $survey_id );
		$row    = null === $survey ? null : $this->places->find( $survey_id, $response_id );
		if ( null === $survey || null === $row ) {
			throw Failure::not_found( __( 'This response does not exist.', 'userfeedback' ) );
		}
		$status = (string) $row['status'];
		$moment = (string) $row['submitted_at'];
		$day    = (string) $row['submitted_day'];
		$chosen = $this->filters->responses(
			$survey,
			$this->ranges->of( $survey, $days ),
			$given,
			'trash' === $status ? 'trash' : 'publish',
			$cursor
		);
		return ResponseList::to_wire( $row )
			+ array( 'answers' => $this->answers( $survey, $response_id ) )
			+ ResponseList::hidden_fields( $survey, $row )
			+ $this->annotations->whole( $response_id )
			+ ( null === $chosen
				? $this->among_all( $survey_id, $response_id, $status, $moment, $day )
				: self::among( $chosen, $response_id, $moment, $day ) );
	}

	/**
	 * Place and neighbors among the responses with the same status.
	 *
	 * @return array{position: int|null, total: int, previous_id: int|null, next_id: int|null}
	 */
	private function among_all( int $survey_id, int $id, string $status, string $moment, string $day ): array {
		$totals = $this->responses->totals( $survey_id );
		$around = $this->places->neighbors( $survey_id, $id, $status, $moment, $day );
		return array(
			'position'    => $this->places->newer( $survey_id, $id, $status, $moment, $day ) + 1,
			'total'       => 'trash' === $status ? $totals['trash'] : $totals['publish'],
			'previous_id' => $around['newer'],
			'next_id'     => $around['older'],
		);
	}

	/**
	 * The same among those that match a filter, as far as they are counted.
	 *
	 * @return array{position: int|null, total: int, previous_id: int|null, next_id: int|null}
	 */
	private static function among( FilteredResponses $chosen, int $id, string $moment, string $day ): array {
		$place = $chosen->place( $id, $day, $moment );
		return array(
			'position'    => $place['position'] ?? null,
			'total'       => $chosen->total(),
			'previous_id' => $place['newer'] ?? null,
			'next_id'     => $place['older'] ?? null,
		) + $chosen->progress();
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
			$survey->asked(),
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
