import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SurveyListResult } from '../../../../src/types';
import { App } from '../../../../src/admin-surveys/app';
import { installBoot } from '../../support/boot';
import { renderApp } from '../../support/render';
import { api, queriesOf, server, installServer } from '../../support/server';
import { surveyItem, surveyList, surveySettings } from '../../support/surveys';

installServer();
beforeEach( () => {
	window.localStorage.clear();
	installBoot();
} );

const RESULTS = 'http://site.test/wp-admin/admin.php?page=userfeedback_results';

function serve( answer: SurveyListResult | ( ( query: URLSearchParams ) => SurveyListResult ) ) {
	server.use(
		http.get( api( 'surveys' ), ( { request } ) =>
			HttpResponse.json( typeof answer === 'function' ? answer( new URL( request.url ).searchParams ) : answer )
		)
	);
}

const live = surveyItem( {
	id: 57,
	title: 'Checkout exit survey',
	status: 'publish',
	created_at: '2026-11-12T15:00:00Z',
	responses_count: 1248,
} );
const scheduled = surveyItem( {
	id: 58,
	title: 'Holiday gift box interest',
	status: 'publish',
	publish_at: '2099-12-01T14:00:00Z',
} );
const draft = surveyItem( { id: 51, title: 'Ethiopia Guji launch' } );
const trashed = surveyItem( {
	id: 46,
	title: 'Summer blend poll',
	status: 'trash',
	responses_count: 73,
} );

const row = ( title: string ) => screen.findByRole( 'row', { name: new RegExp( title ) } );

async function open( answer: Parameters< typeof serve >[ 0 ], route = '/' ) {
	serve( answer );
	const app = renderApp( <App />, route );
	await screen.findAllByRole( 'rowheader' );
	return app;
}

