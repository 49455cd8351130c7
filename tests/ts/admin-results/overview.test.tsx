import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ClearChange } from '../../../src/types';
import { api, queriesOf, server } from '../support/server';
import { currentQuery, currentRoute, openResults, setUpResultsApp } from './support/app';
import { choices, compared, outcome, points, question, results, summary, surveyRow, TODAY } from './support/fixtures';

setUpResultsApp();

function serveSummary( data = summary() ) {
	server.use( http.get( api( 'results-summary' ), () => HttpResponse.json( { data } ) ) );
}

async function openPicker( user: UserEvent ) {
	await user.click( await screen.findByRole( 'button', { name: 'Survey: All Surveys' } ) );
	return screen.findByRole( 'dialog', { name: 'Survey' } );
}

/** 101 surveys behind a route that searches and pages as ours does. */
function serveManySurveys() {
	const [ first ] = choices().items;
	const surveys = Array.from( { length: 101 }, ( _survey, index ) => ( {
		...first,
		id: 101 - index,
		title: `Survey ${ 101 - index }`,
	} ) );
	server.use(
		http.get( api( 'surveys' ), ( { request } ) => {
			const query = new URL( request.url ).searchParams;
			const search = ( query.get( 'search' ) ?? '' ).toLowerCase();
			const size = Number( query.get( 'per_page' ) );
			const found = surveys.filter( ( { title } ) => title.toLowerCase().includes( search ) );
			return HttpResponse.json( {
				items: found.slice( 0, size ),
				pagination: {
					page: 1,
					pages: Math.ceil( found.length / size ),
					per_page: size,
					total: found.length,
				},
				status_filters: [],
			} );
		} )
	);
}

