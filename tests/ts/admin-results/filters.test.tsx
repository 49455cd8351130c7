import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { CountProgress, SurveyResults } from '../../../src/types';
import { bootData, features, installBoot } from '../support/boot';
import { api, queriesOf, server } from '../support/server';
import { gate } from '../support/gate';
import { currentQuery, currentRoute, openResults, setUpResultsApp } from './support/app';
import {
	npsQuestion,
	option,
	question,
	responseDetail,
	responseItem,
	responseList,
	results,
	starQuestion,
} from './support/fixtures';

setUpResultsApp();

const WHERE = question( {
	id: 'where',
	title: 'How did you find us?',
	options: [ option( 'Search', 288, 763 ), option( 'Instagram', 176, 763 ) ],
} );

const DONE: CountProgress = {
	unfiltered_responses_count: 1284,
	counted: 1284,
	total_to_look_at: 1284,
	counted_back_to: null,
	complete: true,
	next: null,
};

/** Answers with a count as soon as there is a filter; remembers what was asked. */
function serve( counted: Partial< SurveyResults > = {} ): URLSearchParams[] {
	const asked: URLSearchParams[] = [];
	const filtered = ( url: URL ) => [ ...url.searchParams.keys() ].some( ( name ) => name.startsWith( 'filter[' ) );
	server.use(
		http.get( api( 'surveys/:id/results' ), ( { request } ) => {
			const url = new URL( request.url );
			asked.push( url.searchParams );
			return HttpResponse.json(
				results( {
					question_stats: [ WHERE ],
					...( filtered( url ) ? { range_responses_count: 783, ...DONE, ...counted } : {} ),
				} )
			);
		} ),
		http.get( api( 'surveys/:id/responses' ), ( { request } ) => {
			const url = new URL( request.url );
			asked.push( url.searchParams );
			return HttpResponse.json( { ...responseList( [] ), ...( filtered( url ) ? DONE : {} ) } );
		} )
	);
	return asked;
}

