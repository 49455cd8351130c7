import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../src/admin-settings/app';
import type { Countries, CountryDatabase } from '../../../src/types';
import { features, installBoot } from '../support/boot';
import { countries } from '../support/countries';
import { renderUi } from '../support/render';
import { api, installServer, requests, server } from '../support/server';
import { savedSettings, settingsServer, storedDataServer } from '../support/settings';
import { findToast, queryToast } from '../support/toast';

// The app loads the tab when it is opened; here that is done before the clock runs.
await import( '../../../src/admin-settings/misc/misc' );

installServer();

const DATABASE: CountryDatabase = {
	from: 'loaded',
	name: 'countries.mmdb',
	bytes: 8_000_000,
	sha256: '',
	built_at: '2026-11-01T00:00:00Z',
	loaded_at: '2026-11-02T00:00:00Z',
	kind: 'Countries',
	ipv6: true,
	readable: true,
};
const ADDRESS = 'https://files.example.org/countries.mmdb?key=secret';

let sent: { type: string; body: unknown }[] = [];

function open( state: Partial< Countries > ) {
	sent = [];
	server.use(
		storedDataServer(),
		...settingsServer( { automatic_updates: 'minor', country_updates: false } ),
		http.get( api( 'countries' ), () => HttpResponse.json( countries( state ) ) ),
		http.get( api( 'countries/lookup' ), ( { request } ) => {
			const address = new URL( request.url ).searchParams.get( 'address' ) ?? '';
			return address === 'x'
				? HttpResponse.json(
						{
							code: 'x',
							message: 'x',
							data: { status: 400, params: { address: 'This is no IP address.' } },
						},
						{ status: 400 }
					)
				: HttpResponse.json( { address, country: address === '192.0.2.1' ? 'AT' : '' } );
		} )
	);
	return renderUi( <App /> );
}

/** Answers what is loaded or removed. */
function answer( reply: Countries | null ) {
	server.use(
		http.post( api( 'countries/database' ), async ( { request } ) => {
			const type = request.headers.get( 'Content-Type' )?.split( ';' )[ 0 ] ?? '';
			const text = await request.text();
			sent.push( {
				// api-fetch sends DELETE as POST.
				type: request.headers.get( 'X-HTTP-Method-Override' ) ?? type,
				body: type === 'application/json' && text !== '' ? JSON.parse( text ) : null,
			} );
			return reply
				? HttpResponse.json( reply )
				: HttpResponse.json(
						{
							code: 'x',
							message: 'x',
							data: {
								status: 422,
								params: { file: 'This database has no countries. Nothing was changed.' },
							},
						},
						{ status: 422 }
					);
		} )
	);
}

const row = async ( key: string ) => {
	await waitFor( () => expect( document.querySelector( `[data-setting="${ key }"]` ) ).not.toBeNull() );
	return within( document.querySelector< HTMLElement >( `[data-setting="${ key }"]` ) as HTMLElement );
};
const file = () => new File( [ 'x' ], 'countries.mmdb' );

beforeAll( () => import( '../../../src/admin-settings/misc/countries/pro' ) );

beforeEach( () => {
	installBoot();
	window.location.hash = '#/misc';
	sessionStorage.clear();
	vi.stubGlobal( 'scrollTo', vi.fn() );
} );

