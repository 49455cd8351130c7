<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Question;

/**
 * Several options in words.
 */
final class CheckboxType extends RadioButtonType {

	protected const MINIMUM = 1;
	protected const EXTRAS  = array( 'other', 'exclusive', 'columns', 'least', 'most' );

	/**
	 * Height of the hint that several options may be chosen, in px.
	 */
	private const HINT = 26;

	public function key(): string {
		return 'checkbox';
	}

	public function label(): string {
		return __( 'Checkbox', 'userfeedback' );
	}

	public function parse( Question $question, mixed $value, array $extra ): array {
		if ( ! is_array( $value ) || array() === $value || ! array_is_list( $value ) ) {
			throw self::refuse( $question, __( 'The answer must be a list of options.', 'userfeedback' ) );
		}
		$rows = array();
		foreach ( $value as $one ) {
			list( $key, $label ) = self::member( $question, $one );
			if ( isset( $rows[ $key ] ) ) {
				throw self::refuse( $question, __( 'The answer names an option twice.', 'userfeedback' ) );
			}
			$rows[ $key ] = $label;
		}
		$keys = array_map( 'strval', array_keys( $rows ) );
		ChoiceRules::check( $question, $keys );
		$said = self::said( $question, $keys, $extra );
		return array_map(
			static fn ( int $at, string $key, string $label ): StoredAnswer => new StoredAnswer(
				$key,
				$label,
				0,
				0 === $at ? $said : array()
			),
			array_keys( $keys ),
			$keys,
			array_values( $rows )
		);
	}

	/**
	 * A description stands in the line of the hint and has its room already.
	 *
	 * @param array<string, mixed> $config Config of the question.
	 */
	public function inline_height( array $config ): int {
		return parent::inline_height( $config ) + ( '' === ( $config['description'] ?? '' ) ? self::HINT : 0 );
	}

	public function sample( Question $question, array $texts ): ?array {
		$chosen = array_values(
			array_filter( self::labels( $question ), static fn (): bool => SampleNumber::between( 0, 2 ) > 0 )
		);
		$alone  = ChoiceRules::label( $question, 'exclusive' );
		$others = array_values( array_filter( $chosen, static fn ( string $label ): bool => $label !== $alone ) );
		$most   = $question->config['most'] ?? count( $others );
		$chosen = array() === $others ? $chosen : array_slice( $others, 0, is_int( $most ) ? $most : null );
		return array() === $chosen ? null : $chosen;
	}

	public function read( array $rows ): ?array {
		return array() === $rows ? null : array_map(
			static fn ( StoredAnswer $row ): string => $row->value_text,
			$rows
		);
	}
}
