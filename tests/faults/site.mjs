/** The site of the fault tests: its survey, its services' processes, its database. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Site } from '../../tools/lib/site.mjs';
import { run } from '../../tools/lib/run.mjs';
import { startMariaDb } from '../../tools/lib/services.mjs';

export async function startSite() {
	const site = new Site( { purpose: 'faults' } );
	await site.up();
	const plugins = join( site.document, 'wp-content/mu-plugins' );
	await mkdir( plugins, { recursive: true } );
	// All visitors of this test share one address.
	await writeFile(
		join( plugins, 'faults.php' ),
		"<?php add_filter( 'userfeedback_rate_limit', static fn () => PHP_INT_MAX );\n"
	);
	await site.activate();
	return site;
}

/**
 * A new live survey.
 *
 * @param {Site} site The site.
 * @return {Promise<number>} Its id.
 */
export async function survey( site ) {
	const question = ( id, type, config = {} ) => ( {
		id,
		type,
		title: `Question ${ id }`,
		config,
		settings: { required: false, randomize: false, comment_box: true },
		logic: { enabled: false, action: 'show', conditions: [] },
	} );
	const body = JSON.stringify( {
		title: 'Faults',
		status: 'publish',
		questions: [
			question( 'nps', 'nps' ),
			question( 'choice', 'radio-button', { options: [ 'Yes', 'No' ] } ),
			question( 'several', 'checkbox', { options: [ 'A', 'B', 'C' ] } ),
			question( 'why', 'text' ),
		],
	} );
	const printed = await site.php( `
		wp_set_current_user( 1 );
		$request = new WP_REST_Request( 'POST', '/userfeedback/v1/surveys' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( base64_decode( '${ Buffer.from( body ).toString( 'base64' ) }' ) );
		echo wp_json_encode( rest_do_request( $request )->get_data() );
	` );
	return JSON.parse( printed ).id;
}

/**
 * The addresses of the submission call: one that is answered early, one by REST.
 *
 * @param {Site}   site The site.
 * @param {number} id   The survey.
 * @return {string[]} Addresses.
 */
export const addresses = ( site, id ) =>
	[ '', '?by=rest' ].map( ( query ) => `${ site.url }/wp-json/userfeedback/v1/surveys/${ id }/responses${ query }` );

/**
 * Reads the stored rows of a survey.
 *
 * @param {Site}   site The site.
 * @param {number} id   The survey.
 * @return {Promise<{clients: Record<string, number[]>, answers: number, published: number}>} Ids by client id, rows of answers, the counter.
 */
export async function stored( site, id ) {
	const printed = await site.php( `
		global $wpdb;
		$clients = array();
		foreach ( $wpdb->get_results( "SELECT id, LOWER( HEX( client_id ) ) AS client_id FROM {$wpdb->prefix}userfeedback_response WHERE survey_id = ${ id }" ) as $row ) {
			$clients[ preg_replace( '/^(.{8})(.{4})(.{4})(.{4})/', '$1-$2-$3-$4-', $row->client_id ) ][] = (int) $row->id;
		}
		echo wp_json_encode( array(
			'clients'   => (object) $clients,
			'answers'   => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}userfeedback_answer a JOIN {$wpdb->prefix}userfeedback_response r ON r.id = a.response_id WHERE r.survey_id = ${ id }" ),
			'published' => (int) $wpdb->get_var( "SELECT SUM(total) FROM {$wpdb->prefix}userfeedback_counter WHERE survey_id = ${ id } AND metric = 'publish'" ),
		) );
	` );
	return JSON.parse( printed );
}

/**
 * Ends the database as a power cut would, and starts it again later.
 *
 * @param {Site} site The site.
 */
export function killDatabase( site ) {
	process.kill( site.state.mariadb.pid, 'SIGKILL' );
}

export async function restartDatabase( site ) {
	await rm( site.state.mariadb.runtime, { recursive: true, force: true } );
	await site.start( 'mariadb', ( wish ) => startMariaDb( site.folder, wish ) );
	await site.writeConfig();
}

/**
 * Ends some of php-fpm's workers in the middle of what they do.
 *
 * @param {Site}   site  The site.
 * @param {number} count How many.
 * @return {Promise< number >} How many were there to end.
 */
export async function killWorkers( site, count ) {
	const { stdout } = await run( 'ps', [ '-A', '-o', 'pid=,ppid=' ] );
	const workers = stdout
		.split( '\n' )
		.map( ( line ) => line.trim().split( /\s+/ ).map( Number ) )
		.filter( ( [ , parent ] ) => parent === site.state.fpm.pid );
	let killed = 0;
	for ( const [ pid ] of workers.slice( 0, count ) ) {
		try {
			process.kill( pid, 'SIGKILL' );
			killed++;
		} catch ( error ) {
			// php-fpm ends workers that it does not need; this one is gone since `ps`.
			if ( error.code !== 'ESRCH' ) {
				throw error;
			}
		}
	}
	return killed;
}
