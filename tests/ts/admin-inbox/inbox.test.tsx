import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { App } from '../../../src/admin-inbox/app';
import type { InboxCounts, InboxItem } from '../../../src/types';
import { installBoot } from '../support/boot';
import { renderUi } from '../support/render';
import { api, installServer, queriesOf, server } from '../support/server';

installServer();

const item = ( id: number, text: string, more: Partial< InboxItem > = {} ): InboxItem => ( {
	id,
	survey_id: 12,
	submitted_at: '2026-11-19T15:00:00Z',
	page_submitted: { id: 0, name: '/checkout', url: 'https://shop.test/checkout' },
	user_browser: 'Safari',
	user_os: 'iOS',
	user_device: 'mobile',
	read: false,
	starred: false,
	survey_title: 'How was your checkout?',
	answers_count: 9,
	scores: [ { scale: 'mean', value: 4, question_title: 'Stars' } ],
	texts: [
		{ question_id: 'q7', question_title: 'What could we do better?', number: 7, kind: 'answer', text, hits: [] },
	],
	...more,
} );

const marks: unknown[] = [];

function serve( items: InboxItem[], counts: Partial< InboxCounts > = {} ) {
	const all = { all: items.length, unread: items.filter( ( { read } ) => ! read ).length, starred: 0, ...counts };
	server.use(
		http.get( api( 'inbox' ), () =>
			HttpResponse.json( {
				items,
				counts: all,
				counted: items.length,
				total_to_look_at: items.length,
				complete: true,
				next: null,
			} )
		),
		http.get( api( 'surveys' ), () =>
			HttpResponse.json( { items: [ { id: 12, title: 'How was your checkout?' } ] } )
		),
		http.post( api( 'surveys/12/responses/mark' ), async ( { request } ) => {
			marks.push( await request.json() );
			return HttpResponse.json( { changed: [ 1 ], next: null } );
		} )
	);
}

const rows = () => within( screen.getByRole( 'list', { name: 'Answers, newest first' } ) ).getAllByRole( 'listitem' );

beforeEach( () => {
	installBoot();
	window.location.hash = '';
	marks.length = 0;
} );

