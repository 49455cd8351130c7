import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { installBoot } from '../support/boot';
import { freezeTimers, pass, until } from '../support/frozen';
import { api, requests, server } from '../support/server';
import { findToast } from '../support/toast';
import { currentRoute, openResults, setUpResultsApp } from './support/app';
import { responseDetail, responseItem, responseList } from './support/fixtures';

setUpResultsApp();

/** What was sent to a path. */
const sent = ( path: string ) =>
	Promise.all(
		requests
			.filter( ( { url, method } ) => method === 'POST' && decodeURIComponent( url ).includes( path ) )
			.map( ( request ): Promise< unknown > => request.clone().json() )
	);

function serve( data: Parameters< typeof responseDetail >[ 0 ] = {} ) {
	server.use(
		http.get( api( 'surveys/12/responses/:id' ), ( { params } ) =>
			HttpResponse.json( responseDetail( { id: Number( params[ 'id' ] ), ...data } ) )
		),
		http.post( api( 'surveys/12/responses/mark' ), () => HttpResponse.json( { changed: [ 18397 ], next: null } ) )
	);
}

describe( 'marks in the list', () => {
	it( 'shows what nobody has read, and the star that all see', async () => {
		server.use(
			http.get( api( 'surveys/12/responses' ), () =>
				HttpResponse.json( {
					...responseList( [
						responseItem( { id: 2, read: false, starred: true } ),
						responseItem( { id: 1, read: true } ),
					] ),
					unread: 1,
				} )
			),
			http.post( api( 'surveys/12/responses/mark' ), () => HttpResponse.json( { changed: [ 2 ], next: null } ) )
		);
		const { user } = openResults( '/survey/12/responses' );
		const row = ( await screen.findByRole( 'link', { name: 'Response #2' } ) ).closest( 'tr' ) as HTMLElement;
		expect( within( row ).getByText( 'Unread.' ) ).toBeInTheDocument();
		expect( screen.getAllByText( 'Unread.' ) ).toHaveLength( 1 );
		const star = within( row ).getByRole( 'button', { name: 'Star: Response #2' } );
		expect( star ).toHaveAttribute( 'aria-pressed', 'true' );
		await user.click( star );
		expect( await sent( '/mark' ) ).toEqual( [ { mark: 'starred', on: false, response_ids: [ 2 ] } ] );
		expect( screen.getByText( '1 unread' ) ).toBeVisible();
	} );

	it( 'says that nothing is unread, with no way to mark all as read', async () => {
		server.use(
			http.get( api( 'surveys/12/responses' ), () =>
				HttpResponse.json( { ...responseList( [ responseItem( { read: true } ) ] ), unread: 0 } )
			)
		);
		openResults( '/survey/12/responses' );
		expect( await screen.findByText( 'Nothing unread' ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: 'Mark all as read' } ) ).toBeNull();
	} );

	it( 'marks all as read in slices, and takes it back', async () => {
		server.use(
			http.get( api( 'surveys/12/responses' ), () =>
				HttpResponse.json( { ...responseList( [ responseItem( { read: false } ) ] ), unread: 3 } )
			),
			http.post( api( 'surveys/12/responses/mark' ), async ( { request } ) => {
				const body = ( await request.json() ) as { cursor?: string; response_ids?: number[] };
				return HttpResponse.json(
					body.response_ids
						? { changed: body.response_ids, next: null }
						: body.cursor
							? { changed: [ 3 ], next: null }
							: { changed: [ 1, 2 ], next: '2026-01-31' }
				);
			} )
		);
		const { user } = openResults( '/survey/12/responses' );
		await user.click( await screen.findByRole( 'button', { name: 'Mark all as read' } ) );
		// It is spoken as well: one element or two, by the moment.
		expect( await screen.findAllByText( '3 responses marked as read.' ) ).not.toHaveLength( 0 );
		await user.click( await screen.findByText( 'Undo' ) );
		await waitFor( async () => expect( await sent( '/mark' ) ).toHaveLength( 3 ) );
		expect( await sent( '/mark' ) ).toEqual( [
			{ mark: 'read', on: true, matching: {}, cursor: '' },
			{ mark: 'read', on: true, matching: {}, cursor: '2026-01-31' },
			{ mark: 'read', on: false, response_ids: [ 1, 2, 3 ] },
		] );
	} );
} );

