import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DriveSheet, DriveState } from '../../../../src/types';
import { goTo } from '../../../../src/shared/lib/reload-page';
import { driveSheet, driveState } from '../../support/drive';
import { ajaxActions, ajaxCalls, api, installServer, Refusal, server } from '../../support/server';
import { surveySettings } from '../../support/surveys';
import { header, open, saves, survey } from './support';

vi.mock( '../../../../src/widget/survey/preview', () => ( { SurveyPreview: () => null } ) );
vi.mock( '../../../../src/shared/lib/reload-page', async ( original ) => ( {
	...( await original< object >() ),
	goTo: vi.fn(),
} ) );
installServer();

const TITLE = 'Send Responses to Google Drive';

async function workflow( state: Partial< DriveState >, sheet: Partial< DriveSheet >, enable = true, can = {} ) {
	server.use(
		http.get( api( 'google-drive' ), () => HttpResponse.json( driveState( state ) ) ),
		http.get( api( 'google-drive/surveys/5' ), () => HttpResponse.json( driveSheet( sheet ) ) )
	);
	const google = { enable, file_name: '', spreadsheet_id: '' };
	const { user } = await open(
		'/edit/5/notifications',
		survey( { settings: surveySettings( { google_drive: google } ) } ),
		can
	);
	const card = within( await screen.findByRole( 'region', { name: TITLE } ) );
	return { user, card };
}

beforeEach( () => vi.mocked( goTo ).mockClear() );

describe( 'Google Drive card', () => {
	it( 'has a switch and a file name that are saved (NOTIF-05)', async () => {
		const { user, card } = await workflow( {}, { sent: 0, sent_at: null, url: '' }, false );
		const toggle = await card.findByRole( 'checkbox', { name: TITLE } );
		expect( toggle ).not.toBeChecked();
		expect( card.queryByLabelText( 'File name' ) ).toBeNull();
		await user.click( toggle );
		expect( await card.findByText( 'The spreadsheet is created with the first response.' ) ).toBeVisible();
		await user.type( card.getByLabelText( 'File name' ), 'Tasting' );
		await user.keyboard( '{Control>}s{/Control}' );
		await waitFor( async () => expect( await saves() ).toHaveLength( 1 ) );
		expect( ( await saves() )[ 0 ]?.settings.google_drive ).toMatchObject( { enable: true, file_name: 'Tasting' } );
	} );

	it( 'saves, then goes to Google with the survey as the way back (NOTIF-07)', async () => {
		const { user, card } = await workflow( { connected: false }, {}, false );
		server.use(
			ajaxActions( { userfeedback_google_sheets_get_auth_url: () => 'https://accounts.google.test/o' } )
		);
		await user.click( await card.findByRole( 'checkbox', { name: TITLE } ) );
		await user.click( await card.findByRole( 'button', { name: 'Connect' } ) );
		await waitFor( () => expect( goTo ).toHaveBeenCalledWith( 'https://accounts.google.test/o' ) );
		expect( ( await saves() )[ 0 ]?.settings.google_drive.enable ).toBe( true );
		expect( await ajaxCalls() ).toContainEqual( expect.objectContaining( { return: 'survey_5' } ) );
	} );

	it( 'says that it could not begin (ERR-03)', async () => {
		const { user, card } = await workflow( { connected: false }, {} );
		server.use(
			ajaxActions( {
				userfeedback_google_sheets_get_auth_url: () => {
					throw new Refusal( 422, {} );
				},
			} )
		);
		await user.click( await card.findByRole( 'button', { name: 'Connect' } ) );
		expect(
			await screen.findByText( 'Failed to initiate Google Drive authentication. Please try again.' )
		).toBeVisible();
		expect( goTo ).not.toHaveBeenCalled();
		// What is changed from here on is guarded as before.
		await user.click( card.getByRole( 'checkbox', { name: TITLE } ) );
		await user.click( header().getByRole( 'button', { name: 'Close' } ) );
		expect( await screen.findByRole( 'dialog', { name: 'Leave without saving?' } ) ).toBeVisible();
	} );

	it( 'leads to the settings where the site has no client', async () => {
		const { card } = await workflow( { configured: false, connected: false }, {} );
		expect( await card.findByRole( 'link', { name: 'Set it up in the settings' } ) ).toHaveAttribute(
			'href',
			'http://site.test/wp-admin/admin.php?page=userfeedback_settings#/google-drive'
		);
	} );

	it( 'shows rows, link, and what fails', async () => {
		const { card } = await workflow(
			{},
			{ waiting: 1, missing: 4, error: 'gone', problem: 'The spreadsheet is no longer in Google Drive.' }
		);
		expect( await card.findByText( /2 responses are in the spreadsheet, the last one sent/ ) ).toBeVisible();
		expect( card.getByRole( 'link', { name: /Open the spreadsheet/ } ) ).toBeVisible();
		expect( card.getByText( 'The spreadsheet is no longer in Google Drive.' ) ).toBeVisible();
		expect( card.getByRole( 'button', { name: 'Send all old responses (3)' } ) ).toBeVisible();
		expect( card.getByRole( 'button', { name: 'Start a new spreadsheet' } ) ).toBeVisible();
	} );
} );