describe( 'Inbox', () => {
	it( 'lists what people wrote with score and survey, and shows the facts of one', async () => {
		serve( [
			item( 3, 'Let me pick the day.', { tags: [ { id: 1, name: 'delivery', color: 0 } ] } ),
			item( 2, 'Too slow', { read: true } ),
		] );
		renderUi( <App /> );
		await screen.findByRole( 'list', { name: 'Answers, newest first' } );
		expect( rows()[ 0 ] ).toHaveTextContent(
			/Unread\.4\s*4 of 5 starsHow was your checkout\?.*Let me pick the day\./
		);
		expect( rows()[ 1 ] ).not.toHaveTextContent( 'Unread' );
		const detail = screen.getByRole( 'article', { name: 'Selected answer' } );
		expect( detail ).toHaveTextContent( 'Q7 What could we do better?' );
		expect( detail ).toHaveTextContent( 'Mobile, Safari, iOS' );
		expect( within( detail ).getByRole( 'link', { name: '#3, all 9 answers' } ) ).toHaveAttribute(
			'href',
			expect.stringContaining( '#/survey/12/responses/3' )
		);
		expect( within( detail ).getByText( 'delivery' ) ).toBeVisible();
		expect( within( rows()[ 0 ]! ).getByText( 'delivery' ) ).toBeVisible();
		expect( within( detail ).getByRole( 'link', { name: 'Change tags and notes' } ) ).toBeVisible();
		expect( marks ).toEqual( [] );
	} );

	it( 'Done marks as read, goes on, and can be undone', async () => {
		serve( [ item( 3, 'First' ), item( 2, 'Second' ) ] );
		const { user } = renderUi( <App /> );
		await user.click( await screen.findByRole( 'button', { name: 'Done' } ) );
		await waitFor( () => expect( marks ).toEqual( [ { response_ids: [ 3 ], mark: 'read', on: true } ] ) );
		expect( screen.getByRole( 'radio', { name: 'Unread 1' } ) ).toBeInTheDocument();
		expect( screen.getByRole( 'article' ) ).toHaveTextContent( 'Second' );
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		await waitFor( () => expect( marks.at( -1 ) ).toEqual( { response_ids: [ 3 ], mark: 'read', on: false } ) );
		expect( screen.getByRole( 'article' ) ).toHaveTextContent( 'First' );
	} );

	it( 'goes by keys, which rest while somebody types', async () => {
		serve( [ item( 3, 'First' ), item( 2, 'Second' ) ] );
		const { user } = renderUi( <App /> );
		await screen.findByRole( 'article' );
		await user.keyboard( 'jj' );
		expect( screen.getByRole( 'article' ) ).toHaveTextContent( 'Second' );
		await user.keyboard( 's' );
		await waitFor( () => expect( marks ).toEqual( [ { response_ids: [ 2 ], mark: 'starred', on: true } ] ) );
		expect( screen.getByRole( 'button', { name: 'Star' } ) ).toHaveAttribute( 'aria-pressed', 'true' );
		await user.keyboard( 'k' );
		expect( screen.getByRole( 'article' ) ).toHaveTextContent( 'First' );
		await user.keyboard( '/' );
		const search = screen.getByRole( 'searchbox', { name: 'Search what people wrote' } );
		expect( search ).toHaveFocus();
		await user.keyboard( 'js' );
		expect( search ).toHaveValue( 'js' );
		expect( marks ).toHaveLength( 1 );
		await user.tab();
		await user.keyboard( '?' );
		expect( await screen.findByRole( 'dialog', { name: 'Keyboard shortcuts' } ) ).toBeVisible();
	} );

	it( 'takes a mark back that the server refuses', async () => {
		serve( [ item( 3, 'First' ) ] );
		server.use(
			http.post( api( 'surveys/12/responses/mark' ), () =>
				HttpResponse.json( { code: 'x', message: 'No', data: { status: 400 } }, { status: 400 } )
			)
		);
		const { user } = renderUi( <App /> );
		await user.click( await screen.findByRole( 'button', { name: 'Star' } ) );
		await waitFor( () =>
			expect( screen.getByRole( 'button', { name: 'Star' } ) ).toHaveAttribute( 'aria-pressed', 'false' )
		);
		expect( await screen.findByText( /could not be marked/ ) ).toBeVisible();
	} );

	it( 'searches slice by slice and marks the places that the server found', async () => {
		serve( [ item( 3, 'First' ) ] );
		const { user } = renderUi( <App /> );
		await screen.findByRole( 'article' );
		const slice = ( items: InboxItem[], counted: number, next: string | null ) =>
			HttpResponse.json( { items, counts: null, counted, total_to_look_at: 9, complete: ! next, next } );
		const hit = item( 2, 'Zu spät 🙂' );
		hit.texts[ 0 ]!.hits = [ { start: 3, length: 4 } ];
		server.use(
			http.get( api( 'inbox' ), ( { request } ) =>
				new URL( request.url ).searchParams.has( 'cursor' )
					? slice( [ hit ], 9, null )
					: slice( [], 4, '20261119150000-5-4-9' )
			)
		);
		await user.type( screen.getByRole( 'searchbox' ), 'spat' );
		const marked = await screen.findAllByText( 'spät' );
		expect( marked[ 0 ] ).toHaveProperty( 'tagName', 'MARK' );
		const asked = queriesOf( 'inbox' ).filter( ( query ) => query.get( 'search' ) === 'spat' );
		expect( asked.at( -1 )?.get( 'cursor' ) ).toBe( '20261119150000-5-4-9' );
	} );

	it( 'says that nobody wrote, that everything is read, and what failed', async () => {
		serve( [], { all: 0 } );
		const { unmount } = renderUi( <App /> );
		expect( await screen.findByRole( 'heading', { name: 'Nobody has written yet' } ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Add a text question' } ) ).toBeVisible();
		unmount();
		serve( [], { all: 1024, unread: 0 } );
		const { user, unmount: end } = renderUi( <App /> );
		await user.click( await screen.findByRole( 'radio', { name: 'Unread 0' } ) );
		expect( await screen.findByRole( 'heading', { name: 'You have read everything' } ) ).toBeVisible();
		expect( screen.getByText( /1,024 responses in words/ ) ).toBeVisible();
		end();
		server.use( http.get( api( 'inbox' ), () => HttpResponse.json( { message: 'x' }, { status: 403 } ) ) );
		renderUi( <App /> );
		expect( await screen.findByRole( 'button', { name: 'Retry' } ) ).toBeVisible();
	} );
} );
