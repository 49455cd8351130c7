<?php
/**
 * Plugin Name:       UserFeedback
 * Description:       On-site surveys: build them in wp-admin, visitors answer them in a small widget, you read correct figures minutes later.
 * Version:           0.1.0
 * Requires at least: 6.8
 * Requires PHP:      8.1
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       userfeedback
 * Domain Path:       /languages
 *
 * This file must parse on any PHP, so that an old server gets a notice and not
 * a white page; everything newer lives in includes/.
 *
 * @package UserFeedback
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

if ( version_compare( PHP_VERSION, '8.1', '<' ) || version_compare( $GLOBALS['wp_version'], '6.8', '<' ) ) {
	add_action(
		'admin_notices',
		function () {
			echo '<div class="notice notice-error"><p>';
			echo esc_html__(
				'UserFeedback needs PHP 8.1 and WordPress 6.8 or newer. It does nothing until the site is updated.',
				'userfeedback'
			);
			echo '</p></div>';
		}
	);
	return;
}

spl_autoload_register(
	function ( $class_name ) {
		if ( 0 === strpos( $class_name, 'UserFeedback\\' ) ) {
			$file = __DIR__ . '/includes/' . str_replace( '\\', '/', substr( $class_name, 13 ) ) . '.php';
			if ( is_file( $file ) ) {
				require $file;
			}
		}
	}
);

// Packages carry the classes of a visitor's request in one file; a checkout has none that could be old.
if ( ! class_exists( 'UserFeedback\Plugin', false ) && is_file( __DIR__ . '/build/visitor.php' ) ) {
	require __DIR__ . '/build/visitor.php';
}

UserFeedback\Plugin::start( __FILE__ );
