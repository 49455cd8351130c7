import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Step, Trend, TrendPoint } from '../../../src/types';
import { spokenPoint, trendPlot } from '../../../src/admin-results/trend/pro/trend-chart';
import { ticksOf } from '../../../src/admin-results/trend/pro/measures';
import { shiftDay } from '../../../src/shared/format/dates';
import { features, installBoot } from '../support/boot';
import { api, queriesOf, server } from '../support/server';
import { currentQuery, currentRoute, openResults, setUpResultsApp } from './support/app';
import { npsQuestion, question, results, starQuestion, textQuestion, TODAY } from './support/fixtures';
import reply from '../../fixtures/replies/get-surveys-id-trend.json';

setUpResultsApp();

function point( changes: Partial< TrendPoint > ): TrendPoint {
	return { date: TODAY, end: TODAY, n: 150, value: 22, low: 10, high: 34, groups: null, ...changes };
}

const WEEKS: TrendPoint[] = [
	point( { n: 150, value: 22, groups: { promoter: 70, passive: 43, detractor: 37 } } ),
	point( { n: 0, value: null, low: null, high: null } ),
	point( { n: 12, value: -8, low: -40, high: 30, groups: { promoter: 3, passive: 5, detractor: 4 } } ),
	point( { n: 163, value: 43, low: 32, high: 54, groups: { promoter: 90, passive: 53, detractor: 20 } } ),
].map( ( week, index ) => ( {
	...week,
	date: shiftDay( '2026-10-26', 7 * index ),
	end: shiftDay( '2026-11-01', 7 * index ),
} ) );

function trend( changes: Partial< Trend > = {} ): Trend {
	return {
		...( reply as Trend ),
		question_id: 'n1',
		measure: { kind: 'nps', key: '' },
		step: 'week',
		points: WEEKS,
		responses_count: 783,
		range: { start: '2026-10-26', end: TODAY },
		...changes,
	};
}

const QUESTIONS = [ question(), npsQuestion(), starQuestion(), textQuestion() ];

/** Answers by what is asked for, as the server does. */
function serve( changes: Partial< Trend > = {} ) {
	server.use(
		http.get( api( 'surveys/:id/results' ), () => HttpResponse.json( results( { question_stats: QUESTIONS } ) ) ),
		http.get( api( 'surveys/:id/trend' ), ( { request } ) => {
			const asked = new URL( request.url ).searchParams;
			const measure = asked.get( 'measure' ) ?? '';
			const kind = measure === 'nps' || measure === 'mean' ? measure : 'share';
			return HttpResponse.json(
				trend( {
					question_id: asked.get( 'question' ) ?? '',
					measure: { kind, key: kind === 'share' ? measure : '' },
					step: ( asked.get( 'step' ) as Step | null ) ?? 'week',
					...changes,
				} )
			);
		} )
	);
}

beforeEach( () => serve() );

const chart = ( name: RegExp ) => screen.findByRole( 'group', { name } );

