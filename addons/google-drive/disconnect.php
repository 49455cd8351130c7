<?php
/**
 * What ends before everything of a site is removed: the grant at Google. UserFeedback's uninstaller calls what this
 * file returns, because it deletes the tokens without starting the addon (docs/how-to/addon.md).
 *
 * This file must parse on any PHP.
 *
 * @package UserFeedback\GoogleDrive
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

foreach ( array( 'Cipher', 'Connection', 'RevokeGrant' ) as $userfeedback_class ) {
	if ( ! class_exists( 'UserFeedback\\GoogleDrive\\' . $userfeedback_class, false ) ) {
		require __DIR__ . '/includes/' . $userfeedback_class . '.php';
	}
}

return array( 'UserFeedback\GoogleDrive\RevokeGrant', 'site' );
