<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

/**
 * Why an addon that WordPress loads does not work.
 */
enum AddonProblem: string {

	case NeedsPro = 'needs_pro';
	case OldCore  = 'old_core';
	case OldAddon = 'old_addon';
	case Broken   = 'broken';

	/**
	 * The problem of one addon and its solution, for its card.
	 */
	public function sentence(): string {
		return match ( $this ) {
			self::NeedsPro => __( 'Switched off: UserFeedback Lite runs no addons.', 'userfeedback' ),
			self::OldCore  => __(
				'Switched off: it needs a newer version of UserFeedback. Update UserFeedback.',
				'userfeedback'
			),
			self::OldAddon => __(
				'Switched off: it is too old for this version of UserFeedback. Update it.',
				'userfeedback'
			),
			self::Broken   => __( 'Switched off: it failed. Install it again or deactivate it.', 'userfeedback' ),
		};
	}

	/**
	 * The same for several addons.
	 *
	 * @param list<string> $titles Their names.
	 */
	public function notice( array $titles ): string {
		$sentence = match ( $this ) {
			/* translators: %s: names of addons. */
			self::NeedsPro => __(
				'UserFeedback Lite runs no addons, so these are switched off: %s. Enter your license key under UserFeedback, Settings, to get UserFeedback Pro, or deactivate them.',
				'userfeedback'
			),
			/* translators: %s: names of addons. */
			self::OldCore  => __(
				'These addons need a newer version of UserFeedback and are switched off: %s. Update UserFeedback.',
				'userfeedback'
			),
			/* translators: %s: names of addons. */
			self::OldAddon => __(
				'These UserFeedback addons are too old for this version and are switched off: %s. Update them.',
				'userfeedback'
			),
			/* translators: %s: names of addons. */
			self::Broken   => __(
				'These UserFeedback addons failed and are switched off: %s. Install them again or deactivate them. Your surveys and responses are safe.',
				'userfeedback'
			),
		};
		return sprintf( $sentence, wp_sprintf( '%l', $titles ) );
	}
}
