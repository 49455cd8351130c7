<?php
/**
 * The plugin and its addons with data of their own, deleted with everything from a network of two sites:
 * `removed-from-a-network.php install`, then `removed-from-a-network.php run <basename> …` with the plugins in
 * the order in which they are deleted. Prints what is left, and the tokens that Google was asked to take back.
 *
 * @package UserFeedback
 */

declare(strict_types=1);

use UserFeedback\Database\AddonTables;
use UserFeedback\Database\Migrator;
use UserFeedback\GoogleDrive\Cipher;
use UserFeedback\GoogleDrive\Connection;
use UserFeedback\Plugin;

require dirname( __DIR__, 3 ) . '/bootstrap.php';

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals, WordPress.DB -- A script of its own process; core's own names; what is left is the question.
$userfeedback_slugs   = array( 'post-ratings', 'heatmaps', 'google-drive', 'geo-restrictions' );
$userfeedback_plugins = array( 'userfeedback/userfeedback.php' => 1 );
foreach ( $userfeedback_slugs as $userfeedback_slug ) {
	$userfeedback_plugins[ "userfeedback-{$userfeedback_slug}/userfeedback-{$userfeedback_slug}.php" ] = 1;
}
if ( 'install' !== $argv[1] ) {
	// WordPress takes hooks that were there before it.
	$GLOBALS['wp_filter'] = array(
		'pre_site_option_active_sitewide_plugins' => array(
			10 => array(
				array(
					'function'      => static fn (): array => $userfeedback_plugins,
					'accepted_args' => 1,
				),
			),
		),
	);
}
$userfeedback_order = array_slice( $argv, 2 );
require dirname( __DIR__, 2 ) . '/network.php';

$userfeedback_sites   = array( 1, (int) get_id_from_blogname( 'two' ) );
$userfeedback_uploads = (string) tempnam( sys_get_temp_dir(), 'userfeedback-uploads-' );
unlink( $userfeedback_uploads );
register_shutdown_function( static fn () => exec( 'rm -rf ' . escapeshellarg( $userfeedback_uploads ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Its own folder.
add_filter(
	'upload_dir',
	static fn ( array $folders ): array => array( 'basedir' => $userfeedback_uploads . '/' . get_current_blog_id() ) + $folders
);
$userfeedback_asked = array();
add_filter(
	'pre_http_request',
	static function ( mixed $reply, array $arguments, string $url ) use ( &$userfeedback_asked ): array {
		$userfeedback_asked[] = array( $url, $arguments['body']['token'] ?? '' );
		return array(
			'headers'  => array(),
			'body'     => '',
			'response' => array( 'code' => 200 ),
		);
	},
	10,
	3
);

/**
 * What is stored of ours on the current site.
 *
 * @return array<string, list<string>> Names of tables, options, events and folders.
 */
function userfeedback_test_left( string $uploads ): array {
	global $wpdb;
	$events = array();
	foreach ( _get_cron_array() as $hooks ) {
		$events = array_merge( $events, array_keys( is_array( $hooks ) ? $hooks : array() ) );
	}
	return array(
		'tables'  => $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'userfeedback_' ) . '%' ) ),
		'options' => $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%userfeedback%'" ),
		'meta'    => $wpdb->get_col( "SELECT meta_key FROM {$wpdb->postmeta} WHERE meta_key LIKE '%userfeedback%'" ),
		'events'  => array_values( (array) preg_grep( '/userfeedback/', array_map( 'strval', $events ) ) ),
		'folders' => array_map( static fn ( mixed $path ): string => basename( (string) $path ), (array) glob( $uploads . '/' . get_current_blog_id() . '/*' ) ),
	);
}

$userfeedback_facts = array();
foreach ( $userfeedback_sites as $userfeedback_site ) {
	switch_to_blog( $userfeedback_site );
	Plugin::container()->get( Migrator::class )->run();
	Plugin::container()->get( AddonTables::class )->run();
	update_option( 'userfeedback_core_settings', array( 'uninstall_remove_data' => true ) );
	update_option( Connection::TOKENS, Cipher::seal( (string) wp_json_encode( array( 'refresh' => 'grant-' . $userfeedback_site ) ) ), false );
	foreach ( array( Connection::OPTION, 'userfeedback_core_post_ratings', 'userfeedback_core_live_heatmaps', 'userfeedback_core_countries' ) as $userfeedback_option ) {
		update_option( $userfeedback_option, array( 'connected' => true ) );
	}
	foreach ( AddonTables::stored() as $userfeedback_stored ) {
		foreach ( $userfeedback_stored['meta'] as $userfeedback_key ) {
			update_post_meta( 1, $userfeedback_key, 'on' );
		}
	}
	foreach ( array( 'userfeedback_core_ratings_prior', 'userfeedback_core_prune_heatmaps', 'userfeedback_core_update_countries' ) as $userfeedback_event ) {
		wp_schedule_single_event( time() + 5000, $userfeedback_event );
	}
	wp_mkdir_p( $userfeedback_uploads . '/' . $userfeedback_site . '/userfeedback-geo-restrictions' );
	file_put_contents( $userfeedback_uploads . '/' . $userfeedback_site . '/userfeedback-geo-restrictions/countries.mmdb', 'x' );
	$userfeedback_facts['before'][] = array_map( 'count', userfeedback_test_left( $userfeedback_uploads ) );
	restore_current_blog();
}

// The first plugin that goes leaves the second without its files, as WordPress deletes them.
define( 'WP_UNINSTALL_PLUGIN', $userfeedback_order[0] );
foreach ( $userfeedback_order as $userfeedback_plugin ) {
	( static function () use ( $userfeedback_plugin ): void {
		include WP_PLUGIN_DIR . '/' . dirname( $userfeedback_plugin ) . '/uninstall.php';
	} )();
}
wp_cache_flush();
foreach ( $userfeedback_sites as $userfeedback_site ) {
	switch_to_blog( $userfeedback_site );
	$userfeedback_facts['after'][] = userfeedback_test_left( $userfeedback_uploads );
	restore_current_blog();
}
$userfeedback_facts['asked'] = $userfeedback_asked;
echo "\n", wp_json_encode( $userfeedback_facts );
