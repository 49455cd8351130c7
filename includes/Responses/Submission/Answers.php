<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submission;

use UserFeedback\Surveys\Logic\Walk;
use UserFeedback\Surveys\QuestionTypes\StoredAnswer;
use UserFeedback\Surveys\Survey;

/**
 * The answers of a visitor, and the questions that were asked. The logic may change later, so this is stored.
 */
final class Answers {

	/**
	 * @param array<string|int, list<StoredAnswer>> $rows       By question, in the survey's order.
	 * @param list<string>                          $unanswered Questions that were shown and passed.
	 */
	public function __construct( public readonly array $rows, public readonly array $unanswered ) {}

	/**
	 * Tokens of files among the answers.
	 *
	 * @return array<string|int, string> By question.
	 */
	public function tokens(): array {
		$tokens = array();
		foreach ( $this->rows as $question_id => $rows ) {
			foreach ( $rows as $row ) {
				if ( '' !== $row->token ) {
					$tokens[ $question_id ] = $row->token;
				}
			}
		}
		return $tokens;
	}

	/**
	 * Whether the visitor typed anything: a text, an address, a comment or a name.
	 */
	public function is_written(): bool {
		foreach ( $this->rows as $rows ) {
			foreach ( $rows as $row ) {
				if ( array() !== $row->extra || ( '' === $row->value_key && '' !== $row->value_text ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * The survey as this visitor saw it: the questions that were asked. What decides later needs no facts of the
	 * visitor, which are not stored.
	 */
	public function asked( Survey $survey ): Survey {
		$questions = array();
		foreach ( $survey->questions as $question ) {
			if ( isset( $this->rows[ $question->id ] ) || in_array( $question->id, $this->unanswered, true ) ) {
				$questions[] = $question->with_logic(
					array(
						'enabled'    => false,
						'action'     => 'show',
						'conditions' => array(),
					)
				);
			}
		}
		return $survey->with( array( 'questions' => $questions ) );
	}

	/**
	 * The questions on the path that the answers lead along.
	 *
	 * @param array<string|int, list<StoredAnswer>>           $rows   By question.
	 * @param array<string|int, string|int|float|list<string>|null> $values What the logic compares, by question.
	 * @param array<string, string>                           $facts  What the browser decided by.
	 */
	public static function of( Survey $survey, array $rows, array $values, Walk $walk, array $facts = array() ): self {
		$answered   = array();
		$unanswered = array();
		foreach ( $walk->visible( $survey->questions, $values, $facts ) as $question ) {
			if ( isset( $rows[ $question->id ] ) ) {
				$answered[ $question->id ] = $rows[ $question->id ];
			} elseif ( $question->takes_answers() ) {
				$unanswered[] = $question->id;
			}
		}
		return new self( $answered, $unanswered );
	}
}
