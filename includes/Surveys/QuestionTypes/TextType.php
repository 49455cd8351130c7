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
	 * Most characters of an answer (WID-46, security-cases U1).
	 */
	public const LENGTH = 400;

	/**
	 * {@inheritDoc}
	 */
	public function key(): string {
		return 'text';
	}

	/**
	 * {@inheritDoc}
	 */
	public function label(): string {
		return __( 'Text', 'userfeedback' );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $config As sent.
	 * @return array<string, mixed>
	 */
	public function sanitize_config( array $config ): array {
		$placeholder = self::config_line( $config, 'placeholder' );
		return parent::sanitize_config( $config ) + ( '' === $placeholder ? array() : array( 'placeholder' => $placeholder ) );
	}

	/**
	 * Words are read, not counted (A75).
	 */
	public function is_quantitative(): bool {
		return false;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Question $question The question.
	 * @return array<string|int, mixed>
	 */
	public function countable_values( Question $question ): array {
		return array();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Question             $question The question.
	 * @param mixed                $value    As sent.
	 * @param array<string, mixed> $extra    As sent.
	 * @return list<StoredAnswer>
	 * @throws Failure 422 naming the answer.
	 */
	public function parse( Question $question, mixed $value, array $extra ): array {
		$text = is_string( $value ) ? Text::block( $value ) : '';
		if ( '' === $text ) {
			throw self::refuse( $question, __( 'The answer must be a text.', 'userfeedback' ) );
		}
		if ( mb_strlen( $text ) > self::LENGTH ) {
			/* translators: %d: number of characters. */
			throw self::refuse( $question, sprintf( __( 'The answer may have no more than %d characters.', 'userfeedback' ), self::LENGTH ) );
		}
		return array( new StoredAnswer( '', $text ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param list<StoredAnswer> $rows In order of position.
	 */
	public function read( array $rows ): ?string {
		return isset( $rows[0] ) ? $rows[0]->value_text : null;
	}
}
