<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\SurveyDefaults;

/**
 * Makes complete questions for the templates of core and addons.
 */
final class TemplateQuestions {

	/**
	 * @param QuestionTypeRegistry $types Completes the config of questions.
	 */
	public function __construct( private QuestionTypeRegistry $types, private SurveyDefaults $defaults ) {}

	/**
	 * A complete question.
	 *
	 * @param array<string, mixed> $config     What differs from the type's own.
	 * @param array<string, mixed> $settings   What differs from the defaults.
	 * @param list<array{question_id: string, compare: string, value: string}> $conditions All must be met; empty: always shows.
	 * @param 'show'|'hide'        $action     What happens when they are.
	 */
	public function question(
		string $id,
		string $type,
		string $title,
		array $config = array(),
		array $settings = array(),
		array $conditions = array(),
		string $action = 'show'
	): Question {
		$known = $this->types->find( $type );
		return new Question(
			$id,
			$type,
			$title,
			$known?->sanitize_config( $config + self::option_ids( $config ) ) ?? $config,
			array_replace( $this->defaults->question_settings( $known ), $settings ),
			array(
				'enabled'    => array() !== $conditions,
				'action'     => $action,
				'conditions' => $conditions,
			)
		);
	}

	/**
	 * Ids of the options. They are the same each time, so that a template is.
	 *
	 * @param array<string, mixed> $config Of a question.
	 * @return array{option_ids: list<string>}
	 */
	private static function option_ids( array $config ): array {
		$options = is_array( $config['options'] ?? null ) ? array_values( $config['options'] ) : array();
		return array(
			'option_ids' => array_map( static fn ( int $place ): string => "option-{$place}", array_keys( $options ) ),
		);
	}
}
