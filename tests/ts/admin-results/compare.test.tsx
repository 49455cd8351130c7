import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { ComparedQuestion, Comparison, Difference } from '../../../src/types';
import { features, installBoot } from '../support/boot';
import { api, server } from '../support/server';
import { currentQuery, openResults, setUpResultsApp } from './support/app';
import { NPS, option, question, results, share } from './support/fixtures';

setUpResultsApp();

const WHERE = question( {
	id: 'where',
	title: 'How did you find us?',
	options: [ option( 'Search', 288, 763 ), option( 'Instagram', 176, 763 ) ],
} );

const LOWER: Difference = { value: -9.2, low: -15.1, high: -3.3, within_margin: false };
const NONE: Difference = { value: 0.4, low: -2.8, high: 3.2, within_margin: true };

function compared( overrides: Partial< ComparedQuestion > = {} ): ComparedQuestion {
	const side = { total_answers: 763, mean: null, nps: null };
	return {
		id: 'where',
		type: 'radio-button',
		title: 'How did you find us?',
		is_quantitative: true,
		a: side,
		b: { ...side, total_answers: 413 },
		mean_difference: null,
		nps_difference: null,
		options: [
			{ key: 's', value: 'Search', a: share( 288, 763 ), b: share( 194, 413 ), difference: LOWER },
			{ key: 'w', value: 'Walked past', a: share( 51, 763 ), b: share( 26, 413 ), difference: NONE },
		],
		...overrides,
	};
}

const SCORE = compared( {
	id: 'score',
	type: 'nps',
	title: 'Would you recommend us?',
	a: { total_answers: 702, mean: null, nps: { ...NPS, nps: 41, low: 36, high: 46 } },
	b: { total_answers: 379, mean: null, nps: { ...NPS, nps: 65, low: 59, high: 71 } },
	nps_difference: { value: -24, low: -32, high: -16, within_margin: false },
	options: [],
} );

const GROUP = { too_few: false, range: { start: '2026-10-22', end: '2026-11-20' }, unfiltered_responses_count: 1284 };

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
		const few = { ...SCORE, a: { ...SCORE.a, total_answers: 15 }, nps_difference: null };
		serve( { questions: [ few ] } );
		openResults( PEOPLE );
		const card = await screen.findByRole( 'region', { name: /Would you recommend us/ } );
		expect( card ).toHaveTextContent( '+41' );
		expect( card ).toHaveTextContent( 'Not shown. A has fewer than 30 answers.' );
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
} );
