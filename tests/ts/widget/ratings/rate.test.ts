import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import type { PostRatingSettings, PostRatingSettingsReply, PostRatingTotals } from '../../../../src/types';
import { boxWords } from '../../../../src/post-ratings/pro/words';
import { boxMarkup } from '../../../../src/widget/ratings/markup';
import { makeRateable } from '../../../../src/widget/ratings/rate';
import reply from '../../../fixtures/replies/get-post-ratings-settings.json';
import { setInView } from '../../support/in-view';
import { api, installServer, requests, server } from '../../support/server';

installServer();

const { defaults } = reply as unknown as PostRatingSettingsReply;
const NONE: PostRatingTotals = { total_ratings: 0, average_rating: null, mine: null };

afterEach( () => document.body.replaceChildren() );

/** A box on a page; what the network knows of it comes back from each call. */
function show( {
	settings = {},
	fresh = null,
	vote = ( { rating } ) => HttpResponse.json( { total_ratings: 3, average_rating: 4, mine: rating } ),
}: {
	settings?: Partial< PostRatingSettings >;
	fresh?: PostRatingTotals | null;
	vote?: ( body: { rating: number } ) => Response | Promise< Response >;
} = {} ) {
	const sent: unknown[] = [];
	server.use(
		http.get( api( 'post-ratings/7/totals' ), () =>
			fresh ? HttpResponse.json( fresh ) : HttpResponse.json( {}, { status: 503 } )
		),
		http.post( api( 'post-ratings/7' ), async ( { request } ) => {
			const body = ( await request.json() ) as { rating: number };
			sent.push( body );
			return vote( body );
		} )
	);
	setInView( fresh !== null );
	const all = { ...defaults, ...settings };
	const words = { ...boxWords( all ), again: 'Again', failed: 'Failed', busy: 'Busy', why: 'Words please' };
	document.body.innerHTML = boxMarkup( all, NONE, words, {
		postId: 7,
		action: 'http://site.test/',
		locale: 'en-US',
	} );
	const form = document.querySelector( 'form' );
	if ( ! form ) {
		throw new Error( 'There is no box.' );
	}
	makeRateable( form, { url: api( 'post-ratings/' ), locale: 'en-US', texts: words } );
	return { sent, form, words, user: userEvent.setup(), status: within( form ).getByRole( 'status' ) };
}

/** As a browser's pointer: arrow keys click with detail 0, and so does user-event. */
const click = ( element: HTMLElement ) => fireEvent.click( element, { detail: 1 } );

const star = ( number: number ) => screen.getByRole( 'radio', { name: `${ number } of 5 stars` } );

