import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { features, installBoot } from '../support/boot';
import { api, requests, server } from '../support/server';
import { findToast } from '../support/toast';
import { currentQuery, openResults, setUpResultsApp } from './support/app';
import { responseDetail, responseItem, responseList } from './support/fixtures';

setUpResultsApp();

const PAY = { id: 31, name: 'payment', color: 1 };
const SHIP = { id: 32, name: 'shipping', color: 2 };

/** Path behind v1 and body of what was sent. */
const sent = () =>
	Promise.all(
		requests
			.filter( ( { method } ) => method === 'POST' )
			.map( async ( request ): Promise< [ string, unknown ] > => {
				const path = decodeURIComponent( request.url ).replace( /^.*userfeedback\/v1\//, '' );
				const body = ( await request
					.clone()
					.json()
					.catch( () => null ) ) as unknown;
				return [ path.replace( /[?&].*$/, '' ), body ];
			} )
	);

function serve( detail: Parameters< typeof responseDetail >[ 0 ] = {} ) {
	server.use(
		http.get( api( 'tags' ), () =>
			HttpResponse.json( {
				items: [
					{ ...PAY, responses: 94 },
					{ ...SHIP, responses: 1 },
				],
			} )
		),
		http.get( api( 'surveys/12/responses' ), () =>
			HttpResponse.json(
				responseList( [ responseItem( { id: 2, tags: [ PAY ] } ), responseItem( { id: 1, tags: [] } ) ], {
					total: 783,
					pages: 79,
				} )
			)
		),
		http.get( api( 'surveys/12/responses/:id' ), () =>
			HttpResponse.json( responseDetail( { tags: [ PAY ], notes: [], ...detail } ) )
		),
		http.post( api( 'surveys/12/responses/tags' ), () => HttpResponse.json( { changed: [ 1 ], next: null } ) ),
		http.post( api( 'surveys/12/responses/trash' ), () => HttpResponse.json( { changed: [ 1, 2 ], next: null } ) ),
		http.post( api( 'surveys/12/responses/restore' ), () => HttpResponse.json( { changed: [ 1, 2 ], next: null } ) )
	);
}

describe( 'tags of the list', () => {
	it( 'tags the selected responses', async () => {
		serve();
		const { user } = openResults( '/survey/12/responses' );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Select Response #2' } ) );
		await user.click( screen.getByRole( 'checkbox', { name: 'Select Response #1' } ) );
		const bar = screen.getByRole( 'region', { name: 'Actions for 2 selected responses' } );
		await user.click( within( bar ).getByRole( 'button', { name: 'Tag…' } ) );
		const tag = await screen.findByRole( 'checkbox', { name: 'payment' } );
		expect( tag ).toBePartiallyChecked();
		await user.click( tag );
		expect( await findToast( 'Tags of 1 response changed.' ) ).toBeInTheDocument();
		expect( await sent() ).toEqual( [
			[ 'surveys/12/responses/tags', { add: [ 31 ], remove: [], response_ids: [ 2, 1 ] } ],
		] );
	} );

	it( 'reaches all that match the filter', async () => {
		serve();
		const { user } = openResults( '/survey/12/responses?filter[tag]=31&filter[read]=0' );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Select Response #2' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Select all 783 that match' } ) );
		const bar = screen.getByRole( 'region', { name: 'Actions for 783 selected responses' } );
		await user.click( within( bar ).getByRole( 'button', { name: 'Move to trash' } ) );
		expect( await findToast( '2 responses moved to the trash.' ) ).toBeInTheDocument();
		expect( await sent() ).toEqual( [
			[ 'surveys/12/responses/trash', { matching: { filter: { tag: [ '31' ], read: false } }, cursor: '' } ],
		] );
		expect( screen.queryByRole( 'region', { name: /^Actions for/ } ) ).not.toBeInTheDocument();
	} );

	it( 'RESP-20: shows all again when all that match are in the trash, not when they are marked', async () => {
		serve();
		server.use(
			http.post( api( 'surveys/12/responses/mark' ), () =>
				HttpResponse.json( { changed: [ 1, 2 ], next: null } )
			)
		);
		const { user } = openResults( '/survey/12/responses?status=publish&filter[read]=0' );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Select Response #2' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Select all 783 that match' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Mark as read' } ) );
		expect( await findToast( '2 responses marked as read.' ) ).toBeInTheDocument();
		expect( currentQuery().get( 'status' ) ).toBe( 'publish' );
		await user.click( await screen.findByRole( 'button', { name: 'Move to trash' } ) );
		await waitFor( () => expect( [ ...currentQuery() ] ).toEqual( [ [ 'filter[read]', '0' ] ] ) );
		expect( screen.queryByRole( 'region', { name: /^Actions for/ } ) ).not.toBeInTheDocument();
	} );

	it( 'names tags and marks in the chips', async () => {
		serve();
		openResults( '/survey/12/responses?filter[tag]=31,none,99&filter[starred]=1' );
		expect( await screen.findByText( 'payment or a tag that is gone or Without any tag' ) ).toBeVisible();
		expect( screen.getByText( 'starred' ) ).toBeVisible();
	} );
} );

describe( 'the tags of the site', () => {
	it( 'says how many responses a merge and a deletion change', async () => {
		serve();
		server.use(
			http.post( api( 'tags/31/merge' ), () => HttpResponse.json( { changed: 94 } ) ),
			http.post( api( 'tags/32' ), () => HttpResponse.json( { changed: 1 } ) )
		);
		const { user } = openResults( '/survey/12/responses/18397' );
		await user.click( await screen.findByRole( 'button', { name: 'Add tag' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Edit all tags' } ) );
		const dialog = await screen.findByRole( 'dialog', { name: 'Tags' } );
		expect( await within( dialog ).findByText( '94 responses' ) ).toBeVisible();
		await user.click( within( dialog ).getByRole( 'button', { name: 'Rename, color or merge payment' } ) );
		await user.selectOptions( within( dialog ).getByRole( 'combobox', { name: 'Merge into' } ), 'shipping' );
		const merge = await screen.findByRole( 'dialog', { name: 'Merge “payment” into “shipping”?' } );
		expect( within( merge ).getByText( '94 responses change.' ) ).toBeVisible();
		await user.click( within( merge ).getByRole( 'button', { name: 'Merge' } ) );
		expect( await findToast( 'Merged. 94 responses changed.' ) ).toBeInTheDocument();
		await user.click( within( dialog ).getByRole( 'button', { name: 'Delete shipping' } ) );
		const gone = await screen.findByRole( 'dialog', { name: 'Delete the tag “shipping”?' } );
		expect( within( gone ).getByText( '1 response changes.' ) ).toBeVisible();
		await user.click( within( gone ).getByRole( 'button', { name: 'Delete tag' } ) );
		expect( await findToast( 'Deleted. 1 response changed.' ) ).toBeInTheDocument();
	} );
} );

describe( 'notes', () => {
	const note = {
		id: 41,
		author: 'Erika',
		mine: false,
		body: 'Asked the carrier.',
		created_at: '2026-11-20T16:48:00Z',
		edited_at: null,
	};

	it( 'adds one, and lets only its author change it', async () => {
		serve( { notes: [ note, { ...note, id: 42, author: 'Me', mine: true, body: 'Mine.' } ] } );
		server.use( http.post( api( 'surveys/12/responses/18397/notes' ), () => HttpResponse.json( { notes: [] } ) ) );
		installBoot( {
			app: 'results',
			capabilities: { edit: false, view: true, delete: true, manage: false, all: true },
		} );
		const { user } = openResults( '/survey/12/responses/18397' );
		const hers = ( await screen.findByText( 'Asked the carrier.' ) ).closest( 'li' ) as HTMLElement;
		expect( within( hers ).getByText( /^Erika, / ) ).toBeVisible();
		expect( within( hers ).queryByRole( 'button' ) ).not.toBeInTheDocument();
		expect( screen.getAllByRole( 'button', { name: 'Edit note' } ) ).toHaveLength( 1 );
		await user.type( screen.getByRole( 'textbox', { name: 'Add a note' } ), 'Jk, call back.' );
		await user.click( screen.getByRole( 'button', { name: 'Save note' } ) );
		expect( await findToast( 'Note saved.' ) ).toBeInTheDocument();
		expect( await sent() ).toEqual( [ [ 'surveys/12/responses/18397/notes', { body: 'Jk, call back.' } ] ] );
	} );

	it( 'keeps what is being written when another one goes', async () => {
		serve( { notes: [ { ...note, mine: true } ] } );
		server.use(
			http.post( api( 'surveys/12/responses/18397/notes/41' ), () => HttpResponse.json( { notes: [] } ) )
		);
		const { user } = openResults( '/survey/12/responses/18397' );
		const field = await screen.findByRole( 'textbox', { name: 'Add a note' } );
		await user.type( field, 'Half a' );
		serve( { notes: [] } );
		await user.click( screen.getByRole( 'button', { name: 'Delete note' } ) );
		await waitFor( () => expect( screen.queryByText( 'Asked the carrier.' ) ).toBeNull() );
		expect( screen.getByRole( 'textbox', { name: 'Add a note' } ) ).toHaveValue( 'Half a' );
	} );

	it( 'is for reading to those who only view, and locked below plus', async () => {
		serve( { notes: [ { ...note, mine: true } ] } );
		installBoot( {
			app: 'results',
			capabilities: { edit: false, view: true, delete: false, manage: false, all: true },
		} );
		const { unmount } = openResults( '/survey/12/responses/18397' );
		expect( await screen.findByText( 'Asked the carrier.' ) ).toBeVisible();
		for ( const name of [ 'Add tag', 'Remove tag payment', 'Edit note', 'Delete note', 'Save note' ] ) {
			expect( screen.queryByRole( 'button', { name } ) ).not.toBeInTheDocument();
		}
		unmount();
		installBoot( { app: 'results', features: features( { annotations: 'upgrade' } ) } );
		openResults( '/survey/12/responses/18397' );
		expect( await screen.findByRole( 'button', { name: /^Tags and notes/ } ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
	} );
} );
