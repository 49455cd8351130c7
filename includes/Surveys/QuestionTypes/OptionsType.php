<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

use UserFeedback\Support\Failure;
use UserFeedback\Surveys\FormerOptions;
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

	public function can_randomize(): bool {
		return true;
	}

	public function sanitize_config( array $config ): array {
		$options = array();
		$ids     = array();
		$given   = is_array( $config['options'] ?? null ) ? array_values( $config['options'] ) : array();
		$sent    = is_array( $config['option_ids'] ?? null ) ? array_values( $config['option_ids'] ) : array();
		foreach ( $given as $place => $option ) {
			$clean = $this->sanitize_option( $option );
			if ( null !== $clean ) {
				$options[] = $clean;
				$ids[]     = $sent[ $place ] ?? '';
			}
		}
		return parent::sanitize_config( $config ) + array(
			'options'    => $options,
			'option_ids' => OptionIds::complete( $ids ),
		);
	}

	/**
	 * Every option must have text, and there must be enough of them (QST-17, QST-19, QST-20).
	 *
	 * @return list<'title'|'options'|'pictures'>
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
		$labels  = $question->option_labels();
		$options = is_array( $question->config['options'] ?? null ) ? array_values( $question->config['options'] ) : array();
		foreach ( $question->option_keys() as $place => $key ) {
			if ( '' !== $labels[ $place ] ) {
				$values[ $key ] ??= $options[ $place ];
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
		list( $key, $label ) = self::member( $question, $value );
		return array( new StoredAnswer( $key, $label, 0, self::comments( $question, $extra ) ) );
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
		return $last < 0 ? null : $labels[ SampleNumber::rather_low( 0, $last ) ];
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
	 * Key and label of one of the question's options, also by a text that it had before.
	 *
	 * @param mixed $label As sent.
	 * @return array{string, string}
	 * @throws Failure When it is none of them.
	 */
	protected static function member( Question $question, mixed $label ): array {
		$place  = '' === $label ? false : array_search( $label, $question->option_labels(), true );
		$former = is_string( $label ) && false === $place ? FormerOptions::id( $question, $label ) : null;
		if ( null !== $former && is_string( $label ) ) {
			$now = array_search( $former, $question->option_ids(), true );
			return array( OptionKey::of( $former ), false === $now ? $label : $question->option_labels()[ $now ] );
		}
		if ( false === $place || ! is_string( $label ) ) {
			throw self::refuse( $question, __( 'The answer must be one of the options.', 'userfeedback' ) );
		}
		return array( $question->option_keys()[ $place ], $label );
	}
}
