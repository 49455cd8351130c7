<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Question;

/**
 * A choice among the owner's options.
 */
abstract class OptionsType extends BaseType {

	/**
	 * Fewest options of a published question (QST-19, QST-20, A6).
	 */
	protected const MINIMUM = 2;

	/**
	 * Height of a row, in px.
	 */
	private const ROW = 53;

	/**
	 * One option, normalized; null if it is invalid.
	 *
	 * @param mixed $option As sent.
	 */
	abstract protected function sanitize_option( mixed $option ): mixed;

	public function group(): string {
		return 'choice';
	}

	public function sanitize_config( array $config ): array {
		$options = array();
		$given   = $config['options'] ?? array();
		foreach ( is_array( $given ) ? $given : array() as $option ) {
			$clean = $this->sanitize_option( $option );
			if ( null !== $clean ) {
				$options[] = $clean;
			}
		}
		return parent::sanitize_config( $config ) + array( 'options' => $options );
	}

	/**
	 * Every option must have text, and there must be enough of them (QST-17, QST-19, QST-20).
	 *
	 * @return list<'title'|'options'>
	 */
	public function problems( Question $question ): array {
		$labels   = array_map( array( Text::class, 'trim' ), $question->option_labels() );
		$problems = parent::problems( $question );
		if ( count( $labels ) < static::MINIMUM || in_array( '', $labels, true ) ) {
			$problems[] = 'options';
		}
		return $problems;
	}

	public function countable_values( Question $question ): array {
		$values  = array();
		$options = $question->config['options'] ?? array();
		foreach ( is_array( $options ) ? $options : array() as $option ) {
			$label = is_array( $option ) ? ( $option['label'] ?? '' ) : $option;
			if ( is_string( $label ) && '' !== $label ) {
				$values[ OptionKey::of( $label ) ] ??= $option;
			}
		}
		return $values;
	}

	/**
	 * One of the saved options, by its label (A69).
	 *
	 * @param mixed                $value As sent.
	 * @param array<string, mixed> $extra As sent.
	 * @return list<StoredAnswer>
	 * @throws Failure 422 naming the answer.
	 */
	public function parse( Question $question, mixed $value, array $extra ): array {
		$label = self::member( $question, $value );
		return array( new StoredAnswer( OptionKey::of( $label ), $label, 0, self::comments( $question, $extra ) ) );
	}

	public function read( array $rows ): string|array|null {
		return isset( $rows[0] ) ? $rows[0]->value_text : null;
	}

	public function inline_height( array $config ): int {
		return self::count( $config ) * self::ROW;
	}

	/**
	 * The first options are liked best.
	 *
	 * @param non-empty-list<string> $texts Not needed here.
	 * @return string|list<string>|null
	 */
	public function sample( Question $question, array $texts ): string|array|null {
		$labels = self::labels( $question );
		$last   = count( $labels ) - 1;
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- repeatable by seed.
		return $last < 0 ? null : $labels[ min( mt_rand( 0, $last ), mt_rand( 0, $last ) ) ];
	}

	/**
	 * @param array<string, mixed> $config Config of a question.
	 */
	protected static function count( array $config ): int {
		return is_array( $config['options'] ?? null ) ? count( $config['options'] ) : 0;
	}

	/**
	 * The options that can be chosen.
	 *
	 * @return list<string>
	 */
	protected static function labels( Question $question ): array {
		$labels = array_filter( $question->option_labels(), static fn ( string $label ): bool => '' !== $label );
		return array_values( array_unique( $labels ) );
	}

	/**
	 * The label, when it is one of the question's options.
	 *
	 * @param mixed $label As sent.
	 * @throws Failure When it is not.
	 */
	protected static function member( Question $question, mixed $label ): string {
		if ( ! is_string( $label ) || '' === $label || ! in_array( $label, $question->option_labels(), true ) ) {
			throw self::refuse( $question, __( 'The answer must be one of the options.', 'userfeedback' ) );
		}
		return $label;
	}
}
