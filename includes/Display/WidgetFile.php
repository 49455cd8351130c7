<?php
declare(strict_types=1);

namespace UserFeedback\Display;

/**
 * The built file that starts a survey. Most surveys need the usual one; the others
 * get everything in one file instead of a second one after the first.
 */
final class WidgetFile {

	public const USUAL = 'widget/widget.js';
	public const WHOLE = 'widget/all.js';

	private const PLAIN_TYPES = array( 'text', 'radio-button', 'star-rating', 'nps' );

	/**
	 * The file of a survey, by the rules of src/widget/apart.ts: the usual one would
	 * fetch the rest by itself, so a mistake here costs a request and nothing else.
	 *
	 * @param mixed $survey Wire type `WireSurvey`.
	 */
	public static function of( mixed $survey ): string {
		$survey    = new Fields( is_array( $survey ) ? $survey : array() );
		$questions = $survey->items( 'questions' );
		$is_plain  = array() !== $questions
			&& array_filter( $questions, array( self::class, 'is_plain' ) ) === $questions
			&& '' === $survey->part( 'thank_you' )->text( 'type' )
			&& array() === preg_grep( '/_color|font/', array_keys( $survey->items( 'theming' ) ) );
		return $is_plain ? self::USUAL : self::WHOLE;
	}

	/**
	 * Whether a question needs nothing that only some do.
	 *
	 * @param mixed $question Wire type `WireQuestion`, decoded to arrays or objects.
	 */
	private static function is_plain( mixed $question ): bool {
		$question = (array) $question;
		$settings = new Fields( (array) ( $question['settings'] ?? array() ) );
		$logic    = new Fields( (array) ( $question['logic'] ?? array() ) );
		return in_array( $question['type'] ?? '', self::PLAIN_TYPES, true )
			&& ! $settings->flag( 'comment_box' )
			&& ! $settings->flag( 'randomize' )
			&& ! $logic->flag( 'enabled' );
	}
}
