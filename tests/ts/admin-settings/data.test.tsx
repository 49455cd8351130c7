import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../src/admin-settings/app';
import { installBoot } from '../support/boot';
import { renderUi } from '../support/render';
import { api, installServer, requests, server } from '../support/server';
import { savedSettings, settingsServer, storedDataServer } from '../support/settings';

// The app loads the tab when it is opened; here that is done before the clock runs.
await import( '../../../src/admin-settings/misc/misc' );

installServer();

const address = { connection: '10.0.0.1', found: '203.0.113.77', shortened: '203.0.113.0', headers: [] };

beforeEach( () => {
	installBoot( { is_pro: false, license: null } );
	window.location.hash = '#/misc';
	sessionStorage.clear();
	vi.stubGlobal( 'scrollTo', vi.fn() );
} );

const row = ( key: string ) => {
	const found = document.querySelector< HTMLElement >( `[data-setting="${ key }"]` );
	expect( found ).not.toBeNull();
	return within( found as HTMLElement );
};
const saveButton = () => screen.getByRole( 'button', { name: 'Save Settings' } );

describe( 'Keep responses for', () => {
	it( 'says how many would go, and saves after a yes only (SEC-PR9)', async () => {
		server.use( storedDataServer( { older: 1912 } ), ...settingsServer( { automatic_updates: 'minor' } ) );
		const { user } = renderUi( <App /> );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Delete old responses' } ) );
		expect( await row( 'keep_responses_days' ).findByText( '1,912 responses are older' ) ).toBeVisible();
		await user.click( saveButton() );
		expect( await row( 'keep_responses_days' ).findByText( /^Say below that older responses/ ) ).toBeVisible();
		expect( await savedSettings() ).toEqual( [ {} ] );
		await user.click( screen.getByRole( 'checkbox', { name: 'Yes, delete them for good' } ) );
		await user.click( saveButton() );
		await waitFor( async () => expect( await savedSettings() ).toContainEqual( { keep_responses_days: 730 } ) );
	} );

	it( 'asks again for another number of days', async () => {
		server.use( storedDataServer( { older: 3 } ), ...settingsServer( { automatic_updates: 'minor' } ) );
		const { user } = renderUi( <App /> );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Delete old responses' } ) );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Yes, delete them for good' } ) );
		const days = screen.getByRole( 'spinbutton', { name: 'Days' } );
		await user.clear( days );
		await user.type( days, '30' );
		expect( await screen.findByRole( 'checkbox', { name: 'Yes, delete them for good' } ) ).not.toBeChecked();
		await waitFor( () => expect( requests.some( ( { url } ) => url.includes( 'days=30' ) ) ).toBe( true ) );
	} );

	it( 'asks nothing where nothing is old enough', async () => {
		server.use(
			storedDataServer( { older: 0, oldest_day: '2026-04-14' } ),
			...settingsServer( { automatic_updates: 'minor' } )
		);
		const { user } = renderUi( <App /> );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Delete old responses' } ) );
		expect(
			await screen.findByText( /No response is older than 730 days\. The oldest is from .*14/ )
		).toBeVisible();
		await user.click( saveButton() );
		await waitFor( async () => expect( await savedSettings() ).toEqual( [ { keep_responses_days: 730 } ] ) );
	} );
} );

