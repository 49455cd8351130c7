import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Breakdown, BreakdownCell, Share } from '../../../src/types';
import { entryName, narrower } from '../../../src/admin-results/breakdown/pro/entries';
import { features, installBoot } from '../support/boot';
import { api, queriesOf, server } from '../support/server';
import { gate } from '../support/gate';
import { currentQuery, openResults, setUpResultsApp } from './support/app';
import { option, question, results, TODAY } from './support/fixtures';

setUpResultsApp();

const WHERE = question( {
	id: 'where',
	title: 'How did you find us?',
	options: [ option( 'Search', 498, 1214 ), option( 'Instagram', 210, 1214 ) ],
} );
const [ SEARCH = '', INSTAGRAM = '' ] = WHERE.options.map( ( { key } ) => key );
const STARS = question( { id: 'stars', type: 'star-rating', title: 'How was it?' } );

function share( count: number, base: number ): Share {
	return { percent: ( 100 * count ) / base, low: 1, high: 60, count, base };
}

function cell( count: number, of: number, row: number, more: Partial< BreakdownCell > = {} ): BreakdownCell {
	return { count, column: share( count, of ), row: share( count, row ), few: count < 10, clear: null, ...more };
}

function table( overrides: Partial< Breakdown > = {} ): Breakdown {
	const entry = ( key: string, value: string | number | null = null ) => ( { key, value, removed: false } );
	return {
		question: { id: 'where', title: WHERE.title, type: 'radio-button', figure: null },
		by: { kind: 'question', id: 'stars', title: STARS.title, type: 'star-rating' },
		kinds: [ 'device', 'page', 'weekday', 'hour', 'week', 'month' ],
		several_rows: false,
		several_columns: false,
		responses_count: 1284,
		both: 1214,
		missing: share( 70, 1284 ),
		rows: [
			{ ...entry( SEARCH, 'Search' ), total: share( 498, 1214 ) },
			{ ...entry( INSTAGRAM, 'Instagram' ), total: share( 210, 1214 ) },
		],
		columns: [
			{ ...entry( '5', 5 ), n: 600, score: null },
			{ ...entry( '1', 1 ), n: 46, score: null },
		],
		score: null,
		cells: [
			[ cell( 251, 600, 498 ), cell( 5, 46, 498 ) ],
			[ cell( 73, 600, 210, { clear: 'fewer' } ), cell( 17, 46, 210, { clear: 'more' } ) ],
		],
		clear: { row: 1, column: 1, share: share( 17, 46 ), rest: share( 193, 1168 ) },
		range: { start: '2026-10-22', end: TODAY },
		counted: 1284,
		total_to_look_at: 1284,
		counted_back_to: null,
		complete: true,
		next: null,
		...overrides,
	};
}

/** Serves the survey and its break-down; remembers what was asked. */
function serve( of: ( asked: URLSearchParams ) => Partial< Breakdown > = () => ( {} ) ): URLSearchParams[] {
	const asked: URLSearchParams[] = [];
	server.use(
		http.get( api( 'surveys/:id/results' ), () =>
			HttpResponse.json( results( { question_stats: [ WHERE, STARS ] } ) )
		),
		http.get( api( 'surveys/:id/breakdown' ), ( { request } ) => {
			const query = new URL( request.url ).searchParams;
			asked.push( query );
			return HttpResponse.json( table( of( query ) ) );
		} )
	);
	return asked;
}

