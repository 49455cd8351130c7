<?php
/**
 * Loads a WordPress in which the addons are as a test asks, shows a page and
 * prints what came of it. Argument: JSON { without: slugs, broken: slug, later: bool, edition: pro or lite, core: bool }.
 *
 * @package UserFeedback
 */

declare(strict_types=1);

use UserFeedback\Addons\AddonStates;
use UserFeedback\Display\PagePayload;
use UserFeedback\Plan\Rights;
use UserFeedback\Plugin;
use UserFeedback\Tests\Integration\Addons\ThrowingAddon;
use UserFeedback\Tests\WordPress;

require dirname( __DIR__, 3 ) . '/bootstrap.php';

$userfeedback_site = json_decode( $argv[1] ?? '{}', true, 8, JSON_THROW_ON_ERROR ) + array(
	'without' => array(),
	'broken'  => '',
	'later'   => false,
	'edition' => 'pro',
	'core'    => true,
);
if ( 'lite' === $userfeedback_site['edition'] ) {
	define( 'USERFEEDBACK_CORE_EDITION', 'lite' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Ours.
}
$GLOBALS['wp_filter'] = array( // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The way to add filters before WordPress is there.
	'option_active_plugins' => array(
		10 => array(
			array(
				'accepted_args' => 1,
				'function'      => static function ( array $plugins ) use ( $userfeedback_site ): array {
					$gone = array_map(
						static fn ( string $slug ): string => AddonStates::basename( $slug ),
						$userfeedback_site['without']
					);
					if ( true !== $userfeedback_site['core'] ) {
						$gone[] = 'userfeedback/userfeedback.php';
					}
					return array_values( array_diff( $plugins, $gone ) );
				},
			),
		),
	),
	'userfeedback_loaded'   => array(
		1 => array(
			array(
				'accepted_args' => 0,
				'function'      => static function () use ( $userfeedback_site ): void {
					if ( '' !== $userfeedback_site['broken'] ) {
						// The addon throws for this test only; nothing looks for its own class any more.
						ini_set( 'error_log', (string) tempnam( sys_get_temp_dir(), 'userfeedback-log-' ) );
						ThrowingAddon::$slug  = $userfeedback_site['broken'];
						ThrowingAddon::$later = $userfeedback_site['later'];
						class_alias(
							ThrowingAddon::class,
							'UserFeedback\\' . str_replace(
								' ',
								'',
								ucwords( str_replace( '-', ' ', $userfeedback_site['broken'] ) )
							) . '\Addon'
						);
					}
				},
			),
		),
	),
);
WordPress::load();
$userfeedback_result = array();
if ( did_action( 'userfeedback_loaded' ) > 0 ) {
	$userfeedback_container = Plugin::container();
	$userfeedback_query     = new WP_Query();
	$userfeedback_query->query( array() );
	$userfeedback_result['surveys']  = $userfeedback_container->get( PagePayload::class )->of(
		$userfeedback_query
	)['surveys'] ?? array();
	$userfeedback_result['features'] = array_map(
		static fn ( array $feature ): string => $feature['state'],
		$userfeedback_container->get( Rights::class )->all()
	);
	wp_set_current_user( 1 );
	$userfeedback_result['templates'] = array_column(
		rest_do_request( new WP_REST_Request( 'GET', '/userfeedback/v1/survey-templates' ) )->get_data(),
		'is_available',
		'key'
	);
}
wp_set_current_user( 1 );
set_current_screen( 'plugins' );
ob_start();
do_action( 'admin_notices' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
$userfeedback_lines             = explode(
	"\n",
	wp_strip_all_tags( str_replace( '</p>', "\n", (string) ob_get_clean() ) )
);
$userfeedback_result['notices'] = array_values(
	(array) preg_grep( '/UserFeedback/', array_map( 'trim', $userfeedback_lines ) )
);
echo "\n", wp_json_encode( $userfeedback_result );
