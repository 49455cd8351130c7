/**
 * The development vendor, as a site speaks with it: it must be as strict as a
 * real shop, or the other tests prove nothing.
 */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { MODES, keysByName, startVendor } from '../../tools/vendor/service.mjs';

const ITEM = 'UserFeedback Pro';
const SITE = 'https://shop.example/';
const keys = keysByName();

let folder;
let vendor;

const form = async ( path, fields ) => {
	const reply = await fetch( vendor.url + path, { method: 'POST', body: new URLSearchParams( fields ) } );
	return { status: reply.status, text: await reply.text() };
};
const edd = async ( action, license, more = {} ) =>
	JSON.parse( ( await form( '/', { edd_action: action, license, item_name: ITEM, url: SITE, ...more } ) ).text );
const start = async () => {
	vendor = await startVendor( { packages: folder, state: join( folder, 'activations.json' ) } );
};

before( async () => {
	folder = await mkdtemp( join( tmpdir(), 'userfeedback-vendor-' ) );
	const packages = [ 'question-types', 'targeting', 'heatmaps', 'userfeedback-pro' ].map( ( slug ) => ( { slug, version: '0.1.0', file: `${ slug }.zip` } ) );
	await writeFile( join( folder, 'catalog.json' ), JSON.stringify( { packages } ) );
	await Promise.all( packages.map( ( { file } ) => writeFile( join( folder, file ), `zip of ${ file }` ) ) );
	await start();
} );

after( async () => {
	await vendor.close();
	await rm( folder, { recursive: true } );
} );

test( 'every key stands as its name says', async () => {
	for ( const [ index, plan ] of [ 'plus', 'pro', 'elite' ].entries() ) {
		assert.equal( ( await edd( 'check_license', keys[ plan ] ) ).license, 'inactive' );
		const { success, license, price_id } = await edd( 'activate_license', keys[ plan ] );
		assert.deepEqual( { success, license, price_id }, { success: true, license: 'valid', price_id: String( index + 1 ) } );
		assert.equal( ( await edd( 'check_license', keys[ plan ] ) ).license, 'valid' );
		assert.equal( ( await edd( 'check_license', keys[ plan ], { url: 'https://copy.example' } ) ).license, 'site_inactive' );
	}
	const errors = { expired: 'expired', disabled: 'disabled', full: 'no_activations_left' };
	for ( const [ kind, error ] of Object.entries( errors ) ) {
		const answer = await edd( 'activate_license', keys[ kind ] );
		assert.deepEqual( [ answer.success, answer.license, answer.error ], [ false, 'invalid', error ] );
	}
	assert.equal( ( await edd( 'activate_license', 'nobody-sold-this' ) ).error, 'missing' );
	assert.equal( ( await edd( 'activate_license', keys.pro, { item_name: 'Another product' } ) ).error, 'item_name_mismatch' );
	assert.equal( ( await edd( 'activate_license', keys.pro, { url: '' } ) ).error, 'missing_url' );
	assert.equal( ( await form( '/', { edd_action: 'give_me_all' } ) ).status, 404 );
} );

test( 'activations outlive the process and can be given back', async () => {
	await vendor.close();
	await start();
	assert.equal( ( await edd( 'check_license', keys.elite ) ).license, 'valid' );
	assert.equal( ( await edd( 'deactivate_license', keys.elite ) ).license, 'deactivated' );
	assert.equal( ( await edd( 'deactivate_license', keys.elite ) ).license, 'failed' );
	await edd( 'activate_license', keys.elite );
} );

test( 'a package needs an active key of a plan that includes it', async () => {
	const status = async ( slug, license, url = SITE ) => ( await form( `/userfeedback/packages/${ slug }.zip`, { license, url } ) ).status;
	const table = {
		plus: [ 200, 403, 403, 200 ],
		pro: [ 200, 200, 403, 200 ],
		elite: [ 200, 200, 200, 200 ],
		expired: [ 403, 403, 403, 403 ],
	};
	for ( const [ plan, expected ] of Object.entries( table ) ) {
		const got = [];
		for ( const slug of [ 'question-types', 'targeting', 'heatmaps', 'userfeedback-pro' ] ) {
			got.push( await status( slug, keys[ plan ] ) );
		}
		assert.deepEqual( got, expected, plan );
	}
	assert.equal( await status( 'question-types', keys.elite, 'https://copy.example' ), 403 );
	assert.equal( await status( 'question-types', '' ), 403 );
	assert.equal( ( await form( '/userfeedback/packages/question-types.zip', { license: keys.plus, url: SITE } ) ).text, 'zip of question-types.zip' );
} );

test( 'only files of the catalog are served', async () => {
	for ( const path of [ 'activations.json', '..%2Factivations.json', '%2e%2e/activations.json', 'none.zip', '' ] ) {
		const { status, text } = await form( `/userfeedback/packages/${ path }`, { license: keys.elite, url: SITE } );
		assert.equal( status, 404, path );
		assert.ok( ! text.includes( 'elite-' ), path );
	}
} );

test( 'it fails in every way it offers, and the switch works all the same', async () => {
	const wrong = {
		down: 'no answer',
		garbage: 200,
		html: 200,
		error: 500,
		'wrong-site': 200,
		markup: 200,
	};
	for ( const [ mode, expected ] of Object.entries( wrong ) ) {
		assert.equal( ( await form( '/switch', { mode } ) ).status, 200 );
		const got = await form( '/', { edd_action: 'check_license', license: keys.pro, item_name: ITEM, url: SITE } ).catch( () => ( { status: 'no answer', text: '' } ) );
		assert.equal( got.status, expected, mode );
		if ( [ 'garbage', 'html' ].includes( mode ) ) {
			assert.throws( () => JSON.parse( got.text ), mode );
		}
	}
	assert.equal( ( await form( '/switch', { mode: 'slow' } ) ).status, 200 );
	await assert.rejects( fetch( `${ vendor.url }/userfeedback/catalog.json`, { signal: AbortSignal.timeout( 1000 ) } ) );
	assert.equal( ( await form( '/switch', { mode: 'sideways' } ) ).status, 400 );
	assert.equal( ( await form( '/switch', { mode: 'normal' } ) ).status, 200 );
	const html = await ( await fetch( vendor.url ) ).text();
	for ( const mode of Object.keys( MODES ) ) {
		assert.ok( html.includes( `value="${ mode }"` ), mode );
	}
} );

test( 'too much is refused', async () => {
	const status = await new Promise( ( resolve, reject ) => {
		const call = request( vendor.url, { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }, ( { statusCode } ) => resolve( statusCode ) );
		call.once( 'error', reject );
		call.end( `license=${ 'x'.repeat( 70_000 ) }` );
	} );
	assert.equal( status, 413 );
} );
