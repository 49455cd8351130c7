<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Question;

/**
 * The base of core's types: title, description and comment box.
 */
abstract class BaseType implements QuestionType {

	/**
	 * Longest comment (WID-28, SEC-X4).
	 */
	public const COMMENT_LENGTH = 2000;

	/**
	 * The help text under the title (A119); subclasses add their own keys.
	 *
	 * @param array<string, mixed> $config As sent.
	 * @return array<string, mixed>
	 */
	public function sanitize_config( array $config ): array {
		$description = self::config_line( $config, 'description' );
		return '' === $description ? array() : array( 'description' => $description );
	}

	public function config_faults( array $config ): array {
		return array();
	}

	public function is_on(): bool {
		return true;
	}

	public function scale( Question $question ): ?Scale {
		return null;
	}

	public function measure(): ?string {
		return null;
	}

	public function visitor_part(): ?VisitorPart {
		return null;
	}

	public function needs_part( Question $question ): bool {
		return null !== $this->visitor_part();
	}

	public function must_answer( Question $question ): bool {
		return false;
	}

	public function in_words( Question $question, mixed $value ): string {
		return Text::of( $value );
	}

	public function compared( array $rows ): string|int|float|array|null {
		return $this->read( $rows );
	}

	public function former_words( Question $question, array $rows ): ?string {
		return null;
	}

	/**
	 * A title is required (QST-16).
	 *
	 * @return list<'title'|'options'|'pictures'>
	 */
	public function problems( Question $question ): array {
		return '' === Text::trim( $question->title ) ? array( 'title' ) : array();
	}

	/**
	 * Most types are counted.
	 */
	public function is_quantitative(): bool {
		return true;
	}

	public function is_prose(): bool {
		return false;
	}

	public function settings(): array {
		return array();
	}

	public function can_randomize(): bool {
		return false;
	}

	public function is_option( string $key ): bool {
		return true;
	}

	public function parts( Question $question ): array {
		return array();
	}

	public function removed_option( string $label ): string|array {
		return $label;
	}

	public function figure(): ?string {
		return null;
	}

	/**
	 * The comment under an answer; none if the question has no comment box.
	 *
	 * A comment that the question no longer asks for is dropped, not refused: the visitor's page may be older
	 * than the owner's last change.
	 *
	 * @param array<string, mixed> $extra As sent.
	 * @return array<string, string>
	 * @throws Failure When it is no text or too long.
	 */
	protected static function comments( Question $question, array $extra ): array {
		$comments = self::extra_text( $question, $extra, 'comments', self::COMMENT_LENGTH );
		return '' === $comments || ! $question->is_on( 'comment_box' ) ? array() : array( 'comments' => $comments );
	}

	/**
	 * Comment or name of an answer.
	 *
	 * @param array<string, mixed> $extra As sent.
	 * @throws Failure 400 when it is no text, 422 when it is too long (SEC-X4).
	 */
	protected static function extra_text( Question $question, array $extra, string $name, int $length ): string {
		$text = $extra[ $name ] ?? '';
		if ( ! is_string( $text ) ) {
			throw Failure::invalid(
				array(
					'answers[' . $question->id . '].extra.' . $name => __( 'This must be a text.', 'userfeedback' ),
				),
				400
			);
		}
		$text = Text::block( $text );
		if ( mb_strlen( $text ) > $length ) {
			throw Failure::invalid(
				array(
					'answers[' . $question->id . '].extra.' . $name => sprintf(
						/* translators: %d: number of characters. */
						__( 'This may have no more than %d characters.', 'userfeedback' ),
						$length
					),
				)
			);
		}
		return $text;
	}

	/**
	 * The failure that names the answer of a question.
	 */
	protected static function refuse( Question $question, string $reason, string $part = '' ): Failure {
		return Failure::invalid( array( 'answers[' . $question->id . ']' . $part => $reason ) );
	}

	/**
	 * A text of a config as an entry to add; nothing where it is empty.
	 *
	 * @param array<string, mixed> $config As sent.
	 * @return array<string, string>
	 */
	protected static function config_text( array $config, string $name ): array {
		$text = self::config_line( $config, $name );
		return '' === $text ? array() : array( $name => $text );
	}

	/**
	 * A text of the config, on one line, '' when there is none.
	 *
	 * @param array<string, mixed> $config As sent.
	 */
	protected static function config_line( array $config, string $name ): string {
		$text = $config[ $name ] ?? '';
		return is_string( $text ) ? Text::line( $text ) : '';
	}
}
