<?php
/**
 * Called by WordPress when the plugin is deleted.
 *
 * This file must parse on any PHP, as the main file.
 *
 * @package UserFeedback
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) || version_compare( PHP_VERSION, '8.1', '<' ) ) {
	return;
}

require_once __DIR__ . '/includes/Database/Database.php';
require_once __DIR__ . '/includes/Database/Uninstaller.php';
require_once __DIR__ . '/includes/Plan/LicenceSchedule.php';
require_once __DIR__ . '/includes/Plan/LicenceStore.php';

$userfeedback_uninstaller = new UserFeedback\Database\Uninstaller( $GLOBALS['wpdb'] );
$userfeedback_uninstaller->run();
