<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Surveys\Logic\Paths;

/**
 * Conditions name an option by its text; when the text changes they follow, so
 * that a mended typo does not switch logic off.
 *
 * @phpstan-import-type Condition from Paths
 */
final class OptionRenames {

	/**
	 * @param array<array-key, array<array-key, string>> $texts New text by question and old text.
	 */
	private function __construct( private array $texts ) {}

	/**
	 * What was renamed. A text that another option took over still means that option.
	 *
	 * @param list<Question> $before Questions as they are stored.
	 * @param list<Question> $after  Questions as they will be.
	 */
	public static function between( array $before, array $after ): self {
		$texts = array();
		foreach ( $after as $question ) {
			foreach ( $before as $old ) {
				if ( $old->id === $question->id ) {
					$texts[ $question->id ] = self::of( $old, $question );
				}
			}
		}
		return new self( array_filter( $texts ) );
	}

	/**
	 * The survey with conditions that follow.
	 */
	public function follow( Survey $survey ): Survey {
		if ( array() === $this->texts ) {
			return $survey;
		}
		$settings      = $survey->settings;
		$notifications = $survey->notifications;
		if ( is_array( $settings['thank_you'] ?? null ) ) {
			$settings['thank_you']['conditions'] = $this->conditions(
				$settings['thank_you']['conditions'] ?? array(),
				'question',
				'condition'
			);
		}
		if ( is_array( $notifications['email']['logic'] ?? null ) ) {
			$notifications['email']['logic']['conditions'] = $this->conditions(
				$notifications['email']['logic']['conditions'] ?? array(),
				'question_id',
				'value'
			);
		}
		return $survey->with(
			array(
				'questions'     => array_map(
					fn ( Question $question ): Question => $question->with_logic(
						Paths::map( $question->logic, $this->condition( ... ) )
					),
					$survey->questions
				),
				'settings'      => $settings,
				'notifications' => $notifications,
			)
		);
	}

	/**
	 * A condition with the new texts.
	 *
	 * @param Condition $condition As sent.
	 * @return Condition
	 */
	private function condition( array $condition ): array {
		$texts              = $this->texts[ $condition['question_id'] ] ?? array();
		$condition['value'] = $texts[ $condition['value'] ] ?? $condition['value'];
		if ( isset( $condition['values'] ) ) {
			$condition['values'] = array_map(
				static fn ( string $value ): string => $texts[ $value ] ?? $value,
				$condition['values']
			);
		}
		return $condition;
	}

	/**
	 * Renames of one question.
	 *
	 * @return array<array-key, string> New text by old text.
	 */
	private static function of( Question $old, Question $question ): array {
		$texts = array();
		$now   = $question->texts();
		foreach ( $old->texts() as $key => $label ) {
			$text = $now[ $key ] ?? '';
			if ( '' !== $label && '' !== $text && ! in_array( $label, $now, true ) ) {
				$texts[ $label ] = $text;
			}
		}
		return $texts;
	}

	/**
	 * Conditions with the new texts.
	 *
	 * @param mixed  $conditions Conditions.
	 * @param string $id         Where a condition names its question.
	 * @param string $text       Where it names the option.
	 */
	private function conditions( mixed $conditions, string $id, string $text ): mixed {
		if ( ! is_array( $conditions ) ) {
			return $conditions;
		}
		foreach ( $conditions as $index => $condition ) {
			$asks = is_array( $condition ) ? $condition[ $id ] ?? null : null;
			$old  = is_array( $condition ) ? $condition[ $text ] ?? null : null;
			$new  = is_string( $asks ) && is_string( $old ) ? $this->texts[ $asks ][ $old ] ?? null : null;
			if ( null !== $new ) {
				$conditions[ $index ][ $text ] = $new;
			}
		}
		return $conditions;
	}
}
