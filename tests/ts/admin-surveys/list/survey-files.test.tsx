import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SurveyImport } from '../../../../src/types';
import { App } from '../../../../src/admin-surveys/app';
import { ExportDialog } from '../../../../src/admin-surveys/list/files/export-dialog';
import { installBoot } from '../../support/boot';
import { renderApp, renderUi } from '../../support/render';
import { api, queriesOf, requests, server, installServer } from '../../support/server';
import { surveyItem, surveyList } from '../../support/surveys';
import { findToast } from '../../support/toast';

installServer();
beforeEach( () => installBoot() );

const NOTE = 'Question 2 “How likely?” is not imported: this site does not have the type NPS.';

function serve( reply: ( body: { file: string; dry_run?: boolean } ) => SurveyImport | Response ) {
	server.use(
		http.get( api( 'surveys' ), () =>
			HttpResponse.json(
				surveyList( [ surveyItem( { id: 1, title: 'One' } ), surveyItem( { id: 2, title: 'Two' } ) ] )
			)
		),
		http.post( api( 'surveys/file' ), async ( { request } ) => {
			const answer = reply( ( await request.json() ) as { file: string; dry_run?: boolean } );
			return answer instanceof Response ? answer : HttpResponse.json( answer );
		} )
	);
}

const refuse = ( params: Record< string, string > ) =>
	HttpResponse.json(
		{ code: 'userfeedback_invalid', message: 'Please check these fields.', data: { status: 422, params } },
		{ status: 422 }
	);

/** jsdom's files have no text(). */
function file( text: string ) {
	const made = new File( [ text ], 'surveys.json', { type: 'application/json' } );
	made.text = () => Promise.resolve( text );
	return made;
}

function textOf( blob: Blob ): Promise< string > {
	return new Promise( ( resolve ) => {
		const reader = new FileReader();
		reader.onload = () => resolve( reader.result as string );
		reader.readAsText( blob );
	} );
}

async function openDialog() {
	const { user } = renderApp( <App />, '/' );
	await screen.findAllByRole( 'rowheader' );
	await user.click( screen.getByRole( 'button', { name: 'Import' } ) );
	const dialog = await screen.findByRole( 'dialog', { name: 'Import surveys' } );
	const choose = ( chosen: File ) => user.upload( dialog.querySelector( 'input[type="file"]' )!, chosen );
	return { user, dialog, choose };
}

