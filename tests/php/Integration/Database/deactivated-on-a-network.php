<?php
/**
 * The plugin is deactivated on a network of two sites: `deactivated-on-a-network.php install`, then
 * `deactivated-on-a-network.php run`, which prints whether each site had an event of ours before and after.
 *
 * @package UserFeedback
 */

declare(strict_types=1);

use UserFeedback\Notifications\Watch;

require dirname( __DIR__, 3 ) . '/bootstrap.php';
require dirname( __DIR__, 2 ) . '/network.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

/**
 * Which sites have an event.
 *
 * @return list<bool> The first site, the second.
 */
function userfeedback_test_events(): array {
	$events = array();
	foreach ( array( 1, (int) get_id_from_blogname( 'two' ) ) as $site ) {
		switch_to_blog( $site );
		$events[] = false !== wp_next_scheduled( Watch::EVENT );
		restore_current_blog();
	}
	return $events;
}

foreach ( array( 1, (int) get_id_from_blogname( 'two' ) ) as $userfeedback_site ) {
	switch_to_blog( $userfeedback_site );
	wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', Watch::EVENT );
	restore_current_blog();
}
$userfeedback_before = userfeedback_test_events();
deactivate_plugins( 'userfeedback/userfeedback.php', false, true );
echo "\n" . wp_json_encode(
	array(
		'before' => $userfeedback_before,
		'after'  => userfeedback_test_events(),
	)
);
