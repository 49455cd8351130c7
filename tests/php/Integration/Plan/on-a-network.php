<?php
/**
 * Licenses on a network: `on-a-network.php install`, then
 * `on-a-network.php run <vendor> <network's key> <site's key>`, which prints what happened.
 *
 * @package UserFeedback
 */

declare(strict_types=1);

use UserFeedback\Admin\LicenseBoot;
use UserFeedback\Plan\License;
use UserFeedback\Plan\Licenses;
use UserFeedback\Plan\LicenseSchedule;
use UserFeedback\Plan\LicenseScope;
use UserFeedback\Plan\LicenseStatus;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Plan\Rights;
use UserFeedback\Plugin;

require dirname( __DIR__, 3 ) . '/bootstrap.php';

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- A script of its own process.
if ( isset( $argv[2] ) ) {
	define( 'USERFEEDBACK_CORE_VENDOR_URL', $argv[2] );
}
require dirname( __DIR__, 2 ) . '/network.php';

$userfeedback_root = 1;
$userfeedback_two  = (int) get_id_from_blogname( 'two' );
$userfeedback_user = (int) username_exists( 'siteadmin' );
list( , , , $userfeedback_network_key, $userfeedback_site_key ) = $argv;

$userfeedback_container = Plugin::container();
$userfeedback_licenses  = $userfeedback_container->get( Licenses::class );
$userfeedback_store     = $userfeedback_container->get( LicenseStore::class );
$userfeedback_facts     = array();
$userfeedback_note      = static function ( string $name ) use (
	&$userfeedback_facts,
	$userfeedback_container,
	$userfeedback_store,
	$userfeedback_root,
	$userfeedback_user
): void {
	$shown = array();
	foreach ( array( $userfeedback_root, $userfeedback_user ) as $user ) {
		wp_set_current_user( $user );
		$license = $userfeedback_container->get( LicenseBoot::class )->data()['license'];
		$shown[] = is_array( $license ) ? $license['key'] : null;
	}
	$userfeedback_facts[ $name ] = array(
		'plan'   => $userfeedback_container->get( Rights::class )->license_type(),
		'source' => $userfeedback_store->source()->value,
		'shown'  => $shown,
		'daily'  => false !== wp_next_scheduled( LicenseSchedule::EVENT ),
	);
};

wp_set_current_user( $userfeedback_root );
$userfeedback_facts['root may change the network'] = LicenseScope::Network->may_change();
switch_to_blog( $userfeedback_two );
wp_set_current_user( $userfeedback_user );
$userfeedback_facts['siteadmin manages options']        = current_user_can( 'manage_options' );
$userfeedback_facts['siteadmin may change the network'] = LicenseScope::Network->may_change();
$userfeedback_note( 'two without keys' );

$userfeedback_licenses->verify( $userfeedback_network_key, LicenseScope::Network );
$userfeedback_note( 'two with the network key' );
restore_current_blog();
$userfeedback_note( 'main site with the network key' );
switch_to_blog( $userfeedback_two );

$userfeedback_licenses->verify( $userfeedback_site_key, LicenseScope::Site );
$userfeedback_note( 'two with both' );
$userfeedback_store->save_site( new License( $userfeedback_site_key, PlanLevel::Elite, LicenseStatus::Expired ) );
$userfeedback_note( 'two with an expired one of its own' );
$userfeedback_licenses->deactivate( '', LicenseScope::Site );
$userfeedback_note( 'two after its own was given back' );
$userfeedback_facts['network key is still there'] = $userfeedback_network_key === $userfeedback_store->network()->key;

$userfeedback_licenses->deactivate( '', LicenseScope::Network );
$userfeedback_note( 'two after the network gave back' );
restore_current_blog();
$userfeedback_note( 'main site after the network gave back' );

echo "\n", wp_json_encode( $userfeedback_facts );
