import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { AiSummary } from '../../../src/types';
import { installBoot } from '../support/boot';
import { gate } from '../support/gate';
import { api, server } from '../support/server';
import { openResults, setUpResultsApp } from './support/app';
import { results } from './support/fixtures';
import reply from '../../fixtures/replies/get-preload-ai-summary-id.json';
import opinions from '../../fixtures/replies/get-surveys-id-opinions.json';

setUpResultsApp();

const told: AiSummary = {
	...reply,
	success: true,
	available: true,
	connector: 'the AI connector of this site',
	consent: true,
	written: 412,
	read: 412,
	responses: 500,
	overview: 'Buyers find the checkout quick.',
	themes: [
		{
			title: 'Delivery times',
			text: 'A choice of day is asked for most.',
			share: { percent: 15.3, low: 12.1, high: 19.1, count: 63, base: 412 },
			quotes: [ { response_id: 18402, text: 'let me choose the day' } ],
		},
	],
	new_answers: 0,
};

const idle: AiSummary = {
	...told,
	success: false,
	summary: null,
	overview: null,
	themes: [],
	read: 0,
	model: null,
	made_at: null,
};

async function openCard(
	kept: AiSummary,
	made: () => Response = () => HttpResponse.json( told ),
	route = '/survey/12'
) {
	const calls: string[] = [];
	server.use(
		http.get( api( 'surveys/:id/results' ), () => HttpResponse.json( results() ) ),
		http.get( api( 'preload-ai-summary/:id' ), () => {
			calls.push( 'preload' );
			return HttpResponse.json( kept );
		} ),
		http.get( api( 'ai-summary/:id' ), () => {
			calls.push( 'make' );
			return made();
		} ),
		http.post( api( 'ai-consent' ), async ( { request } ) => {
			calls.push( JSON.stringify( await request.json() ) );
			return HttpResponse.json( { agreed: true } );
		} )
	);
	const { user } = openResults( route );
	const card = within( await screen.findByRole( 'region', { name: 'AI summary' } ) );
	return { user, card, calls };
}

describe( 'Topics and sentiment', () => {
	it( 'leads to the responses of a topic or a sentiment, in place of the one that is filtered', async () => {
		server.use(
			http.get( api( 'surveys/:id/results' ), () => HttpResponse.json( results() ) ),
			http.get( api( 'surveys/:id/opinions' ), () => HttpResponse.json( opinions ) )
		);
		const filter = { 'filter[device]': 'mobile', 'filter[sentiment]': 'positive', 'filter[topic]': '7' };
		openResults( `/survey/12?${ new URLSearchParams( filter ) }` );
		const panel = within( await screen.findByRole( 'region', { name: 'Topics and sentiment' } ) );
		const leadsTo = ( name: string ) => {
			const [ path, query ] = panel.getByRole( 'link', { name } ).getAttribute( 'href' )?.split( '?' ) ?? [];
			expect( path ).toBe( '#/survey/12/responses' );
			const { from, to, ...rest } = Object.fromEntries( new URLSearchParams( query ) );
			expect( { from, to } ).toEqual( { from: results().range.start, to: results().range.end } );
			return rest;
		};
		expect( leadsTo( 'Delivery' ) ).toEqual( { ...filter, 'filter[topic]': '91' } );
		expect( leadsTo( 'Negative' ) ).toEqual( { ...filter, 'filter[sentiment]': 'negative' } );
	} );
} );

