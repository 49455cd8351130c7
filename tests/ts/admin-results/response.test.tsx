import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ResponseAnswer, ResponseDetail } from '../../../src/types';
import { gate } from '../support/gate';
import { api, queriesOf, requests, server } from '../support/server';
import { currentRoute, openResults, setUpResultsApp } from './support/app';
import { responseDetail } from './support/fixtures';

setUpResultsApp();

function serve( data: Partial< ResponseDetail > = {} ) {
	server.use(
		http.get( api( 'surveys/12/responses/:id' ), ( { params } ) =>
			HttpResponse.json( responseDetail( { id: Number( params[ 'id' ] ), ...data } ) )
		)
	);
}

function answer( overrides: Partial< ResponseAnswer > ): ResponseAnswer {
	return {
		question_id: 'q1',
		question_title: 'How did you find us?',
		question_type: 'radio-button',
		value: 'Search engine',
		...overrides,
	};
}

/** Text of the answer to a question. */
async function answerTo( title: string ) {
	const heading = await screen.findByRole( 'heading', {
		name: new RegExp( title ),
		level: 3,
	} );
	return heading.nextElementSibling as HTMLElement;
}

describe( 'single response', () => {
	it( 'RES-04, RESP-21, RESP-22, RESP-30: title, way back, one call of its own', async () => {
		serve();
		openResults( '/survey/12/responses/18397' );
		expect( await screen.findByRole( 'heading', { name: 'Response #18397', level: 1 } ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Back to All Responses' } ) ).toHaveAttribute(
			'href',
			'#/survey/12/responses'
		);
		await screen.findByText( 'Response 5 of 6,918' );
		expect( queriesOf( 'surveys/12/responses' ) ).toHaveLength( 0 );
		expect( requests.filter( ( { url } ) => url.includes( '/responses/18397' ) ) ).not.toHaveLength( 0 );
	} );

	it( 'has its tools all at once: what comes later would move the others away', async () => {
		const { passed, open } = gate();
		server.use(
			http.get( api( 'surveys/12/responses/18397' ), async () => {
				await passed;
				return HttpResponse.json( responseDetail( { id: 18397 } ) );
			} )
		);
		openResults( '/survey/12/responses/18397' );
		await screen.findByRole( 'heading', { name: 'Response #18397', level: 1 } );
		expect( screen.queryByRole( 'button', { name: 'Print' } ) ).toBeNull();
		open();
		expect( await screen.findByRole( 'button', { name: 'Print' } ) ).toBeVisible();
		expect( screen.getByRole( 'button', { name: 'Copy link' } ) ).toBeVisible();
		expect( screen.getByRole( 'button', { name: 'Next response' } ) ).toBeVisible();
	} );

	it( 'counts the responses of all days under All time, with the filter', async () => {
		serve();
		const asked = () => {
			const query = queriesOf( 'surveys/12/responses/18397' ).at( -1 );
			return [ 'from', 'to', 'filter[device]' ].map( ( name ) => query?.get( name ) ?? null );
		};
		const { unmount } = openResults( '/survey/12/responses/18397?range=all_time&filter%5Bdevice%5D=mobile' );
		expect( await screen.findByText( 'Response 5 of 6,918' ) ).toBeVisible();
		expect( asked() ).toEqual( [ null, null, 'mobile' ] );
		unmount();
		openResults( '/survey/12/responses/18397?from=all&to=2026-11-22&filter%5Bdevice%5D=mobile' );
		expect( await screen.findByText( 'Response 5 of 6,918' ) ).toBeVisible();
		expect( asked() ).toEqual( [ null, null, 'mobile' ] );
	} );

	it( 'has what the site handed over, with its origin', async () => {
		serve( {
			hidden_fields: [
				{ name: 'plan', value: '<b>pro</b>', from: 'page' },
				{ name: 'order-id', value: '48213', from: 'address' },
				{ name: 'cart', value: null, from: '' },
			],
		} );
		openResults( '/survey/12/responses/18397' );
		const box = within( await screen.findByRole( 'region', { name: 'Hidden Fields' } ) );
		expect( box.getAllByRole( 'term' ).map( ( { textContent } ) => textContent ) ).toEqual( [
			'plan',
			'order-id',
			'cart',
		] );
		expect( box.getAllByRole( 'definition' ).map( ( { textContent } ) => textContent ) ).toEqual( [
			'<b>pro</b>from the page',
			'48213from the address',
			'Not given',
		] );
	} );

	it( 'has no box for them where the survey has none', async () => {
		serve();
		openResults( '/survey/12/responses/18397' );
		await screen.findByRole( 'region', { name: 'Response Details' } );
		expect( screen.queryByRole( 'region', { name: 'Hidden Fields' } ) ).toBeNull();
	} );

	it( 'RESP-23: previous and next lead to the neighbors', async () => {
		serve();
		const { user } = openResults( '/survey/12/responses/18397' );
		await user.click( await screen.findByRole( 'button', { name: 'Next response' } ) );
		expect( currentRoute() ).toBe( '/survey/12/responses/18396' );
		await user.click( await screen.findByRole( 'button', { name: 'Previous response' } ) );
		expect( currentRoute() ).toBe( '/survey/12/responses/18399' );
	} );

	it.each( [
		[ 'Previous response', { position: 1, previous_id: null } ],
		[ 'Next response', { position: 6918, next_id: null } ],
	] )( 'RESP-23: %s is disabled at its end', async ( name, data ) => {
		serve( data );
		openResults( '/survey/12/responses/18397' );
		expect( await screen.findByRole( 'button', { name } ) ).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( 'RESP-24, RESP-25, RESP-26: each question with its answer, Skipped in italics, commas', async () => {
		serve( {
			answers: [
				answer( {} ),
				answer( {
					question_id: 'q2',
					question_title: 'What do you brew',
					question_type: 'checkbox',
					value: [ 'Pour-over', 'French press', 'AeroPress' ],
				} ),
				answer( {
					question_id: 'q3',
					question_title: 'Which roast',
					question_type: 'text',
					value: null,
				} ),
				answer( {
					question_id: 'q4',
					question_title: 'Anything else',
					question_type: 'checkbox',
					value: [],
				} ),
			],
		} );
		openResults( '/survey/12/responses/18397' );
		expect( await answerTo( 'How did you find us' ) ).toHaveTextContent( 'Search engine' );
		expect( await answerTo( 'What do you brew' ) ).toHaveTextContent( 'Pour-over, French press, AeroPress' );
		for ( const title of [ 'Which roast', 'Anything else' ] ) {
			const skipped = within( await answerTo( title ) ).getByText( 'Skipped' );
			expect( skipped.tagName ).toBe( 'EM' );
		}
	} );

	it( 'RESP-27, RESP-28: the name of an e-mail answer, comments under their heading', async () => {
		serve( {
			answers: [
				answer( {
					question_title: 'May we write',
					question_type: 'email',
					value: 'visitor@shop.test',
					extra: { name: 'Example Visitor' },
				} ),
				answer( {
					question_id: 'q2',
					question_title: 'Rate us',
					question_type: 'star-rating',
					value: 3,
					extra: { comments: 'Quick, but asked twice.' },
				} ),
				answer( {
					question_id: 'q3',
					question_title: 'Recommend us',
					question_type: 'nps',
					value: 9,
				} ),
			],
		} );
		openResults( '/survey/12/responses/18397' );
		const email = await answerTo( 'May we write' );
		expect( email ).toHaveTextContent( 'Name: Example Visitor' );
		expect( within( email ).getByRole( 'link' ) ).toHaveAttribute( 'href', 'mailto:visitor@shop.test' );
		const stars = await answerTo( 'Rate us' );
		expect( within( stars ).getByRole( 'img', { name: '3 of 5 stars' } ) ).toBeVisible();
		expect( within( stars ).getByRole( 'heading', { name: 'Comments' } ) ).toBeVisible();
		expect( stars ).toHaveTextContent( 'Quick, but asked twice.' );
		expect( await answerTo( 'Recommend us' ) ).toHaveTextContent( '9 of 10 Promoter' );
	} );

	it( 'RESP-29: Response Details with real values', async () => {
		serve();
		openResults( '/survey/12/responses/18397' );
		const details = await screen.findByRole( 'region', { name: 'Response Details' } );
		const pairs = [ ...details.querySelectorAll( 'dt' ) ].map( ( term ) => [
			term.textContent,
			term.nextElementSibling?.textContent,
		] );
		expect( pairs ).toEqual( [
			[ 'Submitted', 'Nov 20, 2026 11:48 am' ],
			[ 'Page Submitted', 'Thank you for your order' ],
			[ 'User IP', '203.0.113.24' ],
			[ 'Browser', 'Firefox 146' ],
			[ 'OS', 'Windows 11' ],
			[ 'Device', 'Desktop' ],
		] );
		expect( within( details ).getByRole( 'link' ) ).toHaveAttribute(
			'href',
			'https://shop.test/checkout/thank-you/'
		);
	} );

	it( 'says what was not recorded', async () => {
		serve( { user_ip: '', user_browser: '' } );
		openResults( '/survey/12/responses/18397' );
		const details = await screen.findByRole( 'region', { name: 'Response Details' } );
		expect( within( details ).getAllByText( 'Not recorded' ) ).toHaveLength( 2 );
	} );

	it.each( [ 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' java\tscript:alert(1)' ] )(
		'RES-30: %j never becomes a link',
		async ( url ) => {
			serve( {
				page_submitted: { id: 0, name: 'Trap', url },
				answers: [ answer( { value: url } ) ],
			} );
			openResults( '/survey/12/responses/18397' );
			const details = await screen.findByRole( 'region', {
				name: 'Response Details',
			} );
			expect( within( details ).queryByRole( 'link' ) ).toBeNull();
			expect( details ).toHaveTextContent( 'Trap' );
			for ( const link of document.querySelectorAll( 'a' ) ) {
				expect( link.getAttribute( 'href' ) ).not.toMatch( /script:/i );
			}
		}
	);

	it( 'A85: a response that does not exist is said', async () => {
		server.use(
			http.get( api( 'surveys/12/responses/:id' ), () =>
				HttpResponse.json( { code: 'x', message: 'No such response.', data: { status: 404 } }, { status: 404 } )
			)
		);
		openResults( '/survey/12/responses/5' );
		expect( await screen.findByText( /This response does not exist/ ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: 'Retry' } ) ).toBeNull();
		expect( screen.getByRole( 'link', { name: 'Back to All Responses' } ) ).toHaveAttribute(
			'href',
			'#/survey/12/responses'
		);
	} );
} );
