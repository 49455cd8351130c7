import type { Page } from '@playwright/test';
import type { SavedSurvey } from '../../src/types';
import { expect, site, test } from './support';
import type { RestReply } from './support';

type Rest = ( page: Page, method: string, path: string, body?: unknown ) => Promise< RestReply >;

const ACCOUNT = 'roastery@example.com';

const settings = () => site.admin( 'admin.php?page=userfeedback_settings#/google-drive' );

async function makeSurvey( admin: Page, rest: Rest, title: string ): Promise< number > {
	await admin.goto( site.admin( 'admin.php?page=userfeedback_surveys' ) );
	const saved = await rest( admin, 'POST', 'surveys', {
		title,
		status: 'publish',
		questions: [ { id: 'why', type: 'text', title: 'Why?', config: {}, settings: {} } ],
	} );
	expect( saved.status ).toBe( 201 );
	return ( saved.body as SavedSurvey ).id;
}

async function respond( admin: Page, rest: Rest, survey: number, ...answers: string[] ): Promise< void > {
	for ( const value of answers ) {
		const { status } = await rest( admin, 'POST', `surveys/${ survey }/responses`, {
			answers: [ { question_id: 'why', value } ],
		} );
		expect( status ).toBe( 201 );
	}
}

/** Answers in the spreadsheet, in order, once the background jobs ran. */
async function answersIn( file: string ): Promise< unknown[] > {
	await site.wp( 'userfeedback', 'outbox', 'run' );
	return ( ( await site.google.sheets() )[ file ] ?? [] ).slice( 1 ).map( ( row ) => row[ 4 ] );
}

test.beforeEach( async () => {
	await site.empty();
	await site.google.post( '/reset' );
	await site.php( `
		foreach ( array( 'drive_sheet', 'drive_row', 'drive_former', 'notification' ) as $table ) {
			$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}userfeedback_$table" );
		}
		foreach ( array( '', '_tokens', '_pause' ) as $name ) {
			delete_option( 'userfeedback_core_google_drive' . $name );
		}
	` );
} );

test( 'an owner connects an account, picks a folder, and responses become rows', async ( {
	admin,
	rest,
	expectAccessible,
} ) => {
	await admin.goto( settings() );
	const card = admin.getByRole( 'region', { name: 'Google Drive' } );
	await expect( card.getByText( 'Connect a Google account once.' ) ).toBeVisible();
	await expectAccessible( admin, '#userfeedback-root' );

	await card.getByRole( 'button', { name: 'Connect' } ).click();
	await admin.getByRole( 'button', { name: 'Cancel' } ).click();
	await expect( admin.getByTestId( 'snackbar' ).getByText( 'the access was declined' ) ).toBeVisible();
	await card.getByRole( 'button', { name: 'Connect' } ).click();
	await admin.getByRole( 'button', { name: 'Continue' } ).click();
	await expect( card.getByText( `Connected as ${ ACCOUNT } since` ) ).toBeVisible();
	await expect( card.getByText( 'My Drive' ) ).toBeVisible();

	await card.getByRole( 'button', { name: 'Select Folder' } ).click();
	const dialog = admin.getByRole( 'dialog', { name: 'Select Folder' } );
	await dialog.getByLabel( 'New folder' ).fill( 'Northwind surveys' );
	await expectAccessible( admin, '.uf-drive__dialog' );
	await dialog.getByRole( 'button', { name: 'Create Folder' } ).click();
	await expect( card.getByRole( 'link', { name: 'Open “Northwind surveys” in Google Drive' } ) ).toBeVisible();
	await card.getByRole( 'button', { name: 'Select Folder' } ).click();
	const pick = dialog.getByRole( 'button', { name: 'Pick one of your folders at Google' } );
	const picker = admin.getByRole( 'dialog', { name: 'Stand-in for the Google Picker' } );
	await pick.click();
	await picker.getByRole( 'button', { name: 'Cancel' } ).click();
	await pick.click();
	await picker.getByRole( 'button', { name: 'Customer surveys' } ).click();
	await expect( card.getByRole( 'link', { name: 'Open “Customer surveys” in Google Drive' } ) ).toBeVisible();

	const survey = await makeSurvey( admin, rest, 'How was your café?' );
	await respond( admin, rest, survey, 'before' );
	await admin.goto( site.admin( `admin.php?page=userfeedback_surveys#/edit/${ survey }/notifications` ) );
	const step = admin.getByRole( 'region', { name: 'Send Responses to Google Drive' } );
	await step.getByRole( 'checkbox', { name: 'Send Responses to Google Drive' } ).check();
	await step.getByLabel( 'File name' ).fill( 'Café' );
	await expectAccessible( admin, '#ufb-drive' );
	await admin.keyboard.press( 'ControlOrMeta+s' );
	await expect( admin.getByText( 'Saved', { exact: true } ).first() ).toBeVisible();

	await respond( admin, rest, survey, 'first', '=1+1' );
	await expect.poll( () => answersIn( 'Café' ) ).toEqual( [ 'first', '=1+1' ] );
	await admin.reload();
	await expect( step.getByText( '2 responses are in the spreadsheet' ) ).toBeVisible();
	await step.getByRole( 'button', { name: 'Send all old responses (1)' } ).click();
	await expect.poll( () => answersIn( 'Café' ) ).toEqual( [ 'first', '=1+1', 'before' ] );
	await expect( step.getByText( '3 responses are in the spreadsheet' ) ).toBeVisible( { timeout: 15_000 } );

	await admin.goto( site.admin( 'admin.php?page=userfeedback_surveys' ) );
	const [ sheet ] = await Promise.all( [
		admin.waitForEvent( 'popup' ),
		admin.getByRole( 'link', { name: 'Open the spreadsheet of How was your café? (opens in a new tab)' } ).click(),
	] );
	await expect( sheet.getByRole( 'cell', { name: '=1+1' } ) ).toBeVisible();
	await sheet.close();

	await admin.goto( settings() );
	await card.getByRole( 'button', { name: 'Remove Folder Connection' } ).click();
	await expect( card.getByText( 'My Drive' ) ).toBeVisible();
	await card.getByRole( 'button', { name: 'Disconnect' } ).click();
	await admin.getByRole( 'dialog' ).getByRole( 'button', { name: 'Disconnect' } ).click();
	await expect( card.getByRole( 'button', { name: 'Connect' } ) ).toBeVisible();
	await expect( admin.getByText( '3 responses are in the spreadsheet' ) ).toBeVisible();
} );

