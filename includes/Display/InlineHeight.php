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
	private const SEARCH      = 18 + 47;

	public function __construct( private QuestionTypeRegistry $types ) {}

	/**
	 * Height in px.
	 *
	 * @param stdClass $question Wire type `Question`, as it is drawn.
	 */
	public function of( stdClass $question ): int {
		$name   = is_string( $question->type ?? null ) ? $question->type : '';
		$config = ( $question->config ?? null ) instanceof stdClass ? get_object_vars( $question->config ) : array();
		if ( str_starts_with( $name, DrawnQuestion::DETAILS . ':' ) ) {
			$name = substr( $name, strlen( DrawnQuestion::DETAILS . ':' ) );
		}
		return self::FRAME + self::TITLE
			+ ( '' === ( $config['description'] ?? $config['help'] ?? '' ) ? 0 : self::DESCRIPTION )
			+ ( DrawnQuestion::CHOICES === $name
				? $this->choices( $config )
				: $this->types->find( $name )?->inline_height( $config ) ?? self::intro( $config ) );
	}

	/**
	 * @param array<string, mixed> $config Of choices with more than rows.
	 */
	private function choices( array $config ): int {
		$type    = $this->types->find( true === ( $config['several'] ?? false ) ? 'checkbox' : 'radio-button' );
		$rows    = $type?->inline_height( $config ) ?? 0;
		$columns = is_int( $config['columns'] ?? null ) ? max( 1, $config['columns'] ) : 1;
		$options = is_array( $config['options'] ?? null ) ? count( $config['options'] ) : 0;
		return intdiv( $rows, $columns ) + ( $options < DrawnQuestion::SEARCH_FROM ? 0 : self::SEARCH );
	}

	/**
	 * @param array<string, mixed> $config Of an intro.
	 */
	private static function intro( array $config ): int {
		return ( '' === ( $config['text'] ?? '' ) ? 0 : 2 * self::DESCRIPTION )
			+ ( '' === ( $config['picture'] ?? '' ) ? 0 : self::PICTURE );
	}
}
