import apiFetch from '@wordpress/api-fetch';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { countries } from './countries';
import { driveSheet, driveState } from './drive';

const ROOT = 'http://site.test/wp-json/';

/**
 * The network of admin tests. A call without a handler fails the test; nobody
 * else edits what a test edits, also after its end, there are no webhooks and no
 * topics, no sentiment was read, a header tells countries, and checks find nothing.
 */
export const server = setupServer(
	http.post( `${ ROOT }userfeedback/v1/surveys/:id/lock`, () => HttpResponse.json( { holder: null } ) ),
	http.post( `${ ROOT }userfeedback/v1/surveys/checks`, () =>
		HttpResponse.json( { checks: [], address: 'http://site.test/', qr: [], reach: { per_week: null, text: '' } } )
	),
	http.get( `${ ROOT }userfeedback/v1/webhooks`, () =>
		HttpResponse.json( { items: [], waiting: 0, waiting_since: null } )
	),
	http.get( `${ ROOT }userfeedback/v1/topics`, () => HttpResponse.json( { items: [] } ) ),
	http.get( `${ ROOT }userfeedback/v1/opinions`, () =>
		HttpResponse.json( {
			connector: null,
			connectors_url: '',
			on: false,
			sample: [],
			read: 0,
			waiting: 0,
			calls: 0,
			calls_a_day: 50,
			at_limit: false,
			error: null,
			read_at: null,
		} )
	),
	http.get( `${ ROOT }userfeedback/v1/surveys/:id/opinions`, () =>
		HttpResponse.json( {
			topics: [],
			sentiments: { positive: 0, neutral: 0, negative: 0, mixed: 0 },
			total: 0,
		} )
	),
	http.get( `${ ROOT }userfeedback/v1/countries`, () => HttpResponse.json( countries() ) ),
	http.get( `${ ROOT }userfeedback/v1/google-drive`, () => HttpResponse.json( driveState() ) ),
	http.get( `${ ROOT }userfeedback/v1/google-drive/surveys/:id`, () => HttpResponse.json( driveSheet() ) ),
	http.delete( `${ ROOT }userfeedback/v1/surveys/:id/lock`, () => HttpResponse.json( { released: true } ) )
);

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

/** Address of admin-ajax in the tests' boot data. */
export const AJAX = 'http://site.test/wp-admin/admin-ajax.php';

/**
 * Answers admin-ajax actions as `AjaxRouter` does; an action without a handler
 * fails the test.
 *
 * @param actions Data by action, from the sent fields; throw `{ status, data }` to refuse.
 */
export function ajaxActions( actions: Record< string, ( fields: Record< string, string > ) => unknown > ) {
	return http.post( AJAX, async ( { request } ) => {
		const { action = '', ...fields } = Object.fromEntries( new URLSearchParams( await request.text() ) );
		const answer = actions[ action ];
		if ( ! answer ) {
			throw new Error( `No handler for ${ action }.` );
		}
		try {
			return HttpResponse.json( { success: true, data: ( await answer( fields ) ) as object } );
		} catch ( refusal ) {
			if ( refusal instanceof Refusal ) {
				return HttpResponse.json( { success: false, data: refusal.data }, { status: refusal.status } );
			}
			throw refusal;
		}
	} );
}

/** Thrown by an action of `ajaxActions()` to refuse. */
export class Refusal extends Error {
	constructor(
		readonly status: number,
		readonly data: Record< string, unknown >
	) {
		super();
	}
}

/**
 * Fields of the ajax calls so far, in order.
 */
export function ajaxCalls(): Promise< Record< string, string >[] > {
	return Promise.all(
		requests
			// React's strict mode opens a screen twice and ends the calls of the first.
			.filter( ( { url, signal } ) => url === AJAX && ! signal.aborted )
			.map( async ( request ) => Object.fromEntries( new URLSearchParams( await request.clone().text() ) ) )
	);
}
