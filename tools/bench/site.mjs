import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addonFiles, addonSlugs, coreFiles } from '../lib/zip/contents.mjs';

/** Where a request says which files of the plugin it loaded, below the document root. */
export const FILES = 'wp-content/uploads/bench-files.json';

/**
 * Parts of the measured site only: a plain REST route with one INSERT, switches for the early path and the
 * plugin, and headers that report the cost of a request and the files it loaded.
 */
const MU_PLUGIN = `<?php
if ( isset( $_SERVER['HTTP_X_BENCH_ADDRESS'] ) ) {
	$_SERVER['REMOTE_ADDR'] = $_SERVER['HTTP_X_BENCH_ADDRESS'];
}
add_action( 'wp_ajax_nopriv_bench_nothing', static fn () => wp_send_json( array( 'logged_in' => false, 'roles' => array() ) ) );
if ( isset( $_SERVER['HTTP_X_BENCH_NO_EARLY'] ) ) {
	add_filter( 'userfeedback_early_path', '__return_false' );
}
if ( isset( $_SERVER['HTTP_X_BENCH_NO_PLUGIN'] ) ) {
	add_filter( 'option_active_plugins', '__return_empty_array' );
}
if ( isset( $_SERVER['HTTP_X_BENCH_FILES'] ) ) {
	register_shutdown_function( static function () {
		$files = preg_replace( '#^.*/plugins/userfeedback/#', '', preg_grep( '#/plugins/userfeedback/includes/#', get_included_files() ) );
		file_put_contents( ABSPATH . '${ FILES }', json_encode( array_values( $files ) ) );
	} );
}
add_filter( 'userfeedback_rate_limit', static fn () => 100000 ); // Counted, and more than the counts go up to.
add_action( 'rest_api_init', static function () {
	register_rest_route( 'bench/v1', '/insert', array(
		'methods'             => 'POST',
		'permission_callback' => '__return_true',
		'callback'            => static function ( $request ) {
			global $wpdb;
			$wpdb->insert( $wpdb->prefix . 'bench', array( 'body' => wp_json_encode( $request->get_json_params() ) ) );
			return new WP_REST_Response( array( 'data' => $wpdb->insert_id ), 201 );
		},
	) );
} );
// Processor time, from before the plugins are loaded: what other processes do meanwhile does not count.
$bench_cpu = static function () {
	$used = getrusage();
	return ( $used['ru_utime.tv_sec'] + $used['ru_stime.tv_sec'] ) * 1000 + ( $used['ru_utime.tv_usec'] + $used['ru_stime.tv_usec'] ) / 1000;
};
$bench_start = $bench_cpu();
add_action( 'wp_footer', static function () use ( $bench_cpu, $bench_start ) {
	if ( isset( $_SERVER['HTTP_X_BENCH_COST'] ) ) {
		printf( '<!-- bench queries=%d ms=%.3f -->', get_num_queries(), $bench_cpu() - $bench_start );
	}
}, 9999 );
`;

/**
 * Installs the plugin and its addons from their packages, in place of this checkout, so that the measured code
 * is what ships.
 *
 * @param {import('../lib/site.mjs').Site} site The site.
 */
async function install( site ) {
	const plugins = join( site.document, 'wp-content/plugins' );
	for ( const files of [
		await coreFiles( 'pro' ),
		...( await Promise.all( addonSlugs().map( ( slug ) => addonFiles( slug ) ) ) ),
	] ) {
		const [ [ first ] ] = files;
		await rm( join( plugins, first.split( '/' )[ 0 ] ), { recursive: true, force: true } );
		for ( const [ path, content ] of files ) {
			await mkdir( dirname( join( plugins, path ) ), { recursive: true } );
			await writeFile( join( plugins, path ), content );
		}
	}
}

/**
 * Puts the plugin, the measuring parts and the surveys into the site.
 *
 * @param {import('../lib/site.mjs').Site} site The site, up.
 */
