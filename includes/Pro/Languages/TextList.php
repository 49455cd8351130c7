<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Languages;

use UserFeedback\Surveys\Survey;

/**
 * The texts of a survey with words that say where they stand, for the builder (wire type `SurveyText`).
 */
final class TextList {

	/**
	 * @return list<array{key: string, text: string, place: string, what: string, lines: bool}>
	 */
	public static function of( Survey $survey ): array {
		$numbers = array();
		foreach ( $survey->questions as $at => $question ) {
			$numbers[ $question->id ] = $at + 1;
		}
		$list = array();
		foreach ( SurveyTexts::of( $survey ) + SurveyTexts::of_look() as $key => $text ) {
			$parts  = explode( '.', $key );
			$list[] = array(
				'key'   => $key,
				'text'  => $text,
				'place' => self::place( $parts, $numbers ),
				'what'  => self::what( $parts ),
				'lines' => self::has_lines( $key, $text ),
			);
		}
		return $list;
	}

	/**
	 * Whether a text may have several lines.
	 */
	public static function has_lines( string $key, string $text ): bool {
		return str_contains( $text, "\n" ) || 1 === preg_match( '/^(?:thank_you\.(?:message|.*\.text)|intro\.text)$/D', $key );
	}

	/**
	 * @param list<string>                  $parts   Of the key.
	 * @param array<array-key, int<1, max>> $numbers By question.
	 */
	private static function place( array $parts, array $numbers ): string {
		return match ( $parts[0] ) {
			'questions' => sprintf(
				/* translators: %s: number of a question. */
				__( 'Question %s', 'userfeedback' ),
				number_format_i18n( $numbers[ $parts[1] ?? '' ] ?? 0 )
			),
			'thank_you' => 'endings' === ( $parts[1] ?? '' )
				? __( 'Ending', 'userfeedback' )
				: __( 'Thank-you message', 'userfeedback' ),
			'intro'     => __( 'Intro', 'userfeedback' ),
			'look'      => __( 'Buttons', 'userfeedback' ),
			default     => __( 'Survey', 'userfeedback' ),
		};
	}

	/**
	 * @param list<string> $parts Of the key.
	 */
	private static function what( array $parts ): string {
		$name = 'questions' === $parts[0] ? $parts[2] ?? '' : end( $parts );
		return match ( true ) {
			'alt' === end( $parts ) => __( 'Alternative text', 'userfeedback' ),
			default                 => match ( $name ) {
				'title'       => __( 'Title', 'userfeedback' ),
				'description' => __( 'Description', 'userfeedback' ),
				'placeholder' => __( 'Placeholder', 'userfeedback' ),
				'options'     => __( 'Option', 'userfeedback' ),
				'rows'        => __( 'Row', 'userfeedback' ),
				'columns'     => __( 'Column', 'userfeedback' ),
				'low_label'   => __( 'Label of the low end', 'userfeedback' ),
				'high_label'  => __( 'Label of the high end', 'userfeedback' ),
				'unit'        => __( 'Unit', 'userfeedback' ),
				'message'     => __( 'Message', 'userfeedback' ),
				'button'      => __( 'Button', 'userfeedback' ),
				'text'        => __( 'Text', 'userfeedback' ),
				'next_text'   => __( 'Next', 'userfeedback' ),
				'skip_text'   => __( 'Skip', 'userfeedback' ),
				'toggle_text' => __( 'Label of the closed survey', 'userfeedback' ),
				default       => ucfirst( str_replace( '_', ' ', $name ) ),
			},
		};
	}
}
