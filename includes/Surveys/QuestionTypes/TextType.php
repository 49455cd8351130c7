<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Question;

/**
 * A short answer in words.
 */
class TextType extends BaseType {

	/**
	 * Most characters of an answer (WID-46, SEC-U1).
	 */
	public const LENGTH = 400;

	/**
	 * What its questions can ask of an answer (TextRules).
	 *
	 * @var list<string>
	 */
	protected const RULES = array( 'kind', 'min_length', 'max_length' );

	public function key(): string {
		return 'text';
	}

	public function label(): string {
		return __( 'Text', 'userfeedback' );
	}

	public function group(): string {
		return 'text';
	}

	public function sanitize_config( array $config ): array {
		return parent::sanitize_config( $config )
			+ self::config_text( $config, 'placeholder' )
			+ TextRules::clean( $config, static::RULES );
	}

	public function config_faults( array $config ): array {
		return TextRules::faults( $config );
	}

	/**
	 * Texts are listed, not counted (A75).
	 */
	public function is_quantitative(): bool {
		return false;
	}

	public function is_prose(): bool {
		return true;
	}

	public function countable_values( Question $question ): array {
		return array();
	}

	public function parse( Question $question, mixed $value, array $extra ): array {
		$text = is_string( $value ) ? Text::block( $value ) : '';
		if ( '' === $text ) {
			throw self::refuse( $question, __( 'The answer must be a text.', 'userfeedback' ) );
		}
		if ( mb_strlen( $text ) > self::LENGTH ) {
			throw self::refuse(
				$question,
				/* translators: %d: number of characters. */
				sprintf( __( 'The answer may have no more than %d characters.', 'userfeedback' ), self::LENGTH )
			);
		}
		TextRules::check( $question, $text );
		return array( new StoredAnswer( '', $text ) );
	}

	public function read( array $rows ): ?string {
		return isset( $rows[0] ) ? $rows[0]->value_text : null;
	}

	public function inline_height( array $config ): int {
		return 44;
	}

	public function sample( Question $question, array $texts ): ?string {
		return $texts[ SampleNumber::between( 0, count( $texts ) - 1 ) ];
	}
}