describe( 'break down', () => {
	it( 'opens with the days of the screen, also as REST names all time', async () => {
		for ( const days of [ 'range=all_time', 'from=all' ] ) {
			serve();
			const { user, unmount } = openResults( `/survey/12?${ days }` );
			await user.click( await screen.findByRole( 'link', { name: 'Break down: How did you find us?' } ) );
			await screen.findByRole( 'columnheader', { name: '5 stars n 600' } );
			expect( currentQuery().toString() ).toContain( days );
			expect( queriesOf( 'surveys/12/results' ).at( -1 )?.get( 'from' ), days ).toBe( 'all' );
			unmount();
		}
	} );

	it( 'opens from a question and shows shares, people, marks and the clearest cell', async () => {
		const asked = serve();
		const { user } = openResults( '/survey/12' );
		await user.click( await screen.findByRole( 'link', { name: 'Break down: How did you find us?' } ) );
		const heat = await screen.findByRole( 'table', {
			name: 'How did you find us?, by How was it?. Share of each column.',
		} );
		expect( asked[ 0 ]?.get( 'question' ) ).toBe( 'where' );
		expect( asked[ 0 ]?.get( 'by' ) ).toBe( 'stars' );
		expect( within( heat ).getByRole( 'columnheader', { name: '5 stars n 600' } ) ).toBeVisible();
		expect( within( heat ).getByRole( 'rowheader', { name: 'Instagram n 210' } ) ).toBeVisible();
		expect(
			within( heat ).getByRole( 'button', { name: 'clearly more than the others, 37.0% 17' } )
		).toBeVisible();
		expect( within( heat ).getByRole( 'button', { name: /^10\.9% 5\s*, under 10$/ } ) ).toBeVisible();
		expect( screen.getByText( /among “1 star”, 37\.0% are “Instagram”; among all others, 16\.5%/ ) ).toBeVisible();
		expect( screen.getByText( '1,214 answered both questions' ) ).toBeVisible();
		expect( screen.getByText( '70 did not (5.5%)' ) ).toBeVisible();
	} );

	it( 'filters by the answers of a cell, and asks again under them', async () => {
		const asked = serve();
		const { user } = openResults( '/survey/12/breakdown?q=where&by=stars' );
		const button = await screen.findByRole( 'button', { name: /37\.0% 17/ } );
		await user.click( button );
		expect( currentQuery().get( 'filter[answers][where][any]' ) ).toBe( INSTAGRAM );
		expect( currentQuery().get( 'filter[answers][stars][any]' ) ).toBe( '1' );
		expect( currentQuery().get( 'by' ) ).toBe( 'stars' );
		await waitFor( () => expect( asked.at( -1 )?.get( 'filter[answers][where][any]' ) ).toBe( INSTAGRAM ) );
		expect( await screen.findByRole( 'button', { name: 'Remove filter: Q1: Instagram' } ) ).toBeVisible();
		expect( button ).toHaveFocus();
	} );

	it( 'breaks down by a hidden field, and names and filters its values', () => {
		const axis = { kind: 'field' as const, id: '@field.plan', type: '' };
		const entry = ( key: string ) => ( { key, value: null, removed: false } );
		const names = [ '=pro', '=unknown', 'unknown', 'other' ].map( ( key ) => entryName( axis, entry( key ) ) );
		expect( names ).toEqual( [ 'pro', 'unknown', 'Not given', 'All others' ] );
		const now = { filter: { field: { order: { is: [ '1' ] } } }, days: null };
		const next = ( key: string ) => narrower( now, axis, entry( key ), { start: TODAY, end: TODAY } )?.filter.field;
		expect( next( '=pro' ) ).toEqual( { order: { is: [ '1' ] }, plan: { is: [ 'pro' ] } } );
		expect( next( 'unknown' ) ).toEqual( { order: { is: [ '1' ] }, plan: { none: true } } );
		expect( next( 'other' ) ).toBeUndefined();
	} );

	it( 'offers the rows of a matrix and never all of them together', async () => {
		const part = ( key: string, label: string ) => ( { key, label, total: 3, mean: null, values: [] } );
		const matrix = question( {
			id: 'grid',
			type: 'matrix',
			title: 'How was it?',
			parts: [ part( 'taste', 'Taste' ), part( 'price', 'Price' ) ],
		} );
		const asked = serve( () => ( {
			question: { id: 'grid', title: 'How was it?: Price', type: 'matrix', figure: null },
			by: { kind: 'question', id: 'grid', title: 'How was it?: Taste', type: 'matrix' },
		} ) );
		server.use(
			http.get( api( 'surveys/:id/results' ), () =>
				HttpResponse.json( results( { question_stats: [ WHERE, matrix ] } ) )
			)
		);
		const { user } = openResults( '/survey/12/breakdown?q=grid' );
		const by = await screen.findByRole( 'combobox', { name: 'Break down by' } );
		expect( screen.getByRole( 'combobox', { name: 'Question' } ) ).toHaveDisplayValue( 'Q2 How was it?: Taste' );
		expect( asked[ 0 ]?.get( 'question' ) ).toBe( 'grid:taste' );
		expect( within( by ).queryByRole( 'option', { name: 'Q2 How was it?' } ) ).toBeNull();
		await user.selectOptions( by, 'Q2 How was it?: Price' );
		await waitFor( () => expect( asked.at( -1 )?.get( 'by' ) ).toBe( 'grid:price' ) );
		expect( await screen.findByRole( 'button', { name: 'Search' } ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: /251/ } ) ).toBeNull();
	} );

	it( 'shows in the picture what people answered on, unless a group is too small (RES-27)', async () => {
		let tablet: number | null = 46;
		serve( () => ( {
			by: { kind: 'device', id: 'device', title: '', type: '' },
			columns: [
				{ key: 'desktop', value: null, removed: false, n: 600, score: null },
				{ key: 'tablet', value: null, removed: false, n: tablet, score: null },
			],
		} ) );
		const { user, unmount } = openResults( '/survey/12/breakdown?q=where&by=device&show=picture' );
		const parts = within( await screen.findByRole( 'table', { name: 'People by device' } ) );
		expect( parts.getByRole( 'row', { name: 'Desktop 600 92.9%' } ) ).toBeVisible();
		expect( parts.getByRole( 'row', { name: 'Tablet 46 7.1%' } ) ).toBeVisible();
		await user.click( parts.getByRole( 'button', { name: 'Tablet' } ) );
		expect( currentQuery().get( 'filter[device]' ) ).toBe( 'tablet' );
		unmount();
		tablet = null;
		openResults( '/survey/12/breakdown?q=where&by=device&show=picture' );
		expect( await screen.findByRole( 'img', { name: /^Search:/ } ) ).toBeVisible();
		expect( screen.queryByRole( 'table', { name: 'People by device' } ) ).not.toBeInTheDocument();
	} );

	it( 'leaves names out of a picture rather than laying them over each other', async () => {
		const months = Array.from( { length: 13 }, ( _, index ) =>
			index === 0 ? '2025-12' : `2026-${ String( index ).padStart( 2, '0' ) }`
		);
		serve( () => ( {
			by: { kind: 'month', id: 'month', title: '', type: '' },
			columns: months.map( ( key ) => ( { key, value: null, removed: false, n: 600, score: null } ) ),
			cells: [ months.map( () => cell( 251, 600, 498 ) ), months.map( () => cell( 73, 600, 210 ) ) ],
			clear: null,
		} ) );
		openResults( '/survey/12/breakdown?q=where&by=month&show=picture' );
		const picture = await screen.findByRole( 'img', { name: /^Search:/ } );
		const places = [ ...picture.querySelectorAll( 'text[y="150"]' ) ].map( ( name ) =>
			Number( name.getAttribute( 'x' ) )
		);
		expect( places.length ).toBeGreaterThan( 2 );
		// Eight letters of eleven units' height are about 44 units wide.
		places.slice( 1 ).forEach( ( place, index ) => expect( place - places[ index ]! ).toBeGreaterThan( 46 ) );
	} );

	it( 'reads across and in counts, and draws the same as a picture', async () => {
		serve();
		const { user } = openResults( '/survey/12/breakdown?q=where&by=stars' );
		await user.selectOptions( await screen.findByRole( 'combobox', { name: 'Read' } ), 'across' );
		expect( await screen.findByRole( 'button', { name: /^50\.4% 251/ } ) ).toBeVisible();
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Read' } ), 'counts' );
		expect( screen.getByRole( 'button', { name: '251' } ) ).toBeVisible();
		await user.click( screen.getByRole( 'radio', { name: 'Picture' } ) );
		expect( screen.getByRole( 'img', { name: 'Instagram: 5 stars 12.2%, 1 star 37.0%' } ) ).toBeVisible();
		expect( currentQuery().get( 'show' ) ).toBe( 'picture' );
	} );

	it( 'has points in the picture that are filters, like the cells of the table', async () => {
		serve();
		const { user } = openResults( '/survey/12/breakdown?q=where&by=stars&show=picture' );
		await user.click( await screen.findByRole( 'button', { name: /^Search, 5 stars: show only these 251/ } ) );
		const names = [ ...currentQuery().keys() ];
		expect( currentQuery().get( 'filter[answers][where][any]' ) ).toBe( '"Search"' );
		expect( names.filter( ( name ) => name.startsWith( 'filter[answers][stars]' ) ) ).toHaveLength( 1 );
		expect( currentQuery().get( 'show' ) ).toBe( 'picture' );
	} );

	it( 'breaks down by the topics of what people wrote, which are filters', async () => {
		serve( () => ( {
			by: { kind: 'topic', id: 'topic', title: '', type: '' },
			kinds: [ 'device', 'page', 'sentiment', 'topic', 'weekday', 'hour', 'week', 'month' ],
			several_columns: true,
			columns: [ { key: '7', value: 'Delivery', removed: false, n: 600, score: null } ],
			cells: [ [ cell( 251, 600, 498 ) ], [ cell( 73, 600, 210 ) ] ],
			clear: null,
		} ) );
		const { user } = openResults( '/survey/12/breakdown?q=where&by=topic' );
		expect( await screen.findByRole( 'columnheader', { name: 'Delivery n 600' } ) ).toBeVisible();
		expect( screen.getByRole( 'combobox', { name: 'Break down by' } ) ).toHaveDisplayValue( 'Topic' );
		await user.click( screen.getByRole( 'button', { name: /251/ } ) );
		expect( currentQuery().get( 'filter[topic]' ) ).toBe( '7' );
	} );

	it( 'breaks down by weekday, which is a filter, and by weeks as days', async () => {
		serve( ( query ) => ( {
			by: {
				kind: query.get( 'by' ) === 'week' ? 'week' : 'weekday',
				id: query.get( 'by' ) ?? '',
				title: '',
				type: '',
			},
			columns: [
				{
					key: query.get( 'by' ) === 'week' ? '2026-11-16' : '0',
					value: null,
					removed: false,
					n: 600,
					score: null,
				},
			],
			cells: [ [ cell( 251, 600, 498 ) ], [ cell( 73, 600, 210 ) ] ],
			clear: null,
		} ) );
		const { user } = openResults( '/survey/12/breakdown?q=where&by=weekday' );
		expect( await screen.findByRole( 'columnheader', { name: 'Sunday n 600' } ) ).toBeVisible();
		expect( screen.getByRole( 'button', { name: 'Instagram' } ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: /251/ } ) );
		expect( currentQuery().get( 'filter[weekday]' ) ).toBe( '0' );
		expect( await screen.findByRole( 'button', { name: /^Weekday:.*Sunday/ } ) ).toBeVisible();
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Break down by' } ), 'week' );
		await user.click( await screen.findByRole( 'button', { name: /251/ } ) );
		expect( currentQuery().get( 'from' ) ).toBe( '2026-11-16' );
		expect( currentQuery().get( 'to' ) ).toBe( TODAY );
		expect( currentQuery().get( 'filter[answers][where][any]' ) ).toBe( SEARCH );
	} );

	it( 'shows how far it is, stops and goes on', async () => {
		let slices = 0;
		const second = gate();
		server.use(
			http.get( api( 'surveys/:id/results' ), () =>
				HttpResponse.json( results( { question_stats: [ WHERE, STARS ] } ) )
			),
			http.get( api( 'surveys/:id/breakdown' ), async ( { request } ) => {
				slices += new URL( request.url ).searchParams.has( 'cursor' ) ? 1 : 0;
				if ( slices === 1 ) {
					await second.passed;
				}
				const soFar = { complete: false, next: 'c1', total_to_look_at: 60_000, counted_back_to: '2026-11-01' };
				return HttpResponse.json( table( slices < 2 ? { ...soFar, counted: 20_000 * ( slices + 1 ) } : {} ) );
			} )
		);
		const { user } = openResults( '/survey/12/breakdown?q=where&by=stars' );
		expect( await screen.findByText( /^Counted 20,000 of 60,000/ ) ).toBeVisible();
		expect( screen.queryByText( 'Clear:' ) ).toBeNull();
		await user.click( screen.getByRole( 'button', { name: 'Stop' } ) );
		second.open();
		await user.click( await screen.findByRole( 'button', { name: 'Count the rest' } ) );
		expect( await screen.findByText( 'Clear:' ) ).toBeVisible();
	} );

	it( 'says that nobody has both, that it failed, and that people are too few', async () => {
		serve( () => ( { both: 0, columns: [], cells: [ [], [] ], clear: null } ) );
		const first = openResults( '/survey/12/breakdown?q=where&by=stars' );
		expect( await screen.findByRole( 'heading', { name: 'Nobody is in this table' } ) ).toBeVisible();
		first.unmount();
		serve( () => ( { both: 0, columns: [], cells: [ [], [] ], clear: null, too_few: true } ) );
		const second = openResults( '/survey/12/breakdown?q=where&by=stars' );
		expect( await screen.findByRole( 'heading', { name: 'Too few to show' } ) ).toBeVisible();
		second.unmount();
		serve();
		server.use( http.get( api( 'surveys/:id/breakdown' ), () => new HttpResponse( null, { status: 500 } ) ) );
		openResults( '/survey/12/breakdown?q=where&by=stars' );
		expect( await screen.findAllByText( 'The break-down could not be loaded.' ) ).not.toHaveLength( 0 );
		expect( screen.getByRole( 'button', { name: /again|retry/i } ) ).toBeVisible();
	} );

	it( 'hides cells of too few people in words', async () => {
		const hidden: BreakdownCell = { count: null, column: null, row: null, few: true, clear: null };
		serve( () => ( {
			cells: [
				[ cell( 251, 600, 498 ), hidden ],
				[ cell( 73, 600, 210 ), hidden ],
			],
			clear: null,
		} ) );
		openResults( '/survey/12/breakdown?q=where&by=stars' );
		expect( await screen.findAllByText( 'not shown: too few people' ) ).toHaveLength( 2 );
		expect( screen.getByText( /nor others from which they could be computed/ ) ).toBeVisible();
	} );

	it( 'is locked without the plan: on the card and at its own address', async () => {
		const asked = serve();
		installBoot( { app: 'results', features: features( { breakdown: 'upgrade' } ) } );
		const { user, unmount } = openResults( '/survey/12' );
		const link = await screen.findByRole( 'button', {
			name: 'Break down: How did you find us?. Break down is a Plus feature.',
		} );
		await user.click( link );
		expect( await screen.findByRole( 'dialog' ) ).toHaveTextContent( 'Break down is a Plus feature' );
		unmount();
		openResults( '/survey/12/breakdown?q=where' );
		expect( await screen.findByRole( 'heading', { name: 'Break down is a Plus feature.' } ) ).toBeVisible();
		expect( asked ).toEqual( [] );
	} );
} );

