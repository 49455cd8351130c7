<?php
/**
 * A network of two sites beside the test site, in the same database with its own
 * prefix: `on-a-network.php install`, then `on-a-network.php run <vendor> <network's key> <site's key>`,
 * which prints what happened.
 *
 * @package UserFeedback
 */

declare(strict_types=1);

use UserFeedback\Admin\LicenceBoot;
use UserFeedback\Plan\Entitlements;
use UserFeedback\Plan\Licence;
use UserFeedback\Plan\Licences;
use UserFeedback\Plan\LicenceSchedule;
use UserFeedback\Plan\LicenceScope;
use UserFeedback\Plan\LicenceStatus;
use UserFeedback\Plan\LicenceStore;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Plugin;
use UserFeedback\Tests\WordPress;

require dirname( __DIR__, 3 ) . '/bootstrap.php';

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals, WordPress.DB -- A script of its own process; core's own names.
$userfeedback_arguments = $argv;

$_SERVER['HTTP_HOST']      = 'example.org';
$_SERVER['REQUEST_URI']    = '/';
$_SERVER['REQUEST_METHOD'] = 'GET';
define( 'ABSPATH', WordPress::folder() . '/' );
if ( 'install' === $userfeedback_arguments[1] ) {
	define( 'WP_INSTALLING', true );
} else {
	define( 'USERFEEDBACK_CORE_VENDOR_URL', $userfeedback_arguments[2] );
	// The test site blocks requests to other hosts than its own.
	define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1' );
	define( 'MULTISITE', true );
	define( 'SUBDOMAIN_INSTALL', false );
	define( 'DOMAIN_CURRENT_SITE', 'example.org' );
	define( 'PATH_CURRENT_SITE', '/' );
	define( 'SITE_ID_CURRENT_SITE', 1 );
	define( 'BLOG_ID_CURRENT_SITE', 1 );
}
$userfeedback_config = preg_replace( "/^define\( 'WP_(HOME|SITEURL)'.*$/m", '', (string) file_get_contents( ABSPATH . 'wp-config.php' ) );
$userfeedback_file   = (string) tempnam( sys_get_temp_dir(), 'userfeedback-' );
file_put_contents( $userfeedback_file, str_replace( "\$table_prefix = 'wp_';", "\$table_prefix = 'ufnet_';", (string) $userfeedback_config ) );
require $userfeedback_file;
unlink( $userfeedback_file );

global $wpdb;
if ( 'install' === $userfeedback_arguments[1] ) {
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	require_once ABSPATH . 'wp-admin/includes/network.php';
	wp_install( 'Network', 'admin', 'admin@example.org', true, '', 'admin' );
	update_option( 'siteurl', 'http://example.org' );
	update_option( 'home', 'http://example.org' );
	foreach ( $wpdb->tables( 'ms_global' ) as $userfeedback_table => $userfeedback_name ) {
		$wpdb->$userfeedback_table = $userfeedback_name; // @phpstan-ignore property.dynamicName (as core does it)
	}
	install_network();
	populate_network( 1, 'example.org', 'admin@example.org', 'Network', '/', false );
	$wpdb->insert(
		$wpdb->sitemeta,
		array(
			'site_id'    => 1,
			'meta_key'   => 'active_sitewide_plugins',
			'meta_value' => 'a:1:{s:29:"userfeedback/userfeedback.php";i:1;}',
		)
	);
	exit;
}

$userfeedback_root = 1;
$userfeedback_two  = wpmu_create_blog( 'example.org', '/two/', 'Two', $userfeedback_root );
if ( is_wp_error( $userfeedback_two ) ) {
	throw new RuntimeException( $userfeedback_two->get_error_message() ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- For developers.
}
$userfeedback_user = (int) wpmu_create_user( 'siteadmin', 'siteadmin', 'siteadmin@example.org' );
add_user_to_blog( $userfeedback_two, $userfeedback_user, 'administrator' );
list( , , , $userfeedback_network_key, $userfeedback_site_key ) = $userfeedback_arguments;

$userfeedback_container = Plugin::container();
$userfeedback_licences  = $userfeedback_container->get( Licences::class );
$userfeedback_store     = $userfeedback_container->get( LicenceStore::class );
$userfeedback_facts     = array();
$userfeedback_note      = static function ( string $name ) use ( &$userfeedback_facts, $userfeedback_container, $userfeedback_store, $userfeedback_root, $userfeedback_user ): void {
	$shown = array();
	foreach ( array( $userfeedback_root, $userfeedback_user ) as $user ) {
		wp_set_current_user( $user );
		$licence = $userfeedback_container->get( LicenceBoot::class )->data()['license'];
		$shown[] = is_array( $licence ) ? $licence['key'] : null;
	}
	$userfeedback_facts[ $name ] = array(
		'plan'   => $userfeedback_container->get( Entitlements::class )->license_type(),
		'source' => $userfeedback_store->source()->value,
		'shown'  => $shown,
		'daily'  => false !== wp_next_scheduled( LicenceSchedule::EVENT ),
	);
};

wp_set_current_user( $userfeedback_root );
$userfeedback_facts['root may change the network'] = LicenceScope::Network->may_change();
switch_to_blog( $userfeedback_two );
wp_set_current_user( $userfeedback_user );
$userfeedback_facts['siteadmin manages options']        = current_user_can( 'manage_options' );
$userfeedback_facts['siteadmin may change the network'] = LicenceScope::Network->may_change();
$userfeedback_note( 'two without keys' );

$userfeedback_licences->verify( $userfeedback_network_key, LicenceScope::Network );
$userfeedback_note( 'two with the network key' );
restore_current_blog();
$userfeedback_note( 'main site with the network key' );
switch_to_blog( $userfeedback_two );

$userfeedback_licences->verify( $userfeedback_site_key, LicenceScope::Site );
$userfeedback_note( 'two with both' );
$userfeedback_store->save_site( new Licence( $userfeedback_site_key, PlanLevel::Elite, LicenceStatus::Expired ) );
$userfeedback_note( 'two with an expired one of its own' );
$userfeedback_licences->deactivate( '', LicenceScope::Site );
$userfeedback_note( 'two after its own was given back' );
$userfeedback_facts['network key is still there'] = $userfeedback_network_key === $userfeedback_store->network()->key;

$userfeedback_licences->deactivate( '', LicenceScope::Network );
$userfeedback_note( 'two after the network gave back' );
restore_current_blog();
$userfeedback_note( 'main site after the network gave back' );

echo "\n", wp_json_encode( $userfeedback_facts );
