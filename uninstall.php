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

// A process that ran the plugin until now has some of them already, from whichever file.
foreach ( array(
	'Database\AddonTables',
	'Database\Database',
	'Database\Uninstaller',
	'Display\FontFolder',
	'FastImpressions\FastImpressions',
	'Files\FileFolder',
	'Notifications\Dismissals',
	'Plan\LicenseSchedule',
	'Plan\LicenseStore',
	'Responses\RememberedSurveys',
) as $userfeedback_class ) {
	if ( ! class_exists( 'UserFeedback\\' . $userfeedback_class, false ) ) {
		require __DIR__ . '/includes/' . str_replace( '\\', '/', $userfeedback_class ) . '.php';
	}
}

$userfeedback_uninstaller = new UserFeedback\Database\Uninstaller( $GLOBALS['wpdb'] );
$userfeedback_uninstaller->run();
