<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

/**
 * One of several options in words.
 */
class RadioButtonType extends OptionsType {

	public function key(): string {
		return 'radio-button';
	}

	public function label(): string {
		return __( 'Radio Button', 'userfeedback' );
	}

	protected function sanitize_option( mixed $option ): ?string {
		$label = is_array( $option ) ? ( $option['label'] ?? null ) : $option;
		return is_string( $label ) ? Text::line( $label ) : null;
	}
}
