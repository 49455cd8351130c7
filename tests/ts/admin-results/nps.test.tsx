import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { editorUrl } from '../../../src/admin-results/questions/question-card';
import type { SurveyResults } from '../../../src/types';
import { api, queriesOf, server } from '../support/server';
import { openResults, setUpResultsApp } from './support/app';
import { NPS, npsQuestion, question, results, share } from './support/fixtures';

setUpResultsApp();

const ANSWERS = 'surveys/12/questions/n1/answers';

function serve( comments: number, data: Partial< SurveyResults > = {}, looked = 2450 ) {
	server.use(
		http.get( api( 'surveys/12/results' ), () =>
			HttpResponse.json(
				results( {
					type: 'nps',
					question_stats: [ npsQuestion() ],
					nps_overview: NPS,
					...data,
				} )
			)
		),
		http.get( api( 'surveys/12/questions/:question/answers' ), ( { request } ) => {
			const page = Number( new URL( request.url ).searchParams.get( 'page' ) );
			const first = ( page - 1 ) * 10;
			return HttpResponse.json( {
				items: Array.from( { length: Math.max( 0, Math.min( 10, comments - first ) ) }, ( _item, index ) => ( {
					value: 9,
					date: '2026-11-18T15:00:00Z',
					response_id: 500 - first - index,
					extra: { comments: `Comment ${ first + index + 1 }` },
				} ) ),
				pagination: {
					page,
					pages: Math.ceil( comments / 10 ),
					per_page: 10,
					total: comments,
				},
				answered: 2431,
				unfiltered_responses_count: 2450,
				counted: looked,
				total_to_look_at: 2450,
				counted_back_to: looked < 2450 ? '2026-11-01' : null,
				complete: looked >= 2450,
				next: looked < 2450 ? '0123456789abcdef0123456789abcdef' : null,
			} );
		} )
	);
}

