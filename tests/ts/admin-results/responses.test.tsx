import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Answer, AnswerValue, ResponseListItem, ResponseListResult } from '../../../src/types';
import { bootData, installBoot } from '../support/boot';
import { api, queriesOf, requests, server } from '../support/server';
import { currentQuery, currentRoute, openResults, setUpResultsApp } from './support/app';
import { responseItem, responseList } from './support/fixtures';

setUpResultsApp();

const LIST = 'surveys/12/responses';

const PAGES = [
	responseItem( { id: 3 } ),
	responseItem( {
		id: 2,
		page_submitted: { id: 0, name: 'Brew guide', url: '' },
	} ),
	responseItem( {
		id: 1,
		page_submitted: { id: 0, name: 'Trap', url: 'javascript:alert(1)' },
	} ),
];

function serve( list: ResponseListResult< ResponseListItem > = responseList( PAGES ) ) {
	server.use( http.get( api( 'surveys/:id/responses' ), () => HttpResponse.json( list ) ) );
}

/** Accepts an action and keeps what it was asked for. */
function acceptActions() {
	const calls: { call: string; body: unknown }[] = [];
	const answer = async ( { request }: { request: Request } ) => {
		const body = ( await request.json() ) as { response_ids: number[] };
		const { pathname } = new URL( request.url );
		// api-fetch sends DELETE as POST, for servers that know only the two.
		const method = request.headers.get( 'X-HTTP-Method-Override' ) ?? request.method;
		calls.push( {
			call: `${ method } ${ pathname.split( '/v1/' )[ 1 ] }`,
			body,
		} );
		return HttpResponse.json( { changed: body.response_ids } );
	};
	server.use(
		http.post( api( `${ LIST }/trash` ), answer ),
		http.post( api( `${ LIST }/restore` ), answer ),
		http.post( api( LIST ), answer )
	);
	return calls;
}

const row = ( id: number ) => screen.getByRole( 'link', { name: `Response #${ id }` } ).closest( 'tr' )!;

