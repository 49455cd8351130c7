<?php
/**
 * Called by WordPress when the addon is deleted. The grant ends at Google in any case. What else was stored goes too
 * where the owner chose so, on every site of a network: UserFeedback's uninstaller does that; where UserFeedback went
 * first, it did it then.
 *
 * This file must parse on any PHP.
 *
 * @package UserFeedback\GoogleDrive
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) || version_compare( PHP_VERSION, '8.1', '<' ) ) {
	return;
}

require __DIR__ . '/disconnect.php';
UserFeedback\GoogleDrive\RevokeGrant::run();

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
	'google-drive',
	array(
		'userfeedback_core_google_drive',
		'userfeedback_core_google_drive_tokens',
		'userfeedback_core_google_drive_pause',
	),
	array( 'google_drive', 'google_drive_all' )
);