describe( 'results of an NPS survey', () => {
	it( 'NPS-01, NPS-02: score, groups and date range of its own layout', async () => {
		serve( 0 );
		openResults( '/survey/12' );
		const score = await screen.findByRole( 'region', { name: 'Net Promoter Score' } );
		expect( score ).toHaveTextContent( '+40 NPS' );
		expect( score ).toHaveTextContent( '95% sure it lies between +37 and +43.' );
		expect( score ).toHaveTextContent( '2,431 answered19 skipped (1.5%)14 not asked' );
		expect( score ).not.toHaveTextContent( '≈' );
		const groups = screen.getByRole( 'region', {
			name: 'Promoters, passives and detractors',
		} );
		expect( groups ).toHaveTextContent( 'Promoters58.1% 1,412' );
		expect( groups ).toHaveTextContent( 'Passives23.6% 573' );
		expect( groups ).toHaveTextContent( 'Detractors18.3% 446' );
		expect( screen.getByRole( 'button', { name: /^Last 30 days/ } ) ).toBeVisible();
		expect( screen.getByText( 'NPS survey' ) ).toBeVisible();
	} );

	it( 'RES-22 to RES-24: the question is exported and edited here, with a warning of invalid options', async () => {
		serve( 0, { question_stats: [ npsQuestion( { options_invalid: true } ) ] } );
		openResults( '/survey/12' );
		const groups = within( await screen.findByRole( 'region', { name: 'Promoters, passives and detractors' } ) );
		expect(
			groups.getByRole( 'button', { name: 'Export question: How likely are you to recommend us?' } )
		).toBeVisible();
		expect(
			groups.getByRole( 'link', { name: 'Edit question: How likely are you to recommend us?' } )
		).toHaveAttribute( 'href', editorUrl( 12 ) );
		const score = screen.getByRole( 'region', { name: 'Net Promoter Score' } );
		expect( score ).toHaveTextContent( 'This question has invalid options' );
		expect( within( score ).getByRole( 'link', { name: 'Fix it in the editor' } ) ).toHaveAttribute(
			'href',
			editorUrl( 12 )
		);
	} );

	it( 'NPS-05: eleven comments make two pages of ten', async () => {
		serve( 11 );
		const { user } = openResults( '/survey/12' );
		const comments = await screen.findByRole( 'region', { name: 'Comments' } );
		await waitFor( () => expect( within( comments ).getAllByRole( 'listitem' ) ).toHaveLength( 10 ) );
		expect( comments ).toHaveTextContent( '1–10 of 11' );
		expect( comments ).toHaveTextContent( 'of 2' );
		expect( within( comments ).getAllByText( 'Promoter' ) ).toHaveLength( 10 );
		await user.click( within( comments ).getByRole( 'button', { name: 'Next page' } ) );
		// The list of the next page takes the place of this one: what was found a moment ago may be gone.
		await waitFor( () => expect( within( comments ).getByText( 'Comment 11' ) ).toBeVisible() );
		await waitFor( () => expect( within( comments ).getAllByRole( 'listitem' ) ).toHaveLength( 1 ) );
		const query = queriesOf( ANSWERS ).at( -1 );
		expect( query?.get( 'per_page' ) ).toBe( '10' );
		expect( query?.get( 'comments' ) ).toBe( '1' );
		expect( query?.get( 'from' ) ).toBe( '2026-10-22' );
	} );

	it( 'lists the comments of the newest answers first, and the rest when asked to', async () => {
		serve( 11, {}, 2000 );
		const { user } = openResults( '/survey/12' );
		const comments = await screen.findByRole( 'region', { name: 'Comments' } );
		await waitFor( () =>
			expect( comments ).toHaveTextContent( 'Looked at the newest 2,000 of 2,450 responses: 11 found.' )
		);
		expect( queriesOf( ANSWERS ).every( ( query ) => ! query.has( 'cursor' ) ) ).toBe( true );
		serve( 12 );
		await user.click( within( comments ).getByRole( 'button', { name: 'Look at the rest' } ) );
		await waitFor( () => expect( comments ).toHaveTextContent( '1–10 of 12' ) );
		expect( queriesOf( ANSWERS ).at( -1 )?.get( 'cursor' ) ).toBe( '0123456789abcdef0123456789abcdef' );
		expect( comments ).not.toHaveTextContent( 'Looked at' );
	} );

	it( 'shows no comments card while nobody wrote anything', async () => {
		serve( 0 );
		openResults( '/survey/12' );
		await screen.findByRole( 'region', { name: 'Net Promoter Score' } );
		await waitFor( () => expect( queriesOf( ANSWERS ) ).not.toHaveLength( 0 ) );
		await waitFor( () => expect( screen.queryByRole( 'region', { name: 'Comments' } ) ).toBeNull() );
	} );

	it( 'names a scale from 0 to 10 and has eleven columns', async () => {
		const overview = { ...NPS, start: 0 as const, scores: [ 7, ...NPS.scores ] };
		serve( 0, { nps_overview: overview, question_stats: [ npsQuestion( { nps: overview } ) ] } );
		openResults( '/survey/12' );
		const score = await screen.findByRole( 'region', { name: 'Net Promoter Score' } );
		expect( score ).toHaveTextContent( 'Asked from 0 to 10, as published scores are.' );
		const groups = screen.getByRole( 'region', { name: 'Promoters, passives and detractors' } );
		expect( groups ).toHaveTextContent( 'Detractors 0 to 6' );
		expect(
			within( groups ).getByLabelText( /^Answers for each score from 0 to 10: 0: 7, 1: 52, .*10: 914$/ )
		).toBeInTheDocument();
		expect( screen.queryByRole( 'region', { name: /As asked before/ } ) ).toBeNull();
	} );

	it( 'shows answers to the scale of before as a figure of their own', async () => {
		const overview = { ...NPS, start: 0 as const, scores: [ 0, ...NPS.scores ] };
		const former = { ...NPS, nps: -12, low: -30, high: 6, total: 96 };
		serve( 0, {
			nps_overview: overview,
			question_stats: [ npsQuestion( { nps: overview, nps_former: former } ) ],
		} );
		openResults( '/survey/12' );
		const before = await screen.findByRole( 'region', { name: 'As asked before, from 1 to 10' } );
		expect( before ).toHaveTextContent( '96 answers' );
		expect( before ).toHaveTextContent( '−12 NPS' );
		expect( before ).toHaveTextContent( '95% sure it lies between −30 and +6.' );
		expect( before ).toHaveTextContent( 'no figure has answers to both' );
		expect( within( before ).queryByRole( 'button' ) ).toBeNull();
		expect( screen.getByRole( 'region', { name: 'Net Promoter Score' } ) ).toHaveTextContent( '+40 NPS' );
	} );

	it( 'A73: says that nobody answered instead of a score of 0', async () => {
		const none = {
			promoter: 0,
			passive: 0,
			detractor: 0,
			shares: { promoter: share( 0, 0 ), passive: share( 0, 0 ), detractor: share( 0, 0 ) },
			nps: 0,
			total: 0,
			skipped: 33,
			low: null,
			high: null,
			start: 1 as const,
			scores: Array< number >( 10 ).fill( 0 ),
		};
		serve( 0, {
			nps_overview: none,
			question_stats: [ npsQuestion( { total_answers: 0, nps: none, options: [] } ) ],
		} );
		openResults( '/survey/12' );
		const score = await screen.findByRole( 'region', { name: 'Net Promoter Score' } );
		expect( score ).toHaveTextContent( 'No answers yet' );
		expect( score ).not.toHaveTextContent( '0 NPS' );
	} );

	it( 'does not call too few answers none', async () => {
		const none = { ...NPS, total: 0, promoter: 0, passive: 0, detractor: 0 };
		const small = npsQuestion( { nps: none, too_few: true, total_answers: 0, asked: 0 } );
		serve( 0, { question_stats: [ small ], nps_overview: none } );
		openResults( '/survey/12' );
		const score = await screen.findByRole( 'region', { name: 'Net Promoter Score' } );
		expect( score ).toHaveTextContent( 'Too few to show' );
		expect( within( score ).getAllByRole( 'heading' ), 'The level below would be skipped.' ).toHaveLength( 1 );
		expect( screen.queryByText( 'Nobody has answered this question in this range.' ) ).toBeNull();
		expect( within( score ).queryByText( '0 answered' ) ).toBeNull();
	} );

	it( 'marks a small sample', async () => {
		serve( 0, { question_stats: [ npsQuestion( { total_answers: 29 } ) ] } );
		openResults( '/survey/12' );
		expect( await screen.findByRole( 'region', { name: 'Net Promoter Score' } ) ).toHaveTextContent(
			'Small sample'
		);
	} );

	it( 'shows the change of the score with the score before', async () => {
		serve( 0, {
			question_stats: [
				npsQuestion( {
					before: { asked: 900, total_answers: 880, mean: null, nps: { ...NPS, nps: -3, total: 880 } },
					nps_change: { points: 43, within_margin: false },
				} ),
			],
		} );
		openResults( '/survey/12' );
		const score = await screen.findByRole( 'region', { name: 'Net Promoter Score' } );
		expect( score ).toHaveTextContent( '▲up 43 from −3' );
		expect( score ).toHaveTextContent( 'Change against Sep 22 – Oct 21, 2026 (880 answered).' );
	} );

	it( 'says since when it collects where the days before are older', async () => {
		serve( 0 );
		openResults( '/survey/12' );
		expect( await screen.findByRole( 'region', { name: 'Net Promoter Score' } ) ).toHaveTextContent(
			'figures begin on Apr 14, 2026'
		);
	} );

	it( 'gives each of several NPS questions its own score, under its own title', async () => {
		serve( 0, {
			question_stats: [
				npsQuestion(),
				npsQuestion( { id: 'n2', title: 'And our support?', nps: { ...NPS, nps: -12, low: -15, high: -9 } } ),
			],
		} );
		openResults( '/survey/12' );
		const scores = await screen.findAllByRole( 'region', { name: /^Net Promoter Score/ } );
		expect( scores.map( ( score ) => /[+−]\d+ NPS/.exec( score.textContent )?.[ 0 ] ) ).toEqual( [
			'+40 NPS',
			'−12 NPS',
		] );
		expect( scores[ 1 ] ).toHaveAccessibleName( 'Net Promoter Score And our support?' );
		const headings = screen.getAllByRole( 'heading', { level: 2 } ).map( ( { textContent } ) => textContent );
		expect( headings ).toContain( 'How likely are you to recommend us?' );
		expect( headings ).toContain( 'And our support?' );
	} );

	it( 'shows its other questions as cards under their own numbers', async () => {
		serve( 0, { question_stats: [ npsQuestion(), question() ] } );
		openResults( '/survey/12' );
		expect( await screen.findByRole( 'region', { name: /^Q2/ } ) ).toHaveTextContent(
			'How did you find us today?'
		);
		expect( screen.queryByRole( 'region', { name: /^Q1/ } ) ).toBeNull();
	} );
} );