describe( 'responses list', () => {
	it( 'RES-03, RESP-01, RESP-02, RESP-05 to RESP-08: title, way back and columns', async () => {
		serve();
		openResults( '/survey/12/responses' );
		expect( await screen.findByRole( 'link', { name: 'Response #3' } ) ).toHaveAttribute(
			'href',
			'#/survey/12/responses/3'
		);
		expect( screen.getByRole( 'heading', { name: 'Responses', level: 1 } ) ).toBeVisible();
		expect( await screen.findByRole( 'link', { name: 'Results of “How was your checkout?”' } ) ).toHaveAttribute(
			'href',
			'#/survey/12'
		);
		expect( row( 3 ) ).toHaveTextContent( 'Nov 20, 2026 11:48 am' );
		expect( row( 3 ) ).toHaveTextContent( 'Published' );
		expect( row( 3 ).querySelector( '.column-status svg' ) ).not.toBeNull();
		expect( within( row( 3 ) ).getByRole( 'link', { name: 'Thank you for your order' } ) ).toHaveAttribute(
			'href',
			'https://shop.test/checkout/thank-you/'
		);
	} );

	it( 'RESP-06, RES-30: a page without an address, or with a bad one, is only named', async () => {
		serve();
		openResults( '/survey/12/responses' );
		await screen.findByRole( 'link', { name: 'Response #2' } );
		expect( row( 2 ).querySelector( '.column-page' ) ).toHaveTextContent( 'Brew guide' );
		expect( row( 2 ).querySelector( '.column-page a' ) ).toBeNull();
		expect( row( 1 ).querySelector( '.column-page' ) ).toHaveTextContent( 'Trap' );
		expect( row( 1 ).querySelector( '.column-page a' ) ).toBeNull();
	} );

	it( 'RESP-04: another survey leads to its responses', async () => {
		serve();
		const { user } = openResults( '/survey/12/responses' );
		await user.click( await screen.findByRole( 'button', { name: 'Switch survey' } ) );
		await user.click( await screen.findByRole( 'link', { name: /Wholesale/ } ) );
		expect( currentRoute() ).toBe( '/survey/15/responses' );
	} );

	it( 'RESP-09, CALL-14: quick filters carry counts and travel as filter[status]', async () => {
		serve();
		const { user } = openResults( '/survey/12/responses' );
		expect( await screen.findByRole( 'link', { name: 'All (6,918)' } ) ).toHaveAttribute( 'aria-current', 'page' );
		expect( queriesOf( LIST )[ 0 ]?.has( 'filter[status]' ) ).toBe( false );
		await user.click( screen.getByRole( 'link', { name: 'Trash (12)' } ) );
		await waitFor( () => expect( queriesOf( LIST ).at( -1 )?.get( 'filter[status]' ) ).toBe( 'trash' ) );
		expect( currentQuery().get( 'status' ) ).toBe( 'trash' );
	} );

	it( 'RESP-12, RESP-13: pages by next, by a typed number, disabled at the ends', async () => {
		server.use(
			http.get( api( LIST ), ( { request } ) => {
				const page = Number( new URL( request.url ).searchParams.get( 'page' ) );
				return HttpResponse.json(
					responseList( [ responseItem( { id: 1000 + page } ) ], {
						page,
						pages: 3,
						total: 21,
					} )
				);
			} )
		);
		const { user } = openResults( '/survey/12/responses' );
		await screen.findByRole( 'link', { name: 'Response #1001' } );
		expect( screen.queryByRole( 'button', { name: 'Previous page' } ) ).toBeNull();
		await user.click( screen.getAllByRole( 'button', { name: 'Next page' } )[ 0 ]! );
		await screen.findByRole( 'link', { name: 'Response #1002' } );
		const [ field ] = screen.getAllByRole( 'textbox', { name: 'Current Page' } );
		await user.clear( field! );
		await user.type( field!, '3{Enter}' );
		await screen.findByRole( 'link', { name: 'Response #1003' } );
		expect( screen.queryByRole( 'button', { name: 'Next page' } ) ).toBeNull();
		expect( currentQuery().get( 'page' ) ).toBe( '3' );
	} );

	it( 'RESP-14, RESP-15: a column turns round, another one takes over on page 1', async () => {
		serve( responseList( PAGES, { page: 2, pages: 3, total: 23 } ) );
		const { user } = openResults( '/survey/12/responses?page=2' );
		const sortedBy = () => {
			const query = queriesOf( LIST ).at( -1 );
			return [ 'orderby', 'order', 'page' ].map( ( key ) => query?.get( key ) );
		};
		await screen.findByRole( 'link', { name: 'Response #3' } );
		expect( sortedBy() ).toEqual( [ 'submitted_at', 'desc', '2' ] );
		await user.click( screen.getAllByRole( 'link', { name: /^Date Submitted/ } )[ 0 ]! );
		await waitFor( () => expect( sortedBy() ).toEqual( [ 'submitted_at', 'asc', '1' ] ) );
		await user.click( screen.getAllByRole( 'link', { name: /^Title/ } )[ 0 ]! );
		await waitFor( () => expect( sortedBy() ).toEqual( [ 'id', 'desc', '1' ] ) );
		expect( screen.getAllByRole( 'columnheader', { name: /^Title/ } )[ 0 ] ).toHaveAttribute(
			'aria-sort',
			'descending'
		);
	} );

	it( 'offers no order by page where the server cannot give it, and says so', async () => {
		serve( { ...responseList( PAGES ), orders: [ 'id', 'submitted_at', 'status' ] } );
		openResults( '/survey/12/responses' );
		await screen.findByRole( 'link', { name: 'Response #3' } );
		expect( screen.queryByRole( 'link', { name: /^Page Submitted/ } ) ).toBeNull();
		expect( screen.getAllByRole( 'columnheader', { name: 'Page Submitted' } ) ).toHaveLength( 2 );
		expect( screen.getAllByRole( 'link', { name: /^Date Submitted/ } ) ).toHaveLength( 2 );
		expect( screen.getByText( /too many responses to order them by page/ ) ).toBeVisible();
	} );

	it( 'RESP-04, RESP-15: falls back to the usual order where the one of the address is refused', async () => {
		serve( { ...responseList( PAGES ), orders: [ 'id', 'submitted_at', 'status' ] } );
		const message = 'Surveys with more than 50,000 responses cannot be ordered by page.';
		server.use(
			http.get( api( LIST ), ( { request } ) =>
				new URL( request.url ).searchParams.get( 'orderby' ) === 'page'
					? HttpResponse.json(
							{
								code: 'userfeedback_invalid',
								message,
								data: { status: 422, params: { orderby: message } },
							},
							{ status: 422 }
						)
					: undefined
			)
		);
		openResults( '/survey/12/responses?orderby=page&order=asc&filter[read]=0' );
		await screen.findByRole( 'link', { name: 'Response #3' } );
		expect( [ ...currentQuery() ] ).toEqual( [ [ 'filter[read]', '0' ] ] );
		expect( screen.queryByText( 'The responses could not be loaded.' ) ).toBeNull();
		expect( screen.getByText( /too many responses to order them by page/ ) ).toBeVisible();
	} );

	it( 'shows score, leading answer and first words of each response', async () => {
		server.use(
			http.get( api( 'surveys/12' ), () =>
				HttpResponse.json( {
					questions: [
						{ id: 'a', type: 'radio-button' },
						{ id: 'b', type: 'star-rating' },
						{ id: 'c', type: 'nps' },
						{ id: 'd', type: 'long-text' },
						{ id: 'e', type: 'email' },
						{ id: 'f', type: 'checkbox' },
					],
				} )
			)
		);
		const answers = ( values: Record< string, AnswerValue >, comments?: string ): Answer[] =>
			[ 'a', 'b', 'c', 'd', 'e', 'f' ].map( ( id ) => ( {
				question_id: id,
				value: values[ id ] ?? null,
				...( comments && id === 'b' ? { extra: { comments } } : {} ),
			} ) );
		serve(
			responseList( [
				responseItem( {
					id: 6,
					answers: answers( { a: 'Search engine', b: 4, d: 'Let me\n pick the day.' } ),
				} ),
				responseItem( { id: 5, answers: answers( { c: 9, f: [ 'Tea', 'Cake' ], e: 'ann@shop.test' } ) } ),
				responseItem( { id: 4, answers: answers( { b: 2 }, 'Too slow' ) } ),
				responseItem( { id: 3, answers: answers( { e: 'ann@shop.test' } ) } ),
				responseItem( { id: 2, answers: answers( {} ) } ),
			] )
		);
		openResults( '/survey/12/responses' );
		await screen.findByRole( 'link', { name: 'Response #6' } );
		const preview = ( id: number ) => row( id ).querySelector( '.uf-list__preview' );
		await waitFor( () =>
			expect( preview( 6 ) ).toHaveTextContent( /^4 of 5 ?4 · Search engine · “Let me pick the day\.”$/ )
		);
		expect( preview( 5 ) ).toHaveTextContent( /^9 of 10 ?9 · Tea, Cake$/ );
		expect( preview( 4 ) ).toHaveTextContent( /^2 of 5 ?2 · “Too slow”$/ );
		expect( preview( 3 ) ).toHaveTextContent( /^ann@shop\.test$/ );
		expect( preview( 2 ) ).toHaveTextContent( /^$/ );
		expect( queriesOf( LIST )[ 0 ]?.get( '_fields' ) ).toMatch( /items\.answers.*,too_few$/ );
	} );

	it( 'stays readable when the questions cannot be loaded', async () => {
		server.use( http.get( api( 'surveys/12' ), () => HttpResponse.error() ) );
		serve();
		openResults( '/survey/12/responses' );
		expect( await screen.findByRole( 'link', { name: 'Response #3' } ) ).toBeVisible();
	} );

	it( 'goes to the last page when the page of the address has gone', async () => {
		server.use(
			http.get( api( LIST ), ( { request } ) =>
				HttpResponse.json(
					new URL( request.url ).searchParams.get( 'page' ) === '9'
						? responseList( [], { page: 9, pages: 2, total: 12 } )
						: responseList( PAGES, { page: 2, pages: 2, total: 12 } )
				)
			)
		);
		openResults( '/survey/12/responses?page=9&order=asc' );
		await screen.findByRole( 'link', { name: 'Response #3' } );
		expect( currentQuery().get( 'page' ) ).toBe( '2' );
		expect( currentQuery().get( 'order' ) ).toBe( 'asc' );
	} );

	it( 'says why it is empty, and fails with a way to try again', async () => {
		serve( responseList( [] ) );
		const first = openResults( '/survey/12/responses' );
		expect( await screen.findByText( 'No responses yet' ) ).toBeVisible();
		first.unmount();
		const second = openResults( '/survey/12/responses?status=trash' );
		expect( await screen.findByText( 'The trash is empty' ) ).toBeVisible();
		await second.user.click( screen.getByRole( 'button', { name: 'Show all' } ) );
		expect( currentQuery().get( 'status' ) ).toBeNull();
		second.unmount();
		server.use( http.get( api( LIST ), () => HttpResponse.json( { message: 'x' }, { status: 500 } ) ) );
		openResults( '/survey/12/responses' );
		expect( await screen.findByRole( 'button', { name: 'Retry' } ) ).toBeVisible();
	} );
} );

