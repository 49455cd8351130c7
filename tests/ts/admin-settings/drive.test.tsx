import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../src/admin-settings/app';
import type { DriveState } from '../../../src/types';
import { goTo } from '../../../src/shared/lib/reload-page';
import { features, installBoot } from '../support/boot';
import { driveSheet, driveState } from '../support/drive';
import { renderUi } from '../support/render';
import { ajaxActions, ajaxCalls, api, installServer, Refusal, requests, server } from '../support/server';
import { findToast } from '../support/toast';

// The app loads the tab when it is opened; here that is done before the clock runs.
await import( '../../../src/admin-settings/google-drive/google-drive' );

vi.mock( '../../../src/shared/lib/reload-page', async ( original ) => ( {
	...( await original< object >() ),
	goTo: vi.fn(),
} ) );
installServer();

const FOLDER = { id: '1AbC', name: 'Northwind surveys', url: 'https://drive.google.com/drive/folders/1AbC' };

function open( state: Partial< DriveState >, actions: Parameters< typeof ajaxActions >[ 0 ] = {} ) {
	window.location.hash = '#/google-drive';
	server.use(
		http.get( api( 'google-drive' ), () => HttpResponse.json( driveState( state ) ) ),
		ajaxActions( actions )
	);
	return renderUi( <App /> );
}

const card = () => screen.findByRole( 'region', { name: 'Google Drive' } );

beforeEach( () => {
	installBoot();
	vi.mocked( goTo ).mockClear();
} );