describe( 'too few to show', () => {
	it( 'says so instead of figures, without a count, and takes out the last filter', async () => {
		server.use(
			http.get( api( 'surveys/:id/results' ), ( { request } ) => {
				const small = new URL( request.url ).searchParams.has( 'filter[os]' );
				return HttpResponse.json(
					results( {
						question_stats: [ WHERE, STARS ],
						unfiltered_responses_count: 1284,
						counted: 1284,
						total_to_look_at: 1284,
						counted_back_to: null,
						complete: true,
						next: null,
						...( small ? { too_few: true, range_responses_count: 0 } : { range_responses_count: 783 } ),
					} )
				);
			} )
		);
		const { user } = openResults( '/survey/12?filter%5Bdevice%5D=mobile&filter%5Bos%5D=iOS' );
		expect( await screen.findByRole( 'heading', { name: 'Too few to show' } ) ).toBeVisible();
		expect( screen.queryByText( /of 1,284 responses/ ) ).toBeNull();
		await user.click( screen.getByRole( 'button', { name: 'Remove last filter' } ) );
		expect( await screen.findByText( '783 of 1,284 responses' ) ).toBeVisible();
		expect( currentQuery().get( 'filter[device]' ) ).toBe( 'mobile' );
	} );
} );

describe( 'names of columns', () => {
	it.each( [
		[ 'device', 'unknown', 'Not known' ],
		[ 'page', '/cart', '/cart' ],
		[ 'page', 'other', 'All others' ],
		[ 'week', 'other', 'Earlier' ],
		[ 'week', '2026-11-16', 'Nov 16 – 22, 2026' ],
		[ 'month', '2026-11', 'Nov 2026' ],
		[ 'hour', '7', '07:00' ],
		[ 'weekday', '1', 'Monday' ],
		[ 'country', 'DE', 'Germany' ],
		[ 'sentiment', 'negative', 'Negative' ],
		[ 'topic', '7', 'Deleted topic' ],
	] as const )( '%s %s', ( kind, key, name ) => {
		installBoot( { app: 'results' } );
		const shown = entryName( { kind, id: kind, type: '' }, { key, value: null, removed: false } );
		expect( shown.replaceAll( /[\u2009\u202F]/g, ' ' ) ).toBe( name );
	} );
} );

describe( 'columns of countries', () => {
	const axis = { kind: 'country', id: 'country', type: '' } as const;

	it( 'narrow to their country, the rest to nothing', () => {
		const now = { filter: { device: [ 'mobile' ] }, days: null };
		const all = { start: '2026-11-01', end: '2026-11-22' };
		const entry = ( key: string ) => ( { key, value: null, removed: false } );
		expect( narrower( now, axis, entry( 'DE' ), all )?.filter ).toEqual( {
			device: [ 'mobile' ],
			country: [ 'DE' ],
		} );
		expect( narrower( now, axis, entry( 'other' ), all ) ).toBeNull();
	} );
} );
