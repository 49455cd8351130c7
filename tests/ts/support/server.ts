import apiFetch from '@wordpress/api-fetch';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

const ROOT = 'http://site.test/wp-json/';

/**
 * The network of admin tests. A call without a handler fails the test.
 */
export const server = setupServer();

/** Every request of the current test, in order. */
export const requests: Request[] = [];

/**
 * @param path Path below `userfeedback/v1`, with msw's parameters, e.g. `surveys/:id`.
 * @return Address for an msw handler.
 */
export function api( path: string ): string {
	return `${ ROOT }userfeedback/v1/${ path }`;
}

/**
 * Queries of the GET requests to one path so far.
 *
 * @param path Path below `userfeedback/v1`.
 */
export function queriesOf( path: string ): URLSearchParams[] {
	return requests
		.filter( ( { method } ) => method === 'GET' )
		.map( ( { url } ) => new URL( url ) )
		.filter( ( { origin, pathname } ) => origin + pathname === api( path ) )
		.map( ( { searchParams } ) => searchParams );
}

/**
 * Installs the server for the tests of a file; call it at the top level.
 */
export function installServer(): void {
	beforeAll( () => {
		apiFetch.use( apiFetch.createRootURLMiddleware( ROOT ) );
		server.listen( { onUnhandledRequest: 'error' } );
		server.events.on( 'request:start', ( { request } ) => {
			requests.push( request.clone() );
		} );
	} );
	afterEach( () => {
		server.resetHandlers();
		requests.length = 0;
	} );
	afterAll( () => server.close() );
}