describe( 'Rating box of a page', () => {
	it( 'asks nothing before it is near the view, and sends a click at once', async () => {
		const { sent, status } = show();
		expect( requests ).toHaveLength( 0 );
		click( star( 4 ) );
		await waitFor( () => expect( status ).toHaveTextContent( '4.0 of 5 from 3 ratings. You gave 4.' ) );
		expect( sent ).toEqual( [ { rating: 4 } ] );
		expect( screen.getByText( defaults.thank_you_message ) ).toBeInTheDocument();
	} );

	it( 'shows fresh totals and the vote of before, on a page that a cache kept', async () => {
		const { status, words } = show( { fresh: { total_ratings: 12, average_rating: 3.5, mine: 2 } } );
		await waitFor( () => expect( status ).toHaveTextContent( '3.5 of 5 from 12 ratings. You gave 2.' ) );
		expect( star( 2 ) ).toBeChecked();
		expect( screen.getByText( words.again ) ).toBeInTheDocument();
	} );

	it( 'leaves a choice alone when the totals come later', async () => {
		const { user, status, sent } = show( { fresh: { total_ratings: 12, average_rating: 3.5, mine: 2 } } );
		star( 5 ).focus();
		( star( 5 ) as HTMLInputElement ).checked = true;
		await waitFor( () => expect( status ).toHaveTextContent( '3.5 of 5' ) );
		expect( star( 5 ) ).toBeChecked();
		await user.click( screen.getByRole( 'button', { name: 'Send rating' } ) );
		await waitFor( () => expect( sent ).toEqual( [ { rating: 5 } ] ) );
	} );

	it( 'waits for the button while arrow keys walk over the stars', async () => {
		const { sent, user, form } = show();
		star( 1 ).focus();
		await user.keyboard( '{ArrowRight}{ArrowRight}' );
		expect( star( 3 ) ).toBeChecked();
		expect( form ).toHaveClass( 'is-chosen' );
		expect( sent ).toEqual( [] );
		await user.click( screen.getByRole( 'button', { name: 'Send rating' } ) );
		await waitFor( () => expect( sent ).toEqual( [ { rating: 3 } ] ) );
	} );

	it( 'sends the last choice of a visitor who changes it while a vote is on its way', async () => {
		const { sent, status } = show( {
			vote: async ( { rating } ) => {
				await delay( 30 );
				return HttpResponse.json( { total_ratings: 1, average_rating: rating, mine: rating } );
			},
		} );
		click( star( 2 ) );
		click( star( 5 ) );
		await waitFor( () => expect( status ).toHaveTextContent( '5.0 of 5 from 1 rating. You gave 5.' ) );
		expect( sent ).toEqual( [ { rating: 2 }, { rating: 5 } ] );
		expect( star( 5 ) ).toBeChecked();
	} );

	it.each( [
		[ 500, 'failed' ],
		[ 429, 'busy' ],
	] as const )( 'keeps the choice and says why after a %i', async ( code, text ) => {
		const { user, words, form } = show( { vote: () => HttpResponse.json( {}, { status: code } ) } );
		click( star( 4 ) );
		expect( await screen.findByText( words[ text ] ) ).toBeInTheDocument();
		expect( star( 4 ) ).toBeChecked();
		expect( form ).toHaveClass( 'is-chosen' );
		server.use(
			http.post( api( 'post-ratings/7' ), () =>
				HttpResponse.json( { total_ratings: 1, average_rating: 4, mine: 4 } )
			)
		);
		await user.click( screen.getByRole( 'button', { name: 'Send rating' } ) );
		expect( await screen.findByText( defaults.thank_you_message ) ).toBeInTheDocument();
	} );

	it( 'asks why after a low vote, sends the words with it, and asks only once', async () => {
		const { sent, user, form } = show( { settings: { ask_why: 'yes' } } );
		click( star( 2 ) );
		await waitFor( () => expect( form ).toHaveClass( 'is-asking' ) );
		await user.type( screen.getByRole( 'textbox' ), ' Too long ' );
		await user.click( screen.getByRole( 'button', { name: 'Send' } ) );
		await waitFor( () => expect( sent ).toEqual( [ { rating: 2 }, { rating: 2, comment: 'Too long' } ] ) );
		await waitFor( () => expect( form ).not.toHaveClass( 'is-asking' ) );
	} );

	it( 'keeps the focus of who votes by keyboard, and speaks of what failed', async () => {
		const { user, form, status, words } = show( { settings: { ask_why: 'yes' } } );
		star( 1 ).focus();
		await user.keyboard( '{ArrowRight}' );
		screen.getByRole( 'button', { name: 'Send rating' } ).focus();
		await user.keyboard( '{Enter}' );
		await waitFor( () => expect( screen.getByRole( 'textbox' ) ).toHaveFocus() );
		await user.keyboard( 'Slow{Tab}' );
		expect( screen.getByRole( 'button', { name: 'Send' } ) ).toHaveFocus();
		await user.keyboard( '{Enter}' );
		await waitFor( () => expect( star( 2 ) ).toHaveFocus() );
		expect( status ).toHaveTextContent( 'You gave 2.' );

		server.use( http.post( api( 'post-ratings/7' ), () => HttpResponse.json( {}, { status: 500 } ) ) );
		click( star( 5 ) );
		await waitFor( () => expect( form.querySelector( '[aria-live=polite]' ) ).toHaveTextContent( words.failed ) );
	} );

	it( 'sends no low vote without words where they are required, and a high one at once', async () => {
		const { sent, words } = show( { settings: { ask_why: 'yes', why_required: 'yes' } } );
		click( star( 1 ) );
		expect( await screen.findByText( words.why ) ).toBeInTheDocument();
		expect( screen.getByRole( 'textbox' ) ).toHaveFocus();
		expect( sent ).toEqual( [] );
		click( star( 4 ) );
		await waitFor( () => expect( sent ).toEqual( [ { rating: 4 } ] ) );
	} );
} );
