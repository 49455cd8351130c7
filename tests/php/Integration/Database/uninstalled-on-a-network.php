<?php
/**
 * The plugin is deleted from a network on which only the second site chose that everything goes:
 * `uninstalled-on-a-network.php install`, then `uninstalled-on-a-network.php run`, which prints what there was of each
 * site in the accounts, and what is left.
 *
 * @package UserFeedback
 */

declare(strict_types=1);

use UserFeedback\Database\Uninstaller;
use UserFeedback\Notifications\Dismissals;
use UserFeedback\Responses\RememberedSurveys;

require dirname( __DIR__, 3 ) . '/bootstrap.php';
require dirname( __DIR__, 2 ) . '/network.php';

/**
 * User meta of ours.
 *
 * @return list<string> Keys.
 */
function userfeedback_test_keys(): array {
	global $wpdb;
	return $wpdb->get_col( "SELECT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE 'userfeedback\\_core\\_%' ORDER BY meta_key" ); // phpcs:ignore WordPress.DB -- What is stored is the question.
}

wp_set_current_user( 1 );
update_user_meta( 1, 'userfeedback_core_shared', 'x' );
foreach ( array( 1, (int) get_id_from_blogname( 'two' ) ) as $userfeedback_site ) {
	switch_to_blog( $userfeedback_site );
	RememberedSurveys::add( 1, 1, '', 1767225600 );
	( new Dismissals() )->add( 'x' );
	update_option( 'userfeedback_core_settings', array( 'uninstall_remove_data' => 1 !== $userfeedback_site ) );
	restore_current_blog();
}
$userfeedback_before = userfeedback_test_keys();
( new Uninstaller( $GLOBALS['wpdb'] ) )->run();
echo "\n" . wp_json_encode(
	array(
		'before' => $userfeedback_before,
		'after'  => userfeedback_test_keys(),
	)
);