describe( 'trend', () => {
	it( 'is reached from the card of a question, with its days and filter', async () => {
		openResults( '/survey/12?range=last_90_days&filter%5Bdevice%5D=mobile&metric=impressions' );
		const link = await screen.findByRole( 'link', { name: 'Trend of question: How did you find us today?' } );
		expect( link ).toHaveAttribute(
			'href',
			'#/survey/12/trend?question=q1&range=last_90_days&filter%5Bdevice%5D=mobile'
		);
		expect( screen.queryByRole( 'link', { name: /^Trend of question: What could we do better/ } ) ).toBeNull();
	} );

	it( 'shows the score of the question, and the other questions small', async () => {
		openResults( '/survey/12/trend?question=n1' );
		expect( await chart( /^NPS over time/ ) ).toBeVisible();
		expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveTextContent( 'How was your checkout?' );
		expect( await screen.findByRole( 'heading', { name: 'Q1 Share of “Search engine” per week' } ) ).toBeVisible();
		expect( await screen.findByRole( 'heading', { name: 'Q3 Mean stars per week' } ) ).toBeVisible();
		expect( queriesOf( 'surveys/12/trend' ).map( ( query ) => query.get( 'question' ) ) ).toEqual( [
			'n1',
			'q5',
			'q1',
		] );
	} );

	it( 'is read with arrows, Home and End; Enter shows only the days of a point', async () => {
		const { user } = openResults( '/survey/12/trend?question=n1' );
		const nps = await chart( /^NPS over time/ );
		nps.focus();
		const spoken = () => nps.querySelector( '[aria-live]' );
		await user.keyboard( '{End}' );
		expect( spoken() ).toHaveTextContent(
			/^Nov 16\s–\s22, 2026: NPS \+43, \+32 to \+54, n 163, 90 promoters, 53 passives, 20 detractors, not over yet$/
		);
		await user.keyboard( '{ArrowLeft}' );
		expect( spoken() ).toHaveTextContent( /: NPS −8, −40 to \+30, n 12, .*, small sample$/ );
		await user.keyboard( '{ArrowLeft}' );
		expect( spoken() ).toHaveTextContent( /2026: no answers$/ );
		await user.keyboard( '{Home}{Enter}' );
		expect( currentQuery().get( 'from' ) ).toBe( '2026-10-26' );
		expect( currentQuery().get( 'to' ) ).toBe( '2026-11-01' );
	} );

	it( 'tells what happened: letter, list, keys and table', async () => {
		server.use(
			http.get( api( 'surveys/:id/events' ), () =>
				HttpResponse.json( {
					items: [
						{ date: '2026-11-10', until: null, texts: [ 'Question “Why?” added.' ], by: [ 'Erika' ] },
					],
				} )
			)
		);
		const { user } = openResults( '/survey/12/trend?question=n1' );
		const nps = await chart( /^NPS over time/ );
		const list = await screen.findByRole( 'list', { name: 'What happened' } );
		expect( list ).toHaveTextContent( 'A Nov 10, 2026: Question “Why?” added. (Erika)' );
		nps.focus();
		await user.keyboard( '{End}{ArrowLeft}' );
		expect( nps.querySelector( '[aria-live]' ) ).toHaveTextContent( /small sample, Nov 10, 2026: Question/ );
		const [ table ] = screen.getAllByText( 'View as table' );
		await user.click( table as HTMLElement );
		const cell = await screen.findByRole( 'cell', { name: /^Nov 10, 2026: Question/ } );
		expect( within( cell.closest( 'tr' ) as HTMLElement ).getByText( '−8' ) ).toBeVisible();
	} );

	it( 'asks for another figure and another step, and keeps them in the address', async () => {
		const { user } = openResults( '/survey/12/trend?question=n1&filter%5Bdevice%5D=mobile' );
		await chart( /^NPS over time/ );
		expect( screen.getByText( '783 of 1,284 responses' ) ).toBeVisible();
		await user.click( screen.getByRole( 'radio', { name: 'Month' } ) );
		await waitFor( () => expect( currentQuery().get( 'step' ) ).toBe( 'month' ) );
		await user.selectOptions( screen.getByLabelText( 'What' ), 'Share of “Instagram”, Q1' );
		expect( await chart( /^Share of “Instagram” over time/ ) ).toBeVisible();
		const last = queriesOf( 'surveys/12/trend' ).find( ( query ) => query.get( 'measure' ) === '"Instagram"' );
		expect( last?.get( 'step' ) ).toBe( 'month' );
		expect( last?.get( 'filter[device]' ) ).toBe( 'mobile' );
	} );

	it( 'has its figures in a table', async () => {
		const { user } = openResults( '/survey/12/trend?question=n1' );
		await chart( /^NPS over time/ );
		await user.click( screen.getAllByText( 'View as table' )[ 0 ] as HTMLElement );
		const table = await screen.findByRole( 'table' );
		expect(
			within( table )
				.getAllByRole( 'columnheader' )
				.map( ( cell ) => cell.textContent )
		).toEqual( [ 'Week', 'NPS', '95% interval', 'Answers', 'Detractors', 'Passives', 'Promoters' ] );
		expect( within( table ).getByRole( 'row', { name: /Nov 2\s–\s8, 2026/ } ) ).toHaveTextContent( /2026––0000$/ );
		expect( within( table ).getByRole( 'row', { name: /Nov 16/ } ) ).toHaveTextContent(
			/\+43\+32 to \+54163205390$/
		);
	} );

	it( 'says when nobody answered, when it fails, and when no question has a figure', async () => {
		serve( { points: WEEKS.map( ( week ) => ( { ...week, n: 0, value: null, low: null, high: null } ) ) } );
		const { unmount } = openResults( '/survey/12/trend?question=n1' );
		expect(
			( await screen.findAllByText( 'Nobody has answered this question in this range.' ) )[ 0 ]
		).toBeVisible();
		unmount();
		server.use( http.get( api( 'surveys/:id/trend' ), () => HttpResponse.json( {}, { status: 500 } ) ) );
		const second = openResults( '/survey/12/trend?question=q5' );
		expect( ( await screen.findAllByText( 'The trend could not be loaded.' ) )[ 0 ] ).toBeInTheDocument();
		second.unmount();
		server.use(
			http.get( api( 'surveys/:id/results' ), () =>
				HttpResponse.json( results( { question_stats: [ textQuestion() ] } ) )
			)
		);
		openResults( '/survey/12/trend' );
		expect( await screen.findByText( 'No question with a figure' ) ).toBeVisible();
	} );

	it( 'keeps back a group that is too small, and how many it is', async () => {
		serve( {
			too_few: true,
			responses_count: 0,
			points: WEEKS.map( ( week ) => ( { ...week, n: 0, value: null } ) ),
		} );
		openResults( '/survey/12/trend?filter%5Bdevice%5D=tablet' );
		expect( ( await screen.findAllByText( 'Too few to show' ) )[ 0 ] ).toBeVisible();
		expect( screen.queryByText( 'No answers yet' ) ).toBeNull();
		expect( screen.queryByText( /^0 of / ) ).toBeNull();
	} );

	it( 'loads first, and shows nothing half', async () => {
		server.use(
			http.get( api( 'surveys/:id/results' ), async () => {
				await delay( 'infinite' );
				return HttpResponse.json( {} );
			} )
		);
		openResults( '/survey/12/trend?question=n1' );
		expect( ( await screen.findAllByText( 'Loading…' ) )[ 0 ] ).toBeInTheDocument();
		expect( screen.queryByLabelText( 'What' ) ).toBeNull();
	} );

	it( 'is locked without a plan: the link and the screen open the prompt', async () => {
		installBoot( { app: 'results', is_licensed: false, features: features( { trend: 'upgrade' } ) } );
		const { user, unmount } = openResults( '/survey/12' );
		const link = await screen.findByRole( 'button', { name: /^Trend of question: How did you find us today\?/ } );
		expect( link ).toHaveAttribute( 'aria-disabled', 'true' );
		unmount();
		openResults( '/survey/12/trend?question=n1' );
		await user.click( await screen.findByRole( 'button', { name: 'Show the trend' } ) );
		expect( within( await screen.findByRole( 'dialog' ) ).getByRole( 'heading' ) ).toHaveTextContent(
			'Trends is a Plus feature'
		);
		expect( currentRoute() ).toBe( '/survey/12/trend' );
		expect( queriesOf( 'surveys/12/trend' ) ).toEqual( [] );
	} );
} );