test( 'a survey connects the account itself; what Google refuses waits and is told', async ( { admin, rest } ) => {
	const survey = await makeSurvey( admin, rest, 'Tea' );
	await admin.goto( site.admin( `admin.php?page=userfeedback_surveys#/edit/${ survey }/notifications` ) );
	const step = admin.getByRole( 'region', { name: 'Send Responses to Google Drive' } );
	await step.getByRole( 'checkbox', { name: 'Send Responses to Google Drive' } ).check();
	await step.getByRole( 'button', { name: 'Connect' } ).click();
	await admin.getByRole( 'button', { name: 'Continue' } ).click();
	await expect( step.getByLabel( 'File name' ) ).toBeVisible();
	await expect( step.getByRole( 'checkbox', { name: 'Send Responses to Google Drive' } ) ).toBeChecked();

	await respond( admin, rest, survey, 'one' );
	await expect.poll( () => answersIn( 'Tea' ) ).toEqual( [ 'one' ] );
	await site.google.post( '/switch', { mode: '403' } );
	await respond( admin, rest, survey, 'two' );
	await answersIn( 'Tea' );
	await admin.reload();
	await expect( step.getByText( 'may not write to this spreadsheet' ) ).toBeVisible();
	await expect( step.getByText( '1 response waits.' ) ).toBeVisible();
	await site.google.post( '/switch', { mode: 'lost', times: '1', on: ':append' } );
	await step.getByRole( 'button', { name: 'Retry now' } ).click();
	await expect( admin.getByTestId( 'snackbar' ).getByText( 'The rows are on their way.' ) ).toBeVisible();
	// The rows arrived, the answer did not: the next attempt finds them and writes nothing.
	await expect.poll( () => answersIn( 'Tea' ) ).toEqual( [ 'one', 'two' ] );
	await admin.reload();
	await expect( step.getByText( 'Google could not be reached.' ) ).toBeVisible();
	await step.getByRole( 'button', { name: 'Retry now' } ).click();
	await expect( async () => {
		expect( await answersIn( 'Tea' ) ).toEqual( [ 'one', 'two' ] );
		await expect( step.getByText( '2 responses are in the spreadsheet' ) ).toBeVisible( { timeout: 6000 } );
	} ).toPass();

	await site.google.post( '/revoke-all' );
	await respond( admin, rest, survey, 'three' );
	await answersIn( 'Tea' );
	await admin.goto( settings() );
	const card = admin.getByRole( 'region', { name: 'Google Drive' } );
	await expect( card.getByText( `Google has ended the access to ${ ACCOUNT }.` ) ).toBeVisible();
	await card.getByRole( 'button', { name: 'Connect again' } ).click();
	await admin.getByRole( 'button', { name: 'Continue' } ).click();
	await expect( card.getByText( `Connected as ${ ACCOUNT } since` ) ).toBeVisible();
	await expect.poll( () => answersIn( 'Tea' ) ).toEqual( [ 'one', 'two', 'three' ] );
} );

