<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use stdClass;

/**
 * Height of a first question in its inline place, from the measures of the
 * widget: padding, title, answers, footer. It need not be exact; the place
 * grows when a title wraps, and the shift that is left is small.
 */
final class InlineHeight {

	private const FRAME        = 24 + 24 + 18 + 68;
	private const TITLE        = 24;
	private const DESCRIPTION  = 26;
	private const ROW          = 53;
	private const PICTURE_ROW  = 138;
	private const ANSWER_OTHER = array(
		'text'        => 44,
		'long-text'   => 122,
		'email'       => 70,
		'nps'         => 76,
		'star-rating' => 46,
	);

	/**
	 * Height in px.
	 *
	 * @param stdClass $question Wire type `Question`.
	 */
	public static function of( stdClass $question ): int {
		$type    = is_string( $question->type ?? null ) ? $question->type : '';
		$config  = ( $question->config ?? null ) instanceof stdClass ? $question->config : new stdClass();
		$options = is_array( $config->options ?? null ) ? count( $config->options ) : 0;
		$height  = self::FRAME + self::TITLE;
		if ( 'checkbox' === $type || '' !== ( $config->description ?? '' ) ) {
			$height += self::DESCRIPTION;
		}
		if ( 'image-radio' === $type || 'icon-choice' === $type ) {
			$columns = 2 === $options || 4 === $options ? 2 : 3;
			return $height + (int) ceil( $options / $columns ) * self::PICTURE_ROW;
		}
		if ( 'email' === $type && true === ( $config->include_name ?? false ) ) {
			$height += self::ANSWER_OTHER['email'];
		}
		return $height + ( self::ANSWER_OTHER[ $type ] ?? $options * self::ROW );
	}
}