describe( 'actions on responses', () => {
	it( 'RESP-10, RESP-16, RESP-19, CALL-15: Trash of a row, then the list again', async () => {
		serve();
		const calls = acceptActions();
		const { user } = openResults( '/survey/12/responses' );
		await screen.findByRole( 'link', { name: 'Response #2' } );
		expect( screen.getByRole( 'link', { name: 'View Response #2' } ) ).toHaveAttribute(
			'href',
			'#/survey/12/responses/2'
		);
		await user.click( screen.getByRole( 'button', { name: 'Trash: Response #2' } ) );
		expect( ( await screen.findAllByText( '1 response moved to the trash.' ) )[ 0 ] ).toBeInTheDocument();
		expect( calls ).toEqual( [ { call: `POST ${ LIST }/trash`, body: { response_ids: [ 2 ] } } ] );
		await waitFor( () => expect( queriesOf( LIST ).length ).toBeGreaterThan( 1 ) );
	} );

	it( 'Undo in the toast brings a trashed response back', async () => {
		serve();
		const calls = acceptActions();
		const { user } = openResults( '/survey/12/responses' );
		await user.click( await screen.findByRole( 'button', { name: 'Trash: Response #2' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Undo' } ) );
		await waitFor( () => expect( calls ).toHaveLength( 2 ) );
		expect( calls[ 1 ] ).toEqual( { call: `POST ${ LIST }/restore`, body: { response_ids: [ 2 ] } } );
		expect( ( await screen.findAllByText( '1 response restored.' ) )[ 0 ] ).toBeInTheDocument();
	} );

	it( 'the focus goes to the row that takes the place, at the end to the heading', async () => {
		let items = PAGES;
		server.use(
			http.get( api( 'surveys/:id/responses' ), () => HttpResponse.json( responseList( items ) ) ),
			http.post( api( `${ LIST }/trash` ), async ( { request } ) => {
				const { response_ids: ids } = ( await request.json() ) as { response_ids: number[] };
				items = items.filter( ( { id } ) => ! ids.includes( id ) );
				return HttpResponse.json( { changed: ids } );
			} )
		);
		const { user } = openResults( '/survey/12/responses?status=publish' );
		for ( const [ id, next ] of [
			[ 3, 'Response #2' ],
			[ 1, 'Response #2' ],
			[ 2, 'Responses' ],
		] as const ) {
			( await screen.findByRole( 'button', { name: `Trash: Response #${ id }` } ) ).focus();
			await user.keyboard( '{Enter}' );
			await waitFor( () => expect( document.activeElement ).toHaveTextContent( next ) );
			expect( document.activeElement ).not.toBe( document.body );
		}
		expect( document.activeElement?.tagName ).toBe( 'H1' );
	} );

	it( 'RESP-17, RESP-20, CALL-16: Restore of the only row resets the filter', async () => {
		serve( responseList( [ responseItem( { id: 9, status: 'trash' } ) ] ) );
		const calls = acceptActions();
		const { user } = openResults( '/survey/12/responses?status=trash' );
		await user.click( await screen.findByRole( 'button', { name: 'Restore: Response #9' } ) );
		await waitFor( () => expect( currentQuery().get( 'status' ) ).toBeNull() );
		expect( calls[ 0 ]?.call ).toBe( `POST ${ LIST }/restore` );
	} );

	it( 'RESP-18, CALL-17: Delete permanently is offered in the trash only, and asks', async () => {
		serve();
		const first = openResults( '/survey/12/responses' );
		await screen.findByRole( 'link', { name: 'Response #3' } );
		expect( screen.queryByRole( 'button', { name: /^Delete permanently/ } ) ).toBeNull();
		expect( screen.queryByRole( 'option', { name: 'Delete permanently' } ) ).toBeNull();
		first.unmount();

		serve(
			responseList( [ responseItem( { id: 9, status: 'trash' } ), responseItem( { id: 8, status: 'trash' } ) ] )
		);
		const calls = acceptActions();
		const { user } = openResults( '/survey/12/responses?status=trash' );
		await user.click( await screen.findByRole( 'button', { name: 'Delete permanently: Response #9' } ) );
		const dialog = await screen.findByRole( 'dialog', {
			name: 'Delete 1 response permanently?',
		} );
		expect( dialog ).toHaveTextContent( 'Response #9 and its answers are removed' );
		await user.click( within( dialog ).getByRole( 'button', { name: 'Cancel' } ) );
		// It gives the focus back last, and would take it from the next one.
		await waitFor( () => expect( dialog ).not.toBeInTheDocument() );
		expect( calls ).toEqual( [] );
		await waitFor( () =>
			expect( screen.getByRole( 'button', { name: 'Delete permanently: Response #9' } ) ).toHaveFocus()
		);
		await user.click( screen.getByRole( 'button', { name: 'Delete permanently: Response #9' } ) );
		await user.click(
			within( await screen.findByRole( 'dialog' ) ).getByRole( 'button', {
				name: 'Delete permanently',
			} )
		);
		await waitFor( () =>
			expect( calls ).toEqual( [ { call: `DELETE ${ LIST }`, body: { response_ids: [ 9 ] } } ] )
		);
		expect( currentQuery().get( 'status' ) ).toBe( 'trash' );
	} );

	it( 'SHARED-22, RESP-11, RESP-20: a bulk action is chosen first; all rows reset the filter', async () => {
		serve();
		const calls = acceptActions();
		const { user } = openResults( '/survey/12/responses?status=publish' );
		await screen.findByRole( 'link', { name: 'Response #3' } );
		await user.click( screen.getAllByRole( 'checkbox', { name: 'Select All' } )[ 0 ]! );
		// In both rows of core's table, and in the bar of the selection.
		expect( screen.getAllByText( '3 selected' ) ).toHaveLength( 3 );
		const [ select ] = screen.getAllByRole( 'combobox', {
			name: 'Select bulk action',
		} );
		const [ apply ] = screen.getAllByRole( 'button', { name: 'Apply' } );
		expect( select ).toHaveValue( '-1' );
		await user.click( apply! );
		expect( ( await screen.findAllByText( 'Choose a bulk action first.' ) )[ 0 ] ).toBeInTheDocument();
		expect( calls ).toEqual( [] );
		await user.selectOptions( select!, 'Move to Trash' );
		await user.click( apply! );
		await waitFor( () => expect( currentQuery().get( 'status' ) ).toBeNull() );
		expect( calls ).toEqual( [ { call: `POST ${ LIST }/trash`, body: { response_ids: [ 3, 2, 1 ] } } ] );
	} );

	it( 'keeps the filter when rows of the page remain', async () => {
		serve();
		acceptActions();
		const { user } = openResults( '/survey/12/responses?status=publish' );
		await user.click( await screen.findByRole( 'button', { name: 'Trash: Response #1' } ) );
		await screen.findAllByText( '1 response moved to the trash.' );
		expect( currentQuery().get( 'status' ) ).toBe( 'publish' );
	} );

	it( 'A111: a lost connection is named and the selection stays', async () => {
		serve();
		server.use( http.post( api( `${ LIST }/trash` ), () => HttpResponse.error() ) );
		const { user } = openResults( '/survey/12/responses' );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Select Response #1' } ) );
		await user.selectOptions(
			screen.getAllByRole( 'combobox', { name: 'Select bulk action' } )[ 0 ]!,
			'Move to Trash'
		);
		await user.click( screen.getAllByRole( 'button', { name: 'Apply' } )[ 0 ]! );
		expect(
			(
				await screen.findAllByText(
					'The responses could not be moved to the trash. Your site could not be reached. Check your connection, then try again.'
				)
			)[ 0 ]
		).toBeInTheDocument();
		expect( screen.getByRole( 'checkbox', { name: 'Select Response #1' } ) ).toBeChecked();
	} );

	it( 'says what failed with the reason of the server', async () => {
		serve();
		server.use(
			http.post( api( `${ LIST }/trash` ), () =>
				HttpResponse.json( { code: 'x', message: 'Unknown response.', data: { status: 400 } }, { status: 400 } )
			)
		);
		const { user } = openResults( '/survey/12/responses' );
		await user.click( await screen.findByRole( 'button', { name: 'Trash: Response #1' } ) );
		expect(
			( await screen.findAllByText( 'The responses could not be moved to the trash. Unknown response.' ) )[ 0 ]
		).toBeInTheDocument();
	} );

	it( 'offers nothing to those who may not delete', async () => {
		installBoot( {
			app: 'results',
			capabilities: { ...bootData().capabilities, delete: false },
		} );
		serve();
		openResults( '/survey/12/responses' );
		await screen.findByRole( 'link', { name: 'Response #3' } );
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
		expect( screen.queryByRole( 'button', { name: /^Trash: / } ) ).toBeNull();
		expect( requests.every( ( { method } ) => method === 'GET' ) ).toBe( true );
	} );
} );
