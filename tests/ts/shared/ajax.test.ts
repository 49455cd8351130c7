import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { ajax, AjaxError } from '../../../src/shared/api/ajax';
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

	it.each( [
		[ 'no answer', () => HttpResponse.error() ],
		[ 'a page of PHP', () => HttpResponse.html( '<p>There has been a critical error.</p>', { status: 500 } ) ],
		[ 'the 0 of a session that has ended', () => HttpResponse.text( '0', { status: 400 } ) ],
	] )( 'has no reason for people after %s', async ( _name, answer ) => {
		server.use( http.post( AJAX, answer ) );
		const error = await failure();
		expect( error ).toBeInstanceOf( AjaxError );
		expect( reasonOf( error ) ).toBe( '' );
	} );
} );
