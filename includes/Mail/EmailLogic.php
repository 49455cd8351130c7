<?php
declare(strict_types=1);

namespace UserFeedback\Mail;

use UserFeedback\Surveys\Logic\LogicEvaluator;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\QuestionTypes\StoredAnswer;
use UserFeedback\Surveys\Survey;

/**
 * Whether a response is mailed: the conditions of the survey's workflow, all of them (NOTIF-04, A14, A100).
 */
final class EmailLogic {

	/**
	 * Whether the answers meet all conditions, or there are none. As in skip logic, a condition on a question that
	 * the visitor did not see is false.
	 *
	 * @param array<string|int, list<StoredAnswer>> $answers By question.
	 */
	public static function holds( Survey $survey, array $answers, QuestionTypeRegistry $types ): bool {
		$conditions = self::conditions( $survey );
		if ( array() === $conditions ) {
			return true;
		}
		$values = array();
		foreach ( $survey->questions as $question ) {
			if ( isset( $answers[ $question->id ] ) ) {
				$values[ $question->id ] = $types->find( $question->type )?->compared( $answers[ $question->id ] );
			}
		}
		$seen = array_map(
			static fn ( Question $question ): string => $question->id,
			LogicEvaluator::visible_questions( $survey->questions, $values )
		);
		foreach ( $conditions as $condition ) {
			if (
				! in_array( $condition['question_id'], $seen, true )
				|| ! LogicEvaluator::compare(
					$values[ $condition['question_id'] ] ?? null,
					$condition['compare'],
					$condition['value']
				)
			) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Settings of the survey's mails.
	 *
	 * @return array<mixed>
	 */
	public static function settings( Survey $survey ): array {
		$email = $survey->notifications['email'] ?? null;
		return is_array( $email ) ? $email : array();
	}

	/**
	 * The complete conditions, when they are on.
	 *
	 * @return list<array{question_id: string, compare: string, value: string}>
	 */
	private static function conditions( Survey $survey ): array {
		$logic = self::settings( $survey )['logic'] ?? null;
		if ( ! is_array( $logic ) || true !== ( $logic['enable'] ?? false ) ) {
			return array();
		}
		$conditions = array();
		foreach ( is_array( $logic['conditions'] ?? null ) ? $logic['conditions'] : array() as $condition ) {
			if (
				is_array( $condition )
				&& is_string( $condition['question_id'] ?? null )
				&& is_string( $condition['compare'] ?? null )
				&& is_string( $condition['value'] ?? null )
				&& '' !== $condition['value']
			) {
				$conditions[] = $condition;
			}
		}
		return $conditions;
	}
}
