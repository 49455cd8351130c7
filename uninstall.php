<?php
/**
 * Called by WordPress when the plugin is deleted.
 *
 * This file must parse on any PHP, as the main file.
 *
 * @package UserFeedback
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) || PHP_VERSION_ID < 80100 ) {
	return;
}

require_once __DIR__ . '/includes/Database/Database.php';
require_once __DIR__ . '/includes/Database/Uninstaller.php';

$userfeedback_uninstaller = new UserFeedback\Database\Uninstaller( $GLOBALS['wpdb'] );
$userfeedback_uninstaller->run();
