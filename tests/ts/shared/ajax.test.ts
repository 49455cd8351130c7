import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ajax, AjaxError, ajaxInBackground } from '../../../src/shared/api/ajax';
import { reasonOf } from '../../../src/shared/components/error-notice';
import { installBoot } from '../support/boot';
import { AJAX, ajaxActions, ajaxCalls, installServer, Refusal, server } from '../support/server';

installServer();

beforeEach( () => {
	installBoot();
} );

async function failure(): Promise< AjaxError > {
	return ajax( 'userfeedback_get_addons' ).then(
		() => expect.unreachable(),
		( error: unknown ) => error as AjaxError
	);
}

describe( 'Ajax client', () => {
	it( 'sends action, nonce and fields, and gives the data (CALL-31)', async () => {
		server.use( ajaxActions( { userfeedback_install_addon: ( { plugin } ) => ( { plugin } ) } ) );
		expect( await ajax( 'userfeedback_install_addon', { plugin: 'https://v.test/a.zip?x=1&y=2' } ) ).toEqual( {
			plugin: 'https://v.test/a.zip?x=1&y=2',
		} );
		expect( await ajaxCalls() ).toEqual( [
			{ action: 'userfeedback_install_addon', nonce: 'ajax-nonce', plugin: 'https://v.test/a.zip?x=1&y=2' },
		] );
	} );

	it( 'ends with its screen: that is no failure of the network', async () => {
		server.use( http.post( AJAX, () => new Promise< Response >( () => {} ) ) );
		const screen = new AbortController();
		const call = ajax( 'userfeedback_get_addons', {}, screen.signal ).catch( ( error: unknown ) => error );
		screen.abort();
		const error = await call;
		expect( error ).not.toBeInstanceOf( AjaxError );
		expect( error ).toHaveProperty( 'name', 'AbortError' );
	} );

	it( 'throws what the server said when it refuses', async () => {
		server.use(
			ajaxActions( {
				userfeedback_get_addons: () => {
					throw new Refusal( 422, {
						code: 'userfeedback_license',
						message: 'No.',
						error: 'No.',
						reload: true,
					} );
				},
			} )
		);
		const error = await failure();
		expect( error ).toBeInstanceOf( AjaxError );
		expect( [ error.code, error.status, error.message, error.details.reload ] ).toEqual( [
			'userfeedback_license',
			422,
			'No.',
			true,
		] );
		expect( reasonOf( error ) ).toBe( 'No.' );
	} );

	it( 'counts a refusal with 200 as one', async () => {
		server.use( http.post( AJAX, () => HttpResponse.json( { success: false, data: { message: 'No.' } } ) ) );
		expect( reasonOf( await failure() ) ).toBe( 'No.' );
	} );

	it( 'takes an object without success as the data (A111)', async () => {
		server.use( http.post( AJAX, () => HttpResponse.json( { data: { message: 'Fine.' }, url: '' } ) ) );
		expect( await ajax( 'userfeedback_vue_get_license' ) ).toEqual( { data: { message: 'Fine.' }, url: '' } );
	} );

	it.each( [
		[ 'the 0 of an unknown action', () => HttpResponse.text( '0' ) ],
		[ 'a -1', () => HttpResponse.json( -1 ) ],
		[ 'a list', () => HttpResponse.json( [] ) ],
		[ 'null', () => HttpResponse.json( null ) ],
		[ 'a login page', () => HttpResponse.html( '<form id="loginform"></form>' ) ],
		[
			'the report of a fatal error',
			() => HttpResponse.json( { code: 'internal_server_error' }, { status: 500 } ),
		],
	] )( 'refuses %s (A111)', async ( _name, answer ) => {
		server.use( http.post( AJAX, answer ) );
		expect( await failure() ).toBeInstanceOf( AjaxError );
	} );

	it( 'says what happened when the server cannot be reached', async () => {
		server.use( http.post( AJAX, () => HttpResponse.error() ) );
		expect( reasonOf( await failure() ) ).toBe(
			'Your site could not be reached. Check your connection, then try again.'
		);
	} );

	it( 'stays silent about the network where nobody waits (CALL-30), and not about a refusal', async () => {
		server.use( http.post( AJAX, () => HttpResponse.error() ) );
		await expect( ajaxInBackground( 'userfeedback_get_addons' ) ).resolves.toBeUndefined();
		server.use( http.post( AJAX, () => HttpResponse.json( { success: false, data: { message: 'No.' } } ) ) );
		await expect( ajaxInBackground( 'userfeedback_get_addons' ) ).rejects.toBeInstanceOf( AjaxError );
	} );

	it( 'has no reason for people after a page of PHP', async () => {
		server.use(
			http.post( AJAX, () => HttpResponse.html( '<p>There has been a critical error.</p>', { status: 500 } ) )
		);
		const error = await failure();
		expect( error ).toBeInstanceOf( AjaxError );
		expect( reasonOf( error ) ).toBe( '' );
	} );

	it.each( [
		[ 502, 'userfeedback_elsewhere', 'No.' ],
		[ 503, 'userfeedback_license', 'No.' ],
		[ 500, 'internal_server_error', '' ],
		[ 503, 'other_plugin', '' ],
	] )( 'has a reason after status %i only from our own code: %s', async ( status, code, reason ) => {
		server.use(
			ajaxActions( {
				userfeedback_get_addons: () => {
					throw new Refusal( status, { code, message: 'No.' } );
				},
			} )
		);
		expect( reasonOf( await failure() ) ).toBe( reason );
	} );

	it( "says that the session has ended, and opens core's sign-in dialog", async () => {
		const connectNow = vi.fn();
		window.wp = { heartbeat: { connectNow } };
		server.use( http.post( AJAX, () => HttpResponse.text( '0', { status: 400 } ) ) );
		const error = await failure();
		expect( error ).toBeInstanceOf( AjaxError );
		expect( reasonOf( error ) ).toBe( 'Your session has expired. Sign in again, then try once more.' );
		expect( connectNow ).toHaveBeenCalledOnce();
		delete window.wp;
	} );
} );
