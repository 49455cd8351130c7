<?php
declare(strict_types=1);

namespace UserFeedback\Inbox;

use UserFeedback\Results\AnswerReader;
use UserFeedback\Results\AnswersQuery;
use UserFeedback\Results\Annotations;
use UserFeedback\Results\ResponseList;
use UserFeedback\Results\ResponsesQuery;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\EmailType;
use UserFeedback\Surveys\QuestionTypes\NpsScale;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;

/**
 * What people wrote in responses, with survey, page and scores beside it (wire type `InboxItem`).
 *
 * @phpstan-type Text array{question_id: string, question_title: string, number: int|null, kind: 'answer'|'other'|'comment'|'email'|'name', text: string, hits: list<array{start: int, length: int}>}
 */
final class InboxItems {

	public function __construct(
		private ResponsesQuery $responses,
		private AnswersQuery $answers,
		private AnswerReader $reader,
		private QuestionTypeRegistry $types,
		private Annotations $annotations
	) {}

	/**
	 * @param list<int>          $ids     Responses, in order.
	 * @param array<int, Survey> $surveys By id; all of theirs.
	 * @param string             $search  Its places are told.
	 * @return list<array<string, mixed>>
	 */
	public function of( array $ids, array $surveys, string $search ): array {
		$stored      = $this->answers->of_responses( $ids );
		$annotations = $this->annotations->in_list( $ids );
		$items       = array();
		foreach ( $this->responses->rows( $ids ) as $row ) {
			$response = ResponseList::to_wire( $row );
			$survey   = $surveys[ $response['survey_id'] ] ?? null;
			if ( null === $survey ) {
				continue;
			}
			$answers = $stored[ $response['id'] ] ?? array();
			unset( $response['user_ip'], $response['status'] );
			$items[] = $response + array(
				'survey_title'  => $survey->title,
				'answers_count' => count( $answers ),
				'scores'        => $this->scores( $survey, $answers ),
				'texts'         => $this->texts( $survey, $answers, $search ),
			) + ResponseList::hidden_fields( $survey, $row ) + ( $annotations[ $response['id'] ] ?? array() );
		}
		return $items;
	}

	/**
	 * @param array<string|int, list<array<string, string|null>>> $answers By question.
	 * @return list<array{scale: 'mean'|'nps', value: int, question_title: string}> In the survey's order.
	 */
	private function scores( Survey $survey, array $answers ): array {
		$scores = array();
		foreach ( $survey->questions as $question ) {
			$scale = $this->types->find( $question->type )?->figure();
			$rows  = $answers[ $question->id ] ?? array();
			if ( null !== $scale && array() !== $rows ) {
				$scores[] = array(
					'scale'          => $scale,
					'value'          => NpsScale::number_of( (string) $rows[0]['value_key'] ) ?? 0,
					'question_title' => $question->title,
				);
			}
		}
		return $scores;
	}

	/**
	 * Answers in words and comments before addresses; those to questions that are gone at the end.
	 *
	 * @param array<string|int, list<array<string, string|null>>> $answers By question.
	 * @return list<Text>
	 */
	private function texts( Survey $survey, array $answers, string $search ): array {
		$texts     = array();
		$addresses = array();
		foreach ( $survey->questions as $at => $question ) {
			$rows = $answers[ $question->id ] ?? array();
			unset( $answers[ $question->id ] );
			foreach ( $this->of_answer( $question->id, $question, $at + 1, $rows, $search ) as $text ) {
				if ( in_array( $text['kind'], array( 'email', 'name' ), true ) ) {
					$addresses[] = $text;
				} else {
					$texts[] = $text;
				}
			}
		}
		foreach ( $answers as $id => $rows ) {
			array_push( $texts, ...$this->of_answer( (string) $id, null, null, $rows, $search ) );
		}
		return array( ...$texts, ...$addresses );
	}

	/**
	 * @param Question|null                     $question Null when it is gone.
	 * @param list<array<string, string|null>> $rows     In order of position.
	 * @return list<Text>
	 */
	private function of_answer( string $id, ?Question $question, ?int $number, array $rows, string $search ): array {
		$extra = $this->reader->extra( $rows ) ?? array();
		$type  = null === $question ? null : $this->types->find( $question->type );
		$typed = '' === ( $rows[0]['value_key'] ?? '-' ) ? (string) $rows[0]['value_text'] : '';
		$texts = array();
		foreach ( array(
			$type instanceof EmailType ? 'email' : 'answer' => $typed,
			'other'   => $extra['other'] ?? '',
			'comment' => $extra['comments'] ?? '',
			'name'    => $extra['name'] ?? '',
		) as $kind => $text ) {
			if ( '' !== $text ) {
				$texts[] = array(
					'question_id'    => $id,
					'question_title' => $question->title ?? '',
					'number'         => $number,
					'kind'           => $kind,
					'text'           => $text,
					'hits'           => Hits::in( $text, $search ),
				);
			}
		}
		return $texts;
	}
}
