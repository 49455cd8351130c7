/**
 * The submission and results story on one PHP version, over HTTP, in Playground
 * with SQLite: `playground.mjs <PHP version> [report file]`.
 */
import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as demo from '../lib/demo.mjs';
import { main, say } from '../lib/log.mjs';
import { freePort } from '../lib/net.mjs';
import { localCache } from '../lib/paths.mjs';
import { Playground } from '../lib/playground.mjs';

const [ , , version, report ] = process.argv;
const folder = join( localCache, `php-${ version }` );
const token = randomBytes( 16 ).toString( 'hex' );
const result = { passed: 0, failed: 0 };

async function check( name, test ) {
	try {
		await test();
		result.passed++;
		say( `ok      PHP ${ version }: ${ name }` );
	} catch ( error ) {
		result.failed++;
		say( `FAILED  PHP ${ version }: ${ name }\n${ error.stack }` );
	}
}

const ANSWERS = [
	{ question_id: 'reason', value: 'Walking past' },
	{ question_id: 'liked', value: [ 'The coffee', 'The view' ] },
	{ question_id: 'recommend', value: 9, extra: { comments: 'Grüße vom Hafen' } },
	{ question_id: 'stars', value: 4 },
	{ question_id: 'drink', value: 'Matcha' },
	{ question_id: 'again', value: 'At lunch' },
	{ question_id: 'word', value: 'Calm' },
	{ question_id: 'better', value: null },
	{ question_id: 'email', value: 'ada@example.com', extra: { name: 'Ada' } },
];

async function story( server ) {
	const ask = ( step, more ) => demo.ask( server, token, step, more );
	const api = `${ server.url }/wp-json/userfeedback/v1/`;
	const post = async ( path, body ) => {
		const reply = await fetch( api + path, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( body ),
		} );
		return { status: reply.status, body: await reply.json() };
	};
	let id;
	let responseId;
	let get;
	let surveys;
	const body = {
		client_id: randomUUID(),
		answers: ANSWERS,
		page_submitted: { link: `${ server.url }/`, title: 'Welcome' },
	};

	await check( 'the plugin is activated', async () => {
		await ask( 'set-up' );
		await ask( 'addons' );
	} );
	await check( 'an admin publishes a survey of all nine types', async () => {
		( { id } = await ask( 'survey' ) );
		assert.ok( id > 0 );
	} );
	await check( 'the front page carries the survey for a visitor', async () => {
		const html = await ( await fetch( `${ server.url }/` ) ).text();
		assert.match( html, /id="userfeedback-data"/ );
	} );
	await check( 'a visitor answers: 201', async () => {
		assert.equal( ( await post( `surveys/${ id }/impression`, {} ) ).status, 200 );
		const reply = await post( `surveys/${ id }/responses`, body );
		assert.equal( reply.status, 201, JSON.stringify( reply.body ) );
		responseId = reply.body.data;
	} );
	await check( 'the same submission again: 200 and the same id', async () => {
		assert.deepEqual( await post( `surveys/${ id }/responses`, body ), {
			status: 200,
			body: { data: responseId },
		} );
	} );
	await check( 'another body under the same client id: 409', async () => {
		const reply = await post( `surveys/${ id }/responses`, { ...body, answers: ANSWERS.slice( 0, 2 ) } );
		assert.equal( reply.status, 409 );
	} );
	await check( 'bad input: 4xx', async () => {
		const reply = await post( `surveys/${ id }/responses`, {
			...body,
			client_id: randomUUID(),
			answers: [ { question_id: 'stars', value: 6 } ],
		} );
		assert.ok( [ 400, 422 ].includes( reply.status ), JSON.stringify( reply ) );
	} );
	let visitors;
	await check( 'demo visitors answer', async () => {
		visitors = ( await ask( 'responses' ) ).done;
		assert.ok( visitors > 0 );
	} );
	await check( 'an admin signs in', async () => {
		const reply = await fetch( demo.stepUrl( server, token, 'sign-in' ), { redirect: 'manual' } );
		const cookie = reply.headers
			.getSetCookie()
			.map( ( line ) => line.split( ';' )[ 0 ] )
			.join( '; ' );
		const nonce = await (
			await fetch( `${ server.url }/wp-admin/admin-ajax.php?action=rest-nonce`, { headers: { cookie } } )
		).text();
		get = async ( path ) => ( await fetch( api + path, { headers: { cookie, 'X-WP-Nonce': nonce } } ) ).json();
		surveys = ( await get( 'surveys' ) ).items;
		assert.equal( surveys.length, 6 );
	} );
	await check( 'the results count every response once', async () => {
		const results = await Promise.all( surveys.map( ( one ) => get( `surveys/${ one.id }/results` ) ) );
		assert.equal(
			results.reduce( ( sum, { responses_count: count } ) => sum + count, 0 ),
			visitors + 1
		);
	} );
	await check( 'the single response shows exactly the answers', async () => {
		const { answers } = await get( `surveys/${ id }/responses/${ responseId }` );
		assert.deepEqual(
			answers.map( ( { question_id, value } ) => [ question_id, value ] ),
			ANSWERS.map( ( { question_id, value } ) => [ question_id, value ] )
		);
	} );
	await check( 'PHP logged nothing', () => {
		const log = join( server.document, 'wp-content/debug.log' );
		assert.equal( existsSync( log ) ? readFileSync( log, 'utf8' ) : '', '' );
	} );
}

await main( async () => {
	await rm( folder, { recursive: true, force: true } );
	const server = new Playground( { folder, php: version, port: await freePort() } );
	await server.prepare();
	await demo.writeMustUsePlugin( server, token, 'Europe/Lisbon' );
	try {
		await server.start();
		say( `PHP ${ version } is up` );
		await story( server );
	} finally {
		await server.stop();
	}
	if ( report ) {
		await writeFile( report, JSON.stringify( result ) );
	}
	process.exitCode = result.failed ? 1 : 0;
} );
