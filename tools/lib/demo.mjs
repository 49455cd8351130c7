import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from './log.mjs';

/**
 * The demo's must-use plugin, with the secret of this start. It knows the steps
 * set-up, license, survey, responses, ratings, heatmap, drive, move and sign-in (tools/demo/).
 *
 * @param {Object} server    Playground.
 * @param {string} token     Secret.
 * @param {string} time_zone IANA name.
 */
export async function writeMustUsePlugin( server, token, time_zone ) {
	await writeFile(
		join( server.document, 'wp-content/mu-plugins/userfeedback-demo.php' ),
		`<?php
/* Plugin Name: UserFeedback demo */
require_once WP_CONTENT_DIR . '/userfeedback-demo/Demo.php';
UserFeedback\\Demo\\Demo::start( array( 'token' => '${ token }', 'url' => '${ server.url }', 'time_zone' => '${ time_zone }' ) );
`
	);
}

/**
 * Address of a step.
 *
 * @param {Object} server Playground.
 * @param {string} token  Secret.
 * @param {string} step   Step.
 * @param {Object} [more] Further parameters.
 * @return {string} The address.
 */
export function stepUrl( server, token, step, more = {} ) {
	return `${ server.url }/?${ new URLSearchParams( { 'userfeedback-demo': step, token, ...more } ) }`;
}

/**
 * Asks for one step.
 *
 * @param {Object} server Playground.
 * @param {string} token  Secret.
 * @param {string} step   Step.
 * @param {Object} [more] Further parameters.
 * @return {Promise<Object>} Its answer.
 */
export async function ask( server, token, step, more = {} ) {
	const response = await fetch( stepUrl( server, token, step, more ), {
		signal: AbortSignal.timeout( 300_000 ),
	} );
	const text = await response.text();
	let reply;
	try {
		reply = JSON.parse( text );
	} catch {
		throw new UserError(
			`The demo could not be set up (${ step }, status ${ response.status }):\n${ text.slice( 0, 2000 ) }\n${ await server.tail() }`
		);
	}
	if ( ! response.ok ) {
		throw new UserError( `The demo could not be set up (${ step }): ${ reply.error ?? text.slice( 0, 2000 ) }` );
	}
	return reply;
}