describe( 'The table', () => {
	it( 'is at the root under the heading Surveys (LIST-01, LIST-03)', async () => {
		await open( surveyList( [ live ] ) );
		expect( screen.getByRole( 'heading', { level: 1, name: 'Surveys' } ) ).toBeVisible();
		expect( screen.getByRole( 'table', { name: 'Surveys' } ) ).toBeVisible();
	} );

	it( 'has the columns of LIST-06 and the last response', async () => {
		await open( surveyList( [ live ] ) );
		const [ head ] = screen.getAllByRole( 'row' );
		const names = within( head! )
			.getAllByRole( 'columnheader' )
			.map( ( cell ) => cell.querySelector( 'span' )?.textContent );
		expect( names ).toEqual( [ 'Title', 'Status', 'Created Date', 'Shortcode', 'Responses', 'Last Response' ] );
	} );

	it.each( [
		[ 'Title', 'title', 'asc' ],
		[ 'Status', 'status', 'asc' ],
		[ 'Created Date', 'created_at', 'desc' ],
		[ 'Last Response', 'last_response', 'desc' ],
	] )( 'sorts by %s, then the other way (LIST-07, LIST-09, LIST-11)', async ( label, orderby, first ) => {
		const { user } = await open( surveyList( [ live ] ) );
		const sorted = async ( order: string ) => {
			const [ link ] = screen.getAllByRole( 'link', { name: new RegExp( `^${ label }` ) } );
			await user.click( link! );
			await waitFor( () => {
				const query = queriesOf( 'surveys' ).at( -1 );
				expect( query?.get( 'orderby' ) ).toBe( orderby );
				expect( query?.get( 'order' ) ).toBe( order );
			} );
		};
		await sorted( first );
		const [ header ] = screen.getAllByRole( 'columnheader', { name: new RegExp( `^${ label }` ) } );
		expect( header ).toHaveAttribute( 'aria-sort', first === 'asc' ? 'ascending' : 'descending' );
		await sorted( first === 'asc' ? 'desc' : 'asc' );
	} );

	it( 'links the title to the edit route, in the trash it is text (LIST-08)', async () => {
		await open( surveyList( [ live, trashed ] ) );
		expect( screen.getByRole( 'link', { name: 'Checkout exit survey' } ) ).toHaveAttribute( 'href', '#/edit/57' );
		expect( screen.queryByRole( 'link', { name: 'Summer blend poll' } ) ).toBeNull();
	} );

	it( 'shows each status with its own indicator, scheduled with its moment (LIST-10, LIST-35)', async () => {
		await open( surveyList( [ live, scheduled, draft, trashed ] ) );
		const status = async ( title: string ) =>
			( await row( title ) ).querySelector< HTMLElement >( 'td.column-status .uf-status' );
		const shown = await Promise.all( [ live, scheduled, draft, trashed ].map( ( { title } ) => status( title ) ) );
		expect( shown.map( ( node ) => node?.className ) ).toEqual( [
			'uf-status is-publish',
			'uf-status is-scheduled',
			'uf-status is-draft',
			'uf-status is-trash',
		] );
		expect( new Set( shown.map( ( node ) => node?.querySelector( 'svg' )?.innerHTML ) ).size ).toBe( 4 );
		expect( shown[ 0 ] ).toHaveTextContent( /^Published$/ );
		expect( shown[ 1 ] ).toHaveTextContent( 'ScheduledDec 1, 2099, 9:00 am' );
		expect( shown[ 2 ] ).toHaveTextContent( /^Draft$/ );
		expect( shown[ 3 ] ).toHaveTextContent( /^Trash$/ );
	} );

	it( 'takes a past moment for published (LIST-35, A37)', async () => {
		await open( surveyList( [ { ...scheduled, publish_at: '2020-01-01T00:00:00Z' } ] ) );
		expect( ( await row( 'Holiday' ) ).querySelector( 'td.column-status' ) ).toHaveTextContent( /^Published$/ );
	} );

	it( 'writes the date in the zone and format of the site', async () => {
		await open( surveyList( [ { ...live, created_at: '2026-11-13T03:00:00Z' } ] ) );
		expect( within( await row( 'Checkout' ) ).getByText( 'Nov 12, 2026' ) ).toHaveAttribute(
			'datetime',
			'2026-11-13T03:00:00Z'
		);
	} );

	it( 'links the number of responses to the results app (LIST-16)', async () => {
		await open( surveyList( [ live ] ) );
		const link = screen.getByRole( 'link', { name: '1,248 responses to “Checkout exit survey”' } );
		expect( link ).toHaveTextContent( /^1,248$/ );
		expect( link ).toHaveAttribute( 'href', `${ RESULTS }#/survey/57/responses` );
	} );

	it.each( [
		[ 'on with a sheet', true, 'a/b', '', 'https://docs.google.com/spreadsheets/d/a%2Fb' ],
		[ 'on, and Google said where', true, 'abc', 'https://sheets.example/abc', 'https://sheets.example/abc' ],
		[ 'off with a sheet', false, 'abc', 'https://sheets.example/abc', null ],
		[ 'on without a sheet', true, '', '', null ],
	] )(
		'shows the spreadsheet icon when Drive is %s (LIST-17, LIST-18)',
		async ( _, enable, spreadsheet_id, sheet_url, href ) => {
			const settings = surveySettings( { google_drive: { enable, spreadsheet_id, file_name: '' } } );
			await open( surveyList( [ { ...live, settings, sheet_url } ] ) );
			const link = screen.queryByRole( 'link', { name: /spreadsheet/ } );
			expect( link?.getAttribute( 'href' ) ?? null ).toBe( href );
		}
	);

	it( 'unfolds a row on a phone', async () => {
		const { user } = await open( surveyList( [ live ] ) );
		const toggle = screen.getByRole( 'button', { name: 'Show more details' } );
		await user.click( toggle );
		expect( toggle ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( await row( 'Checkout' ) ).toHaveClass( 'is-expanded' );
	} );
} );

describe( 'Row actions', () => {
	const actionsOf = async ( title: string ) => {
		const cell = ( await row( title ) ).querySelector< HTMLElement >( '.row-actions' )!;
		return Array.from( cell.querySelectorAll( 'a, button' ) ).map( ( node ) => [
			node.textContent,
			node.getAttribute( 'href' ),
		] );
	};

	it( 'of a survey that is not in the trash (LIST-19 to LIST-22, LIST-24)', async () => {
		await open( surveyList( [ live ] ) );
		expect( await actionsOf( 'Checkout' ) ).toEqual( [
			[ 'Edit', '#/edit/57' ],
			[ 'Results', `${ RESULTS }#/survey/57` ],
			[ 'Responses', `${ RESULTS }#/survey/57/responses` ],
			[ 'Duplicate', '#/duplicate/57' ],
			[ 'Export', null ],
			[ 'Trash', null ],
		] );
	} );

	it( 'of a trashed survey (LIST-19, LIST-23, LIST-25, LIST-39)', async () => {
		await open( surveyList( [ trashed ] ), '/?status=trash' );
		expect( ( await actionsOf( 'Summer' ) ).map( ( [ text ] ) => text ) ).toEqual( [
			'Results',
			'Responses',
			'Duplicate',
			'Restore',
			'Delete permanently',
		] );
	} );

	it( 'are only those that the person may use', async () => {
		installBoot( { capabilities: { edit: false, view: true, delete: false, manage: false, all: true } } );
		serve( surveyList( [ live ] ) );
		renderApp( <App /> );
		await screen.findByText( 'Checkout exit survey' );
		expect( ( await actionsOf( 'Checkout' ) ).map( ( [ text ] ) => text ) ).toEqual( [ 'Results', 'Responses' ] );
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
		expect( screen.queryByRole( 'link', { name: 'Create New' } ) ).toBeNull();
		expect( screen.queryByRole( 'combobox' ) ).toBeNull();
	} );
} );

describe( 'Quick filters and pages', () => {
	const counts = { all: 12, publish: 7, scheduled: 2, draft: 3, trash: 1204 };

	it( 'are five with their counts (LIST-32, LIST-33)', async () => {
		await open( surveyList( [ live ], counts ) );
		const filters = within( screen.getByRole( 'navigation', { name: 'Filter surveys by status' } ) );
		expect( filters.getAllByRole( 'link' ).map( ( link ) => link.textContent ) ).toEqual( [
			'All (12)',
			'Published (7)',
			'Scheduled (2)',
			'Draft (3)',
			'Trash (1,204)',
		] );
		expect( filters.getByRole( 'link', { current: 'page' } ) ).toHaveTextContent( 'All' );
	} );

	it( 'ask the server anew; All sends no filter (LIST-34)', async () => {
		const { user } = await open( surveyList( [ live ], counts ) );
		expect( queriesOf( 'surveys' )[ 0 ]?.has( 'filter[status]' ) ).toBe( false );
		for ( const [ name, status ] of [
			[ 'Published', 'publish' ],
			[ 'Scheduled', 'scheduled' ],
			[ 'Draft', 'draft' ],
			[ 'Trash', 'trash' ],
		] as const ) {
			await user.click( screen.getByRole( 'link', { name: new RegExp( `^${ name } \\(` ) } ) );
			await waitFor( () => expect( queriesOf( 'surveys' ).at( -1 )?.get( 'filter[status]' ) ).toBe( status ) );
			expect( window.location.hash ).toBe( `#/?status=${ status }` );
		}
	} );

	it( 'ask for the first page of ten, newest first, with the columns shown (CONST-01)', async () => {
		await open( surveyList( [ live ] ) );
		const query = queriesOf( 'surveys' )[ 0 ]!;
		expect( [ 'page', 'per_page', 'orderby', 'order' ].map( ( key ) => query.get( key ) ) ).toEqual( [
			'1',
			'10',
			'id',
			'desc',
		] );
	} );

	it( 'show a pager that drives the query and the address (LIST-36)', async () => {
		const { user } = await open( ( query ) =>
			surveyList( [ live ], counts, { page: Number( query.get( 'page' ) ), pages: 3, total: 24 } )
		);
		const [ next ] = screen.getAllByRole( 'button', { name: 'Next page' } );
		await user.click( next! );
		await waitFor( () => expect( queriesOf( 'surveys' ).at( -1 )?.get( 'page' ) ).toBe( '2' ) );
		expect( window.location.hash ).toBe( '#/?page=2' );

		const [ field ] = screen.getAllByRole( 'textbox', { name: 'Current Page' } );
		await user.clear( field! );
		await user.type( field!, '9{Enter}' );
		await waitFor( () => expect( queriesOf( 'surveys' ).at( -1 )?.get( 'page' ) ).toBe( '3' ) );
		expect( screen.getAllByText( '24 items' ) ).toHaveLength( 2 );
	} );

	it( 'show more rows of a page, beginning where the person was, and remember it', async () => {
		const { user, unmount } = await open(
			( query ) =>
				surveyList( [ live ], counts, {
					page: Number( query.get( 'page' ) ),
					per_page: Number( query.get( 'per_page' ) ),
					pages: Math.ceil( 54 / Number( query.get( 'per_page' ) ) ),
					total: 54,
				} ),
			'/?page=5'
		);
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Items per page' } ), '20 per page' );
		const last = () => queriesOf( 'surveys' ).at( -1 );
		await waitFor( () => expect( last()?.get( 'per_page' ) ).toBe( '20' ) );
		expect( last()?.get( 'page' ) ).toBe( '3' );
		expect( window.location.hash ).toBe( '#/?page=3' );
		unmount();
		renderApp( <App /> );
		await screen.findAllByRole( 'rowheader' );
		expect( last()?.get( 'per_page' ) ).toBe( '20' );
	} );

	it( 'come back with the address: filter, order and page', async () => {
		await open(
			surveyList( [ draft ], counts, { page: 2, pages: 2 } ),
			'/?status=draft&orderby=title&order=asc&page=2'
		);
		const query = queriesOf( 'surveys' )[ 0 ]!;
		expect( [ 'filter[status]', 'orderby', 'order', 'page' ].map( ( key ) => query.get( key ) ) ).toEqual( [
			'draft',
			'title',
			'asc',
			'2',
		] );
	} );

	it( 'fall back to what exists: unknown words, a page that has gone', async () => {
		serve( ( query ) =>
			query.get( 'page' ) === '9'
				? surveyList( [], counts, { page: 9, pages: 2, total: 12 } )
				: surveyList( [ live ], counts, { page: 2, pages: 2, total: 12 } )
		);
		renderApp( <App />, '/?status=nonsense&orderby=password&page=9' );
		await screen.findByText( 'Checkout exit survey', { selector: 'a' } );
		expect( window.location.hash ).toBe( '#/?page=2' );
		expect( queriesOf( 'surveys' )[ 0 ]?.get( 'orderby' ) ).toBe( 'id' );
	} );
} );
