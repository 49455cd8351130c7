<?php
/**
 * Damaged addons that are active on all sites of a network: `damaged-on-a-network.php install`, then
 * `damaged-on-a-network.php run`, which prints what happened.
 *
 * @package UserFeedback
 */

declare(strict_types=1);

use UserFeedback\Addons\AddonStates;
use UserFeedback\Addons\ListAddons;
use UserFeedback\Database\Migrator;
use UserFeedback\Plugin;
use UserFeedback\Tests\WordPress;

require dirname( __DIR__, 3 ) . '/bootstrap.php';

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- A script of its own process; core's own names.
if ( 'install' === $argv[1] ) {
	require dirname( __DIR__, 2 ) . '/network.php';
	exit;
}
$userfeedback_slugs   = array( 'heatmaps', 'post-ratings', 'google-drive', 'targeting' );
$userfeedback_addons  = dirname( __DIR__, 4 ) . '/addons/';
$userfeedback_folder  = sys_get_temp_dir() . '/userfeedback-damaged-' . getmypid();
$userfeedback_plugins = array( 'userfeedback/userfeedback.php' => 1 );
$userfeedback_run     = static fn ( string $command, string ...$paths ): string => (string) exec( $command . ' ' . implode( ' ', array_map( 'escapeshellarg', $paths ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Its own folder.
mkdir( $userfeedback_folder );
register_shutdown_function( static fn () => $userfeedback_run( 'rm -rf', $userfeedback_folder ) );
symlink( (string) realpath( WordPress::folder() . '/wp-content/plugins/userfeedback' ), $userfeedback_folder . '/userfeedback' );
foreach ( $userfeedback_slugs as $userfeedback_slug ) {
	$userfeedback_run( 'cp -r', $userfeedback_addons . $userfeedback_slug, "{$userfeedback_folder}/userfeedback-{$userfeedback_slug}" );
	$userfeedback_plugins[ "userfeedback-{$userfeedback_slug}/userfeedback-{$userfeedback_slug}.php" ] = 1;
}
// The tests' own autoloader would find the classes in the sources.
foreach ( Composer\Autoload\ClassLoader::getRegisteredLoaders() as $userfeedback_loader ) {
	foreach ( array( 'Heatmaps', 'PostRatings', 'GoogleDrive' ) as $userfeedback_name ) {
		$userfeedback_loader->setPsr4( "UserFeedback\\{$userfeedback_name}\\", array() );
	}
}
unlink( $userfeedback_folder . '/userfeedback-heatmaps/includes/PageScript.php' );
file_put_contents( $userfeedback_folder . '/userfeedback-post-ratings/includes/Placement.php', '<?php class {' );
file_put_contents( $userfeedback_folder . '/userfeedback-google-drive/includes/Addon.php', '<?php final class Addon {' );
define( 'WP_PLUGIN_DIR', $userfeedback_folder );
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
require dirname( __DIR__, 2 ) . '/network.php';

require_once ABSPATH . 'wp-admin/includes/admin.php';
$userfeedback_facts = array();
foreach ( array( 1, (int) get_id_from_blogname( 'two' ) ) as $userfeedback_place => $userfeedback_site ) {
	switch_to_blog( $userfeedback_site );
	wp_set_current_user( 1 );
	Plugin::container()->get( Migrator::class )->run();
	foreach ( array( 'admin_menu', 'network_admin_menu', 'admin_init', 'wp' ) as $userfeedback_hook ) {
		ob_start();
		do_action( $userfeedback_hook, $GLOBALS['wp'] );
		ob_end_clean();
	}
	$userfeedback_states = Plugin::container()->get( AddonStates::class );
	$userfeedback_reply  = rest_do_request( new WP_REST_Request( 'GET', '/userfeedback/v1/surveys' ) );
	$userfeedback_facts[ 0 === $userfeedback_place ? 'main' : 'two' ] = array(
		'content' => trim( wp_strip_all_tags( (string) apply_filters( 'the_content', 'Words.' ) ) ),
		'surveys' => $userfeedback_reply->get_status(),
		'works'   => array_values( array_filter( $userfeedback_slugs, array( $userfeedback_states, 'is_active' ) ) ),
		'broken'  => array_keys( array_diff( array_column( Plugin::container()->get( ListAddons::class )->all(), 'problem', 'slug' ), array( '' ) ) ),
	);
	restore_current_blog();
}
echo "\n", wp_json_encode( $userfeedback_facts );
