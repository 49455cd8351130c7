<?php
/**
 * A site of a network that is deleted: `on-a-network.php install`, then
 * `on-a-network.php run <folder>`, which prints what there was of ours. Visitors' files are in that folder, outside the
 * uploads.
 *
 * @package UserFeedback
 */

declare(strict_types=1);

use UserFeedback\Database\Migrator;
use UserFeedback\Files\FileFolder;
use UserFeedback\Notifications\Dismissals;
use UserFeedback\Plugin;
use UserFeedback\Responses\RememberedSurveys;
use UserFeedback\Surveys\SaveSurvey;

define( 'USERFEEDBACK_CORE_FILES_FOLDER', $argv[2] ?? '' );
require dirname( __DIR__, 3 ) . '/bootstrap.php';
require dirname( __DIR__, 2 ) . '/network.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

$userfeedback_two = (int) get_id_from_blogname( 'two' );

// phpcs:disable WordPress.DB -- Which tables there are is the question.
/**
 * Our tables of both sites.
 *
 * @return array{int, int} Of the first site, of the second.
 */
function userfeedback_test_tables(): array {
	global $wpdb;
	return array(
		count( $wpdb->get_col( "SHOW TABLES LIKE 'ufnet\\_userfeedback\\_%'" ) ),
		count( $wpdb->get_col( "SHOW TABLES LIKE 'ufnet\\_2\\_userfeedback\\_%'" ) ),
	);
}

/**
 * Files and user meta of both sites.
 *
 * @return array{int, int, int, int} Files of the first site, of the second, user meta of the first, of the second.
 */
function userfeedback_test_rest(): array {
	global $wpdb;
	$counts = array();
	foreach ( array( 1, 2 ) as $site ) {
		$counts[] = count( (array) glob( USERFEEDBACK_CORE_FILES_FOLDER . "/site-$site{,/*.bin}", GLOB_BRACE ) );
	}
	foreach ( array( 1, 2 ) as $site ) {
		$counts[] = (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->usermeta WHERE meta_key LIKE 'userfeedback\\_core\\_%\\_$site'" );
	}
	return $counts;
}

wp_set_current_user( 1 );
foreach ( array( 1, $userfeedback_two ) as $userfeedback_site ) {
	switch_to_blog( $userfeedback_site );
	( new FileFolder() )->take( __FILE__ );
	RememberedSurveys::add( 1, 1, '', 1767225600 );
	( new Dismissals() )->add( 'x' );
	restore_current_blog();
}

$userfeedback_cookie  = static fn (): string => Plugin::container()->get( SaveSurvey::class )->draft( array( 'title' => 'S' ), 1 )->cookie_name();
$userfeedback_cookies = array( $userfeedback_cookie() );
switch_to_blog( $userfeedback_two );
$userfeedback_cookies[] = $userfeedback_cookie();
Plugin::container()->get( Migrator::class )->run();
restore_current_blog();
$userfeedback_before = array( userfeedback_test_tables(), userfeedback_test_rest() );
wp_delete_site( $userfeedback_two );
echo "\n" . wp_json_encode(
	array(
		'before'  => $userfeedback_before,
		'after'   => array( userfeedback_test_tables(), userfeedback_test_rest() ),
		'cookies' => $userfeedback_cookies,
	)
);
