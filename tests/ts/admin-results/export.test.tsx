import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ExportChoices, PreparedFile } from '../../../src/types';
import { api, server } from '../support/server';
import { currentQuery, openResults, setUpResultsApp } from './support/app';
import { question, responseItem, responseList, results } from './support/fixtures';
import choicesReply from '../../fixtures/replies/get-surveys-id-export.json';
import preparedReply from '../../fixtures/replies/post-exports-key-slice.json';

setUpResultsApp();

const choices = ( changes: Partial< ExportChoices > = {} ): ExportChoices => ( {
	...choicesReply,
	url: 'https://site.test/wp-admin/admin.php?page=userfeedback_exports&survey_id=12&_wpnonce=abc',
	counts: { range: { publish: 783, trash: 4 }, all: { publish: 6918, trash: 9 } },
	questions: [
		{ id: 'q1', title: 'Which drink?', answers: { range: 700, all: 6000 } },
		{ id: 'q2', title: 'Why?', answers: { range: 300, all: 2000 } },
	],
	...changes,
} );

const file = ( changes: Partial< PreparedFile > = {} ): PreparedFile => ( {
	...( preparedReply as PreparedFile ),
	state: 'running',
	rows: 0,
	total: 783,
	url: null,
	...changes,
} );

/** The files of this person. */
function listFiles( ...items: PreparedFile[] ) {
	server.use( http.get( api( 'exports' ), () => HttpResponse.json( { items } ) ) );
}

/** 176 of them match a filter, 90 of those answered the second question. */
function filtered( request: Request ) {
	const { searchParams } = new URL( request.url );
	const stats = [ question( { id: 'q2', title: 'Why?', total_answers: 90 } ) ];
	return searchParams.has( 'filter[device]' )
		? results( {
				range_responses_count: 176,
				question_stats: stats,
				complete: searchParams.get( 'from' ) !== 'all',
				counted: 20000,
				total_to_look_at: 30000,
				next: null,
			} )
		: results();
}

const pressExport = async ( user: ReturnType< typeof openResults >[ 'user' ] ) =>
	user.click( await screen.findByRole( 'button', { name: 'Export Results' } ) );

async function openDialog(
	changes: Partial< ExportChoices > = {},
	route = '/survey/12?from=2026-10-01&to=2026-10-31',
	press = pressExport
) {
	const asked: URLSearchParams[] = [];
	server.use(
		http.get( api( 'surveys/:id/results' ), ( { request } ) => HttpResponse.json( filtered( request ) ) ),
		http.get( api( 'exports' ), () => HttpResponse.json( { items: [] } ) ),
		http.get( api( 'surveys/:id/export' ), ( { request } ) => {
			const query = new URL( request.url ).searchParams;
			asked.push( query );
			const reply = choices( changes );
			return HttpResponse.json( {
				...reply,
				range: { start: query.get( 'from' ), end: query.get( 'to' ) },
			} );
		} )
	);
	const { user } = openResults( route );
	if ( ! currentQuery().has( 'files' ) ) {
		await press( user );
	}
	const dialog = await screen.findByRole( 'dialog', { name: 'Export Results' } );
	await within( dialog ).findByRole( 'radio', { name: 'CSV' } );
	return { user, dialog: within( dialog ), asked };
}

const addressOf = ( dialog: Awaited< ReturnType< typeof openDialog > >[ 'dialog' ] ) =>
	new URL( dialog.getByRole( 'link', { name: 'Export' } ).getAttribute( 'href' ) ?? '' ).searchParams;

