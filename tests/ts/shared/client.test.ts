import apiFetch from '@wordpress/api-fetch';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, request } from '../../../src/shared/api/client';
import { createQueryClient } from '../../../src/shared/app/query-client';
import { reasonOf, whyFailed } from '../../../src/shared/components/error-notice';
import { api, installServer, server } from '../support/server';

installServer();

async function failure( promise: Promise< unknown > ): Promise< unknown > {
	return promise.then(
		() => null,
		( error: unknown ) => error
	);
}

describe( 'Calls', () => {
	it( 'turn a refusal into one shape with the named fields', async () => {
		server.use(
			http.post( api( 'surveys' ), () =>
				HttpResponse.json(
					{
						code: 'rest_invalid_param',
						message: 'Invalid parameter(s): title',
						data: { status: 400, params: { title: 'Too long.' } },
					},
					{ status: 400 }
				)
			)
		);
		const error = await failure( request( 'surveys', { method: 'POST', data: {} } ) );
		expect( error ).toBeInstanceOf( ApiError );
		expect( error ).toMatchObject( { code: 'rest_invalid_param', status: 400, params: { title: 'Too long.' } } );
		expect( reasonOf( error ) ).toBe( 'Too long.' );
	} );

	it( 'without an answer have status 0 and name the lost connection (A111)', async () => {
		server.use( http.get( api( 'surveys' ), () => HttpResponse.error() ) );
		const error = await failure( request( 'surveys' ) );
		expect( error ).toMatchObject( { status: 0, unreached: true } );
		expect( reasonOf( error ) ).toBe( 'Your site could not be reached. Check your connection, then try again.' );
	} );

	it( 'after the end of the session say so, and core asks for the sign-in at once', async () => {
		const connectNow = vi.fn();
		window.wp = { heartbeat: { connectNow } };
		apiFetch.nonceEndpoint = 'http://site.test/nonce';
		server.use(
			http.get( 'http://site.test/nonce', () => new HttpResponse( '0', { status: 400 } ) ),
			http.get( api( 'surveys' ), () =>
				HttpResponse.json(
					{ code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } },
					{ status: 403 }
				)
			)
		);
		expect( reasonOf( await failure( request( 'surveys' ) ) ) ).toMatch( /^Your session has expired/ );
		expect( connectNow ).toHaveBeenCalledOnce();
		delete window.wp;
	} );

	it.each( [
		[ 503, 'userfeedback_install', 'No.' ],
		[ 500, 'internal_server_error', '' ],
		[ 500, 'rest_invalid_handler', '' ],
	] )( 'that fail with status %i keep the words of our own code only: %s', async ( status, code, reason ) => {
		server.use(
			http.get( api( 'surveys' ), () =>
				HttpResponse.json( { code, message: 'No.', data: { status } }, { status } )
			)
		);
		expect( reasonOf( await failure( request( 'surveys' ) ) ) ).toBe( reason );
	} );

	it( 'that are answered by an error page say so in plain words', async () => {
		server.use( http.post( api( 'surveys' ), () => HttpResponse.html( '<p>Fatal error</p>', { status: 500 } ) ) );
		const page = await failure( request( 'surveys', { method: 'POST', data: {} } ) );
		expect( page ).toMatchObject( {
			message: 'The server sent an unexpected reply. Try again in a moment.',
		} );
		expect( whyFailed( page ) ).toBe( 'The server sent an unexpected reply. Try again in a moment.' );
	} );

	it( 'that are no longer wanted stay an abort', async () => {
		server.use(
			http.get( api( 'surveys' ), async () => {
				await delay( 'infinite' );
			} )
		);
		const controller = new AbortController();
		const pending = failure( request( 'surveys', { signal: controller.signal } ) );
		controller.abort();
		expect( await pending ).toMatchObject( { name: 'AbortError' } );
	} );
} );

describe( 'Repeating', () => {
	const retry = createQueryClient().getDefaultOptions().queries?.retry as (
		failures: number,
		error: unknown
	) => boolean;

	it.each( [
		[ 0, true ],
		[ 429, true ],
		[ 500, true ],
		[ 503, true ],
		[ 400, false ],
		[ 403, false ],
		[ 404, false ],
	] )( 'status %i: %s', ( status, again ) => {
		expect( retry( 0, new ApiError( { code: 'x', message: 'x', data: { status } } ) ) ).toBe( again );
	} );

	it( 'ends', () => {
		expect( retry( 2, new ApiError( {} ) ) ).toBe( false );
	} );
} );
