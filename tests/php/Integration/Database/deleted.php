<?php
/**
 * The plugin is deleted as WordPress does it, in a process that never ran it and has no autoloader of ours:
 * `deleted.php <folder of WordPress>`.
 *
 * @package UserFeedback
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- A script of its own process; core's own names.
$_SERVER['HTTP_HOST']      = 'example.org';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI']    = '/';
// WordPress takes hooks that were there before it.
$GLOBALS['wp_filter'] = array(
	'pre_option_active_plugins' => array(
		10 => array(
			array(
				'function'      => static fn (): array => array(),
				'accepted_args' => 1,
			),
		),
	),
);
require $argv[1] . '/wp-load.php';
define( 'WP_UNINSTALL_PLUGIN', 'userfeedback/userfeedback.php' );
require WP_PLUGIN_DIR . '/' . dirname( WP_UNINSTALL_PLUGIN ) . '/uninstall.php';
