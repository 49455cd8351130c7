import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ComparedFigure, ComparedQuestion, Comparison, Difference, WordComparison } from '../../../src/types';
import { features, installBoot } from '../support/boot';
import { setInView } from '../support/in-view';
import { api, server } from '../support/server';
import { currentQuery, openResults, setUpResultsApp } from './support/app';
import { option, question, results, share } from './support/fixtures';
import wordReply from '../../fixtures/replies/get-surveys-id-questions-question_id-words-comparison.json';

setUpResultsApp();

const WHERE = question( {
	id: 'where',
	title: 'How did you find us?',
	options: [ option( 'Search', 288, 763 ), option( 'Instagram', 176, 763 ) ],
} );

const LOWER: Difference = { value: -9.2, low: -15.1, high: -3.3, within_margin: false };
const NONE: Difference = { value: 0.4, low: -2.8, high: 3.2, within_margin: true };

function compared( overrides: Partial< ComparedQuestion > = {} ): ComparedQuestion {
	const side = { asked: 783, total_answers: 763, too_few: false };
	return {
		id: 'where',
		type: 'radio-button',
		title: 'How did you find us?',
		a: side,
		b: { ...side, total_answers: 413 },
		figures: [],
		answers: [
			{
				key: '',
				label: '',
				rows: [
					{ key: 's', value: 'Search', a: share( 288, 763 ), b: share( 194, 413 ), difference: LOWER },
					{ key: 'w', value: 'Walked past', a: share( 51, 763 ), b: share( 26, 413 ), difference: NONE },
				],
			},
		],
		...overrides,
	};
}

const SCORE = compared( {
	id: 'score',
	type: 'nps',
	title: 'Would you recommend us?',
	figures: [
		figure( {
			kind: 'nps',
			digits: 0,
			a: { value: 41, low: 36, high: 46, base: 702 },
			b: { value: 65, low: 59, high: 71, base: 379 },
			difference: { value: -24, low: -32, high: -16, within_margin: false },
		} ),
	],
	answers: [
		{
			key: '',
			label: '',
			rows: [
				{
					key: 'detractor',
					value: 'detractor',
					a: share( 103, 702 ),
					b: share( 20, 379 ),
					difference: { value: 9.4, low: 5.7, high: 12.8, within_margin: false },
				},
			],
		},
	],
} );

function figure( overrides: Partial< ComparedFigure > ): ComparedFigure {
	return { kind: 'mean', label: '', unit: '', digits: 2, a: null, b: null, difference: null, ...overrides };
}

const POINTS = [
	{ date: '2026-11-19', end: '2026-11-19', count: 20 },
	{ date: '2026-11-20', end: '2026-11-20', count: 31 },
];

const GROUP = {
	too_few: false,
	range: { start: '2026-10-22', end: '2026-11-20' },
	unfiltered_responses_count: 1284,
	step: 'day' as const,
	points: POINTS,
};

function serve( reply: Partial< Comparison > = {} ): URLSearchParams[] {
	const asked: URLSearchParams[] = [];
	server.use(
		http.get( api( 'surveys/:id/results' ), () => HttpResponse.json( results( { question_stats: [ WHERE ] } ) ) ),
		http.get( api( 'surveys/:id/comparison' ), ( { request } ) => {
			asked.push( new URL( request.url ).searchParams );
			return HttpResponse.json( {
				id: 12,
				kind: 'people',
				a: { ...GROUP, responses_count: 783 },
				b: { ...GROUP, responses_count: 424 },
				responses: null,
				rate: null,
				overlap: 0,
				collecting_since: '2026-04-14',
				questions: [ compared(), SCORE ],
				counted: 1207,
				total_to_look_at: 1207,
				complete: true,
				next: null,
				...reply,
			} satisfies Comparison );
		} )
	);
	return asked;
}

const PEOPLE = '/survey/12?filter%5Bdevice%5D=mobile&compare=people&compare_filter%5Bdevice%5D=desktop';