export async function layOut( site ) {
	await install( site );
	const folder = join( site.document, 'wp-content/mu-plugins' );
	await mkdir( folder, { recursive: true } );
	await writeFile( join( folder, 'bench.php' ), MU_PLUGIN );
	await site.activate();
	await site.php( `
		global $wpdb;
		$wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}bench (id bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, body longtext NOT NULL) ENGINE=InnoDB" );
		wp_mkdir_p( WP_CONTENT_DIR . '/uploads' );
	` );
}

/**
 * Deactivates the addons, which are plugins of their own and would count.
 *
 * @param {import('../lib/site.mjs').Site} site The site.
 */
export async function withoutAddons( site ) {
	await site.php( `
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		deactivate_plugins( array_filter( get_option( 'active_plugins' ), static fn ( $plugin ) => str_starts_with( $plugin, 'userfeedback-' ) ) );
	` );
}

let next = 0;

/**
 * A question as the builder sends it.
 *
 * @param {string} type     Question type.
 * @param {Object} [config] Its config.
 * @return {Object} The question.
 */
export function question( type, config = {} ) {
	next++;
	return {
		id: `q${ next }`,
		type,
		title: `How about question ${ next }?`,
		config,
		settings: { required: false, randomize: false, comment_box: false },
		logic: { enabled: false, action: 'show', conditions: [] },
	};
}

export const CHOICES = { options: [ 'Search engine', 'A friend', 'Social media', 'An advert' ] };

export const FIVE = () => [
	question( 'radio-button', CHOICES ),
	question( 'checkbox', CHOICES ),
	question( 'star-rating' ),
	question( 'nps' ),
	question( 'long-text' ),
];

/** Five questions of core's own types, as many of which are counted as of FIVE. */
export const CORE_FIVE = () => [
	question( 'radio-button', CHOICES ),
	question( 'checkbox', CHOICES ),
	question( 'radio-button', CHOICES ),
	question( 'radio-button', CHOICES ),
	question( 'long-text' ),
];

export const NINE = () => [
	...FIVE(),
	question( 'text' ),
	question( 'email', { include_name: true } ),
	question( 'image-radio', {
		options: [ 'One', 'Two' ].map( ( label ) => ( {
			label,
			image: { id: 0, url: '/wp-includes/images/blank.gif' },
		} ) ),
	} ),
	question( 'icon-choice', {
		options: [
			{ label: 'Mug', icon: { name: 'mug-hot', style: 'solid' } },
			{ label: 'House', icon: { name: 'house', style: 'solid' } },
		],
	} ),
];

/**
 * Saves a published survey by the real REST route, as the administrator.
 *
 * @param {import('../lib/site.mjs').Site} site   The site.
 * @param {Object}                         survey Title and questions; settings optional.
 * @return {Promise<number>} Its id.
 */
export async function createSurvey( site, survey ) {
	const body = JSON.stringify( { status: 'publish', ...survey } );
	const reply = await site.php( `
		wp_set_current_user( 1 );
		do_action( 'rest_api_init' );
		$request = new WP_REST_Request( 'POST', '/userfeedback/v1/surveys' );
		$request->set_header( 'content-type', 'application/json' );
		$request->set_body( base64_decode( '${ Buffer.from( body ).toString( 'base64' ) }' ) );
		echo wp_json_encode( rest_do_request( $request )->get_data() );
	` );
	const saved = JSON.parse( reply );
	if ( ! saved.published ) {
		throw new Error( `The survey was not published: ${ reply }` );
	}
	return saved.id;
}

/** Removes every survey and its data. */
export async function clear( site ) {
	await site.php( `
		global $wpdb;
		foreach ( array( 'survey', 'response', 'answer', 'counter', 'outbox' ) as $table ) {
			$wpdb->query( "TRUNCATE {$wpdb->prefix}userfeedback_{$table}" );
		}
		do_action( 'userfeedback_surveys_changed', array() );
	` );
}
