import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Trend } from '../../../src/types';
import { shiftDay } from '../../../src/shared/format/dates';
import { features, installBoot } from '../support/boot';
import { api, queriesOf, server } from '../support/server';
import { currentQuery, openResults, setUpResultsApp } from './support/app';
import { summary, surveyRow, TODAY } from './support/fixtures';
import reply from '../../fixtures/replies/get-surveys-id-trend.json';

setUpResultsApp();

const SURVEYS = [
	surveyRow( { id: 12, title: 'How was your checkout?', score: { kind: 'nps', question_id: 'n1', start: 1 } } ),
	surveyRow( { id: 8, title: 'Would you recommend us?', score: { kind: 'nps', question_id: 'n8', start: 1 } } ),
	surveyRow( { id: 20, title: 'And our shop?', score: { kind: 'nps', question_id: 'n20', start: 1 } } ),
	surveyRow( { id: 30, title: 'Delivery', score: { kind: 'mean', question_id: 's30', start: null } } ),
	surveyRow( { id: 15, title: 'Wholesale', score: null } ),
	surveyRow( { id: 40, title: 'Newsletter', score: { kind: 'nps', question_id: 'n40', start: 0 } } ),
];

function trend( survey: number, kind: 'nps' | 'mean', step: Trend[ 'step' ] ): Trend {
	return {
		...( reply as Trend ),
		question_id: `of${ survey }`,
		measure: { kind, key: '' },
		step,
		points: [ 40, 45 ].map( ( value, index ) => ( {
			date: shiftDay( '2026-11-09', 7 * index ),
			end: shiftDay( '2026-11-15', 7 * index ),
			n: survey * 10,
			value: kind === 'nps' ? value + survey : 4.25,
			low: kind === 'nps' ? value : 4,
			high: kind === 'nps' ? 80 : 4.5,
			groups: null,
		} ) ),
	};
}

beforeEach( () => {
	server.use(
		http.get( api( 'results-summary' ), () => HttpResponse.json( { data: summary( { surveys: SURVEYS } ) } ) ),
		http.get( api( 'surveys/:id/trend' ), ( { params, request } ) => {
			const asked = new URL( request.url ).searchParams;
			return HttpResponse.json(
				trend( Number( params.id ), asked.get( 'measure' ) as 'nps', asked.get( 'step' ) as Trend[ 'step' ] )
			);
		} )
	);
} );

const panel = () => screen.findByRole( 'region', { name: 'Scores of several surveys' } );
const chart = async () => within( await panel() ).findByRole( 'group', { name: /^Scores over time/ } );

