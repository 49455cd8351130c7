<?php
/**
 * Plugin Name:       UserFeedback Question Types
 * Description:       From NPS and stars to rankings, matrices and files; required answers, random order and comments.
 * Version:           0.1.0
 * Requires at least: 6.8
 * Requires PHP:      8.1
 * Requires Plugins:  userfeedback
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       userfeedback-question-types
 * Domain Path:       /languages
 *
 * This file must parse on any PHP; everything newer lives in includes/ and is
 * loaded only when UserFeedback, which has the same demands, is running.
 *
 * @package UserFeedback\QuestionTypes
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

add_action(
	'userfeedback_loaded',
	function ( $version, $container ) {
		$container->get( 'UserFeedback\Addons\AddonRegistrar' )->load( 'question-types', __DIR__ );
	},
	10,
	2
);

add_action(
	'admin_notices',
	function () {
		$screen = get_current_screen();
		if (
			class_exists( 'UserFeedback\Plugin', false )
			|| null === $screen
			|| ! in_array( $screen->id, array( 'dashboard', 'plugins' ), true )
			|| ! current_user_can( 'activate_plugins' )
		) {
			return;
		}
		// One notice is enough, however many addons are active.
		if ( did_action( 'userfeedback_missing' ) > 0 ) {
			return;
		}
		do_action( 'userfeedback_missing' );
		echo '<div class="notice notice-warning"><p>';
		echo esc_html__(
			'The addons of UserFeedback do nothing without the UserFeedback plugin. Install and activate it, or deactivate the addons.',
			'userfeedback-question-types'
		);
		echo '</p></div>';
	}
);
