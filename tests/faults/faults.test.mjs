/**
 * Breaks things while visitors answer, and proves that no acknowledged answer is lost
 * or counted twice. Run by `npm test -- faults`.
 */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { attempt, deliver, response, visitors } from './client.mjs';
import { addresses, killDatabase, killWorkers, restartDatabase, startSite, stored, survey } from './site.mjs';

const VISITORS = 20;
const ROWS_OF_A_RESPONSE = 4;

let site;

before( async () => {
	site = await startSite();
} );

after( async () => {
	await site?.down();
} );

/**
 * Every acknowledged response is stored once, whole and counted.
 *
 * @param {number}              id     The survey.
 * @param {Map<string, number>} ledger Acknowledged ids by client id.
 */
async function assertStoredOnce( id, ledger ) {
	const { clients, answers, published } = await stored( site, id );
	for ( const [ client, acknowledged ] of ledger ) {
		assert.deepEqual( clients[ client ], [ acknowledged ], `Response ${ client }` );
	}
	assert.equal( Object.keys( clients ).length, ledger.size, 'No response that nobody sent.' );
	assert.equal( answers, ledger.size * ROWS_OF_A_RESPONSE, 'Every response is whole.' );
	assert.equal( published, ledger.size, 'Every response is counted once.' );
	const { code, output } = await site.wp( [ 'userfeedback', 'recount', `--survey=${ id }`, '--dry-run' ], {
		allowFailure: true,
	} );
	assert.equal( code, 0, output );
}

test( 'the database is killed for six seconds while twenty visitors answer', async ( t ) => {
	const id = await survey( site );
	const load = visitors( { url: site.url, addresses: addresses( site, id ), visitors: VISITORS, seconds: 12 } );
	await wait( 3000 );
	killDatabase( site );
	await wait( 6000 );
	await restartDatabase( site );
	const { ledger, retried } = await load;
	t.diagnostic( `${ ledger.size } responses, ${ retried } sent more than once` );
	assert.ok( retried > 0, 'The fault was felt.' );
	await assertStoredOnce( id, ledger );
} );

test( 'PHP workers are killed while twenty visitors answer', async ( t ) => {
	const id = await survey( site );
	const load = visitors( { url: site.url, addresses: addresses( site, id ), visitors: VISITORS, seconds: 8 } );
	let killed = 0;
	// Often: on a quick machine most workers wait, and killing those is not felt.
	for ( let round = 0; round < 24; round++ ) {
		await wait( 250 );
		// A busy machine may not have replaced all of the last round yet.
		killed += await killWorkers( site, 4 );
	}
	const { ledger, retried } = await load;
	assert.ok( killed >= 12, `Only ${ killed } workers were killed.` );
	t.diagnostic( `${ ledger.size } responses, ${ retried } sent more than once` );
	assert.ok( retried > 0, 'The fault was felt.' );
	await assertStoredOnce( id, ledger );
} );

test( 'twenty posts of one response at the same time make one', async () => {
	const id = await survey( site );
	const ledger = new Map();
	for ( let round = 0; round < 6; round++ ) {
		const body = response( site.url );
		const [ early, rest ] = addresses( site, id );
		const replies = await Promise.all(
			Array.from( { length: 20 }, ( _, n ) => attempt( ( n + round ) % 2 ? early : rest, body ) )
		);
		const statuses = replies.map( ( { status } ) => status ).sort();
		assert.deepEqual( statuses, [ ...Array( 19 ).fill( 200 ), 201 ] );
		assert.equal( new Set( replies.map( ( reply ) => reply.id ) ).size, 1 );
		ledger.set( body.client_id, replies[ 0 ].id );
	}
	await assertStoredOnce( id, ledger );
} );

test( 'the reply is lost on its way and the response sent again', async () => {
	const id = await survey( site );
	const ledger = new Map();
	for ( let n = 0; n < 40; n++ ) {
		const body = response( site.url );
		const address = addresses( site, id )[ n % 2 ];
		await attempt( address, body, AbortSignal.timeout( 1 + 2 * n ) );
		ledger.set( body.client_id, ( await deliver( address, body ) ).id );
	}
	await assertStoredOnce( id, ledger );
} );

test( 'a page that was cached for weeks still delivers, whatever its nonce', async () => {
	const [ id, other ] = [ await survey( site ), await survey( site ) ];
	const page = await ( await fetch( `${ site.url }/` ) ).text();
	const [ , json ] = /id="userfeedback-data"[^>]*>(.*?)<\/script>/s.exec( page );
	const { surveys } = JSON.parse( json );
	const nonce = ( survey_id ) => surveys.find( ( entry ) => entry.id === survey_id ).nonces.submission;
	// New keys make every token of the page stale, as time does.
	site.state.salt = randomBytes( 24 ).toString( 'hex' );
	await site.writeConfig();
	const ledger = new Map();
	for ( const hint of [ undefined, '', nonce( id ), nonce( other ), 'forged' ] ) {
		for ( const address of addresses( site, id ) ) {
			const body = { ...response( site.url ), nonce: hint };
			const reply = await attempt( address, body );
			assert.equal( reply.status, 201, `nonce ${ hint }` );
			ledger.set( body.client_id, reply.id );
		}
	}
	await assertStoredOnce( id, ledger );
} );
