<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Surveys\Logic\Paths;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;

/**
 * Reasons why a survey cannot be published (SAVE-03, ERR-08, A32, A36).
 */
final class PublishCheck {

	/**
	 * @param QuestionTypeRegistry $types Each type knows its own rules.
	 */
	public function __construct( private QuestionTypeRegistry $types ) {}

	/**
	 * The reason as a sentence, or '' when the survey can be published.
	 */
	public function refusal( Survey $survey ): string {
		if ( array() === $survey->questions ) {
			return __( 'The Survey can\'t be published: It has no questions.', 'userfeedback' );
		}
		$problems = array();
		foreach ( $survey->questions as $question ) {
			$type = $this->types->find( $question->type );
			if ( null === $type ) {
				return __(
					'The Survey can\'t be published: Some questions are of a type that is not available on this site.',
					'userfeedback'
				);
			}
			array_push( $problems, ...$type->problems( $question ) );
		}
		if ( in_array( 'options', $problems, true ) ) {
			return __( 'The Survey can\'t be published: Some questions are missing options.', 'userfeedback' );
		}
		if ( in_array( 'pictures', $problems, true ) ) {
			return __( 'The Survey can\'t be published: Some options are missing pictures.', 'userfeedback' );
		}
		if ( in_array( 'title', $problems, true ) ) {
			return __( 'The Survey can\'t be published: Some questions are missing titles.', 'userfeedback' );
		}
		return self::has_idle_ending( $survey )
			? __( 'The Survey can\'t be published: No question leads to one of its endings.', 'userfeedback' )
			: '';
	}

	/**
	 * The reason when the plan includes none of the survey's questions (A42).
	 */
	public function emptied(): string {
		return __(
			'The Survey can\'t be published: All of its questions need the Question Types addon.',
			'userfeedback'
		);
	}

	/**
	 * The reason when the plan does not include some of the survey's questions.
	 */
	public function locked(): string {
		return __( 'The Survey can\'t be published: Some questions need the Question Types addon.', 'userfeedback' );
	}

	/**
	 * The reason when the plan does not include some of its settings.
	 */
	public function trimmed(): string {
		return __(
			'The Survey can\'t be published: Some of its settings need a plan or an addon that this site does not have. Publish it in the builder, which says what would change.',
			'userfeedback'
		);
	}

	/**
	 * Whether visitors cannot get to one of the endings (docs/paths.md).
	 */
	private static function has_idle_ending( Survey $survey ): bool {
		$thanks  = $survey->settings['thank_you'] ?? null;
		$endings = is_array( $thanks ) && is_array( $thanks['endings'] ?? null ) ? $thanks['endings'] : array();
		return count( Paths::reached( $endings, $survey->questions ) ) < count( $endings );
	}
}