describe( 'filter bar', () => {
	it( 'adds a filter, shows its chip and how many responses it leaves, and takes it out', async () => {
		const asked = serve();
		const { user } = openResults( '/survey/12' );
		await user.click( await screen.findByRole( 'button', { name: 'Add filter' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Device' } ) );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Mobile' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );
		expect( await screen.findByText( '783 of 1,284 responses' ) ).toBeVisible();
		expect( currentQuery().get( 'filter[device]' ) ).toBe( 'mobile' );
		expect( asked.at( -1 )?.get( 'filter[device]' ) ).toBe( 'mobile' );
		await user.click( screen.getByRole( 'button', { name: 'Remove filter: Device: Mobile' } ) );
		await waitFor( () => expect( currentQuery().has( 'filter[device]' ) ).toBe( false ) );
		expect( screen.queryByRole( 'button', { name: 'Clear' } ) ).toBeNull();
	} );

	it( 'offers the languages of a survey that has several', async () => {
		serve();
		const one = openResults( '/survey/12' );
		await one.user.click( await screen.findByRole( 'button', { name: 'Add filter' } ) );
		await screen.findByRole( 'button', { name: 'Device' } );
		expect( screen.queryByRole( 'button', { name: 'Language' } ) ).toBeNull();
		one.unmount();
		server.use(
			http.get( api( 'surveys/:id/results' ), () =>
				HttpResponse.json( results( { question_stats: [ WHERE ], languages: [ 'en', 'de' ] } ) )
			)
		);
		const { user } = openResults( '/survey/12' );
		await user.click( await screen.findByRole( 'button', { name: 'Add filter' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Language' } ) );
		await user.click( await screen.findByRole( 'checkbox', { name: 'German' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );
		expect( await screen.findByRole( 'button', { name: 'Remove filter: Language: German' } ) ).toBeVisible();
		expect( currentQuery().get( 'filter[language]' ) ).toBe( 'de' );
	} );

	it( 'filters by a hidden field, by its values and by none', async () => {
		const asked = serve( { hidden_fields: [ 'plan' ] } );
		server.use(
			http.get( api( 'surveys/:id/results' ), ( { request } ) => {
				asked.push( new URL( request.url ).searchParams );
				return HttpResponse.json( results( { question_stats: [ WHERE ], hidden_fields: [ 'plan' ] } ) );
			} )
		);
		const { user } = openResults( '/survey/12' );
		await user.click( await screen.findByRole( 'button', { name: 'Add filter' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Hidden field plan' } ) );
		await user.type( screen.getByRole( 'textbox', { name: 'Values, one per line' } ), 'pro{Enter}basic, yearly' );
		await user.click( screen.getByRole( 'checkbox', { name: 'Not given' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );
		const chip = { name: 'Remove filter: plan: basic, yearly or pro or Not given' };
		expect( await screen.findByRole( 'button', chip ) ).toBeVisible();
		expect( currentQuery().getAll( 'filter[field][plan][is][]' ) ).toEqual( [ 'pro', 'basic, yearly' ] );
		await waitFor( () => expect( asked.at( -1 )?.get( 'filter[field][plan][none]' ) ).toBe( '1' ) );
		await user.click( screen.getByRole( 'button', chip ) );
		await waitFor( () => expect( [ ...currentQuery().keys() ].join() ).not.toContain( 'filter' ) );
	} );

	it( 'opens the view of a link and leaves out impressions', async () => {
		serve();
		openResults( '/survey/12?filter%5Bpage%5D%5Bstarts%5D%5B%5D=%2Fcheckout' );
		expect( await screen.findByText( 'starts with /checkout' ) ).toBeVisible();
		expect( await screen.findByText( /Impressions are not counted by device/ ) ).toBeVisible();
		expect( screen.queryByRole( 'tab', { name: /Impressions/ } ) ).toBeNull();
	} );

	it( 'filters by a click on an answer, and keeps filter and days on the way to the responses', async () => {
		const asked = serve();
		const { user } = openResults( '/survey/12' );
		await user.click( await screen.findByRole( 'button', { name: 'Instagram' } ) );
		expect( await screen.findByRole( 'button', { name: 'Remove filter: Q1: Instagram' } ) ).toBeVisible();
		const key = WHERE.options[ 1 ]?.key ?? '';
		expect( currentQuery().get( 'filter[answers][where][any]' ) ).toBe( key );
		await user.click( screen.getByRole( 'link', { name: 'See Individual Responses' } ) );
		await waitFor( () => expect( currentRoute() ).toBe( '/survey/12/responses' ) );
		await waitFor( () =>
			expect(
				asked.some( ( query ) => query.has( 'page' ) && query.get( 'filter[answers][where][any]' ) === key )
			).toBe( true )
		);
		const bar = screen.getByRole( 'group', { name: /^Filters/ } );
		expect( within( bar ).getByText( /Last 30 days/ ) ).toBeVisible();
		await user.click( within( bar ).getByRole( 'button', { name: 'Clear' } ) );
		await waitFor( () => expect( [ ...currentQuery().keys() ] ).toEqual( [] ) );
	} );

	it( 'counts on by itself, can be stopped and goes on where it stopped', async () => {
		const cursors: string[] = [];
		const second = gate();
		server.use(
			http.get( api( 'surveys/:id/results' ), async ( { request } ) => {
				const cursor = new URL( request.url ).searchParams.get( 'cursor' );
				if ( cursor ) {
					cursors.push( cursor );
				}
				if ( cursors.length === 1 ) {
					await second.passed;
				}
				const counted = 20_000 * ( cursors.length + 1 );
				return HttpResponse.json(
					results( {
						question_stats: [ WHERE ],
						range_responses_count: counted / 10,
						...DONE,
						counted,
						total_to_look_at: 60_000,
						...( counted < 60_000 ? { complete: false, next: 'c1', counted_back_to: '2026-05-06' } : {} ),
					} )
				);
			} )
		);
		const { user } = openResults( '/survey/12?filter%5Bdevice%5D=mobile' );
		expect( await screen.findByText( /^Counted 20,000 of 60,000, 2,000 match so far/ ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Stop' } ) );
		second.open();
		expect( await screen.findByText( /^Stopped at 40,000 of 60,000/ ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Count the rest' } ) );
		await waitFor( () => expect( screen.queryByText( /of 60,000/ ) ).toBeNull() );
		expect( cursors ).toEqual( [ 'c1', 'c1' ] );
	} );

	it( 'says that nothing matches, and how to get on', async () => {
		serve( { range_responses_count: 0 } );
		const { user } = openResults( '/survey/12?filter%5Bdevice%5D=tablet' );
		expect( await screen.findByRole( 'heading', { name: 'No response matches these filters' } ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Clear filters' } ) );
		await waitFor( () => expect( currentQuery().has( 'filter[device]' ) ).toBe( false ) );
	} );

	it( 'names what each filter costs, and removes the one that costs most', async () => {
		const totals: Record< string, number > = { 'filter[device]': 6, 'filter[page][is][0]': 21 };
		server.use(
			http.get( api( 'surveys/:id/results' ), () =>
				HttpResponse.json( results( { question_stats: [ WHERE ], ...DONE, range_responses_count: 0 } ) )
			),
			http.get( api( 'surveys/:id/responses' ), ( { request } ) => {
				const left = [ ...new URL( request.url ).searchParams.keys() ].filter( ( name ) => name in totals );
				const total = left.length === 1 ? ( totals[ left[ 0 ] ?? '' ] ?? 0 ) : 0;
				return HttpResponse.json( { ...responseList( [], { total } ), ...DONE } );
			} )
		);
		const { user } = openResults( '/survey/12?filter%5Bdevice%5D=tablet&filter%5Bpage%5D%5Bis%5D%5B%5D=%2Fcart' );
		expect( await screen.findByRole( 'heading', { name: 'No response matches all 2 filters' } ) ).toBeVisible();
		expect(
			await screen.findByText( 'Without “Page: is /cart” there are 6. Without “Device: Tablet” there are 21.' )
		).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Remove “Device: Tablet”' } ) );
		await waitFor( () => expect( currentQuery().has( 'filter[device]' ) ).toBe( false ) );
		expect( currentQuery().getAll( 'filter[page][is][]' ) ).toEqual( [ '/cart' ] );
	} );

	it( 'names no cost that was counted in part only', async () => {
		server.use(
			http.get( api( 'surveys/:id/results' ), () =>
				HttpResponse.json( results( { question_stats: [ WHERE ], ...DONE, range_responses_count: 0 } ) )
			),
			http.get( api( 'surveys/:id/responses' ), () =>
				HttpResponse.json( { ...responseList( [], { total: 6 } ), ...DONE, complete: false, next: 'c1' } )
			)
		);
		openResults( '/survey/12?filter%5Bdevice%5D=tablet&filter%5Bpage%5D%5Bis%5D%5B%5D=%2Fcart' );
		expect( await screen.findByRole( 'heading', { name: 'No response matches all 2 filters' } ) ).toBeVisible();
		await waitFor( () => expect( queriesOf( 'surveys/12/responses' ).length ).toBeGreaterThan( 1 ) );
		expect( await screen.findByText( 'Remove one of them, or choose other days.' ) ).toBeVisible();
		expect( screen.queryByText( /there are 6/ ) ).toBeNull();
	} );

	it( 'filters by a click on a score, on a group of scores and on stars', async () => {
		server.use(
			http.get( api( 'surveys/:id/results' ), () =>
				HttpResponse.json( results( { question_stats: [ npsQuestion(), starQuestion() ] } ) )
			)
		);
		const { user } = openResults( '/survey/12' );
		const nps = `filter[answers][${ npsQuestion().id }]`;
		await user.click( await screen.findByRole( 'button', { name: /^Score 9, / } ) );
		expect( [ currentQuery().get( `${ nps }[from]` ), currentQuery().get( `${ nps }[to]` ) ] ).toEqual( [
			'9',
			'9',
		] );
		expect( await screen.findByRole( 'button', { name: 'Remove filter: Q1: 9' } ) ).toBeVisible();
		await user.click( await screen.findByRole( 'button', { name: 'Detractors' } ) );
		expect( [ currentQuery().get( `${ nps }[from]` ), currentQuery().get( `${ nps }[to]` ) ] ).toEqual( [
			'1',
			'6',
		] );
		await user.click( await screen.findByRole( 'button', { name: '4 stars' } ) );
		expect( currentQuery().get( `filter[answers][${ starQuestion().id }][from]` ) ).toBe( '4' );
	} );

	it( 'keeps that there must be a comment when another answer of the question is chosen', async () => {
		server.use(
			http.get( api( 'surveys/:id/results' ), () =>
				HttpResponse.json( results( { question_stats: [ starQuestion() ] } ) )
			)
		);
		const answer = `filter[answers][${ starQuestion().id }]`;
		const { user } = openResults( `/survey/12?${ new URLSearchParams( { [ `${ answer }[comment]` ]: '1' } ) }` );
		await user.click( await screen.findByRole( 'button', { name: '4 stars' } ) );
		expect( currentQuery().get( `${ answer }[from]` ) ).toBe( '4' );
		await user.click( await screen.findByRole( 'button', { name: '5 stars' } ) );
		expect( [ 'from', 'to', 'comment' ].map( ( part ) => currentQuery().get( `${ answer }[${ part }]` ) ) ).toEqual(
			[ '5', '5', '1' ]
		);
	} );

	it( 'goes from response to response within the filter', async () => {
		serve();
		const asked: URLSearchParams[] = [];
		server.use(
			http.get( api( 'surveys/:id/responses' ), () =>
				HttpResponse.json( { ...responseList( [ responseItem( { id: 77 } ) ] ), ...DONE } )
			),
			http.get( api( 'surveys/12/responses/:id' ), ( { request, params } ) => {
				asked.push( new URL( request.url ).searchParams );
				const id = Number( params[ 'id' ] );
				return HttpResponse.json(
					responseDetail( { ...DONE, id, position: 3, total: 176, previous_id: 78, next_id: 70 } )
				);
			} )
		);
		const { user } = openResults( '/survey/12/responses?range=last_7_days&filter%5Bdevice%5D=mobile' );
		await user.click( await screen.findByRole( 'link', { name: 'Response #77' } ) );
		expect( await screen.findByText( /^Response 3 of 176/ ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Next response' } ) );
		await waitFor( () => expect( currentRoute() ).toBe( '/survey/12/responses/70' ) );
		expect( currentQuery().get( 'filter[device]' ) ).toBe( 'mobile' );
		expect(
			new Set( asked.map( ( query ) => `${ query.get( 'from' ) } ${ query.get( 'filter[device]' ) }` ) )
		).toEqual( new Set( [ '2026-11-14 mobile' ] ) );
		await user.click( screen.getByRole( 'link', { name: 'Step through all responses' } ) );
		await waitFor( () => expect( currentQuery().has( 'filter[device]' ) ).toBe( false ) );
	} );

	it( 'says of a response that the filter leaves it out, or that it is not counted yet', async () => {
		const out = { position: null, total: 20, previous_id: null, next_id: null };
		server.use(
			http.get( api( 'surveys/12/responses/:id' ), ( { request } ) => {
				const complete = new URL( request.url ).searchParams.get( 'filter[device]' ) === 'tablet';
				return HttpResponse.json( responseDetail( { ...DONE, ...out, complete } ) );
			} )
		);
		openResults( '/survey/12/responses/5?filter%5Bdevice%5D=mobile' );
		expect( await screen.findByText( /^Counting the responses that match/ ) ).toBeVisible();
		window.location.hash = '#/survey/12/responses/5?filter%5Bdevice%5D=tablet';
		expect( await screen.findByText( /^The filter leaves out this response/ ) ).toBeVisible();
		expect( screen.getByRole( 'button', { name: 'Next response' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( 'does not say so while a count goes on', async () => {
		const ongoing = { ...DONE, counted: 5_000, total_to_look_at: 60_000, complete: false };
		server.use(
			http.get( api( 'surveys/:id/results' ), () =>
				HttpResponse.json( results( { question_stats: [ WHERE ], range_responses_count: 0, ...ongoing } ) )
			),
			http.get( api( 'surveys/:id/responses' ), () => HttpResponse.json( { ...responseList( [] ), ...ongoing } ) )
		);
		openResults( '/survey/12?filter%5Bdevice%5D=tablet' );
		expect( await screen.findByText( /^Stopped at 5,000 of 60,000/ ) ).toBeVisible();
		await screen.findByRole( 'region', { name: /How did you find us/ } );
		expect( screen.queryByText( /^No response/ ) ).toBeNull();
		window.location.hash = '#/survey/12/responses?filter%5Bdevice%5D=tablet';
		expect( await screen.findByRole( 'heading', { name: 'Responses' } ) ).toBeVisible();
		expect( await screen.findByText( /^Stopped at 5,000 of 60,000/ ) ).toBeVisible();
		expect( screen.queryByText( /^No response/ ) ).toBeNull();
	} );

	it( 'adds a second condition beside one about a question that is gone', async () => {
		serve();
		const { user } = openResults( '/survey/12?filter%5Banswers%5D%5Bgone%5D%5Bskipped%5D=1' );
		await user.click( await screen.findByRole( 'button', { name: 'Add filter' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Answer to a question' } ) );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Question' } ), 'where' );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Search' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );
		await waitFor( () => expect( currentQuery().has( 'filter[answers][where][any]' ) ).toBe( true ) );
		expect( currentQuery().get( 'filter[answers][gone][skipped]' ) ).toBe( '1' );
	} );

	it( 'finds countries by their names, and knows responses without one', async () => {
		const asked = serve();
		const { user } = openResults( '/survey/12' );
		await user.click( await screen.findByRole( 'button', { name: 'Add filter' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Country' } ) );
		const field = await screen.findByRole( 'combobox', { name: 'Countries' } );
		await user.type( field, 'austri{ArrowDown}{Enter}' );
		await user.type( field, 'not known{ArrowDown}{Enter}' );
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );
		await waitFor( () => expect( currentQuery().get( 'filter[country]' ) ).toBe( 'AT,unknown' ) );
		await waitFor( () => expect( asked.at( -1 )?.get( 'filter[country]' ) ).toBe( 'AT,unknown' ) );
		expect( screen.getByRole( 'button', { name: /^Remove filter: Country: Austria/ } ) ).toBeVisible();
	} );

	it( 'offers no countries without the addon, and leaves out those of an old link', async () => {
		const { addons } = bootData();
		installBoot( {
			app: 'results',
			addons: { ...addons, 'geo-restrictions': { installed: true, active: false, type: 'licensed' } },
		} );
		const asked = serve();
		const { user } = openResults( '/survey/12?filter%5Bcountry%5D=AT&filter%5Bdevice%5D=mobile' );
		expect( await screen.findByRole( 'button', { name: 'Remove filter: Device: Mobile' } ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Add filter' } ) );
		expect( await screen.findByRole( 'button', { name: 'Operating system' } ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'button', { name: 'Country' } ) ).toBeNull();
		expect( asked.some( ( query ) => query.get( 'filter[device]' ) === 'mobile' ) ).toBe( true );
		expect( asked.every( ( query ) => ! query.has( 'filter[country]' ) ) ).toBe( true );
	} );

	it.each( [ 'upgrade', 'license' ] as const )( 'is locked (%s) and filters nothing', async ( state ) => {
		installBoot( { app: 'results', features: features( { filters: state } ) } );
		const asked = serve();
		openResults( '/survey/12?filter%5Bdevice%5D=mobile' );
		expect( await screen.findByRole( 'button', { name: 'Add filter' } ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await screen.findByRole( 'region', { name: /How did you find us/ } );
		expect( asked.every( ( query ) => ! query.has( 'filter[device]' ) ) ).toBe( true );
		expect( screen.queryByRole( 'button', { name: 'Instagram' } ) ).toBeNull();
	} );
} );
