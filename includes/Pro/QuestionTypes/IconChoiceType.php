<?php
declare(strict_types=1);

namespace UserFeedback\Pro\QuestionTypes;

/**
 * One of several options with icons of Font Awesome Free (QST-29).
 */
final class IconChoiceType extends PictureOptionsType {

	protected const PICTURE = 'icon';

	private const STYLES = array( 'solid', 'regular', 'brands' );

	public function key(): string {
		return 'icon-choice';
	}

	/**
	 * Color and size of its icons (QST-30, QST-31).
	 */
	public function settings(): array {
		return array(
			'icon_color' => '#1579EF',
			'icon_size'  => 'medium',
		);
	}

	/**
	 * The icon's name and style; its drawing is looked up when a page is made.
	 *
	 * @param array<array-key, mixed> $picture As sent.
	 * @return array{name: string, style: string}|null
	 */
	protected static function picture( array $picture ): ?array {
		$name  = $picture['name'] ?? null;
		$style = $picture['style'] ?? 'solid';
		if (
			! is_string( $name )
			|| 1 !== preg_match( '/^[a-z0-9-]{1,64}$/D', $name )
			|| ! is_string( $style )
			|| ! in_array( $style, self::STYLES, true )
		) {
			return null;
		}
		return array(
			'name'  => $name,
			'style' => $style,
		);
	}
}
