<?php
declare(strict_types=1);

namespace UserFeedback\Display;

/**
 * Shapes of the icons that an owner can choose for the toggle (WID-59), as SVG
 * paths of strokes in a box of 24 by 24. The payload carries the chosen one.
 */
final class ToggleIcons {

	private const BUBBLE = 'M20.5 11.4c0 4.1-3.8 7.4-8.5 7.4-1 0-2-.15-2.9-.43L4.6 20l1.1-3.6a6.9 6.9 0 0 1-2.2-5C3.5 7.3 7.3 4 12 4s8.5 3.3 8.5 7.4z';

	// phpcs:disable Generic.Files.LineLength.TooLong -- paths.
	private const PATHS = array(
		'field-chevron-down'  => 'M6 9.5l6 6 6-6',
		'field-userfeedback'  => self::BUBBLE . 'M8.4 11.6l2.4 2.3 4.7-4.6',
		'field-smile'         => 'M3.25 12a8.75 8.75 0 1 0 17.5 0 8.75 8.75 0 1 0-17.5 0M8.3 14c.8 1.2 2.1 2 3.7 2s2.9-.8 3.7-2M9 9.4v.6M15 9.4v.6',
		'field-mail-open'     => 'M3.5 10.2V19a1.5 1.5 0 0 0 1.5 1.5h14a1.5 1.5 0 0 0 1.5-1.5v-8.8L12 4zM3.8 10.6L12 15.8l8.2-5.2',
		'field-hand-star'     => 'M12 2.6l1.5 3 3.3.5-2.4 2.3.6 3.3-3-1.6-3 1.6.6-3.3L7.2 6.1l3.3-.5zM3 15.2h2.6c1 0 1.9.4 2.6 1l.6.5h3.4a1.4 1.4 0 0 1 0 2.8H9.6M14 17.3l4.2-2a1.6 1.6 0 0 1 1.6 2.8l-4.4 2.7c-.6.4-1.3.6-2 .6H3',
		'field-comments'      => 'M15.5 9.2c0 3.2-2.8 5.7-6.2 5.7-.8 0-1.6-.1-2.3-.4L3.6 15.8l.8-2.8a5.4 5.4 0 0 1-1.4-3.8c0-3.2 2.8-5.7 6.3-5.7s6.2 2.5 6.2 5.7zM18.4 9.7A5.4 5.4 0 0 1 19.6 17l.8 2.8-3.4-1.2c-.7.2-1.5.4-2.3.4-1.6 0-3-.5-4.1-1.4',
		'field-comment-star'  => self::BUBBLE . 'M12 7.6l1.2 2.4 2.6.4-1.9 1.8.4 2.6-2.3-1.2-2.3 1.2.4-2.6-1.9-1.8 2.6-.4z',
		'field-comment-heart' => self::BUBBLE . 'M12 15.1s-3.6-2-3.6-4.4a1.9 1.9 0 0 1 3.6-.9 1.9 1.9 0 0 1 3.6.9c0 2.4-3.6 4.4-3.6 4.4z',
		'field-comment-edit'  => 'M12.8 4.03A9.9 9.9 0 0 0 12 4C7.3 4 3.5 7.3 3.5 11.4a6.9 6.9 0 0 0 2.2 5L4.6 20l4.5-1.63c.9.28 1.9.43 2.9.43 4.7 0 8.5-3.3 8.5-7.4M12 12.5l.4-2.4 6.3-6.3a1.4 1.4 0 0 1 2 2l-6.3 6.3z',
	);
	// phpcs:enable

	/**
	 * The icons that an owner can choose (STG-27).
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_keys( self::PATHS );
	}

	/**
	 * @param string $name One of the nine; '' when none was chosen.
	 * @return string '' for the widget's own icon.
	 */
	public static function path( string $name ): string {
		return self::PATHS[ $name ] ?? '';
	}
}