describe( 'the dialog before an export', () => {
	it( 'EXP-01, EXP-02: leads to the file of the days on the screen', async () => {
		const { dialog, asked } = await openDialog();
		expect( asked[ 0 ]?.get( 'from' ) ).toBe( '2026-10-01' );
		expect( dialog.getByRole( 'status' ) ).toHaveTextContent( '783 rows, 26 columns' );
		expect( Object.fromEntries( addressOf( dialog ) ) ).toEqual( {
			page: 'userfeedback_exports',
			survey_id: '12',
			_wpnonce: 'abc',
			report: 'general',
			'extras[format]': 'csv',
			'extras[columns]': 'response,status,page,device,fields,answers,person,comments',
			'extras[start]': '2026-10-01',
			'extras[end]': '2026-10-31',
		} );
	} );

	it( 'takes all responses where the screen shows all time', async () => {
		const { dialog } = await openDialog( {}, '/survey/12?range=all_time' );
		expect( dialog.getByRole( 'radio', { name: 'All responses (6,918)' } ) ).toBeChecked();
		expect( dialog.queryByRole( 'radio', { name: /^As shown/ } ) ).not.toBeInTheDocument();
		expect( addressOf( dialog ).get( 'extras[start]' ) ).toBe( 'all' );
	} );

	it( 'takes the days of a list of responses, and all where it has none', async () => {
		server.use(
			http.get( api( 'surveys/:id/responses' ), () =>
				HttpResponse.json( responseList( [ responseItem( { id: 3 } ) ] ) )
			)
		);
		const { dialog } = await openDialog( {}, '/survey/12/responses?from=2026-10-01&to=2026-10-31' );
		expect( dialog.getByRole( 'radio', { name: /^As shown: / } ) ).toBeChecked();
		expect( addressOf( dialog ).get( 'extras[start]' ) ).toBe( '2026-10-01' );
		cleanup();
		const { dialog: whole } = await openDialog( {}, '/survey/12/responses' );
		expect( whole.getByRole( 'radio', { name: 'All responses (6,918)' } ) ).toBeChecked();
	} );

	it( 'takes responses that were selected in the trash', async () => {
		server.use(
			http.get( api( 'surveys/:id/responses' ), () =>
				HttpResponse.json( responseList( [ responseItem( { id: 3, status: 'trash' } ) ] ) )
			)
		);
		const { dialog } = await openDialog( {}, '/survey/12/responses?status=trash', async ( user ) => {
			await user.click( await screen.findByRole( 'checkbox', { name: 'Select Response #3' } ) );
			await user.click( screen.getAllByRole( 'button', { name: 'Export Results' } ).at( -1 )! );
		} );
		const address = addressOf( dialog );
		expect( [ address.get( 'extras[ids]' ), address.get( 'extras[trash]' ) ] ).toEqual( [ '3', '1' ] );
	} );

	it( 'opens by itself once where a notice leads to it', async () => {
		const { dialog } = await openDialog( {}, '/survey/12?files=1' );
		expect( dialog.getByRole( 'radio', { name: 'CSV' } ) ).toBeVisible();
		expect( currentQuery().has( 'files' ) ).toBe( false );
	} );

	it( 'takes the filter of the screen along, unless it is switched off', async () => {
		const { user, dialog } = await openDialog(
			{},
			'/survey/12?from=2026-10-01&to=2026-10-31&filter[device]=mobile,tablet&filter[page][contains][]=/cart'
		);
		expect( await dialog.findByText( /^176 rows/ ) ).toBeVisible();
		expect( addressOf( dialog ).get( 'extras[filter][device]' ) ).toBe( 'mobile,tablet' );
		expect( addressOf( dialog ).getAll( 'extras[filter][page][contains][]' ) ).toEqual( [ '/cart' ] );
		await user.click( dialog.getByRole( 'checkbox', { name: 'Only those that match the filter of this page' } ) );
		expect( dialog.getByRole( 'status' ) ).toHaveTextContent( /^783 rows/ );
		expect( addressOf( dialog ).toString() ).not.toContain( 'filter' );
	} );

	it( 'knows the rows of one question under a filter, and says at most while nobody does', async () => {
		const { user, dialog } = await openDialog(
			{},
			'/survey/12?from=2026-10-01&to=2026-10-31&filter[device]=mobile'
		);
		expect( await dialog.findByText( /^176 rows/ ) ).toBeVisible();
		await user.click( dialog.getByRole( 'checkbox', { name: 'Also responses in the trash (4)' } ) );
		expect( dialog.getByRole( 'status' ) ).toHaveTextContent( 'At most 787 rows' );
		await user.click( dialog.getByRole( 'checkbox', { name: 'Also responses in the trash (4)' } ) );
		await user.click( dialog.getByRole( 'radio', { name: 'All responses (6,918)' } ) );
		expect( dialog.getByRole( 'status' ) ).toHaveTextContent( 'At most 6,918 rows' );
		await user.click( dialog.getByRole( 'radio', { name: /^As shown/ } ) );
		await user.click( dialog.getByRole( 'radio', { name: 'One question' } ) );
		await user.selectOptions( dialog.getByRole( 'combobox', { name: 'Question' } ), 'Why?' );
		expect( dialog.getByRole( 'status' ) ).toHaveTextContent( /^90 rows$/ );
	} );

	it( 'leaves address and browser out until they are chosen', async () => {
		const { user, dialog } = await openDialog();
		expect( dialog.getByRole( 'checkbox', { name: 'IP address' } ) ).not.toBeChecked();
		expect( dialog.getByRole( 'checkbox', { name: 'Browser and operating system' } ) ).not.toBeChecked();
		await user.click( dialog.getByRole( 'checkbox', { name: 'IP address' } ) );
		expect( dialog.getByRole( 'status' ) ).toHaveTextContent( '783 rows, 27 columns' );
		expect( addressOf( dialog ).get( 'extras[columns]' ) ).toContain( ',address' );
	} );

	it( 'takes format, rows, split options and the trash', async () => {
		const { user, dialog } = await openDialog();
		await user.click( dialog.getByRole( 'radio', { name: 'Excel (XLSX)' } ) );
		await user.click( dialog.getByRole( 'radio', { name: 'All responses (6,918)' } ) );
		await user.click( dialog.getByRole( 'checkbox', { name: 'A column for each option of a multiple choice' } ) );
		await user.click( dialog.getByRole( 'checkbox', { name: 'Also responses in the trash (9)' } ) );
		expect( dialog.getByRole( 'status' ) ).toHaveTextContent( '6,927 rows, 28 columns' );
		const address = addressOf( dialog );
		expect( address.get( 'extras[format]' ) ).toBe( 'xlsx' );
		expect( address.get( 'extras[start]' ) ).toBe( 'all' );
		expect( address.has( 'extras[end]' ) ).toBe( false );
		expect( [ address.get( 'extras[split]' ), address.get( 'extras[trash]' ) ] ).toEqual( [ '1', '1' ] );
	} );

	it( 'EXP-03: exports one question', async () => {
		const { user, dialog } = await openDialog();
		await user.click( dialog.getByRole( 'radio', { name: 'One question' } ) );
		await user.selectOptions( dialog.getByRole( 'combobox', { name: 'Question' } ), 'Why?' );
		expect( dialog.getByRole( 'status' ) ).toHaveTextContent( /^300 rows$/ );
		expect( [ addressOf( dialog ).get( 'report' ), addressOf( dialog ).get( 'extras[question_id]' ) ] ).toEqual( [
			'question',
			'q2',
		] );
		await user.click( dialog.getByRole( 'checkbox', { name: 'Also responses in the trash (4)' } ) );
		expect( dialog.getByRole( 'status' ) ).toHaveTextContent( 'At most 304 rows' );
	} );

	it( 'counts the responses of other days, and waits for both dates', async () => {
		const { user, dialog, asked } = await openDialog();
		await user.click( dialog.getByRole( 'radio', { name: 'Other dates…' } ) );
		await user.clear( dialog.getByLabelText( 'Start date' ) );
		expect( dialog.getByRole( 'status' ) ).toHaveTextContent( 'Enter two dates' );
		expect( dialog.getByRole( 'button', { name: 'Export' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.type( dialog.getByLabelText( 'Start date' ), '2026-09-01' );
		await waitFor( () => expect( addressOf( dialog ).get( 'extras[start]' ) ).toBe( '2026-09-01' ) );
		expect( asked.at( -1 )?.get( 'from' ) ).toBe( '2026-09-01' );
	} );

	it( 'exports nothing where nothing matches', async () => {
		const { dialog } = await openDialog( {
			counts: { range: { publish: 0, trash: 0 }, all: { publish: 5, trash: 0 } },
		} );
		expect( dialog.getByRole( 'status' ) ).toHaveTextContent( 'No response matches. Choose other dates.' );
		expect( dialog.queryByRole( 'link', { name: 'Export' } ) ).toBeNull();
	} );

	it( 'says why there is no Excel', async () => {
		const { dialog } = await openDialog( { xlsx: false } );
		expect( dialog.queryByRole( 'radio', { name: 'Excel (XLSX)' } ) ).toBeNull();
		expect( dialog.getByText( /Excel opens CSV files too/ ) ).toBeInTheDocument();
	} );

	it( 'closes and says that the download starts', async () => {
		const { user, dialog } = await openDialog();
		dialog.getByRole( 'link', { name: 'Export' } ).addEventListener( 'click', ( event ) => event.preventDefault() );
		await user.click( dialog.getByRole( 'link', { name: 'Export' } ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( ( await screen.findAllByText( 'Your download starts in a moment.' ) ).length ).toBeGreaterThan( 0 );
	} );

	it( 'shows what went wrong and tries again', async () => {
		server.use(
			http.get( api( 'surveys/:id/results' ), () => HttpResponse.json( results() ) ),
			http.get( api( 'surveys/:id/export' ), () =>
				HttpResponse.json( { code: 'x', message: 'The database is away.' }, { status: 422 } )
			),
			http.get( api( 'exports' ), () => HttpResponse.json( { items: [] } ) )
		);
		const { user } = openResults( '/survey/12' );
		await user.click( await screen.findByRole( 'button', { name: 'Export Results' } ) );
		const dialog = within( await screen.findByRole( 'dialog' ) );
		expect( await dialog.findByText( /The export could not be prepared/ ) ).toBeInTheDocument();
		server.use( http.get( api( 'surveys/:id/export' ), () => HttpResponse.json( choices() ) ) );
		await user.click( dialog.getByRole( 'button', { name: 'Retry' } ) );
		expect( await dialog.findByRole( 'radio', { name: 'CSV' } ) ).toBeChecked();
	} );
} );

describe( 'a file that is too large for one request', () => {
	it( 'is prepared slice by slice, and can be downloaded then', async () => {
		const { user, dialog } = await openDialog( { background: 500 } );
		expect( dialog.queryByRole( 'link', { name: 'Export' } ) ).toBeNull();
		const asked: unknown[] = [];
		let slices = 0;
		server.use(
			http.post( api( 'surveys/12/exports' ), async ( { request } ) => {
				asked.push( await request.json() );
				listFiles( file() );
				return HttpResponse.json( file(), { status: 201 } );
			} ),
			http.post( api( 'exports/:key/slice' ), () => {
				slices += 1;
				return HttpResponse.json(
					slices < 3
						? file( { rows: 300 * slices } )
						: file( { state: 'ready', rows: 783, bytes: 3 * 1048576, url: 'https://site.test/file' } )
				);
			} )
		);
		await user.click( dialog.getByRole( 'button', { name: 'Prepare file' } ) );
		expect( await dialog.findByText( /Preparing: 300 of 783 rows/ ) ).toBeInTheDocument();
		expect( asked ).toEqual( [
			{
				report: 'general',
				extras: {
					format: 'csv',
					columns: 'response,status,page,device,fields,answers,person,comments',
					start: '2026-10-01',
					end: '2026-10-31',
				},
			},
		] );
		const link = await dialog.findByRole( 'link', { name: 'Download' } );
		expect( link ).toHaveAttribute( 'href', 'https://site.test/file' );
		expect( dialog.getByText( 'Ready: 783 rows, 3.0 MB' ) ).toBeInTheDocument();
	} );

	it( 'takes the filter of the screen along', async () => {
		const { user, dialog } = await openDialog(
			{ background: 500 },
			'/survey/12?from=2026-10-01&to=2026-10-31&filter[device]=mobile'
		);
		const asked: { extras?: { filter?: unknown } }[] = [];
		server.use(
			http.post( api( 'surveys/12/exports' ), async ( { request } ) => {
				asked.push( ( await request.json() ) as object );
				return HttpResponse.json( file(), { status: 201 } );
			} )
		);
		await user.click( dialog.getByRole( 'button', { name: 'Prepare file' } ) );
		await waitFor( () => expect( asked[ 0 ]?.extras?.filter ).toEqual( { device: 'mobile' } ) );
	} );

	it( 'says why one failed or could not begin, and deletes what nobody wants', async () => {
		const { user, dialog } = await openDialog( { background: 500 } );
		listFiles( file( { state: 'failed', error: 'There is no space left.' } ) );
		server.use(
			http.post( api( 'surveys/12/exports' ), () => HttpResponse.json( file(), { status: 201 } ) ),
			http.post( api( 'exports/:key' ), ( { params } ) => {
				listFiles();
				return HttpResponse.json( { deleted: params[ 'key' ] } );
			} )
		);
		await user.click( dialog.getByRole( 'button', { name: 'Prepare file' } ) );
		expect( await dialog.findByText( 'There is no space left.' ) ).toBeInTheDocument();
		await user.click( dialog.getByRole( 'button', { name: /^Delete / } ) );
		await waitFor( () => expect( dialog.queryByText( 'There is no space left.' ) ).toBeNull() );

		server.use(
			http.post( api( 'surveys/12/exports' ), () =>
				HttpResponse.json(
					{ code: 'x', message: 'You have five prepared files already.', data: { status: 409 } },
					{ status: 409 }
				)
			)
		);
		await user.click( dialog.getByRole( 'button', { name: 'Prepare file' } ) );
		expect( ( await screen.findAllByText( /You have five prepared files already/ ) ).length ).toBeGreaterThan( 0 );
	} );
} );