describe( 'plot of a trend', () => {
	it( 'leaves a gap where nobody answered and hollows small samples', () => {
		const plot = trendPlot( trend(), '#2D87F1' );
		const [ line ] = plot.lines;
		expect( line?.values ).toEqual( [ 22, null, -8, 43 ] );
		expect( line?.small ).toEqual( [ false, true, true, false ] );
		expect( line?.band ).toEqual( [ [ 10, 34 ], null, [ -40, 30 ], [ 32, 54 ] ] );
		expect( line?.name ).toBe( '+43' );
		expect( plot.notes ).toEqual( [ [ 'n 150', '–', 'n 12', 'n 163' ] ] );
		expect( plot.zero ).toBe( 0 );
		expect( plot.ticks.map( plot.formatTick ) ).toEqual( [ '−100', '−50', '0', '+50', '+100' ] );
	} );

	it( 'says of a point with too few people nothing but that', () => {
		const few = trend( {
			points: [ point( { n: null, value: null, low: null, high: null, groups: null } ) ],
		} );
		expect( spokenPoint( [ { id: 'a', name: 'NPS', short: '', trend: few } ], 0 ) ).toContain(
			'not shown: too few people'
		);
		expect( trendPlot( few, '#2D87F1' ).notes ).toEqual( [ [ '–' ] ] );
	} );

	it( 'has fixed axes for scores and one up to the next ten for shares', () => {
		expect( ticksOf( 'mean', WEEKS ) ).toEqual( [ 1, 2, 3, 4, 5 ] );
		expect( ticksOf( 'share', [ point( { value: 22, high: 34 } ) ] ) ).toEqual( [ 0, 10, 20, 30, 40 ] );
		expect( ticksOf( 'share', [ point( { value: 70, high: 81 } ) ] ) ).toEqual( [ 0, 20, 40, 60, 80, 100 ] );
		expect( ticksOf( 'share', [ point( { value: 2, high: 4 } ) ] ) ).toEqual( [ 0, 10 ] );
	} );

	describe( 'of two groups', () => {
		const PEOPLE =
			'/survey/12/trend?question=n1&filter%5Bdevice%5D=mobile&compare=people&compare_filter%5Bdevice%5D=desktop';
		/** The group that is asked for has these changes. */
		const serveB = ( changes: Partial< Trend > ) =>
			server.use(
				http.get( api( 'surveys/:id/trend' ), ( { request } ) =>
					HttpResponse.json(
						trend( new URL( request.url ).searchParams.get( 'group' ) === 'b' ? changes : {} )
					)
				)
			);

		it( 'draws both, A solid with circles and B dashed with squares, and reads both', async () => {
			serveB( { points: WEEKS.map( ( week ) => ( { ...week, value: week.value && 64, low: 50, high: 78 } ) ) } );
			const { user } = openResults( PEOPLE );
			const nps = await chart( /^NPS: A Mobile, B Desktop over time/ );
			const asked = queriesOf( 'surveys/12/trend' ).find( ( query ) => query.get( 'group' ) === 'b' );
			expect( asked?.get( 'filter[device]' ) ).toBe( 'mobile' );
			expect( asked?.get( 'compare_filter[device]' ) ).toBe( 'desktop' );
			expect( asked?.get( 'step' ) ).toBe( 'week' );
			expect( nps.querySelectorAll( 'path[fill-opacity="0.15"]' ) ).toHaveLength( 2 );
			expect( nps.querySelectorAll( 'path[stroke-dasharray="7 4"]' ) ).toHaveLength( 1 );
			// Three weeks with answers, one of them with 12.
			expect( nps.querySelectorAll( 'rect' ) ).toHaveLength( 3 );
			expect( nps.querySelectorAll( 'rect.is-hollow' ) ).toHaveLength( 1 );
			nps.focus();
			await user.keyboard( '{End}' );
			expect( nps.querySelector( '[aria-live]' ) ).toHaveTextContent(
				/: A Mobile \+43, \+32 to \+54, n 163; B Desktop \+64, \+50 to \+78, n 163$/
			);
			const panel = screen.getByRole( 'region', { name: 'Trend' } );
			await user.click( within( panel ).getByText( 'View as table' ) );
			expect( within( panel ).getByRole( 'columnheader', { name: 'B Desktop' } ) ).toBeVisible();
			expect( within( panel ).getByRole( 'row', { name: /Nov 9/ } ) ).toHaveTextContent(
				'−8, −40 to +30, n 12, small sample+64, +50 to +78, n 12, small sample'
			);
			expect( screen.getByText( /^A: solid line, circles\. B: dashed line, squares\./ ) ).toBeVisible();
		} );

		it( 'reads other days beside each other, each with its own', async () => {
			const before = WEEKS.map( ( week ) => ( {
				...week,
				date: shiftDay( week.date, -28 ),
				end: shiftDay( week.end, -28 ),
			} ) );
			serveB( { points: before, range: { start: '2026-09-28', end: '2026-10-25' } } );
			const { user } = openResults( '/survey/12/trend?question=n1&compare=previous' );
			const nps = await chart( /^NPS: A Oct 26/ );
			nps.focus();
			await user.keyboard( '{Home}' );
			expect( nps.querySelector( '[aria-live]' ) ).toHaveTextContent( /^Oct 26.*; B .*Sep 28.*: \+22/ );
		} );

		it( 'shows no count of a group that is too small', async () => {
			serveB( {
				too_few: true,
				responses_count: 0,
				points: WEEKS.map( ( week ) => ( { ...week, n: 0, value: null } ) ),
			} );
			openResults( PEOPLE );
			expect( await screen.findByText( /B: too few to show\./ ) ).toBeVisible();
			const nps = await chart( /^NPS over time/ );
			expect( nps.querySelectorAll( 'rect' ) ).toHaveLength( 0 );
		} );

		it( 'does not draw days that have more points', async () => {
			serveB( { points: WEEKS.slice( 0, 2 ) } );
			openResults( '/survey/12/trend?question=n1&compare=dates&compare_from=2026-01-01&compare_to=2026-01-14' );
			expect( await screen.findByText( /^A: .*B is not in the chart/ ) ).toBeVisible();
		} );

		it( 'leaves what is in both out of one, and says when B did not come', async () => {
			server.use(
				http.get( api( 'surveys/:id/trend' ), ( { request } ) =>
					new URL( request.url ).searchParams.get( 'group' ) === 'b'
						? HttpResponse.json( {}, { status: 500 } )
						: HttpResponse.json( trend() )
				)
			);
			openResults( `${ PEOPLE }&apart=a` );
			expect( await screen.findAllByText( 'The trend of B could not be loaded.' ) ).not.toHaveLength( 0 );
			const [ ofA ] = queriesOf( 'surveys/12/trend' );
			expect( ofA?.get( 'apart' ) ).toBe( 'a' );
			expect( ofA?.get( 'compare_filter[device]' ) ).toBe( 'desktop' );
		} );
	} );
} );