/** What goes wrong at Google, and what the owner reads of it. */
const FAULTS = [
	[ '429', 'Google asks for a pause, because its limit of calls is reached.' ],
	[ 'quota', 'Google asks for a pause, because its limit of calls is reached.' ],
	[ '500', 'Google has a problem of its own.' ],
	[ 'slow', 'Google could not be reached.' ],
	[ 'down', 'Google could not be reached.' ],
] as const;

test( 'limits, outages and a slow Google are told, and no row is lost or written twice', async ( { admin, rest } ) => {
	test.slow();
	const survey = await makeSurvey( admin, rest, 'Juice' );
	await admin.goto( site.admin( `admin.php?page=userfeedback_surveys#/edit/${ survey }/notifications` ) );
	const step = admin.getByRole( 'region', { name: 'Send Responses to Google Drive' } );
	await step.getByRole( 'checkbox', { name: 'Send Responses to Google Drive' } ).check();
	await step.getByRole( 'button', { name: 'Connect' } ).click();
	await admin.getByRole( 'button', { name: 'Continue' } ).click();
	await expect( step.getByLabel( 'File name' ) ).toBeVisible();
	await respond( admin, rest, survey, 'zero' );
	await expect.poll( () => answersIn( 'Juice' ) ).toEqual( [ 'zero' ] );
	const sent = [ 'zero' ];

	for ( const [ mode, words ] of FAULTS ) {
		await site.google.post( '/switch', { mode } );
		await respond( admin, rest, survey, mode );
		expect( await answersIn( 'Juice' ), mode ).toEqual( sent );
		await admin.reload();
		await expect( step.getByText( words ), mode ).toBeVisible();
		await expect( step.getByText( '1 response waits.' ), mode ).toBeVisible();
		await site.google.post( '/switch', { mode: 'normal' } );
		await step.getByRole( 'button', { name: 'Retry now' } ).click();
		sent.push( mode );
		await expect.poll( () => answersIn( 'Juice' ), mode ).toEqual( sent );
	}

	// A token that counts no more is renewed without a word.
	await site.google.post( '/switch', { mode: '401', times: '1' } );
	await respond( admin, rest, survey, 'renewed' );
	await expect.poll( () => answersIn( 'Juice' ) ).toEqual( [ ...sent, 'renewed' ] );
	await admin.reload();
	await expect( step.getByText( `${ sent.length + 1 } responses are in the spreadsheet` ) ).toBeVisible();
} );

test( 'who edits surveys sees the state and nothing of the account', async ( { admin, rest, signedIn } ) => {
	await rest( admin, 'POST', 'settings', { settings: { create_edit_surveys: [ 'administrator', 'editor' ] } } );
	const survey = await makeSurvey( admin, rest, 'For editors' );
	const editor = await signedIn( 'editor' );
	await editor.goto( site.admin( `admin.php?page=userfeedback_surveys#/edit/${ survey }/notifications` ) );
	const step = editor.getByRole( 'region', { name: 'Send Responses to Google Drive' } );
	await expect( step.getByText( 'An administrator can connect a Google account in the settings.' ) ).toBeVisible();
	await expect( step.getByRole( 'button', { name: 'Connect' } ) ).toHaveCount( 0 );
	expect( ( await rest( editor, 'GET', 'google-drive' ) ).body ).toMatchObject( {
		label: '',
		redirect_url: '',
		sheets: [],
	} );
	expect( ( await rest( editor, 'GET', 'google-drive/folders' ) ).status ).toBe( 403 );
} );