describe( 'AI summary', () => {
	it( 'AI-03: shows the kept summary when the block opens, and asks no model', async () => {
		const { card, calls } = await openCard( told );
		expect( await card.findByText( 'Buyers find the checkout quick.' ) ).toBeVisible();
		expect( card.getByText( '63 of 412 answers (15.3%)' ) ).toBeVisible();
		expect( card.getByText( 'let me choose the day' ) ).toBeVisible();
		expect( card.getByRole( 'link', { name: 'Response #18402' } ) ).toHaveAttribute(
			'href',
			'#/survey/12/responses/18402'
		);
		expect(
			card.getByText(
				/^From 412 written answers in 500 responses of all days, without a filter, .* Made by AI \(small-1\), check before you act\.$/
			)
		).toBeVisible();
		expect( card.queryByRole( 'button' ) ).toBeNull();
		expect( calls ).not.toContain( 'make' );
	} );

	it( 'AI-04: reads the answers on a click, then shows the summary', async () => {
		const { passed, open } = gate();
		const { user, card, calls } = await openCard( idle, () => HttpResponse.json( told ) );
		server.use(
			http.get( api( 'ai-summary/:id' ), async () => {
				await passed;
				return HttpResponse.json( told );
			} )
		);
		await user.click( await card.findByRole( 'button', { name: 'Get AI Summary' } ) );
		expect( await card.findByText( 'Reading 412 answers…' ) ).toBeVisible();
		open();
		expect( await card.findByText( 'Buyers find the checkout quick.' ) ).toBeVisible();
		expect( calls ).not.toContain( 'make' );
	} );

	it( 'ERR-10: says why there is none, and tries again', async () => {
		const replies = [ { ...idle, error: 'The connector has reached its monthly limit.' }, told ];
		const { user, card } = await openCard( idle, () => HttpResponse.json( replies.shift() ) );
		await user.click( await card.findByRole( 'button', { name: 'Get AI Summary' } ) );
		expect( await card.findByText( 'Error: The connector has reached its monthly limit.' ) ).toBeVisible();
		await user.click( card.getByRole( 'button', { name: 'Try again' } ) );
		expect( await card.findByText( 'Buyers find the checkout quick.' ) ).toBeVisible();
	} );

	it.each( [
		[ 'of the call', { code: 'x', message: '' }, 400 ],
		[ 'of the model', idle, 200 ],
	] )( 'ERR-11: a failure %s without a reason has a sentence of its own', async ( _whose, body, status ) => {
		const { user, card } = await openCard( idle, () => HttpResponse.json( body, { status } ) );
		await user.click( await card.findByRole( 'button', { name: 'Get AI Summary' } ) );
		expect( await card.findByText( 'An error occurred while fetching the AI summary.' ) ).toBeVisible();
		expect( card.getByRole( 'button', { name: 'Try again' } ) ).toBeEnabled();
	} );

	it( 'ERR-11: the summary of before stays below a failure without a reason', async () => {
		const { user, card } = await openCard( { ...told, new_answers: 37 }, () =>
			HttpResponse.json( { ...told, new_answers: 37, success: false } )
		);
		await user.click( await card.findByRole( 'button', { name: 'Get AI Summary' } ) );
		expect( await card.findByText( 'An error occurred while fetching the AI summary.' ) ).toBeVisible();
		expect( card.getByText( 'Buyers find the checkout quick.' ) ).toBeVisible();
	} );

	it.each( [
		[ 'too few answers', { written: 3 }, '3 written answers so far. A summary needs at least 5.' ],
		[ 'no connector', { available: false }, 'AI Summary is unavailable at this moment.' ],
	] )( 'after a click, %s is no failure', async ( _name, part, text ) => {
		const { user, card } = await openCard( idle, () => HttpResponse.json( { ...idle, ...part } ) );
		await user.click( await card.findByRole( 'button', { name: 'Get AI Summary' } ) );
		expect( await card.findByText( text ) ).toBeVisible();
		expect( card.queryByRole( 'button', { name: 'Try again' } ) ).toBeNull();
	} );

	it( 'ERR-12: without a connector it is unavailable, with the way to set one up', async () => {
		const { card } = await openCard( {
			...idle,
			available: false,
			connectors_url: 'https://site.test/wp-admin/options-connectors.php',
		} );
		expect( await card.findByText( 'AI Summary is unavailable at this moment.' ) ).toBeVisible();
		expect( card.getByRole( 'link', { name: 'Settings, Connectors' } ) ).toHaveAttribute(
			'href',
			'https://site.test/wp-admin/options-connectors.php'
		);
	} );

	it( 'shows what would be sent and asks before the first time', async () => {
		const { user, card, calls } = await openCard( {
			...idle,
			consent: false,
			sample: [ 'Call [name] at [phone]' ],
		} );
		expect( await card.findByText( 'Call [name] at [phone]' ) ).toBeVisible();
		expect( calls ).not.toContain( 'make' );
		await user.click( card.getByRole( 'button', { name: 'Agree and Get AI Summary' } ) );
		expect( await card.findByText( 'Buyers find the checkout quick.' ) ).toBeVisible();
		expect( calls.filter( ( call ) => call !== 'preload' ) ).toEqual( [ '{"agreed":true}', 'make' ] );
	} );

	it( 'lets only administrators agree', async () => {
		installBoot( {
			app: 'results',
			capabilities: { edit: false, view: true, delete: false, manage: false, all: true },
		} );
		const { card } = await openCard( { ...idle, consent: false } );
		expect( await card.findByText( /^An administrator must first agree/ ) ).toBeVisible();
		expect( card.queryByRole( 'button' ) ).toBeNull();
	} );

	it( 'needs five written answers', async () => {
		const { card } = await openCard( { ...idle, written: 3 } );
		expect( await card.findByText( '3 written answers so far. A summary needs at least 5.' ) ).toBeVisible();
		expect( card.getByRole( 'button', { name: 'Get AI Summary' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( 'offers a new one when answers came since', async () => {
		const { user, card } = await openCard( { ...told, new_answers: 37 } );
		expect( await card.findByText( /New answers since: 37\./ ) ).toBeVisible();
		await user.click( card.getByRole( 'button', { name: 'Get AI Summary' } ) );
		await waitFor( () => expect( card.queryByText( /New answers since/ ) ).toBeNull() );
	} );

	it( 'asks about the filter of the screen, and names it', async () => {
		const asked: ( string | null )[][] = [];
		const { user, card } = await openCard(
			{ ...told, new_answers: 1 },
			undefined,
			'/survey/12?from=2026-05-01&to=2026-05-31&filter%5Bdevice%5D=mobile'
		);
		server.use(
			http.get( api( 'ai-summary/:id' ), ( { request } ) => {
				const query = new URL( request.url ).searchParams;
				asked.push( [ 'from', 'to', 'filter[device]' ].map( ( name ) => query.get( name ) ) );
				return HttpResponse.json( { ...told, filtered: true, responses: 40 } );
			} )
		);
		await user.click( await card.findByRole( 'button', { name: 'Get AI Summary' } ) );
		expect( await card.findByText( /in 40 responses of this filter and its days, / ) ).toBeVisible();
		const { range } = results();
		expect( asked ).toEqual( [ [ range.start, range.end, 'mobile' ] ] );
	} );
} );
