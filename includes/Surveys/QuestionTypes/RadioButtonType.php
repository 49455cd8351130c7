<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

/**
 * One of several options in words.
 */
class RadioButtonType extends OptionsType {

	/**
	 * {@inheritDoc}
	 */
	public function key(): string {
		return 'radio-button';
	}

	/**
	 * {@inheritDoc}
	 */
	public function label(): string {
		return __( 'Radio Button', 'userfeedback' );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param mixed $option As sent; the label of an option with image or icon is kept when the type was changed.
	 */
	protected function sanitize_option( mixed $option ): ?string {
		$label = is_array( $option ) ? ( $option['label'] ?? null ) : $option;
		return is_string( $label ) ? Text::line( $label ) : null;
	}
}