describe( 'results overview of all surveys', () => {
	it( 'RES-01, RES-05, RES-07: the route / has its title and the total', async () => {
		serveSummary();
		openResults( '/' );
		expect( await screen.findByRole( 'heading', { name: 'Results Overview', level: 1 } ) ).toBeVisible();
		expect( await screen.findByText( '18,406' ) ).toBeVisible();
		expect( screen.getByText( /responses in total/ ) ).toBeVisible();
	} );

	it( 'RES-06: the dropdown holds All Surveys and each survey', async () => {
		serveSummary();
		const { user } = openResults( '/' );
		const dialog = await openPicker( user );
		await waitFor( () =>
			expect(
				within( dialog )
					.getAllByRole( 'link' )
					.map( ( item ) => item.querySelector( 'span' )?.textContent )
			).toEqual( [ 'All Surveys', 'How was your checkout?', 'Would you recommend us?', 'Wholesale' ] )
		);
		expect( within( dialog ).getByRole( 'link', { name: 'All Surveys' } ) ).toHaveAttribute(
			'aria-current',
			'page'
		);
	} );

	it( 'RES-06: the server looks for a survey, however many there are', async () => {
		serveSummary();
		serveManySurveys();
		const { user } = openResults( '/?range=30' );
		const dialog = await openPicker( user );
		expect(
			await within( dialog ).findByText( '51 more surveys: type a part of their name.' )
		).toBeInTheDocument();
		expect( within( dialog ).queryByText( 'Survey 1' ) ).toBeNull();
		await user.type( within( dialog ).getByRole( 'searchbox' ), 'survey 1' );
		expect( within( dialog ).getByRole( 'status' ) ).toHaveTextContent( 'Searching the surveys…' );
		const oldest = await within( dialog ).findByText( 'Survey 1' );
		expect( oldest.closest( 'a' ) ).toHaveAttribute( 'href', '#/?range=30&survey=1' );
		expect( queriesOf( 'surveys' ).at( -1 )?.get( 'search' ) ).toBe( 'survey 1' );
	} );

	it( 'says when no survey has the name, and what failed with a way to try again', async () => {
		serveSummary();
		serveManySurveys();
		const { user } = openResults( '/' );
		const dialog = await openPicker( user );
		const field = within( dialog ).getByRole( 'searchbox' );
		await user.type( field, 'refund' );
		expect( await within( dialog ).findByText( 'No survey has this name.' ) ).toBeInTheDocument();
		server.use(
			http.get( api( 'surveys' ), () => HttpResponse.json( { code: 'x', message: 'No.' }, { status: 400 } ), {
				once: true,
			} )
		);
		await user.type( field, 's' );
		await user.click( await within( dialog ).findByRole( 'button', { name: 'Retry' } ) );
		expect( await within( dialog ).findByText( 'No survey has this name.' ) ).toBeInTheDocument();
	} );

	it( 'RES-08, A23, CALL-12: 7 days first, 30 on request, both inclusive in site days', async () => {
		serveSummary();
		const { user } = openResults( '/' );
		expect( screen.getByRole( 'radio', { name: 'Past 7 Days' } ) ).toBeChecked();
		await screen.findByRole( 'table' );
		await user.click( screen.getByRole( 'radio', { name: 'Past 30 Days' } ) );
		await waitFor( () =>
			expect( queriesOf( 'results-summary' ).at( -1 )?.get( 'start_date' ) ).toBe( '2026-10-22' )
		);
		const first = queriesOf( 'results-summary' )[ 0 ];
		expect( first?.get( 'start_date' ) ).toBe( '2026-11-14' );
		expect( first?.get( 'end_date' ) ).toBe( '2026-11-20' );
		expect( currentQuery().get( 'range' ) ).toBe( '30' );
	} );

	it( 'RES-10: the chart has one point for each day and says the figures in a table', async () => {
		serveSummary();
		const { user } = openResults( '/' );
		expect( await screen.findByRole( 'img', { name: /Line chart: Responses per day/ } ) ).toBeInTheDocument();
		await user.click( screen.getByText( 'View as table' ) );
		const table = screen.getAllByRole( 'table' ).find( ( one ) => within( one ).queryByText( 'Day' ) );
		expect( within( table! ).getAllByRole( 'row' ) ).toHaveLength( 8 );
	} );

	it( 'reads the chart with the arrow keys and says the day', async () => {
		const days = points( 7, TODAY ).map( ( point, index ) => ( {
			...point,
			count_change: index === 0 ? 100 : null,
		} ) );
		serveSummary( summary( { data_points: days } ) );
		const { user } = openResults( '/' );
		const chart = await screen.findByRole( 'group', {
			name: /Arrow keys read each point/,
		} );
		chart.focus();
		await user.keyboard( '{End}' );
		expect( chart ).toHaveTextContent( 'Fri, Nov 20 (today, so far): Responses 16, Fri, Nov 13: 11' );
		await user.keyboard( '{ArrowLeft}' );
		expect( chart ).toHaveTextContent( 'Thu, Nov 19: Responses 15' );
		await user.keyboard( '{Home}' );
		expect( chart ).toHaveTextContent( /Sat, Nov 14: Responses 10/ );
		expect( chart ).toHaveTextContent( '▲ 100% against 7 days earlier' );
	} );

	it( 'shows the figures as tabs: another one is drawn and kept in the address', async () => {
		serveSummary();
		const { user } = openResults( '/' );
		const tab = await screen.findByRole( 'tab', { name: /Responses/ } );
		expect( tab ).toHaveAttribute( 'aria-selected', 'true' );
		expect( tab ).toHaveTextContent( '14% from 1,126' );
		const rate = screen.getByRole( 'tab', { name: /Response rate/ } );
		expect( rate ).toHaveTextContent( '5.5% 5.3% to 5.9%' );
		expect( rate ).toHaveTextContent( '≈no clear change, +0.5 pts from 5.0%' );
		tab.focus();
		await user.keyboard( '{ArrowRight}' );
		expect( screen.getByRole( 'tab', { name: /Impressions/ } ) ).toHaveFocus();
		expect( screen.getByRole( 'heading', { name: 'Impressions per day' } ) ).toBeVisible();
		expect( currentQuery().get( 'metric' ) ).toBe( 'impressions' );
	} );

	it( 'a point of the line leaves only its days, on the way to a survey too, until another period is chosen', async () => {
		serveSummary();
		const { user } = openResults( '/?metric=impressions' );
		const line = await screen.findByRole( 'group', { name: /^Impressions per day\. Arrow keys read each point/ } );
		line.focus();
		await user.keyboard( '{Home}{Enter}' );
		const day = summary().data_points[ 0 ]?.date ?? '';
		const chosen = await screen.findByRole( 'radio', { name: 'Nov 14, 2026' } );
		expect( chosen ).toBeChecked();
		await waitFor( () => expect( chosen ).toHaveFocus() );
		await waitFor( () => expect( queriesOf( 'results-summary' ).at( -1 )?.get( 'end_date' ) ).toBe( day ) );
		expect( Object.fromEntries( currentQuery() ) ).toEqual( { metric: 'impressions', from: day, to: day } );
		expect(
			within( screen.getByRole( 'row', { name: /How was your checkout/ } ) ).getAllByRole( 'link' )[ 0 ]
		).toHaveAttribute( 'href', `#/survey/12?from=${ day }&to=${ day }` );
		await user.click( screen.getByRole( 'radio', { name: 'Past 7 Days' } ) );
		expect( screen.queryByRole( 'radio', { name: 'Nov 14, 2026' } ) ).toBeNull();
		expect( Object.fromEntries( currentQuery() ) ).toEqual( { metric: 'impressions' } );
	} );

	it( 'says that nobody answered on a chosen day, without counting it as the past', async () => {
		serveSummary( summary( { responses_compared: compared( { value: 0, change: null } ) } ) );
		openResults( '/?from=2026-11-14&to=2026-11-14' );
		expect( await screen.findByText( 'No responses in this period' ) ).toBeVisible();
		expect( screen.queryByText( /older/ ) ).toBeNull();
	} );

	it( 'RES-12: every survey has its figures and a link View Results', async () => {
		serveSummary();
		openResults( '/' );
		const row = ( await screen.findByRole( 'link', { name: 'Wholesale' } ) ).closest( 'tr' )!;
		expect( within( row ).getByText( 'small sample' ) ).toBeVisible();
		expect( within( row ).getByRole( 'link', { name: 'View Results Wholesale' } ) ).toHaveAttribute(
			'href',
			'#/survey/15'
		);
		const nps = screen.getByRole( 'link', { name: 'Would you recommend us?' } ).closest( 'tr' )!;
		expect( within( nps ).getByText( 'NPS', { selector: '.uf-badge' } ) ).toBeVisible();
	} );

	it( 'sorts by a click on a column and turns it round by the next', async () => {
		serveSummary();
		const { user } = openResults( '/' );
		await user.click( await screen.findByRole( 'link', { name: /^Result/ } ) );
		await waitFor( () => expect( queriesOf( 'results-summary' ).at( -1 )?.get( 'orderby' ) ).toBe( 'outcome' ) );
		await user.click( await screen.findByRole( 'link', { name: /^Result/ } ) );
		await waitFor( () => expect( queriesOf( 'results-summary' ).at( -1 )?.get( 'order' ) ).toBe( 'asc' ) );
	} );

	it( 'shows what people say in each survey, with interval, base and change', async () => {
		const means = surveyRow( {
			id: 21,
			title: 'Stars',
			outcome: outcome( { kind: 'mean', value: 4.3, low: 4.21, high: 4.39, change: -0.4, within_margin: false } ),
		} );
		const share = surveyRow( {
			id: 22,
			title: 'Shares',
			outcome: outcome( {
				kind: 'share',
				option: 'Yes',
				value: 55.1,
				low: 48.3,
				high: 61.8,
				count: 113,
				answers: 205,
			} ),
		} );
		serveSummary(
			summary( {
				surveys: [ surveyRow(), means, share, surveyRow( { id: 23, title: 'Empty', outcome: null } ) ],
			} )
		);
		openResults( '/' );
		const cells = async ( name: string ) => {
			const row = ( await screen.findByRole( 'link', { name } ) ).closest( 'tr' )!;
			return [ 'outcome', 'change' ].map( ( column ) => row.querySelector( `.column-${ column }` )?.textContent );
		};
		expect( await cells( 'How was your checkout?' ) ).toEqual( [
			'Would you recommend us?: +50 NPS, 1 to 10+45 to +53, n 1,151',
			'≈no clear change, +3',
		] );
		expect( await cells( 'Stars' ) ).toEqual( [
			'Would you recommend us?: 4.3 stars4.21 to 4.39, n 1,151',
			'▼down 0.4',
		] );
		expect( await cells( 'Shares' ) ).toEqual( [
			'Would you recommend us?: 55.1% Yes48.3% to 61.8%, n 205',
			'≈no clear change, +3.0 pts',
		] );
		expect( await cells( 'Empty' ) ).toEqual( [ '–', '–' ] );
	} );

	it( 'counts few answers instead of dividing them', async () => {
		serveSummary();
		openResults( '/' );
		const row = ( await screen.findByRole( 'link', { name: 'Wholesale' } ) ).closest( 'tr' )!;
		expect( row.querySelector( '.column-outcome' ) ).toHaveTextContent( '9 of 18 Samples' );
		expect( row ).not.toHaveTextContent( '50.0%' );
	} );

	it( 'finds surveys by a part of their title and by status, kept in the address', async () => {
		serveSummary(
			summary( { surveys: [ surveyRow(), surveyRow( { id: 15, title: 'Wholesale', status: 'draft' } ) ] } )
		);
		const { user } = openResults( '/' );
		const table = await screen.findByRole( 'table', { name: /Surveys with their results/ } );
		await user.type( screen.getByRole( 'searchbox', { name: 'Search surveys' } ), 'WHOLE' );
		// A slow hand has the first letters searched before the last.
		await waitFor( () => expect( table.querySelector( 'mark' ) ).toHaveTextContent( 'Whole' ) );
		expect( within( table ).getAllByRole( 'row' ) ).toHaveLength( 2 );
		expect( currentQuery().get( 'search' ) ).toBe( 'WHOLE' );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Status' } ), 'Published' );
		expect( await screen.findByText( 'No survey has “WHOLE” in its title.' ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Show all' } ) );
		expect( await screen.findByRole( 'link', { name: 'Wholesale' } ) ).toBeVisible();
		expect( currentQuery().toString() ).toBe( '' );
	} );

	it( 'folds surveys away that nobody has answered for 90 days', async () => {
		serveSummary( summary( { surveys: [ surveyRow( { id: 3, title: 'Old one', is_old: true } ), surveyRow() ] } ) );
		const { user } = openResults( '/' );
		const fold = await screen.findByRole( 'button', { name: '1 older survey no response for 90 days' } );
		expect( fold ).toHaveAttribute( 'aria-expanded', 'false' );
		expect( screen.queryByRole( 'link', { name: 'Old one' } ) ).toBeNull();
		await user.click( fold );
		expect( screen.getByRole( 'link', { name: 'Old one' } ) ).toBeVisible();
		await user.click( fold );
		await user.type( screen.getByRole( 'searchbox', { name: 'Search surveys' } ), 'old' );
		expect( await screen.findByRole( 'link', { name: 'Old one' } ) ).toBeVisible();
	} );

	it( 'sorts by a select where its heads have no room', async () => {
		serveSummary();
		const { user } = openResults( '/' );
		await user.selectOptions( await screen.findByLabelText( 'Sort by' ), 'Last response, oldest first' );
		await waitFor( () =>
			expect( queriesOf( 'results-summary' ).at( -1 )?.get( 'orderby' ) ).toBe( 'last_response' )
		);
		expect( queriesOf( 'results-summary' ).at( -1 )?.get( 'order' ) ).toBe( 'asc' );
	} );

	it( 'says why there is nothing: no survey, no response, none in the range', async () => {
		serveSummary( summary( { total_responses: 0, surveys: [] } ) );
		const first = openResults( '/' );
		expect( await screen.findByText( 'No surveys yet' ) ).toBeVisible();
		first.unmount();

		serveSummary( summary( { total_responses: 0 } ) );
		const second = openResults( '/' );
		expect( await screen.findByText( 'No responses yet' ) ).toBeVisible();
		second.unmount();

		serveSummary( summary( { responses_compared: compared( { value: 0, change: null } ) } ) );
		const { user } = openResults( '/' );
		await user.click( await screen.findByRole( 'button', { name: 'Show Past 30 Days' } ) );
		expect( screen.getByRole( 'radio', { name: 'Past 30 Days' } ) ).toBeChecked();
	} );

	it( 'A85: a failure is said and can be tried again', async () => {
		server.use(
			http.get( api( 'results-summary' ), () =>
				HttpResponse.json( { code: 'x', message: 'x' }, { status: 500 } )
			)
		);
		const { user } = openResults( '/' );
		const retry = await screen.findByRole( 'button', { name: 'Retry' } );
		expect( screen.getAllByText( 'The results could not be loaded.' )[ 0 ] ).toBeInTheDocument();
		serveSummary( summary( { surveys: [ surveyRow( { title: 'Back again' } ) ] } ) );
		await user.click( retry );
		expect( await screen.findByRole( 'link', { name: 'Back again' } ) ).toBeVisible();
	} );
} );

describe( 'what changed', () => {
	const card = () => screen.findByRole( 'region', { name: 'What changed' } );

	it( 'says a tested difference and leads to its card under the same days', async () => {
		serveSummary();
		openResults( '/' );
		const panel = await card();
		expect( within( panel ).getByRole( 'link' ) ).toHaveAttribute(
			'href',
			'#/survey/12?from=2026-11-14&to=2026-11-20&question=q1'
		);
		expect( panel ).toHaveTextContent( '“Instagram” in “How did you find us today?” fell from 22.5% to 17.1%.' );
		expect( panel ).toHaveTextContent( '95%: −8.7 to −2.2 points' );
		expect( panel ).toHaveTextContent( '1,251 and 1,097 answered' );
		expect( panel ).toHaveTextContent( 'against the 7 days before' );
		expect( panel ).toHaveTextContent( '38 figures of 5 surveys were compared.' );
		expect( within( panel ).getByText( 'How this is tested' ) ).toBeVisible();
	} );

	it( 'compares a day with the one before', async () => {
		serveSummary(
			summary( {
				range: { start: '2026-11-14', end: '2026-11-14' },
				before: { start: '2026-11-13', end: '2026-11-13' },
			} )
		);
		openResults( '/?from=2026-11-14&to=2026-11-14' );
		expect( await screen.findByText( 'Nov 14, 2026 against the day before' ) ).toBeVisible();
	} );

	it( 'says plainly that nothing changed, or that there is too little', async () => {
		const items: ClearChange[] = [];
		const most = { now: 18, before: 11 };
		const cases = [
			[
				{ items, figures: 38, surveys: 5, most: { now: 90, before: 80 } },
				'Nothing changed clearly. 38 figures of 5 surveys were compared with the 7 days before; all differences lie within the margin of error.',
			],
			[
				{ items, figures: 0, surveys: 0, most },
				'Not enough answers to compare yet. It takes 30 answers in this period and 30 in the one before; so far there are 18 and 11.',
			],
			[
				{ items, figures: 0, surveys: 0, most: null },
				'Nothing to compare yet: no published survey collected answers on all of the 7 days before.',
			],
			[
				{ items, figures: 0, surveys: 0, most: { now: 90, before: 80 } },
				'Nothing to compare: nearly all answers are the same.',
			],
		] as const;
		for ( const [ changes, text ] of cases ) {
			serveSummary( summary( { changes } ) );
			const { unmount } = openResults( '/' );
			expect( await card() ).toHaveTextContent( text );
			unmount();
		}
	} );

	it( 'moves the focus to the card that a link asks for', async () => {
		server.use(
			http.get( api( 'surveys/12/results' ), () =>
				HttpResponse.json(
					results( { question_stats: [ question(), question( { id: 'q2', title: 'And what else?' } ) ] } )
				)
			)
		);
		openResults( '/?survey=12&question=q2' );
		await waitFor( () => expect( screen.getByRole( 'heading', { name: /And what else/ } ) ).toHaveFocus() );
	} );
} );

describe( 'results overview of one survey', () => {
	it( 'RES-13, RES-14: four counts and a card for each question', async () => {
		serveSummary();
		server.use(
			http.get( api( 'surveys/12/results' ), () =>
				HttpResponse.json(
					results( {
						question_stats: [ question(), question( { id: 'q2', title: 'And what else?' } ) ],
					} )
				)
			)
		);
		const { user } = openResults( '/' );
		const dialog = await openPicker( user );
		await user.click( await within( dialog ).findByRole( 'link', { name: /How was your checkout/ } ) );
		expect( await screen.findByRole( 'button', { name: 'Survey: How was your checkout?' } ) ).toBeVisible();
		expect( await screen.findByText( '312' ) ).toBeVisible();
		expect( screen.getByText( '1,284' ) ).toBeVisible();
		expect( screen.getAllByText( '6,918' ) ).not.toHaveLength( 0 );
		expect( screen.getByText( '124,310' ) ).toBeVisible();
		expect( screen.getByRole( 'region', { name: /How did you find us today/ } ) ).toBeVisible();
		expect( screen.getByRole( 'region', { name: /And what else/ } ) ).toBeVisible();
		expect( currentQuery().get( 'survey' ) ).toBe( '12' );
		expect( queriesOf( 'surveys/12/results' )[ 0 ]?.get( 'from' ) ).toBe( '2026-11-14' );
	} );

	it( 'leads from a point of the line to the results of its days', async () => {
		server.use( http.get( api( 'surveys/12/results' ), () => HttpResponse.json( results() ) ) );
		const { user } = openResults( '/?survey=12' );
		const line = await screen.findByRole( 'group', { name: /^Responses per day\. Arrow keys read each point/ } );
		line.focus();
		await user.keyboard( '{Home}{Enter}' );
		expect( currentRoute() ).toBe( '/survey/12' );
		expect( currentQuery().get( 'from' ) ).toBe( results().data_points[ 0 ]?.date );
		expect( currentQuery().get( 'to' ) ).toBe( results().data_points[ 0 ]?.date );
	} );

	it( 'RES-15: an NPS survey leads to its results', async () => {
		serveSummary();
		server.use(
			http.get( api( 'surveys/8/results' ), () => HttpResponse.json( results( { id: 8, type: 'nps' } ) ) )
		);
		const { user } = openResults( '/' );
		const dialog = await openPicker( user );
		await user.click( await within( dialog ).findByRole( 'link', { name: /Would you recommend us/ } ) );
		await waitFor( () => expect( currentRoute() ).toBe( '/survey/8' ) );
	} );

	it( 'RES-15: an address with an NPS survey leads there as well', async () => {
		server.use(
			http.get( api( 'surveys/8/results' ), () => HttpResponse.json( results( { id: 8, type: 'nps' } ) ) )
		);
		openResults( '/?survey=8' );
		await waitFor( () => expect( currentRoute() ).toBe( '/survey/8' ) );
	} );
} );