describe( 'Visitor’s address', () => {
	it( 'shows what each choice stores of the reader’s own', async () => {
		server.use( storedDataServer( { address } ), ...settingsServer( { automatic_updates: 'minor' } ) );
		const { user } = renderUi( <App /> );
		await user.click( await screen.findByRole( 'radio', { name: 'Shortened: 203.0.113.0' } ) );
		expect( screen.getByRole( 'radio', { name: 'Whole: 203.0.113.77' } ) ).not.toBeChecked();
		await user.click( saveButton() );
		await waitFor( async () => expect( await savedSettings() ).toEqual( [ { store_address: 'shortened' } ] ) );
	} );

	it( 'shortens stored ones batch by batch after a question', async () => {
		const bodies: unknown[] = [];
		server.use(
			storedDataServer( { address } ),
			...settingsServer( { automatic_updates: 'minor', store_address: 'shortened' } ),
			http.post( api( 'stored-data/addresses' ), async ( { request } ) => {
				bodies.push( await request.json() );
				return HttpResponse.json( { after: 2000, changed: 5, is_done: bodies.length === 2 } );
			} )
		);
		const { user } = renderUi( <App /> );
		await user.click( await screen.findByRole( 'button', { name: 'Shorten them now' } ) );
		expect( bodies ).toEqual( [] );
		await user.click( within( screen.getByRole( 'dialog' ) ).getByRole( 'button', { name: 'Shorten them now' } ) );
		expect( await screen.findAllByText( '10 addresses changed.' ) ).not.toHaveLength( 0 );
		expect( bodies ).toEqual( [
			{ to: 'shortened', after: 0 },
			{ to: 'shortened', after: 2000 },
		] );
	} );

	it( 'is not stored of anonymous responses', async () => {
		server.use( ...settingsServer( { automatic_updates: 'minor', anonymous_responses: true } ) );
		renderUi( <App /> );
		expect( await screen.findByRole( 'radio', { name: /^Whole/ } ) ).toBeDisabled();
		expect( screen.getByRole( 'checkbox', { name: 'Store the names of browser and system' } ) ).toBeDisabled();
	} );
} );

describe( 'Server behind a proxy', () => {
	it( 'says that a header without proxies changes nothing, and trusts the caller with one click (SEC-R1)', async () => {
		server.use( storedDataServer( { address } ), ...settingsServer( { automatic_updates: 'minor' } ) );
		const { user } = renderUi( <App /> );
		await user.selectOptions(
			await screen.findByRole( 'combobox', { name: 'Server behind a proxy' } ),
			'X-Forwarded-For'
		);
		expect( screen.getByText( /This page came without the header X-Forwarded-For/ ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Trust this address' } ) );
		expect( screen.getByRole( 'textbox', { name: 'Trusted proxies' } ) ).toHaveValue( '10.0.0.1' );
		await user.click( saveButton() );
		await waitFor( async () =>
			expect( await savedSettings() ).toEqual( [
				{ proxy_header: 'X-Forwarded-For', trusted_proxies: [ '10.0.0.1' ] },
			] )
		);
	} );

	it( 'keeps what is typed and shows what the server refuses', async () => {
		server.use(
			http.post( api( 'settings' ), () =>
				HttpResponse.json(
					{
						code: 'userfeedback_invalid',
						message: 'No',
						data: { status: 422, params: { trusted_proxies: '“x” is neither an address nor a network.' } },
					},
					{ status: 422 }
				)
			),
			...settingsServer( { automatic_updates: 'minor' } )
		);
		const { user } = renderUi( <App /> );
		await user.type( await screen.findByRole( 'textbox', { name: 'Trusted proxies' } ), '10.0.0.0/8{Enter}x' );
		await user.click( saveButton() );
		expect( await row( 'trusted_proxies' ).findByText( /neither an address nor a network/ ) ).toBeVisible();
		expect( screen.getByRole( 'textbox', { name: 'Trusted proxies' } ) ).toHaveValue( '10.0.0.0/8\nx' );
	} );
} );

describe( 'When the plugin is deleted', () => {
	it( 'is switched on by typing what it does, which names the loss (A107)', async () => {
		server.use(
			storedDataServer( { surveys: 6, responses: 18406 } ),
			...settingsServer( { automatic_updates: 'minor' } )
		);
		const { user } = renderUi( <App /> );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Remove everything' } ) );
		expect( await screen.findByText( /would remove 6 surveys, 18,406 responses and all settings/ ) ).toBeVisible();
		expect( screen.queryByText( '1 change not saved' ) ).toBeNull();
		await user.type( screen.getByRole( 'textbox', { name: /^Type “remove everything”/ } ), 'Remove everything' );
		await user.click( saveButton() );
		await waitFor( async () => expect( await savedSettings() ).toEqual( [ { uninstall_remove_data: true } ] ) );
	} );
} );
