<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Question;

/**
 * Any number of several options in words.
 */
final class CheckboxType extends RadioButtonType {

	protected const MINIMUM = 1;

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
			$label = self::member( $question, $one );
			$key   = OptionKey::of( $label );
			if ( isset( $rows[ $key ] ) ) {
				throw self::refuse( $question, __( 'The answer names an option twice.', 'userfeedback' ) );
			}
			$rows[ $key ] = new StoredAnswer(
				$key,
				$label,
				0,
				array() === $rows ? self::comments( $question, $extra ) : array()
			);
		}
		return array_values( $rows );
	}

	public function read( array $rows ): ?array {
		return array() === $rows ? null : array_map(
			static fn ( StoredAnswer $row ): string => $row->value_text,
			$rows
		);
	}
}
