<?php
/**
 * Loads WordPress with a sign of the neighbor plugin and prints what ours did.
 *
 * @package UserFeedback
 */

declare(strict_types=1);

use UserFeedback\Tests\WordPress;

require dirname( __DIR__, 3 ) . '/bootstrap.php';

define( 'SAVEQUERIES', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
if ( ! isset( $argv[1] ) ) {
	define( 'USERFEEDBACK_VERSION', '1.0' );
}
WordPress::load();
wp_set_current_user( 1 );
ob_start();
do_action( 'admin_notices' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
$userfeedback_notices = (string) ob_get_clean();
do_action( 'admin_menu', '' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
echo "\n", wp_json_encode(
	array(
		'loaded'  => did_action( 'userfeedback_loaded' ),
		'routes'  => array_keys( rest_get_server()->get_routes( 'userfeedback/v1' ) ),
		'menu'    => isset( $GLOBALS['submenu']['userfeedback_surveys'] ),
		'notice'  => substr_count( $userfeedback_notices, 'another plugin of the same name is active' ),
		'named'   => substr_count( $userfeedback_notices, '&quot;UserFeedback Lite 1.2.0&quot;' ),
		'button'  => preg_match( '~href="[^"]*plugins\.php\?action=deactivate&\#038;plugin=userfeedback-lite%2Fuserfeedback\.php&\#038;_wpnonce=~', $userfeedback_notices ),
		'queries' => array_values(
			(array) preg_grep( '/\b\w+userfeedback_\w+/', array_column( $GLOBALS['wpdb']->queries, 0 ) )
		),
	)
);