describe( 'scores of several surveys', () => {
	it( 'draws the first two of a kind over 26 weeks, and reads both with the keyboard', async () => {
		const { user } = openResults( '/' );
		const group = await chart();
		const [ asked ] = queriesOf( 'surveys/12/trend' );
		expect( Object.fromEntries( asked ?? [] ) ).toMatchObject( {
			from: shiftDay( TODAY, -181 ),
			to: TODAY,
			question: 'n1',
			measure: 'nps',
			step: 'week',
		} );
		expect( queriesOf( 'surveys/20/trend' ) ).toEqual( [] );
		group.focus();
		await user.keyboard( '{End}' );
		expect( group.querySelector( '[aria-live]' ) ).toHaveTextContent(
			/22, 2026: How was your checkout\? \+57, \+45 to \+80, n 120; Would you recommend us\? \+53, \+45 to \+80, n 80$/
		);
		await user.click( within( await panel() ).getByText( 'View as table' ) );
		expect( within( await panel() ).getByRole( 'row', { name: /22, 2026/ } ) ).toHaveTextContent(
			'+57, +45 to +80, n 120+53, +45 to +80, n 80'
		);
	} );

	it( 'takes other surveys and months, and keeps them in the address', async () => {
		const { user } = openResults( '/' );
		await chart();
		await user.click( screen.getByRole( 'button', { name: 'In the chart: 2 surveys' } ) );
		const choice = await screen.findByRole( 'dialog', { name: 'Surveys in the chart' } );
		await user.click( within( choice ).getByRole( 'checkbox', { name: 'And our shop?' } ) );
		await waitFor( () => expect( currentQuery().get( 'scores' ) ).toBe( '12,8,20' ) );
		expect( await screen.findByRole( 'button', { name: 'In the chart: 3 surveys' } ) ).toBeVisible();
		// Stars have another axis, so the scores leave; the last survey cannot.
		await user.click( within( choice ).getByRole( 'checkbox', { name: 'Delivery' } ) );
		await waitFor( () => expect( currentQuery().get( 'scores' ) ).toBe( '30' ) );
		expect( within( choice ).getByRole( 'checkbox', { name: 'Delivery' } ) ).toBeDisabled();
		await user.click( within( await panel() ).getByRole( 'radio', { name: 'Month' } ) );
		await waitFor( () => expect( currentQuery().get( 'scores_step' ) ).toBe( 'month' ) );
		await waitFor( () =>
			expect( queriesOf( 'surveys/30/trend' ).at( -1 )?.get( 'from' ) ).toBe( shiftDay( TODAY, -364 ) )
		);
	} );

	it( 'shows intervals of up to two, of more only that of the name that is pointed at', async () => {
		const { user } = openResults( '/?scores=12,8,20' );
		const bands = ( group: HTMLElement ) => group.querySelectorAll( 'path[fill-opacity="0.15"]' ).length;
		const group = await chart();
		expect( bands( group ) ).toBe( 0 );
		const link = within( await panel() ).getByRole( 'link', { name: 'And our shop?' } );
		await user.hover( link );
		expect( bands( group ) ).toBe( 1 );
		expect( link.getAttribute( 'href' ) ).toContain( '/survey/20/trend?question=of20&from=' );
	} );

	it( 'says that a trend did not come, and asks again', async () => {
		let broken = true;
		server.use(
			http.get( api( 'surveys/8/trend' ), () =>
				broken ? HttpResponse.json( {}, { status: 500 } ) : HttpResponse.json( trend( 8, 'nps', 'week' ) )
			)
		);
		const { user } = openResults( '/' );
		const again = await within( await panel() ).findByRole( 'button', { name: 'Retry' } );
		broken = false;
		await user.click( again );
		expect( await chart() ).toBeVisible();
	} );

	it( 'never puts scores of both scales of an NPS on one axis, and names the scale', async () => {
		const { user } = openResults( '/' );
		expect( await within( await panel() ).findByText( 'NPS, asked from 1 to 10' ) ).toBeVisible();
		await user.click( await screen.findByRole( 'button', { name: 'In the chart: 2 surveys' } ) );
		const choice = await screen.findByRole( 'dialog', { name: 'Surveys in the chart' } );
		const fromZero = within( choice ).getByRole( 'group', { name: 'NPS, asked from 0 to 10' } );
		expect( within( choice ).getByRole( 'group', { name: 'NPS, asked from 1 to 10' } ) ).toBeInTheDocument();
		await user.click( within( fromZero ).getByRole( 'checkbox', { name: 'Newsletter' } ) );
		await waitFor( () => expect( currentQuery().get( 'scores' ) ).toBe( '40' ) );
		expect(
			await screen.findByRole( 'group', { name: /^Scores over time \(NPS, asked from 0 to 10\)/ } )
		).toBeVisible();
	} );

	it( 'leaves out a survey of another scale that an address puts beside the first', async () => {
		openResults( '/?scores=12,40' );
		await chart();
		expect( await screen.findByRole( 'button', { name: 'In the chart: 1 survey' } ) ).toBeVisible();
		expect( queriesOf( 'surveys/40/trend' ) ).toEqual( [] );
	} );

	it( 'needs two surveys with one kind of score, and a plan with trends', async () => {
		server.use(
			http.get( api( 'results-summary' ), () =>
				HttpResponse.json( { data: summary( { surveys: SURVEYS.slice( 2 ) } ) } )
			)
		);
		const { unmount } = openResults( '/' );
		expect( await screen.findByRole( 'heading', { name: 'Surveys' } ) ).toBeVisible();
		expect( screen.queryByRole( 'region', { name: 'Scores of several surveys' } ) ).toBeNull();
		unmount();
		server.use(
			http.get( api( 'results-summary' ), () => HttpResponse.json( { data: summary( { surveys: SURVEYS } ) } ) )
		);
		installBoot( { app: 'results', is_licensed: false, features: features( { trend: 'upgrade' } ) } );
		const { user } = openResults( '/' );
		await user.click( await screen.findByRole( 'button', { name: 'Show the chart' } ) );
		expect( within( await screen.findByRole( 'dialog' ) ).getByRole( 'heading' ) ).toHaveTextContent(
			'Trends is a Plus feature'
		);
		expect( queriesOf( 'surveys/12/trend' ) ).toEqual( [] );
	} );
} );