describe( 'one response', () => {
	beforeEach( () => localStorage.clear() );

	it( 'J and K lead on and back, but not while somebody types or when they are off', async () => {
		serve();
		const { user } = openResults( '/survey/12/responses/18397' );
		await screen.findByText( 'Response 5 of 6,918' );
		await user.keyboard( 'j' );
		expect( currentRoute() ).toBe( '/survey/12/responses/18396' );
		await user.keyboard( 'k' );
		expect( currentRoute() ).toBe( '/survey/12/responses/18399' );
		const field = document.createElement( 'input' );
		document.body.append( field );
		field.focus();
		await user.keyboard( 'j' );
		expect( currentRoute() ).toBe( '/survey/12/responses/18399' );
		field.remove();
		await user.keyboard( '?' );
		const dialog = await screen.findByRole( 'dialog', { name: 'Keyboard shortcuts' } );
		await user.keyboard( 'j' );
		expect( currentRoute() ).toBe( '/survey/12/responses/18399' );
		await user.click( within( dialog ).getByRole( 'checkbox', { name: 'Use these keys' } ) );
		await user.click( within( dialog ).getByRole( 'button', { name: 'Close' } ) );
		await user.keyboard( 'j' );
		expect( currentRoute() ).toBe( '/survey/12/responses/18399' );
	} );

	it( 'S stars, U marks as unread with a way back', async () => {
		serve();
		const { user } = openResults( '/survey/12/responses/18397' );
		await screen.findByText( 'Response 5 of 6,918' );
		await user.keyboard( 's' );
		await user.keyboard( 'u' );
		expect( await findToast( '1 response marked as unread.' ) ).toBeVisible();
		expect( await sent( '/mark' ) ).toEqual( [
			{ mark: 'starred', on: true, response_ids: [ 18397 ] },
			{ mark: 'read', on: false, response_ids: [ 18397 ] },
		] );
	} );

	it( 'says what an erasure reaches before it erases', async () => {
		serve();
		let erased = false;
		server.use(
			http.get( api( 'surveys/12/responses/18397/person' ), () =>
				HttpResponse.json( { responses: 3, account: false, emails: [ 'anna@example.org' ], copies: [] } )
			),
			http.post( api( 'surveys/12/responses/18397/person' ), () => {
				erased = true;
				return HttpResponse.json( { erased: 3 } );
			} )
		);
		const { user } = openResults( '/survey/12/responses/18397' );
		await user.click( await screen.findByRole( 'button', { name: 'More about this response' } ) );
		await user.click( await screen.findByRole( 'menuitem', { name: 'Erase this person’s data' } ) );
		const dialog = await screen.findByRole( 'dialog', { name: 'Erase this person’s data?' } );
		expect(
			await within( dialog ).findByText( '3 responses of anna@example.org are anonymized, in all surveys.' )
		).toBeVisible();
		expect( erased ).toBe( false );
		await user.click( within( dialog ).getByRole( 'button', { name: 'Erase data' } ) );
		expect( await findToast( '3 responses anonymized.' ) ).toBeVisible();
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	} );

	it( 'offers no erasure to those who only view', async () => {
		installBoot( {
			app: 'results',
			capabilities: { edit: false, view: true, delete: false, manage: false, all: true },
		} );
		serve();
		const { user } = openResults( '/survey/12/responses/18397' );
		await user.click( await screen.findByRole( 'button', { name: 'More about this response' } ) );
		expect( await screen.findByRole( 'menuitem', { name: 'Mark as unread' } ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'menuitem', { name: /Erase/ } ) ).not.toBeInTheDocument();
	} );
} );

describe( 'reading', () => {
	it( 'counts after two seconds in view, not before', async () => {
		freezeTimers();
		serve( { read: false } );
		openResults( '/survey/12/responses/18397' );
		await until( () => expect( screen.getByText( 'Response 5 of 6,918' ) ).toBeVisible() );
		pass( 1999 );
		expect( await sent( '/mark' ) ).toEqual( [] );
		pass( 1 );
		const read = { mark: 'read', on: true, response_ids: [ 18397 ] };
		await until( async () => expect( await sent( '/mark' ) ).toEqual( [ read ] ) );
		// Back from another tab: whoever marked it as unread meanwhile wants it so.
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		pass( 3000 );
		await until( () => expect( screen.getByText( 'Response 5 of 6,918' ) ).toBeVisible() );
		expect( await sent( '/mark' ) ).toHaveLength( 1 );
	} );
} );
