<?php
/**
 * Called by WordPress when the addon is deleted. What it stored goes with it where the owner chose so, on every site
 * of a network. UserFeedback's uninstaller does the work; where UserFeedback went first, it did it then.
 *
 * This file must parse on any PHP.
 *
 * @package UserFeedback\PostRatings
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) || version_compare( PHP_VERSION, '8.1', '<' ) ) {
	return;
}

$userfeedback_folder = wp_normalize_path( WP_PLUGIN_DIR ) . '/userfeedback/includes/';
if ( ! is_file( $userfeedback_folder . 'Database/AddonTables.php' ) ) {
	return;
}
foreach ( array( 'AddonTables', 'Database', 'Uninstaller' ) as $userfeedback_class ) {
	if ( ! class_exists( 'UserFeedback\\Database\\' . $userfeedback_class, false ) ) {
		require $userfeedback_folder . 'Database/' . $userfeedback_class . '.php';
	}
}
$userfeedback_uninstaller = new UserFeedback\Database\Uninstaller( $GLOBALS['wpdb'] );
$userfeedback_uninstaller->run_addon(
	'post-ratings',
	array( 'userfeedback_core_post_ratings', 'userfeedback_core_post_ratings_prior' ),
	array(),
	array(),
	array( 'userfeedback_core_ratings_prior', 'userfeedback_core_ratings_places' )
);
