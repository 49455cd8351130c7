<?php
/**
 * Begin of a script that runs on a network beside the test site: in the same
 * database with its own prefix. `<script> install` makes it, with UserFeedback
 * active on all sites, and ends; every other first argument loads it. Constants that the
 * script wants must be defined before.
 *
 * @package UserFeedback
 */

declare(strict_types=1);

use UserFeedback\Tests\WordPress;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals, WordPress.DB -- A script of its own process; core's own names.
$userfeedback_arguments    = $argv;
$userfeedback_installs     = 'install' === $userfeedback_arguments[1];
$_SERVER['HTTP_HOST']      = 'example.org';
$_SERVER['REQUEST_URI']    = '/';
$_SERVER['REQUEST_METHOD'] = 'GET';
define( 'ABSPATH', WordPress::folder() . '/' );
if ( $userfeedback_installs ) {
	define( 'WP_INSTALLING', true );
} else {
	// The test site blocks requests to other hosts than its own.
	define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1' );
	define( 'MULTISITE', true );
	define( 'SUBDOMAIN_INSTALL', false );
	define( 'DOMAIN_CURRENT_SITE', 'example.org' );
	define( 'PATH_CURRENT_SITE', '/' );
	define( 'SITE_ID_CURRENT_SITE', 1 );
	define( 'BLOG_ID_CURRENT_SITE', 1 );
}
$userfeedback_config = preg_replace(
	"/^define\( 'WP_(HOME|SITEURL)'.*$/m",
	'',
	(string) file_get_contents( ABSPATH . 'wp-config.php' )
);
$userfeedback_file   = (string) tempnam( sys_get_temp_dir(), 'userfeedback-' );
file_put_contents(
	$userfeedback_file,
	str_replace( "\$table_prefix = 'wp_';", "\$table_prefix = 'ufnet_';", (string) $userfeedback_config )
);
require $userfeedback_file;
unlink( $userfeedback_file );

if ( $userfeedback_installs ) {
	global $wpdb;
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

// The network's administrator is user 1. A second site "two", and "siteadmin" who manages only that one.
$userfeedback_two = wpmu_create_blog( 'example.org', '/two/', 'Two', 1 );
if ( is_wp_error( $userfeedback_two ) ) {
	throw new RuntimeException( $userfeedback_two->get_error_message() ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- For developers.
}
// WordPress leaves this on, and with it looks for no updates.
wp_installing( false );
$userfeedback_user = (int) wpmu_create_user( 'siteadmin', 'siteadmin', 'siteadmin@example.org' );
add_user_to_blog( $userfeedback_two, $userfeedback_user, 'administrator' );