describe( 'compare', () => {
	it( 'puts a second filter beside the first, with differences in words', async () => {
		const asked = serve();
		openResults( PEOPLE );
		const card = await screen.findByRole( 'region', { name: /How did you find us/ } );
		const row = within( card ).getByRole( 'row', { name: /Search/ } );
		expect( row ).toHaveTextContent( '37.7% 288' );
		expect( row ).toHaveTextContent( '47.0% 194' );
		expect( row ).toHaveTextContent( 'lower by 9.2 pts' );
		expect( row ).toHaveTextContent( '−15.1 to −3.3' );
		expect( within( card ).getByRole( 'row', { name: /Walked past/ } ) ).toHaveTextContent(
			'no clear difference, +0.4 pts'
		);
		const score = screen.getByRole( 'region', { name: /Would you recommend us/ } );
		expect( score ).toHaveTextContent( 'Difference, A − B' );
		expect( score ).toHaveTextContent( '95%: −32 to −16. Clear: Mobile is lower.' );
		expect( asked.at( -1 )?.get( 'filter[device]' ) ).toBe( 'mobile' );
		expect( asked.at( -1 )?.get( 'compare_filter[device]' ) ).toBe( 'desktop' );
		expect( screen.getByRole( 'button', { name: 'Remove filter: Device: Desktop' } ) ).toBeVisible();
	} );

	it( 'calls groups by the names of their tags and topics', async () => {
		serve();
		server.use(
			http.get( api( 'tags' ), () =>
				HttpResponse.json( { items: [ { id: 31, name: 'payment', color: 0, responses: 94 } ] } )
			),
			http.get( api( 'topics' ), () =>
				HttpResponse.json( { items: [ { id: 7, name: 'Delivery', texts: 12 } ] } )
			)
		);
		openResults( '/survey/12?filter%5Btag%5D=31&compare=people&compare_filter%5Btopic%5D=7' );
		const score = await screen.findByRole( 'region', { name: /Would you recommend us/ } );
		await waitFor( () => expect( score ).toHaveTextContent( 'Clear: payment is lower.' ) );
		expect( await screen.findAllByText( 'B Delivery' ) ).not.toHaveLength( 0 );
	} );

	it( 'is chosen in the bar, swapped and stopped; the address keeps it', async () => {
		serve( { kind: 'previous' } );
		const { user } = openResults( '/survey/12?filter%5Bdevice%5D=mobile' );
		await user.click( await screen.findByRole( 'button', { name: 'Compare' } ) );
		await user.click( await screen.findByRole( 'radio', { name: /^The period before/ } ) );
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );
		await waitFor( () => expect( currentQuery().get( 'compare' ) ).toBe( 'previous' ) );
		await user.click( await screen.findByRole( 'button', { name: /^The period before/ } ) );
		await user.click( await screen.findByRole( 'radio', { name: /^Other people/ } ) );
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );
		expect( await screen.findByRole( 'heading', { name: 'Choose who B is' } ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Swap A and B' } ) );
		await waitFor( () => expect( currentQuery().get( 'compare_filter[device]' ) ).toBe( 'mobile' ) );
		expect( currentQuery().has( 'filter[device]' ) ).toBe( false );
		await user.click( screen.getByRole( 'button', { name: 'Stop comparing' } ) );
		await waitFor( () => expect( [ ...currentQuery().keys() ] ).toEqual( [] ) );
	} );

	it( 'says that groups overlap, and takes the shared responses out of B', async () => {
		serve( { overlap: 41 } );
		const { user } = openResults( PEOPLE );
		expect( ( await screen.findAllByText( /^41 responses are in both groups/ ) )[ 0 ] ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Take them out of B' } ) );
		await waitFor( () => expect( currentQuery().get( 'apart' ) ).toBe( 'b' ) );
	} );

	it( 'shows figures without a difference under 30 answers', async () => {
		const [ score ] = SCORE.figures;
		const few = {
			...SCORE,
			figures: [ figure( { ...score, a: { value: 41, low: -5, high: 70, base: 15 }, difference: null } ) ],
		};
		serve( { questions: [ few ] } );
		openResults( PEOPLE );
		const card = await screen.findByRole( 'region', { name: /Would you recommend us/ } );
		expect( card ).toHaveTextContent( '+41' );
		expect( card ).toHaveTextContent( 'Not shown. A has fewer than 30 answers.' );
	} );

	it( 'shows numbers by mean, median and bins, days by their median', async () => {
		serve( {
			questions: [
				compared( {
					id: 'cups',
					type: 'number',
					title: 'How many cups?',
					figures: [
						figure( {
							unit: 'cups',
							a: { value: 5.006, low: 4.9, high: 5.1, base: 50 },
							b: { value: 5.936, low: 5.8, high: 6.1, base: 50 },
							digits: 3,
							difference: { value: -0.93, low: -1.106, high: -0.754, within_margin: false },
						} ),
						figure( {
							kind: 'median',
							unit: 'cups',
							a: { value: 5, low: null, high: null, base: 50 },
							b: { value: 5.9, low: null, high: null, base: 50 },
						} ),
					],
					answers: [
						{
							key: '',
							label: '',
							rows: [
								{
									key: '4',
									value: { from: 4, to: 4.4 },
									a: share( 4, 50 ),
									b: share( 0, 50 ),
									difference: NONE,
								},
							],
						},
					],
				} ),
				compared( {
					id: 'visit',
					type: 'date',
					title: 'When were you here?',
					figures: [
						figure( {
							kind: 'median',
							a: { value: '2026-03-04', low: null, high: null, base: 50 },
							b: null,
						} ),
					],
					answers: [],
				} ),
			],
		} );
		openResults( PEOPLE );
		const card = await screen.findByRole( 'region', { name: /How many cups/ } );
		expect( card ).toHaveTextContent( '5.006 cups' );
		expect( card ).toHaveTextContent( '−0.930' );
		expect( card ).toHaveTextContent( '95%: −1.106 to −0.754. Clear: Mobile is lower.' );
		expect( card ).toHaveTextContent( 'Medians stand without a test.' );
		expect( within( card ).getByRole( 'row', { name: /4 to 4.4/ } ) ).toHaveTextContent( '8.0% 4' );
		const visit = screen.getByRole( 'region', { name: /When were you here/ } );
		expect( visit ).toHaveTextContent( 'Mar 4, 2026' );
		expect( visit ).toHaveTextContent( 'B Desktop–n 0Difference' );
	} );

	it( 'shows shares of people, mean places and rows of a matrix', async () => {
		const agreed = figure( {
			kind: 'agreed',
			digits: 1,
			a: { value: 80, low: 69.2, high: 87.7, base: 70 },
			b: { value: 60, low: 49, high: 70, base: 80 },
			difference: { value: 20, low: 5.2, high: 33.4, within_margin: false },
		} );
		const place = figure( {
			kind: 'place',
			label: 'Guji',
			a: { value: 1.2, low: 1.1, high: 1.3, base: 70 },
			b: { value: 1.4, low: 1.3, high: 1.5, base: 80 },
			difference: { value: -0.2, low: -0.34, high: -0.06, within_margin: false },
		} );
		const list = { rows: compared().answers[ 0 ]?.rows ?? [] };
		serve( {
			questions: [
				compared( { id: 'c', type: 'consent', title: 'Do you agree?', figures: [ agreed ], answers: [] } ),
				compared( {
					id: 'r',
					type: 'ranking',
					title: 'Which coffee?',
					figures: [ place ],
					answers: [ { ...list, key: 'first', label: 'First place' } ],
				} ),
				compared( {
					id: 'm',
					type: 'matrix',
					title: 'How were we?',
					answers: [
						{ ...list, key: 'taste', label: 'Taste' },
						{ ...list, key: 'price', label: 'Price' },
					],
				} ),
				compared( {
					id: 't',
					title: 'Nobody knows',
					a: { asked: 0, total_answers: 0, too_few: true },
				} ),
			],
		} );
		openResults( PEOPLE );
		const consent = await screen.findByRole( 'region', { name: /Do you agree/ } );
		expect( consent ).toHaveTextContent( 'Agreed, of those who were asked' );
		expect( consent ).toHaveTextContent( '+20.0 pts' );
		const ranking = within( screen.getByRole( 'region', { name: /Which coffee/ } ) );
		expect( ranking.getByRole( 'table', { name: 'Which coffee?: First place' } ) ).toBeVisible();
		expect(
			within( ranking.getByRole( 'table', { name: 'Which coffee?: Mean place' } ) ).getByRole( 'row', {
				name: /Guji/,
			} )
		).toHaveTextContent( '1.20 70' );
		const matrix = within( screen.getByRole( 'region', { name: /How were we/ } ) );
		expect( matrix.getAllByRole( 'table' ) ).toHaveLength( 2 );
		expect( screen.getByRole( 'region', { name: /Nobody knows/ } ) ).toHaveTextContent( 'A too few to show' );
	} );

	it( 'draws the responses of both groups over time', async () => {
		serve( { b: { ...GROUP, responses_count: 424, points: POINTS.map( ( p ) => ( { ...p, count: 7 } ) ) } } );
		const { user } = openResults( PEOPLE );
		const panel = within( await screen.findByRole( 'region', { name: 'Responses over time' } ) );
		await user.click( panel.getByText( 'View as table' ) );
		expect( panel.getByRole( 'row', { name: /Nov 20/ } ) ).toHaveTextContent( '317' );
	} );

	it( 'says since when a survey collects that is younger than B', async () => {
		serve( {
			kind: 'previous',
			collecting_since: '2026-10-09',
			b: { ...GROUP, range: { start: '2026-09-22', end: '2026-10-21' }, responses_count: 1097 },
		} );
		openResults( '/survey/12?compare=previous' );
		expect( ( await screen.findAllByText( /Shares are compared, counts are not/ ) )[ 0 ] ).toBeVisible();
	} );

	it( 'can be asked for again where it failed', async () => {
		serve();
		const fails = vi.fn( () =>
			HttpResponse.json( { code: 'x', message: 'No', data: { status: 500 } }, { status: 500 } )
		);
		server.use( http.get( api( 'surveys/:id/comparison' ), fails ) );
		openResults( PEOPLE );
		expect( ( await screen.findAllByText( /The comparison could not be loaded/ ) )[ 0 ] ).toBeVisible();
	} );

	it( 'is locked where the plan has none, and compares nothing', async () => {
		installBoot( { app: 'results', features: features( { compare: 'upgrade' } ) } );
		const asked = serve();
		openResults( PEOPLE );
		expect( await screen.findByRole( 'button', { name: 'Compare' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( asked ).toEqual( [] );
	} );

	describe( 'of words', () => {
		beforeEach( () => setInView( true ) );
		afterEach( () => setInView( false ) );

		const WHY = compared( {
			id: 'why',
			type: 'text',
			title: 'What should we change?',
			figures: [ figure( { kind: 'answered' } ) ],
			answers: [],
		} );
		const words = ( changes: Partial< WordComparison > = {} ) => {
			const asked: URLSearchParams[] = [];
			serve( { questions: [ WHY ] } );
			server.use(
				http.get( api( 'surveys/:id/questions/:question/words/comparison' ), ( { request } ) => {
					asked.push( new URL( request.url ).searchParams );
					return HttpResponse.json( {
						...( wordReply as WordComparison ),
						a: { texts: 70, newest_only: false },
						b: { texts: 80, newest_only: false },
						words: [
							{
								text: 'slow',
								a: share( 35, 70 ),
								b: share( 8, 80 ),
								difference: { ...LOWER, value: 40 },
							},
							{ text: 'price', a: share( 7, 70 ), b: share( 9, 80 ), difference: NONE },
						],
						pairs: [],
						compared: 2,
						clear: [ 'slow' ],
						are_apart: true,
						complete: true,
						...changes,
					} );
				} )
			);
			return asked;
		};

		it( 'has a table of both with differences, and sentences for what is clear', async () => {
			const asked = words();
			const { user } = openResults( PEOPLE );
			const table = await screen.findByRole( 'table', { name: 'Most frequent words' } );
			expect( within( table ).getByRole( 'row', { name: /price/ } ) ).toHaveTextContent( 'no clear difference' );
			expect(
				screen.getByText( 'Clear: “slow” stands in more answers of A, 50.0% against 10.0%.' )
			).toBeVisible();
			expect(
				screen.getByText( '2 words were compared, and the sentences hold for that many (Holm).' )
			).toBeVisible();
			expect( screen.getByText( 'Shares of the written answers: 70 and 80.' ) ).toBeVisible();
			expect( asked.at( -1 )?.get( 'filter[device]' ) ).toBe( 'mobile' );
			expect( asked.at( -1 )?.get( 'compare_filter[device]' ) ).toBe( 'desktop' );
			await user.click( within( table ).getByRole( 'button', { name: /slow/ } ) );
			await waitFor( () => expect( currentQuery().get( 'filter[answers][why][contains]' ) ).toBe( 'slow' ) );
			expect( currentQuery().get( 'compare' ) ).toBe( 'people' );
		} );

		it( 'says why there is no difference', async () => {
			words( { a: { texts: 29, newest_only: false }, compared: 0, clear: [] } );
			const { unmount } = openResults( PEOPLE );
			expect(
				await screen.findByText( /^Shares .* Differences need 30 written answers in each group\.$/ )
			).toBeVisible();
			unmount();
			words( { are_apart: false, compared: 0, clear: [] } );
			openResults( PEOPLE );
			expect( await screen.findByText( /some answers are in both groups\.$/ ) ).toBeVisible();
			expect( screen.queryByText( /\(Holm\)/ ) ).toBeNull();
		} );
	} );
} );
