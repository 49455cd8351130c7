<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use stdClass;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;

/**
 * Height of a first question in its inline place, from the measures of the
 * widget: padding, title, answers, footer. It need not be exact; the place
 * grows when a title wraps, and the shift that is left is small.
 */
final class InlineHeight {

	private const FRAME       = 24 + 24 + 18 + 68;
	private const TITLE       = 24;
	private const DESCRIPTION = 26;
	private const PICTURE     = 190;

	public function __construct( private QuestionTypeRegistry $types ) {}

	/**
	 * Height in px.
	 *
	 * @param stdClass $question Wire type `Question`.
	 */
	public function of( stdClass $question ): int {
		$type   = $this->types->find( is_string( $question->type ?? null ) ? $question->type : '' );
		$config = ( $question->config ?? null ) instanceof stdClass ? get_object_vars( $question->config ) : array();
		return self::FRAME + self::TITLE
			+ ( '' === ( $config['description'] ?? '' ) ? 0 : self::DESCRIPTION )
			+ ( $type?->inline_height( $config ) ?? self::intro( $config ) );
	}

	/**
	 * @param array<string, mixed> $config Of an intro.
	 */
	private static function intro( array $config ): int {
		return ( '' === ( $config['text'] ?? '' ) ? 0 : 2 * self::DESCRIPTION )
			+ ( '' === ( $config['picture'] ?? '' ) ? 0 : self::PICTURE );
	}
}
