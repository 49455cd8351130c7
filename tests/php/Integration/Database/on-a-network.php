<?php
/**
 * A site of a network that is deleted: `on-a-network.php install`, then
 * `on-a-network.php run`, which prints which of our tables there were.
 *
 * @package UserFeedback
 */

declare(strict_types=1);

use UserFeedback\Database\Migrator;
use UserFeedback\Plugin;
use UserFeedback\Surveys\SaveSurvey;

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

$userfeedback_cookie  = static fn (): string => Plugin::container()->get( SaveSurvey::class )->draft( array( 'title' => 'S' ), 1 )->cookie_name();
$userfeedback_cookies = array( $userfeedback_cookie() );
switch_to_blog( $userfeedback_two );
$userfeedback_cookies[] = $userfeedback_cookie();
Plugin::container()->get( Migrator::class )->run();
restore_current_blog();
$userfeedback_before = userfeedback_test_tables();
wp_delete_site( $userfeedback_two );
echo "\n" . wp_json_encode(
	array(
		'before'  => $userfeedback_before,
		'after'   => userfeedback_test_tables(),
		'cookies' => $userfeedback_cookies,
	)
);