describe( 'Import', () => {
	it( 'shows what comes and what does not, then imports and says so', async () => {
		serve( ( { dry_run: dry } ) => ( {
			surveys: [ { id: dry ? 0 : 7, title: 'Coffee', questions: 1, languages: [ 'de', 'fr' ], notes: [ NOTE ] } ],
		} ) );
		const { user, dialog, choose } = await openDialog();
		const button = () => within( dialog ).getByRole( 'button', { name: 'Import 1 survey' } );
		expect( button() ).toHaveAttribute( 'aria-disabled', 'true' );

		await choose( file( '{"x":1}' ) );
		expect( await within( dialog ).findByText( 'Coffee' ) ).toBeVisible();
		expect( within( dialog ).getByText( NOTE ) ).toBeVisible();
		expect( within( dialog ).getByText( /1 question · German, French/ ) ).toBeVisible();
		await user.click( button() );

		await waitFor( () => expect( dialog ).not.toBeInTheDocument() );
		expect( await findToast( '1 survey imported as a draft.' ) ).toBeVisible();
		const sent = requests.filter( ( { method } ) => method === 'POST' );
		expect( await Promise.all( sent.map( ( request ) => request.clone().json() as Promise< unknown > ) ) ).toEqual(
			[ { file: '{"x":1}', dry_run: true }, { file: '{"x":1}' } ]
		);
	} );

	it( 'names the wrong fields of a file', async () => {
		serve( () => refuse( { 'surveys[0][title]': 'It is too long.' } ) );
		const { dialog, choose } = await openDialog();
		await choose( file( '{}' ) );
		const field = await within( dialog ).findByText( 'surveys[0][title]' );
		expect( field.closest( 'li' ) ).toHaveTextContent( 'surveys[0][title] It is too long.' );
		expect( within( dialog ).getByRole( 'button', { name: /^Import 1/ } ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
	} );

	it( 'says what is wrong with the file itself, and another may be chosen', async () => {
		serve( ( body ) =>
			body.file === 'good'
				? { surveys: [ { id: 0, title: 'Good', questions: 2, languages: [], notes: [] } ] }
				: refuse( { file: 'This is not a survey file of UserFeedback.' } )
		);
		const { dialog, choose } = await openDialog();
		await choose( file( 'bad' ) );
		expect( await within( dialog ).findByText( /This is not a survey file/ ) ).toBeVisible();
		await choose( file( 'good' ) );
		expect( await within( dialog ).findByText( 'Good' ) ).toBeVisible();
		expect( within( dialog ).queryByText( /This is not a survey file/ ) ).not.toBeInTheDocument();
	} );

	it( 'does not send what is too large', async () => {
		serve( () => ( { surveys: [] } ) );
		const { dialog, choose } = await openDialog();
		await choose( file( 'x'.repeat( 6_000_001 ) ) );
		expect( await within( dialog ).findByText( /The file is too large/ ) ).toBeVisible();
		expect( requests.filter( ( { method } ) => method === 'POST' ) ).toHaveLength( 0 );
	} );

	it( 'is not offered to people who may only read', async () => {
		installBoot( { capabilities: { manage: false, edit: false, view: true, delete: false, all: true } } );
		serve( () => ( { surveys: [] } ) );
		renderApp( <App />, '/' );
		await screen.findByRole( 'link', { name: 'Results of “One”' } );
		expect( screen.queryByRole( 'button', { name: 'Import' } ) ).not.toBeInTheDocument();
		expect( screen.queryByRole( 'button', { name: 'Export “One”' } ) ).not.toBeInTheDocument();
	} );
} );

describe( 'Export', () => {
	let saved: { name: string; text: Promise< string > }[] = [];
	beforeEach( () => {
		saved = [];
		let last: Blob | null = null;
		URL.createObjectURL = ( blob ) => {
			last = blob as Blob;
			return 'blob:x';
		};
		URL.revokeObjectURL = () => undefined;
		vi.spyOn( HTMLAnchorElement.prototype, 'click' ).mockImplementation( function ( this: HTMLAnchorElement ) {
			saved.push( { name: this.download, text: textOf( last! ) } );
		} );
		serve( () => ( { surveys: [] } ) );
		server.use( http.get( api( 'surveys/file' ), () => HttpResponse.json( { format: 'userfeedback-survey' } ) ) );
	} );
	afterEach( () => vi.restoreAllMocks() );

	it( 'gives one survey as a file', async () => {
		const { user } = renderApp( <App />, '/' );
		await user.click( await screen.findByRole( 'button', { name: 'Export “Two”' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Export 1 survey' } ) );
		await waitFor( () => expect( saved ).toHaveLength( 1 ) );
		expect( saved[ 0 ]!.name ).toBe( 'survey-2.json' );
		expect( JSON.parse( await saved[ 0 ]!.text ) ).toEqual( { format: 'userfeedback-survey' } );
		const [ query ] = queriesOf( 'surveys/file' );
		expect( query!.getAll( 'survey_ids[0]' ) ).toEqual( [ '2' ] );
		expect( query!.has( 'pictures' ) ).toBe( false );
	} );

	it( 'asks for pictures inside where the owner wants them; cancel makes no file', async () => {
		const { user } = renderApp( <App />, '/' );
		await user.click( await screen.findByRole( 'button', { name: 'Export “Two”' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Cancel' } ) );
		expect( queriesOf( 'surveys/file' ) ).toHaveLength( 0 );

		await user.click( screen.getByRole( 'button', { name: 'Export “Two”' } ) );
		const dialog = await screen.findByRole( 'dialog', { name: 'Export surveys' } );
		await user.click( within( dialog ).getByRole( 'checkbox', { name: 'With pictures inside' } ) );
		await user.click( within( dialog ).getByRole( 'button', { name: 'Export 1 survey' } ) );
		await waitFor( () => expect( saved ).toHaveLength( 1 ) );
		expect( queriesOf( 'surveys/file' )[ 0 ]!.get( 'pictures' ) ).toBe( 'true' );
	} );

	it( 'gives several surveys as one file', async () => {
		const { user } = renderApp( <App />, '/' );
		for ( const title of [ 'One', 'Two' ] ) {
			await user.click( await screen.findByRole( 'checkbox', { name: `Select ${ title }` } ) );
		}
		await user.selectOptions( screen.getAllByRole( 'combobox', { name: 'Select bulk action' } )[ 0 ]!, 'Export' );
		await user.click( screen.getAllByRole( 'button', { name: 'Apply' } )[ 0 ]! );
		await user.click( await screen.findByRole( 'button', { name: 'Export 2 surveys' } ) );
		await waitFor( () => expect( saved.map( ( { name } ) => name ) ).toEqual( [ 'surveys.json' ] ) );
		const [ query ] = queriesOf( 'surveys/file' );
		expect( [ query!.get( 'survey_ids[0]' ), query!.get( 'survey_ids[1]' ) ] ).toEqual( [ '1', '2' ] );
	} );

	it( 'says how many fit before it asks the server', async () => {
		const onConfirm = vi.fn();
		const { user } = renderUi( <ExportDialog count={ 51 } onConfirm={ onConfirm } onCancel={ vi.fn() } /> );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'One file holds at most 50 surveys. Select fewer.' );
		await user.click( screen.getByRole( 'button', { name: 'Export 51 surveys' } ) );
		expect( onConfirm ).not.toHaveBeenCalled();
	} );

	it( 'says why it failed', async () => {
		server.use( http.get( api( 'surveys/file' ), () => refuse( { survey_ids: 'These surveys do not fit.' } ) ) );
		const { user } = renderApp( <App />, '/' );
		await user.click( await screen.findByRole( 'button', { name: 'Export “Two”' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Export 1 survey' } ) );
		expect( await findToast( 'The surveys could not be exported. These surveys do not fit.' ) ).toBeVisible();
		expect( saved ).toHaveLength( 0 );
	} );
} );
