<?php
/**
 * Addons on a network, with the development vendor: `on-a-network.php install`, then
 * `on-a-network.php run`, which prints what happened.
 *
 * @package UserFeedback
 */

declare(strict_types=1);

use PHPUnit\Framework\TestCase;
use UserFeedback\Pro\Addons\AddonActions;
use UserFeedback\Addons\ListAddons;
use UserFeedback\Addons\PluginFolder;
use UserFeedback\Plan\AjaxActions;
use UserFeedback\Plugin;
use UserFeedback\Tests\CallsAjax;
use UserFeedback\Tests\VendorPackages;
use UserFeedback\Tests\VendorService;
use UserFeedback\Tests\WordPress;

require dirname( __DIR__, 3 ) . '/bootstrap.php';

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- A script of its own process; core's own names.
if ( 'install' === $argv[1] ) {
	require dirname( __DIR__, 2 ) . '/network.php';
	exit;
}
$userfeedback_packages = new VendorPackages();
$userfeedback_packages->offer( '0.1.0' );
define( 'USERFEEDBACK_CORE_VENDOR_URL', VendorService::url( $userfeedback_packages->folder ) );
define( 'USERFEEDBACK_CORE_VENDOR_KEY', $userfeedback_packages->public_key );
define( 'WP_PLUGIN_DIR', $userfeedback_packages->folder . '/plugins' );
mkdir( WP_PLUGIN_DIR );
symlink(
	(string) realpath( WordPress::folder() . '/wp-content/plugins/userfeedback' ),
	WP_PLUGIN_DIR . '/userfeedback'
);
register_shutdown_function( static fn () => exec( 'rm -rf ' . escapeshellarg( $userfeedback_packages->folder ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Its own folder.
require dirname( __DIR__, 2 ) . '/network.php';

$userfeedback_root = 1;
$userfeedback_two  = (int) get_id_from_blogname( 'two' );
$userfeedback_user = (int) username_exists( 'siteadmin' );
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
require_once ABSPATH . 'wp-admin/includes/class-wp-ajax-upgrader-skin.php';
add_filter( 'pre_http_request', array( VendorPackages::class, 'wordpress_org' ), 10, 3 );
$userfeedback_container = Plugin::container();
$userfeedback_container->get( AjaxActions::class )->add();
$userfeedback_container->get( AddonActions::class )->add();
$userfeedback_caller = new class( 'network' ) extends TestCase {
	use CallsAjax {
		ajax as public;
	}
};
$userfeedback_facts  = array();
$userfeedback_ajax   = static function (
	int $user,
	string $action,
	array $fields
) use ( $userfeedback_caller ): array {
	wp_set_current_user( $user );
	$answer = $userfeedback_caller->ajax( $action, $fields );
	return array( $answer['success'], $answer['data']['code'] ?? '' );
};
$userfeedback_key    = VendorService::key( 'elite' );
$userfeedback_addon  = array( 'plugin' => VendorPackages::BASENAME );
$userfeedback_folder = PluginFolder::of_package( VendorPackages::SLUG );
$userfeedback_shown  = static function ( int $user ) use ( $userfeedback_caller ): array {
	wp_set_current_user( $user );
	$network = $userfeedback_caller->ajax( 'userfeedback_vue_get_license' )['data']['network'];
	return array( $network['key'] ?? null, $network['type'] ?? null );
};
$userfeedback_line   = static function (): ?stdClass {
	$list = get_site_transient( 'update_plugins' );
	return $list instanceof stdClass ? $list->response[ VendorPackages::BASENAME ] ?? null : null;
};

switch_to_blog( $userfeedback_two );
$userfeedback_network = array(
	'license' => $userfeedback_key,
	'scope'   => 'network',
);

$userfeedback_facts['siteadmin verifies for the network']   = $userfeedback_ajax(
	$userfeedback_user,
	'userfeedback_verify_license',
	$userfeedback_network
);
$userfeedback_facts['root verifies for the network']        = $userfeedback_ajax(
	$userfeedback_root,
	'userfeedback_verify_license',
	$userfeedback_network
);
$userfeedback_facts['siteadmin sees no key']                = $userfeedback_shown( $userfeedback_user );
$userfeedback_facts['root sees it masked']                  = $userfeedback_shown( $userfeedback_root );
$userfeedback_facts['siteadmin gives the network key back'] = $userfeedback_ajax(
	$userfeedback_user,
	'userfeedback_deactivate_license',
	array( 'scope' => 'network' ) + $userfeedback_network
);

$userfeedback_install = array(
	'plugin' => $userfeedback_container->get( ListAddons::class )->look_up_key( VendorPackages::SLUG ),
);

$userfeedback_facts['siteadmin installs']               = $userfeedback_ajax(
	$userfeedback_user,
	'userfeedback_install_addon',
	$userfeedback_install
);
$userfeedback_facts['nothing is there']                 = $userfeedback_folder->version();
$userfeedback_facts['root installs on the second site'] = $userfeedback_ajax(
	$userfeedback_root,
	'userfeedback_install_addon',
	$userfeedback_install
);
$userfeedback_facts['it is there']                      = $userfeedback_folder->version();

$userfeedback_facts['siteadmin may not activate plugins'] = $userfeedback_ajax(
	$userfeedback_user,
	'userfeedback_activate_addon',
	$userfeedback_addon
);
$userfeedback_facts['root activates on the second site']  = $userfeedback_ajax(
	$userfeedback_root,
	'userfeedback_activate_addon',
	$userfeedback_addon
);
$userfeedback_active                                      = static fn (): bool => in_array(
	VendorPackages::BASENAME,
	(array) get_option( 'active_plugins' ),
	true
);
$userfeedback_on_two                                      = $userfeedback_active();
restore_current_blog();
$userfeedback_facts['active on two, main'] = array( $userfeedback_on_two, $userfeedback_active() );
switch_to_blog( $userfeedback_two );

// The network lets administrators of sites switch plugins.
update_site_option( 'menu_items', array( 'plugins' => 1 ) );
$userfeedback_facts['siteadmin with plugins menu deactivates'] = $userfeedback_ajax(
	$userfeedback_user,
	'userfeedback_deactivate_addon',
	$userfeedback_addon
);
$userfeedback_facts['active on two then']                      = $userfeedback_active();
wp_set_current_user( $userfeedback_root );
activate_plugin( VendorPackages::BASENAME, '', true, true );
$userfeedback_ajax( $userfeedback_user, 'userfeedback_deactivate_addon', $userfeedback_addon );
$userfeedback_facts['siteadmin deactivates what the network has'] = is_plugin_active_for_network(
	VendorPackages::BASENAME
);

$userfeedback_looks  = static fn (): int => count(
	array_filter(
		VendorService::calls(),
		static fn ( array $call ): bool => '/userfeedback/catalog.json' === $call['path']
	)
);
$userfeedback_packages->offer( '0.2.0' );
$userfeedback_before = $userfeedback_looks();

restore_current_blog();
delete_site_transient( 'update_plugins' );
do_action( 'wp_update_plugins' );
wp_update_plugins();
$userfeedback_facts['the main site lists it'] = array(
	$userfeedback_looks() - $userfeedback_before,
	$userfeedback_line()?->new_version,
	( $userfeedback_line()->package ?? '' ) === $userfeedback_install['plugin'],
);
wp_set_current_user( $userfeedback_root );
( new Plugin_Upgrader( new WP_Ajax_Upgrader_Skin() ) )->bulk_upgrade( array( VendorPackages::BASENAME ) );
$userfeedback_facts['network update']              = $userfeedback_folder->version();
$userfeedback_facts['still active on the network'] = is_plugin_active_for_network( VendorPackages::BASENAME );

$userfeedback_packages->offer( '0.3.0' );
$userfeedback_facts['root gives the network key back'] = $userfeedback_ajax(
	$userfeedback_root,
	'userfeedback_deactivate_license',
	array( 'license' => '' ) + $userfeedback_network
);
delete_site_transient( 'update_plugins' );
do_action( 'wp_update_plugins' );
$userfeedback_facts['nothing is listed without a key'] = $userfeedback_line()?->new_version;

echo "\n", wp_json_encode( $userfeedback_facts );