describe( 'Database of countries', () => {
	it( 'is loaded from a file, which stays named', async () => {
		const { user } = open( {} );
		const database = await row( 'country_database' );
		expect( await database.findByText( /^No database is loaded yet\./ ) ).toBeVisible();
		expect( database.getByRole( 'link', { name: /DB-IP Lite/ } ) ).toHaveAttribute(
			'href',
			expect.stringMatching( /^https:/ )
		);
		answer( countries( { database: DATABASE } ) );
		await user.upload( database.getByLabelText( 'Database of countries', { selector: 'input' } ), file() );
		expect( await database.findByText( 'countries.mmdb, made on Nov 1, 2026, 7.6 MB.' ) ).toBeVisible();
		expect( await findToast( 'The database was loaded.' ) ).toBeVisible();
		expect( sent.map( ( { type } ) => type ) ).toEqual( [ 'multipart/form-data' ] );
	} );

	it( 'says what is wrong with a file, and keeps the one before', async () => {
		const { user } = open( { database: DATABASE } );
		const database = await row( 'country_database' );
		answer( null );
		await database.findByText( /made on Nov 1, 2026/ );
		await user.upload( database.getByLabelText( 'Database of countries', { selector: 'input' } ), file() );
		expect( await database.findByText( 'This database has no countries. Nothing was changed.' ) ).toBeVisible();
		expect( database.getByText( /made on Nov 1, 2026/ ) ).toBeVisible();
	} );

	it( 'names an address that did not answer', async () => {
		const { user } = open( {} );
		const database = await row( 'country_database' );
		server.use(
			http.post( api( 'countries/database' ), () =>
				HttpResponse.json(
					{
						code: 'userfeedback_install',
						message: 'The address did not answer. Nothing was changed.',
						data: { status: 503 },
					},
					{ status: 503 }
				)
			)
		);
		await user.type( await database.findByLabelText( 'Address of a database' ), ADDRESS );
		await user.click( database.getByRole( 'button', { name: 'Load from this address' } ) );
		expect( await database.findByText( 'The address did not answer. Nothing was changed.' ) ).toBeVisible();
		expect( await findToast( 'The database was not loaded.' ) ).toBeVisible();
		expect( queryToast( 'Loading the database…' ) ).toBeNull();
	} );

	it( 'says so when its state cannot be loaded', async () => {
		open( {} );
		server.use(
			http.get( api( 'countries' ), () =>
				HttpResponse.json( { code: 'internal_server_error', message: 'x' }, { status: 500 } )
			)
		);
		expect(
			await screen.findByText( 'The state of the database could not be loaded.', {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
	} );

	it( 'says that a file is too large before it is sent', async () => {
		const { user } = open( { most_bytes: 0.5 } );
		const database = await row( 'country_database' );
		answer( countries( { database: DATABASE } ) );
		await database.findByText( /^No database is loaded yet\./ );
		await user.upload( database.getByLabelText( 'Database of countries', { selector: 'input' } ), file() );
		expect( await database.findByText( /this server takes .* at most/ ) ).toBeVisible();
		expect( sent ).toEqual( [] );
		await user.type( database.getByLabelText( 'Address of a database' ), ADDRESS );
		await user.click( database.getByRole( 'button', { name: 'Load from this address' } ) );
		expect( await database.findByText( /made on Nov 1, 2026/ ) ).toBeVisible();
		expect( database.queryByText( /at most/ ) ).toBeNull();
	} );

	it( 'is loaded from an address with a checksum, and again', async () => {
		const { user } = open( {} );
		const database = await row( 'country_database' );
		answer( countries( { database: DATABASE, address: ADDRESS } ) );
		await user.type( await database.findByLabelText( 'Address of a database' ), ADDRESS );
		await user.type( database.getByLabelText( 'SHA-256 checksum (optional)' ), 'a'.repeat( 64 ) );
		await user.click( database.getByRole( 'button', { name: 'Load from this address' } ) );
		await user.click( await database.findByRole( 'button', { name: 'Update now' } ) );
		await waitFor( () =>
			expect( sent.map( ( { body } ) => body ) ).toEqual( [
				{ address: ADDRESS, sha256: 'a'.repeat( 64 ) },
				{ address: ADDRESS, sha256: '' },
			] )
		);
	} );

	it( 'is removed after a question, and only one that was loaded', async () => {
		const { user, unmount } = open( { database: DATABASE } );
		const database = await row( 'country_database' );
		answer( countries() );
		await user.click( await database.findByRole( 'button', { name: 'Remove' } ) );
		const dialog = await screen.findByRole( 'dialog', { name: 'Remove the database' } );
		expect( dialog ).toHaveTextContent( 'surveys for selected countries show to nobody' );
		await user.click( within( dialog ).getByRole( 'button', { name: 'Remove' } ) );
		expect( await database.findByText( /^No database is loaded yet\./ ) ).toBeVisible();
		expect( sent.map( ( { type } ) => type ) ).toEqual( [ 'DELETE' ] );
		unmount();
		open( { database: { ...DATABASE, from: 'host' } } );
		const other = await row( 'country_database' );
		expect( await other.findByText( /provided by your host, built on Nov 1, 2026/ ) ).toBeVisible();
		expect( other.queryByRole( 'button', { name: 'Remove' } ) ).toBeNull();
	} );

	it( 'answers for an address', async () => {
		const { user } = open( { database: DATABASE } );
		const database = await row( 'country_database' );
		const field = await database.findByLabelText( 'Try an IP address' );
		for ( const [ address, words ] of [
			[ '192.0.2.1', 'Austria (AT)' ],
			[ '10.0.0.1', 'No country is known for it.' ],
			[ 'x', 'This is no IP address.' ],
		] as const ) {
			await user.clear( field );
			await user.type( field, address );
			await user.click( database.getByRole( 'button', { name: 'Look up' } ) );
			await waitFor( () => expect( database.getByRole( 'status' ) ).toHaveTextContent( words ) );
		}
	} );

	it( 'is updated every week where it came from an address, which stays secret here', async () => {
		const { unmount } = open( { database: DATABASE } );
		expect( await ( await row( 'country_updates' ) ).findByRole( 'checkbox' ) ).toBeDisabled();
		unmount();
		const { user } = open( { database: DATABASE, address: ADDRESS } );
		const updates = await row( 'country_updates' );
		expect( await updates.findByText( /^From files\.example\.org\. When that fails/ ) ).toBeVisible();
		await user.click( updates.getByRole( 'checkbox', { name: 'Load the database again every week' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Save Settings' } ) );
		await waitFor( async () => expect( await savedSettings() ).toEqual( [ { country_updates: true } ] ) );
	} );

	it( 'is locked without plan or addon', async () => {
		installBoot( { features: features( { geo: 'upgrade' } ) } );
		open( {} );
		expect( await screen.findByText( /^Geo Restrictions is a/ ) ).toBeVisible();
		expect( document.querySelector( '[data-setting="country_database"]' ) ).toBeNull();
		expect( requests.filter( ( { url } ) => url.includes( '/countries' ) ) ).toEqual( [] );
	} );
} );
