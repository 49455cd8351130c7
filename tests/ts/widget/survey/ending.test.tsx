import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WidgetThankYou } from '../../../../src/types';
import { pending } from '../../../../src/widget/delivery/queue';
import { question, visitorSurvey } from '../../support/visitor';
import { waitUntil } from '../../support/wait';
import { beVisitor, cookie, created, pass, responses, sent, server, visit } from '../visit';

beVisitor();

/** jsdom cannot go anywhere; what the widget asks of the browser is the address. */
const went: string[] = [];
beforeEach( () => {
	went.length = 0;
	vi.stubGlobal( 'location', {
		href: 'http://localhost:3000/',
		protocol: 'http:',
		assign: ( url: string ) => went.push( url ),
	} );
	return () => vi.unstubAllGlobals();
} );

const NAME = 'userfeedback-7';
const asking = ( thankYou: Partial< WidgetThankYou > ) =>
	visit( visitorSurvey( { survey: { questions: [ question( 'a', 'radio-button' ) ] }, thankYou } ) );
const fixed = { type: 'redirect', redirect_url: 'https://shop.example/thanks/' } as const;
const conditional = {
	type: 'conditional_redirect',
	conditions: [ { question: 'a', condition_type: '=', condition: 'Yes', redirect_url: 'https://shop.example/yes/' } ],
} as const;

describe( 'redirect', () => {
	it( 'keeps the answers, writes the cookie, sends, then goes (WID-39 to WID-41)', async () => {
		const order: string[] = [];
		server.use(
			responses( () => {
				order.push( 'sent' );
				return created();
			} )
		);
		vi.spyOn( document, 'cookie', 'set' ).mockImplementation( ( text ) =>
			order.push( text.includes( 'true' ) ? 'cookie' : 'other' )
		);
		vi.stubGlobal( 'location', {
			href: 'http://localhost:3000/',
			protocol: 'http:',
			assign: () => order.push( 'went' ),
		} );
		const { choose } = await asking( fixed );
		await choose( 'Yes' );
		await waitUntil( () => expect( order ).toEqual( [ 'other', 'cookie', 'sent', 'went' ] ) );
	} );

	it( 'waits for the server no longer than 1.5 s (T-OFF)', async () => {
		let reply: ( response: Response ) => void = () => {};
		server.use( responses( () => new Promise( ( done ) => ( reply = done ) ) ) );
		const { choose, ui } = await asking( fixed );
		await choose( 'Yes' );
		await pass( 1_000 );
		expect( went ).toEqual( [] );
		expect( ui.getByRole( 'status' ) ).toHaveTextContent( 'Sending…' );
		await pass( 600 );
		expect( went ).toEqual( [ fixed.redirect_url ] );
		expect( cookie( NAME ) ).toMatchObject( { submitted: true } );
		expect( pending() ).toHaveLength( 1 );
		reply( created() );
		await waitUntil( () => expect( pending() ).toEqual( [] ) );
	} );

	it( 'follows the first condition that is met (WID-42)', async () => {
		const { choose } = await asking( { ...conditional, conditions: [ ...conditional.conditions ] } );
		await choose( 'Yes' );
		await waitUntil( () => expect( went ).toEqual( [ 'https://shop.example/yes/' ] ) );
	} );

	it( 'stays when no condition is met', async () => {
		const { choose, ui } = await asking( { ...conditional, conditions: [ ...conditional.conditions ] } );
		await choose( 'No' );
		await waitUntil( () => expect( ui.getByText( 'Thanks!' ) ).toBeInTheDocument() );
		expect( went ).toEqual( [] );
	} );

	it( 'stays when no condition has a page (QST-51)', async () => {
		const { choose, ui } = await asking( { type: 'conditional_redirect' } );
		await choose( 'Yes' );
		await waitUntil( () => expect( ui.getByText( 'Thanks!' ) ).toBeInTheDocument() );
		expect( [ went, sent.length ] ).toEqual( [ [], 1 ] );
		expect( sessionStorage ).toHaveLength( 0 );
	} );

	it( 'goes with the answers that the owner chose, and sends them', async () => {
		const survey = visitorSurvey( {
			survey: {
				questions: [ question( 'a', 'radio-button' ) ],
				pass: [ { question: 'a', name: 'cake' } ],
				parts: { intro: { url: '/widget/types/intro.js', missing: '', words: {} } },
			},
			thankYou: fixed,
		} );
		const { choose } = await visit( survey );
		await choose( 'Yes' );
		await waitUntil( () => expect( went ).toEqual( [ `${ fixed.redirect_url }?cake=Yes` ] ) );
		expect( sent ).toHaveLength( 1 );
		expect( cookie( NAME ) ).toMatchObject( { submitted: true } );
	} );

	it( 'goes after skipping everything, sending nothing (A52)', async () => {
		const { press } = await asking( fixed );
		await press( 'Skip it' );
		await waitUntil( () => expect( went ).toEqual( [ fixed.redirect_url ] ) );
		expect( sent ).toHaveLength( 0 );
		expect( cookie( NAME ) ).toMatchObject( { submitted: false } );
	} );

	it.each( [ 'javascript:alert(1)', 'data:text/html,x' ] )( 'never follows %s', async ( redirect_url ) => {
		const { choose, ui } = await asking( { type: 'redirect', redirect_url } );
		await choose( 'Yes' );
		await waitUntil( () => expect( ui.getByText( 'Thanks!' ) ).toBeInTheDocument() );
		expect( went ).toEqual( [] );
	} );

	it( 'coming back by the browser finds the thank-you message', async () => {
		const { choose, ui } = await asking( fixed );
		await choose( 'Yes' );
		await waitUntil( () => expect( went ).toHaveLength( 1 ) );
		dispatchEvent( new Event( 'pageshow' ) );
		await waitUntil( () => expect( ui.getByText( 'Thanks!' ) ).toBeInTheDocument() );
	} );
} );

describe( 'pressing twice', () => {
	it( 'sends once', async () => {
		server.use(
			responses(
				async () => (
					await new Promise( ( done ) => setTimeout( done, 500 ) ),
					HttpResponse.json( { data: 1 } )
				 )
			)
		);
		const { ui, user } = await asking( { type: 'message' } );
		await user.click( ui.getByLabelText( 'Yes' ) );
		await user.dblClick( ui.getByRole( 'button', { name: 'Go on' } ) );
		await pass( 300 );
		await user.click( ui.getByRole( 'button', { name: 'Sending…' } ) );
		await waitUntil( () => expect( ui.getByText( 'Thanks!' ) ).toBeInTheDocument() );
		expect( sent ).toHaveLength( 1 );
	} );
} );
