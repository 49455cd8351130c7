import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../src/admin-inbox/app';
import { proInbox } from '../../../src/admin-inbox/pro-inbox';
import type { InboxCounts, InboxItem, ResponseDetail } from '../../../src/types';
import { features, installBoot } from '../support/boot';
import { gate } from '../support/gate';
import { renderUi } from '../support/render';
import { api, installServer, queriesOf, server } from '../support/server';
import { findToast } from '../support/toast';
import reply from '../../fixtures/replies/get-surveys-id-responses-response_id.json';

// The app loads it when it is used; here it is loaded before the clock runs.
await proInbox.load();

installServer();

const TAG = { id: 1, name: 'delivery', color: 0 };

const item = ( id: number, text: string, more: Partial< InboxItem > = {} ): InboxItem => ( {
	id,
	survey_id: 12,
	submitted_at: '2026-11-19T15:00:00Z',
	page_submitted: { id: 0, name: '/checkout', url: 'https://shop.test/checkout' },
	user_browser: 'Safari',
	user_os: 'iOS',
	user_device: 'mobile',
	user_country: '',
	user_language: '',
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

const marks: { response_ids: number[]; mark: string; on: boolean }[] = [];

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
		http.get( api( 'tags' ), () => HttpResponse.json( { items: [ { ...TAG, responses: 3 } ] } ) ),
		http.get( api( 'surveys/12/responses/:id' ), ( { params } ) => {
			const found = items.find( ( { id } ) => String( id ) === params[ 'id' ] );
			return HttpResponse.json( {
				...( reply as unknown as ResponseDetail ),
				id: Number( params[ 'id' ] ),
				survey_id: 12,
				tags: found?.tags ?? [],
				notes: [
					{
						id: 5,
						body: `Note about ${ String( params[ 'id' ] ) }`,
						author: 'Erika',
						created_at: '2026-11-19T16:00:00Z',
						edited_at: null,
						mine: true,
					},
				],
			} );
		} ),
		http.get( api( 'surveys' ), () =>
			HttpResponse.json( { items: [ { id: 12, title: 'How was your checkout?' } ], pagination: { pages: 1 } } )
		),
		http.post( api( 'surveys/12/responses/mark' ), async ( { request } ) => {
			marks.push( ( await request.json() ) as ( typeof marks )[ number ] );
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

afterEach( () => vi.useRealTimers() );

describe( 'Inbox', () => {
	it( 'lists what people wrote with score and survey, and shows the facts of one', async () => {
		serve( [
			item( 3, 'Let me pick the day.', { tags: [ TAG ], user_country: 'AT' } ),
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
		expect( detail ).toHaveTextContent( 'CountryAustria' );
		expect( within( detail ).getByRole( 'link', { name: '#3, all 9 answers' } ) ).toHaveAttribute(
			'href',
			expect.stringContaining( '#/survey/12/responses/3' )
		);
		expect( await within( detail ).findByText( 'delivery' ) ).toBeVisible();
		expect( await within( detail ).findByText( 'Note about 3' ) ).toBeVisible();
		expect( within( rows()[ 0 ]! ).getByText( 'delivery' ) ).toBeVisible();
		expect( marks ).toEqual( [] );
	} );

	it( 'shows hidden fields beside the text, and leaves what has one of their values', async () => {
		const field = ( value: string | null ) => ( { name: 'plan', value, from: 'page' as const } );
		serve( [
			item( 3, 'First', { hidden_fields: [ field( 'pro' ), { name: 'order', value: null, from: '' } ] } ),
			item( 2, 'Second', { hidden_fields: [ field( 'basic' ) ] } ),
		] );
		const asked = () => queriesOf( 'inbox' ).at( -1 )?.get( 'field' );
		const { user } = renderUi( <App /> );
		const detail = await screen.findByRole( 'article', { name: 'Selected answer' } );
		expect( detail ).toHaveTextContent( 'planpro' );
		expect( detail ).not.toHaveTextContent( 'order' );
		const select = screen.getByRole( 'combobox', { name: 'Hidden field' } );
		expect(
			within( select )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'All hidden fields', 'plan: basic', 'plan: pro' ] );
		await user.selectOptions( select, 'plan: basic' );
		await waitFor( () => expect( asked() ).toBe( 'plan=basic' ) );
		expect( window.location.hash ).toContain( 'field=plan%3Dbasic' );
	} );

	it( 'offers no hidden fields where no response has any', async () => {
		serve( [ item( 3, 'First', { hidden_fields: [ { name: 'plan', value: null, from: '' } ] } ) ] );
		renderUi( <App /> );
		await screen.findByRole( 'article', { name: 'Selected answer' } );
		expect( screen.queryByRole( 'combobox', { name: 'Hidden field' } ) ).toBeNull();
	} );

	it( 'Done marks as read, goes on, and can be undone', async () => {
		serve( [ item( 3, 'First' ), item( 2, 'Second' ) ] );
		const { user } = renderUi( <App /> );
		await user.click( await screen.findByRole( 'button', { name: 'Done' } ) );
		await waitFor( () => expect( marks ).toEqual( [ { response_ids: [ 3 ], mark: 'read', on: true } ] ) );
		expect( await screen.findByRole( 'radio', { name: 'Unread 1' } ) ).toBeInTheDocument();
		expect( screen.getByRole( 'article' ) ).toHaveTextContent( 'Second' );
		await user.click( screen.getByText( 'Undo' ) );
		await waitFor( () => expect( marks ).toContainEqual( { response_ids: [ 3 ], mark: 'read', on: false } ) );
		await waitFor( () => expect( screen.getByRole( 'article' ) ).toHaveTextContent( 'First' ) );
	} );

	it( 'marks an answer as read after two seconds, and once: not again after another tab', async () => {
		vi.useFakeTimers( { shouldAdvanceTime: true } );
		serve( [ item( 3, 'First' ) ] );
		window.location.hash = '#/3';
		renderUi( <App /> );
		await screen.findByRole( 'article' );
		await act( () => vi.advanceTimersByTimeAsync( 2500 ) );
		await waitFor( () => expect( marks ).toEqual( [ { response_ids: [ 3 ], mark: 'read', on: true } ] ) );
		fireEvent.keyDown( document.body, { key: 'u' } );
		await waitFor( () => expect( marks[ 1 ] ).toEqual( { response_ids: [ 3 ], mark: 'read', on: false } ) );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		await act( () => vi.advanceTimersByTimeAsync( 3000 ) );
		expect( marks ).toHaveLength( 2 );
	} );

	it( 'goes by keys, which rest while somebody types', async () => {
		serve( [ item( 3, 'First' ), item( 2, 'Second' ) ] );
		const { user } = renderUi( <App /> );
		await screen.findByRole( 'article' );
		await user.keyboard( 'jj' );
		expect( screen.getByRole( 'article' ) ).toHaveTextContent( 'Second' );
		await user.keyboard( 's' );
		// An answer that stays open for two seconds is marked as read, in a busy run while this goes on.
		const stars = () => marks.filter( ( { mark } ) => mark === 'starred' );
		await waitFor( () => expect( stars() ).toEqual( [ { response_ids: [ 2 ], mark: 'starred', on: true } ] ) );
		expect( screen.getByRole( 'button', { name: 'Star' } ) ).toHaveAttribute( 'aria-pressed', 'true' );
		await user.keyboard( 'k' );
		expect( screen.getByRole( 'article' ) ).toHaveTextContent( 'First' );
		await user.keyboard( '/' );
		const search = screen.getByRole( 'searchbox', { name: 'Search what people wrote' } );
		expect( search ).toHaveFocus();
		await user.keyboard( 'js' );
		expect( search ).toHaveValue( 'js' );
		expect( stars() ).toHaveLength( 1 );
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
		expect( await findToast( /could not be marked/ ) ).toBeVisible();
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

	it( 'does not say that everything is read where a filter leaves nothing', async () => {
		for ( const filter of [ 'field=plan%3Dpro', 'score=low', 'days=7' ] ) {
			window.location.hash = `#/?state=unread&${ filter }`;
			serve( [], { all: 12, unread: 3 } );
			const { unmount } = renderUi( <App /> );
			expect( await screen.findByText( 'Nobody wrote anything that matches these filters.' ) ).toBeVisible();
			expect( screen.queryByRole( 'heading', { name: 'You have read everything' } ) ).toBeNull();
			unmount();
		}
	} );

	it( 'T opens the tags of the answer, and the list shows what it has then', async () => {
		const first = item( 3, 'First', { tags: [] } );
		serve( [ first, item( 2, 'Second', { tags: [] } ) ] );
		const sent: unknown[] = [];
		server.use(
			http.post( api( 'surveys/12/responses/tags' ), async ( { request } ) => {
				sent.push( await request.json() );
				first.tags = [ TAG ];
				return HttpResponse.json( { changed: [ 3 ], next: null } );
			} )
		);
		const { user } = renderUi( <App /> );
		const detail = await screen.findByRole( 'article', { name: 'Selected answer' } );
		await within( detail ).findByRole( 'button', { name: 'Add tag' } );
		await user.keyboard( 't' );
		await user.click( await screen.findByRole( 'checkbox', { name: 'delivery' } ) );
		await waitFor( () => expect( sent ).toEqual( [ { add: [ 1 ], remove: [], response_ids: [ 3 ] } ] ) );
		expect( await within( rows()[ 0 ]! ).findByText( 'delivery' ) ).toBeVisible();
		await user.keyboard( '{Escape}' );
		await waitFor( () => expect( screen.queryByRole( 'checkbox', { name: 'delivery' } ) ).toBeNull() );
		expect( within( rows()[ 1 ]! ).queryByText( 'delivery' ) ).toBeNull();
	} );

	it( 'shows a tag by its new name, no more once it is deleted, and in place of one that was merged into it', async () => {
		const other = { id: 2, name: 'price', color: 1 };
		serve( [ item( 3, 'First', { tags: [ TAG, other ] } ), item( 2, 'Second', { tags: [ other ] } ) ] );
		server.use(
			http.get( api( 'tags' ), () =>
				HttpResponse.json( {
					items: [
						{ ...TAG, responses: 1 },
						{ ...other, responses: 2 },
					],
				} )
			),
			http.post( api( 'tags/1' ), ( { request } ) =>
				HttpResponse.json(
					request.headers.get( 'X-HTTP-Method-Override' ) === 'DELETE'
						? { changed: 2 }
						: { ...TAG, name: 'shipping', responses: 1 }
				)
			),
			http.post( api( 'tags/2/merge' ), () => HttpResponse.json( { changed: 2 } ) )
		);
		const { user } = renderUi( <App /> );
		const detail = await screen.findByRole( 'article', { name: 'Selected answer' } );
		await user.click( await within( detail ).findByRole( 'button', { name: 'Add tag' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Edit all tags' } ) );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Tags' } ) );
		await user.click( await dialog.findByRole( 'button', { name: 'Rename, color or merge delivery' } ) );
		await user.clear( dialog.getByRole( 'textbox', { name: 'Name' } ) );
		await user.keyboard( 'shipping' );
		await user.click( dialog.getByRole( 'button', { name: 'Save tag' } ) );
		const list = () => screen.getByRole( 'list', { name: 'Answers, newest first', hidden: true } );
		await waitFor( () => expect( list() ).toHaveTextContent( 'shipping' ) );
		expect( list() ).not.toHaveTextContent( 'delivery' );

		await user.click( dialog.getByRole( 'button', { name: 'Delete delivery' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Delete tag' } ) );
		await waitFor( () => expect( list() ).not.toHaveTextContent( 'shipping' ) );

		await user.click( dialog.getByRole( 'button', { name: 'Rename, color or merge price' } ) );
		await user.selectOptions( dialog.getByRole( 'combobox', { name: 'Merge into' } ), 'delivery' );
		await user.click( await screen.findByRole( 'button', { name: 'Merge' } ) );
		await waitFor( () => expect( list() ).not.toHaveTextContent( 'price' ) );
		expect( within( list() ).getAllByText( 'delivery' ) ).toHaveLength( 2 );
	} );

	it( 'is filtered by tag and days', async () => {
		serve( [ item( 3, 'First', { tags: [] } ) ] );
		const { user } = renderUi( <App /> );
		await screen.findByRole( 'option', { name: 'delivery' } );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Tag' } ), 'delivery' );
		await waitFor( () => expect( queriesOf( 'inbox' ).at( -1 )?.get( 'tag' ) ).toBe( '1' ) );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Days' } ), 'Last 7 days' );
		await waitFor( () => expect( queriesOf( 'inbox' ).at( -1 )?.get( 'from' ) ).toBe( '2026-11-14' ) );
		serve( [], { all: 4 } );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Tag' } ), 'Without any tag' );
		expect( await screen.findByText( 'Nobody wrote anything that matches these filters.' ) ).toBeVisible();
	} );

	it( 'has own days, and every filter in the address', async () => {
		serve( [ item( 3, 'First' ), item( 2, 'Second' ) ] );
		window.location.hash = '#/2?state=unread&survey=12&score=low&search=slow&tag=x';
		const { user, unmount } = renderUi( <App /> );
		expect( await screen.findByRole( 'searchbox' ) ).toHaveValue( 'slow' );
		expect( Object.fromEntries( queriesOf( 'inbox' )[ 0 ] ?? [] ) ).toMatchObject( {
			state: 'unread',
			survey_id: '12',
			score: 'low',
			search: 'slow',
			tag: '',
			from: '',
		} );
		expect( await screen.findByRole( 'article' ) ).toHaveTextContent( 'Second' );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Days' } ), 'Other dates…' );
		fireEvent.change( screen.getByLabelText( 'Start date' ), { target: { value: '2026-11-01' } } );
		fireEvent.change( screen.getByLabelText( 'End date' ), { target: { value: '2026-11-05' } } );
		await waitFor( () => expect( queriesOf( 'inbox' ).at( -1 )?.get( 'to' ) ).toBe( '2026-11-05' ) );
		expect( queriesOf( 'inbox' ).at( -1 )?.get( 'from' ) ).toBe( '2026-11-01' );
		fireEvent.change( screen.getByLabelText( 'Start date' ), { target: { value: '2026-11-09' } } );
		expect( screen.getByLabelText( 'Start date' ) ).toBeInvalid();
		fireEvent.change( screen.getByLabelText( 'Start date' ), { target: { value: '2026-11-01' } } );
		// Another answer and the way back keep what was chosen.
		await user.click( within( rows()[ 0 ]! ).getByRole( 'link' ) );
		expect( window.location.hash ).toMatch( /^#\/3\?.*days=other.*from=2026-11-01/ );
		expect( screen.getByRole( 'link', { name: 'Back to the list' } ) ).toHaveAttribute(
			'href',
			expect.stringMatching( /^#\/\?state=unread&survey=12/ )
		);
		unmount();
		renderUi( <App /> );
		expect( await screen.findByRole( 'combobox', { name: 'Days' } ) ).toHaveValue( 'other' );
		expect( screen.getByLabelText( 'End date' ) ).toHaveValue( '2026-11-05' );
	} );

	it( 'is filtered by any survey, also of more than one reply holds', async () => {
		serve( [ item( 3, 'First' ) ] );
		server.use(
			http.get( api( 'surveys' ), ( { request } ) => {
				const page = Number( new URL( request.url ).searchParams.get( 'page' ) );
				return HttpResponse.json( {
					items: [ { id: 2002 - page, title: `Survey ${ 2002 - page }` } ],
					pagination: { page, pages: 3, per_page: -1, total: 2001 },
				} );
			} )
		);
		const { user } = renderUi( <App /> );
		const surveys = await screen.findByRole( 'combobox', { name: 'Survey' } );
		await within( surveys ).findByRole( 'option', { name: 'Survey 1999' } );
		expect(
			within( surveys )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'All surveys', 'Survey 2001', 'Survey 2000', 'Survey 1999' ] );
		await user.selectOptions( surveys, 'Survey 1999' );
		await waitFor( () => expect( queriesOf( 'inbox' ).at( -1 )?.get( 'survey_id' ) ).toBe( '1999' ) );
	} );

	it( 'shows what was typed at "Other" beside the comment to the same question', async () => {
		const text = { question_id: 'q7', question_title: 'How did you find us?', number: 7, hits: [] };
		serve( [
			item( 3, '', {
				texts: [
					{ ...text, kind: 'other', text: 'A podcast' },
					{ ...text, kind: 'comment', text: 'Great shop' },
				],
			} ),
		] );
		renderUi( <App /> );
		const detail = await screen.findByRole( 'article', { name: 'Selected answer' } );
		expect( detail ).toHaveTextContent( 'Other: Q7 How did you find us?A podcast' );
		expect( detail ).toHaveTextContent( 'Comment: Q7 How did you find us?Great shop' );
	} );

	it( 'keeps the place of the tags until they are there', async () => {
		serve( [ item( 3, 'First', { tags: [] } ) ] );
		const { passed, open } = gate();
		server.use(
			http.get( api( 'tags' ), async () => {
				await passed;
				return HttpResponse.json( { items: [ { ...TAG, responses: 3 } ] } );
			} )
		);
		renderUi( <App /> );
		const tags = await screen.findByRole( 'combobox', { name: 'Tag' } );
		expect( tags ).toBeDisabled();
		open();
		await waitFor( () => expect( tags ).toBeEnabled() );
	} );

	it( 'has no tags where they are locked, and says so', async () => {
		installBoot( { features: features( { annotations: 'upgrade' } ) } );
		serve( [ item( 3, 'First' ) ] );
		renderUi( <App /> );
		expect( await screen.findByRole( 'button', { name: /Tags and notes/ } ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		expect( screen.queryByRole( 'combobox', { name: 'Tag' } ) ).toBeNull();
		expect( queriesOf( 'tags' ) ).toHaveLength( 0 );
	} );

	it( 'shows sentiment and topic of a text, corrects them and filters by them', async () => {
		const sent: unknown[] = [];
		serve( [
			item( 1, 'Late again', {
				opinions: [
					{
						question_id: 'q7',
						is_comment: false,
						sentiment: 'neutral',
						topic: { id: 7, name: 'Delivery' },
						by_person: [],
					},
				],
			} ),
		] );
		let opinions: unknown[] = [
			{
				question_id: 'q7',
				is_comment: false,
				sentiment: 'neutral',
				topic: { id: 7, name: 'Delivery' },
				by_person: [],
			},
		];
		server.use(
			http.get( api( 'topics' ), () =>
				HttpResponse.json( { items: [ { id: 7, name: 'Delivery', answers: 3 } ] } )
			),
			http.get( api( 'surveys/12/responses/1' ), () =>
				HttpResponse.json( {
					...( reply as unknown as ResponseDetail ),
					id: 1,
					survey_id: 12,
					tags: [],
					notes: [],
					opinions,
				} )
			),
			http.post( api( 'surveys/12/responses/1/opinions' ), async ( { request } ) => {
				sent.push( await request.json() );
				opinions = [
					{
						question_id: 'q7',
						is_comment: false,
						sentiment: 'negative',
						topic: null,
						by_person: [ 'sentiment' ],
					},
				];
				return HttpResponse.json( { opinions } );
			} )
		);
		const { user } = renderUi( <App /> );
		const detail = await screen.findByRole( 'article', { name: 'Selected answer' } );
		expect( await within( detail ).findByText( 'Made by AI' ) ).toBeVisible();
		const feels = within( detail ).getByRole( 'combobox', { name: 'Sentiment' } );
		expect( feels ).toHaveValue( 'neutral' );
		await waitFor( () =>
			expect( within( detail ).getByRole( 'combobox', { name: 'Topic' } ) ).toHaveDisplayValue( 'Delivery' )
		);
		await user.selectOptions( feels, 'Negative' );
		expect( await within( detail ).findByText( 'Corrected by a person' ) ).toBeVisible();
		expect( sent ).toEqual( [ { question_id: 'q7', is_comment: false, sentiment: 'negative' } ] );

		const bar = screen.getByRole( 'group', { name: 'Filters' } );
		await user.selectOptions( within( bar ).getByRole( 'combobox', { name: 'Sentiment' } ), 'Mixed' );
		await user.selectOptions( within( bar ).getByRole( 'combobox', { name: 'Topic' } ), 'Delivery' );
		await waitFor( () => {
			const query = queriesOf( 'inbox' ).at( -1 );
			expect( [ query?.get( 'sentiment' ), query?.get( 'topic' ) ] ).toEqual( [ 'mixed', '7' ] );
		} );
		expect( window.location.hash ).toContain( 'sentiment=mixed' );
	} );

	it( 'has no sentiment where the plan has no AI', async () => {
		installBoot( { features: features( { 'ai-summary': 'upgrade' } ) } );
		serve( [ item( 1, 'Late again' ) ] );
		renderUi( <App /> );
		await screen.findByRole( 'article', { name: 'Selected answer' } );
		expect( screen.queryByRole( 'combobox', { name: 'Sentiment' } ) ).toBeNull();
	} );
} );
