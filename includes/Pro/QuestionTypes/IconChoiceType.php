<?php
declare(strict_types=1);

namespace UserFeedback\Pro\QuestionTypes;

use UserFeedback\Surveys\QuestionTypes\OptionsType;
use UserFeedback\Surveys\QuestionTypes\Text;

/**
 * One of several options with icons of Font Awesome Free (QST-29).
 */
final class IconChoiceType extends OptionsType {

	private const STYLES = array( 'solid', 'regular', 'brands' );

	/**
	 * {@inheritDoc}
	 */
	public function key(): string {
		return 'icon-choice';
	}

	/**
	 * {@inheritDoc}
	 */
	public function label(): string {
		return __( 'Icon Choice', 'userfeedback' );
	}

	/**
	 * A label and an icon; both may still be missing.
	 *
	 * @param mixed $option As sent.
	 * @return array{label: string, icon: array{name: string, style: string}|null}|null
	 */
	protected function sanitize_option( mixed $option ): ?array {
		if ( is_string( $option ) ) {
			$option = array( 'label' => $option );
		}
		if ( ! is_array( $option ) ) {
			return null;
		}
		$label = $option['label'] ?? '';
		return array(
			'label' => is_string( $label ) ? Text::line( $label ) : '',
			'icon'  => self::icon( $option['icon'] ?? null ),
		);
	}

	/**
	 * The icon's name and style; its drawing is looked up when a page is made.
	 *
	 * @param mixed $icon As sent.
	 * @return array{name: string, style: string}|null
	 */
	private static function icon( mixed $icon ): ?array {
		$name  = is_array( $icon ) ? ( $icon['name'] ?? null ) : null;
		$style = is_array( $icon ) ? ( $icon['style'] ?? 'solid' ) : null;
		if ( ! is_string( $name ) || 1 !== preg_match( '/^[a-z0-9-]{1,64}$/D', $name ) || ! in_array( $style, self::STYLES, true ) ) {
			return null;
		}
		return array(
			'name'  => $name,
			'style' => $style,
		);
	}
}