describe( 'Google Drive tab', () => {
	it( 'shows account, date and folder, and saves nothing with a button (GD-01, GD-02, STG-04)', async () => {
		open( { folder: FOLDER } );
		const account = within( await card() );
		expect( account.getByText( 'roastery@example.com' ) ).toBeVisible();
		expect( account.getByText( /since November 3, 2026/ ) ).toBeVisible();
		expect( account.getByRole( 'link', { name: /Open “Northwind surveys” in Google Drive/ } ) ).toHaveAttribute(
			'href',
			FOLDER.url
		);
		expect( screen.queryByRole( 'button', { name: 'Save Settings' } ) ).toBeNull();
	} );

	it( 'goes to Google with return=settings (GD-04, CALL-46)', async () => {
		const { user } = open(
			{ connected: false },
			{ userfeedback_google_sheets_get_auth_url: () => 'https://accounts.google.test/o' }
		);
		await user.click( within( await card() ).getByRole( 'button', { name: 'Connect' } ) );
		await waitFor( () => expect( goTo ).toHaveBeenCalledWith( 'https://accounts.google.test/o' ) );
		expect( await ajaxCalls() ).toContainEqual(
			expect.objectContaining( { action: 'userfeedback_google_sheets_get_auth_url', return: 'settings' } )
		);
	} );

	it.each( [
		[ 'a refusal', new Refusal( 422, {} ), 'Failed to initiate Google Drive authentication. Please try again.' ],
		[ 'no address', null, 'Failed to initiate Google Drive authentication. Please try again.' ],
	] )( 'says that %s ended it (ERR-03)', async ( _, answer, text ) => {
		const { user } = open(
			{ connected: false },
			{
				userfeedback_google_sheets_get_auth_url: () => {
					if ( answer ) {
						throw answer;
					}
					return '';
				},
			}
		);
		await user.click( within( await card() ).getByRole( 'button', { name: 'Connect' } ) );
		expect( await screen.findByText( text ) ).toBeVisible();
		expect( goTo ).not.toHaveBeenCalled();
	} );

	it( 'says that the site could not be reached (ERR-04, ERR-06)', async () => {
		const { user } = open( { connected: false, revoked: true } );
		server.use( http.post( 'http://site.test/wp-admin/admin-ajax.php', () => HttpResponse.error() ) );
		await user.click( within( await card() ).getByRole( 'button', { name: 'Connect again' } ) );
		expect(
			await screen.findByText( 'An error occurred while connecting to Google Drive. Please try again.' )
		).toBeVisible();
		await user.click( within( await card() ).getByRole( 'button', { name: 'Disconnect' } ) );
		await user.click( within( await screen.findByRole( 'dialog' ) ).getByRole( 'button', { name: 'Disconnect' } ) );
		expect(
			await screen.findByText( 'An error occurred while disconnecting from Google Drive. Please try again.' )
		).toBeVisible();
	} );

	it( 'disconnects after a question (GD-05, CALL-47)', async () => {
		const { user } = open( {}, { userfeedback_google_sheets_disconnect: () => ( { connected: false } ) } );
		await user.click( within( await card() ).getByRole( 'button', { name: 'Disconnect' } ) );
		expect( await ajaxCalls() ).toEqual( [] );
		await user.click( within( await screen.findByRole( 'dialog' ) ).getByRole( 'button', { name: 'Disconnect' } ) );
		expect( await findToast( 'Google Drive disconnected.' ) ).toBeVisible();
	} );

	it( 'selects one of the folders (GD-06, CALL-49)', async () => {
		const { user } = open( {}, { userfeedback_google_drive_select_folder: () => ( { folder_id: FOLDER.id } ) } );
		server.use( http.get( api( 'google-drive/folders' ), () => HttpResponse.json( { items: [ FOLDER ] } ) ) );
		await user.click( within( await card() ).getByRole( 'button', { name: 'Select Folder' } ) );
		await user.click( await screen.findByRole( 'radio', { name: FOLDER.name } ) );
		await user.click( screen.getByRole( 'button', { name: 'Use this folder' } ) );
		expect( await findToast( 'Folder selected.' ) ).toBeVisible();
		expect( await ajaxCalls() ).toContainEqual( expect.objectContaining( { folder_id: FOLDER.id } ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'says when the folder connection could not be removed (GD-07, CALL-50, ERR-07)', async () => {
		const { user } = open(
			{ folder: FOLDER },
			{
				userfeedback_google_drive_remove_folder_connection: () => {
					throw new Refusal( 500, {} );
				},
			}
		);
		await user.click( within( await card() ).getByRole( 'button', { name: 'Remove Folder Connection' } ) );
		expect(
			await screen.findByText( 'Failed to remove Google Drive folder connection. Please try again.' )
		).toBeVisible();
	} );

	it( 'shows what a site without a client needs, with the redirect address', async () => {
		open( { configured: false, connected: false } );
		expect( await screen.findByLabelText( 'Redirect address' ) ).toHaveValue(
			'http://site.test/wp-admin/admin.php?page=userfeedback_google_drive'
		);
		expect( screen.queryByRole( 'button', { name: 'Connect' } ) ).toBeNull();
	} );

	it( 'shows what fails and tries again at once', async () => {
		const failing = driveSheet( {
			waiting: 3,
			error: 'quota',
			problem: 'Google asks for a pause.',
			next_at: '2026-11-03T10:00:00Z',
		} );
		const { user } = open( { sheets: [ failing ] } );
		server.use(
			http.post( api( 'google-drive/surveys/5/retry' ), () =>
				HttpResponse.json( { ...failing, error: '', problem: '', next_at: null } )
			)
		);
		expect( await screen.findByText( /3 responses wait\. Next attempt: / ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Retry now' } ) );
		expect( await findToast( 'The rows are on their way.' ) ).toBeVisible();
		expect( requests.some( ( { url } ) => url.includes( 'google-drive/surveys/5/retry' ) ) ).toBe( true );
	} );

	it( 'shows how far the old responses are, and asks before a new spreadsheet', async () => {
		open( {
			sheets: [
				driveSheet( { all: { total: 40, done: 10 }, missing: 30 } ),
				driveSheet( { survey_id: 6, title: 'Old', error: 'gone', problem: 'It is gone.', missing: 7 } ),
			],
		} );
		expect( await screen.findByText( 'Sending old responses: 10 of 40' ) ).toBeVisible();
		expect( screen.getByRole( 'button', { name: 'Send all old responses (7)' } ) ).toBeVisible();
		expect( screen.getByRole( 'button', { name: 'Start a new spreadsheet' } ) ).toBeVisible();
	} );

	it.each( [ 'upgrade', 'license', 'install', 'activate' ] as const )( 'is locked: %s (GD-08)', async ( state ) => {
		installBoot( { features: features( { 'google-drive': state } ), is_pro: state !== 'upgrade' } );
		open( {} );
		const text = {
			upgrade: 'Google Drive is a Pro feature.',
			license: /license/i,
			install: /Google Drive addon/,
			activate: 'Please activate the Google Drive addon to access this feature.',
		}[ state ];
		expect( ( await screen.findAllByText( text ) ).length ).toBeGreaterThan( 0 );
		expect( requests.some( ( { url } ) => url.includes( 'google-drive' ) ) ).toBe( false );
	} );
} );
