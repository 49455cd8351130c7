/**
 * A visitor's browser as the delivery protocol describes it: one id for each
 * response, sent until the server has said that it is stored. Waits are a
 * quarter of the real ones.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const TERMINAL = [ 400, 404, 409, 410, 413, 422 ];
const FIRST_WAIT = 250;
const LONGEST_WAIT = 2000;
const TRIES = 40;
const TIMEOUT = 10_000;

/**
 * A response to the survey of survey().
 *
 * @param {string} url The site.
 * @return {Object} Body.
 */
export const response = ( url ) => ( {
	client_id: randomUUID(),
	answers: [
		{ question_id: 'nps', value: 9, extra: { comments: 'Good value 😀' } },
		{ question_id: 'choice', value: 'Yes' },
		{ question_id: 'several', value: [ 'A', 'B' ] },
		{ question_id: 'why', value: null },
	],
	page_submitted: { link: `${ url }/`, title: 'Front page' },
} );

/**
 * One attempt.
 *
 * @param {string}      address Where.
 * @param {Object}      body    Body.
 * @param {AbortSignal} signal  Ends the attempt.
 * @return {Promise<{status: number, id: number|undefined}>} What the server said; status 0 when nothing understandable.
 */
export async function attempt( address, body, signal = AbortSignal.timeout( TIMEOUT ) ) {
	try {
		const reply = await fetch( address, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify( body ),
			signal,
		} );
		const data = await reply.json();
		return { status: reply.status, id: data.data };
	} catch {
		return { status: 0, id: undefined };
	}
}

/**
 * Sends until it is stored.
 *
 * @param {string} address Where.
 * @param {Object} body    Body.
 * @return {Promise<{id: number, tries: number}>} The stored response's id.
 */
export async function deliver( address, body ) {
	for ( let tries = 1; tries <= TRIES; tries++ ) {
		const { status, id } = await attempt( address, body );
		if ( ( status === 201 || status === 200 ) && Number.isInteger( id ) ) {
			return { id, tries };
		}
		if ( TERMINAL.includes( status ) ) {
			throw new Error( `The server refused ${ body.client_id } for good: ${ status }` );
		}
		await wait( Math.min( LONGEST_WAIT, FIRST_WAIT * 2 ** ( tries - 1 ) ) * ( 0.5 + Math.random() ) );
	}
	throw new Error( `Not stored after ${ TRIES } tries: ${ body.client_id }` );
}

/**
 * Visitors who answer one after the other for a while.
 *
 * @param {Object}   options           Options.
 * @param {string}   options.url       The site.
 * @param {string[]} options.addresses Taken in turn.
 * @param {number}   options.visitors  How many at a time.
 * @param {number}   options.seconds   How long new responses begin.
 * @return {Promise<{ledger: Map<string, number>, retried: number}>} Acknowledged ids by client id.
 */
export async function visitors( { url, addresses, visitors: count, seconds } ) {
	const until = Date.now() + seconds * 1000;
	const ledger = new Map();
	let retried = 0;
	const visitor = async ( number ) => {
		for ( let n = number; Date.now() < until; n++ ) {
			const body = response( url );
			const { id, tries } = await deliver( addresses[ n % addresses.length ], body );
			ledger.set( body.client_id, id );
			retried += tries > 1 ? 1 : 0;
			await wait( 300 * ( 0.5 + Math.random() ) );
		}
	};
	await Promise.all( Array.from( { length: count }, ( _, number ) => visitor( number ) ) );
	return { ledger, retried };
}
