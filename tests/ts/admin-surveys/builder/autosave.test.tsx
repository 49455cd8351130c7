import { http, HttpResponse } from 'msw';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Survey } from '../../../../src/types';
import { api, installServer, requests, server } from '../../support/server';
import { gate } from '../../support/gate';
import { atStep, editor, footer, hash, header, heldSaves, open, question, saves, survey } from './support';

vi.unmock( '../../../../src/admin-surveys/builder/state/autosave-time' );
vi.mock( '../../../../src/widget/survey/preview', () => ( { SurveyPreview: () => null } ) );
installServer();
afterEach( () => vi.useRealTimers() );

const title = () => screen.getByLabelText< HTMLTextAreaElement >( 'Question title' );
const type = ( text: string ) => fireEvent.change( title(), { target: { value: text } } );
const posts = () =>
	requests.filter(
		( { method, url } ) => method === 'POST' && url.startsWith( api( 'surveys' ) ) && ! url.includes( 'surveys/' )
	).length;
const freeze = () => vi.useFakeTimers( { toFake: [ 'setTimeout', 'clearTimeout' ] } );

/** The pause goes by. */
function idle() {
	vi.advanceTimersByTime( 5_000 );
	vi.useRealTimers();
}

async function opened( change: Partial< Survey > = {} ) {
	const view = await open( '/edit/5/questions', survey( { questions: [ question( 'q1' ) ], ...change } ) );
	await editor( 1 );
	freeze();
	return view;
}

/** The next save fails with a reply. */
function refuse( code: string, status: number, data: object = {} ) {
	server.use(
		http.post(
			api( 'surveys' ),
			() => HttpResponse.json( { code, message: 'No room.', data: { status, ...data } }, { status } ),
			{ once: true }
		)
	);
}

describe( 'a draft', () => {
	it( 'is saved five seconds after its last change, quietly, and Undo still works', async () => {
		await opened();
		type( 'One' );
		vi.advanceTimersByTime( 4_000 );
		type( 'Two' );
		vi.advanceTimersByTime( 4_999 );
		expect( posts() ).toBe( 0 );
		vi.advanceTimersByTime( 1 );
		vi.useRealTimers();
		await header().findByText( 'Saved' );
		expect( await saves() ).toMatchObject( [
			{ id: 5, based_on: 3, autosave: true, status: 'draft', questions: [ { title: 'Two' } ] },
		] );
		expect( document.querySelector( '#a11y-speak-polite' )?.textContent ?? 'Saved' ).toContain( 'Saved' );
		expect( screen.queryByText( 'Your Survey was Saved as a Draft.' ) ).not.toBeInTheDocument();
		fireEvent.click( header().getByRole( 'button', { name: 'Undo' } ) );
		expect( title() ).toHaveValue( 'Title of q1' );
		expect( header().getByText( 'Unsaved' ) ).toBeVisible();
	} );

	it.each( [
		[ 'published', { status: 'publish', published_at: '2026-11-01T00:00:00Z' } ],
		[ 'scheduled', { status: 'publish', publish_at: '2199-01-01T00:00:00Z' } ],
		[ 'paused', { status: 'draft', published_at: '2026-11-01T00:00:00Z' } ],
	] as const )( 'that is %s waits for its owner', async ( _, change ) => {
		await opened( change );
		type( 'Other' );
		vi.advanceTimersByTime( 60_000 );
		expect( posts() ).toBe( 0 );
		expect( header().getByText( 'Unsaved' ) ).toBeVisible();
	} );

	it( 'says why it was refused, shows no error at a field, and tries again after the next change', async () => {
		await opened();
		refuse( 'userfeedback_invalid', 422, { params: { 'questions[0][title]': 'Too long.' } } );
		type( 'Long' );
		idle();
		expect( await header().findByText( 'Not saved: Too long.' ) ).toBeVisible();
		expect( screen.queryByText( 'The survey could not be saved.' ) ).not.toBeInTheDocument();
		expect( screen.queryByText( 'Too long.' ) ).not.toBeInTheDocument();
		freeze();
		vi.advanceTimersByTime( 120_000 );
		expect( posts() ).toBe( 1 );
		type( 'Short' );
		idle();
		await header().findByText( 'Saved' );
	} );

	it( 'tries again by itself when the server was busy', async () => {
		await opened();
		refuse( 'userfeedback_busy', 503 );
		type( 'More' );
		vi.advanceTimersByTime( 5_000 );
		// The answer comes; the next attempt waits for its time.
		await vi.waitUntil( () => header().queryByText( /^Not saved/ ) );
		vi.advanceTimersByTime( 30_000 );
		vi.useRealTimers();
		await header().findByText( 'Saved' );
		expect( posts() ).toBe( 2 );
	} );

	it( 'does not print the words of a crash', async () => {
		await opened();
		refuse( 'internal_server_error', 500 );
		type( 'More' );
		idle();
		expect( await header().findByText( 'Not saved: something went wrong' ) ).toBeVisible();
	} );

	it( 'names an error page', async () => {
		await opened();
		server.use( http.post( api( 'surveys' ), () => HttpResponse.html( '<p>Fatal error</p>', { status: 500 } ) ) );
		type( 'More' );
		idle();
		expect( await header().findByText( /^Not saved: The server sent an unexpected reply/ ) ).toBeVisible();
	} );

	it( 'is saved as soon as the browser is online again', async () => {
		await opened();
		server.use( http.post( api( 'surveys' ), () => HttpResponse.error(), { once: true } ) );
		type( 'One' );
		idle();
		await header().findByText( /^Not saved: / );
		const before = posts();
		window.dispatchEvent( new Event( 'online' ) );
		await header().findByText( 'Saved' );
		expect( posts() ).toBe( before + 1 );
	} );

	it( 'stops where somebody else was first, and asks when its owner saves', async () => {
		const { user } = await opened();
		const stale = { by: 'Ada', own: false };
		refuse( 'userfeedback_stale', 409, stale );
		type( 'Mine' );
		idle();
		await header().findByText( 'Not saved: there is a newer version.' );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		freeze();
		type( 'Mine, longer' );
		vi.advanceTimersByTime( 60_000 );
		expect( posts() ).toBe( 1 );
		vi.useRealTimers();
		refuse( 'userfeedback_stale', 409, stale );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'There is a newer version' } ) );
		await user.click( dialog.getByRole( 'button', { name: 'Overwrite' } ) );
		await header().findByText( 'Saved' );
	} );

	it( 'does not begin a second time while it runs, so that a click on Save waits for it', async () => {
		const { user } = await opened();
		const { passed, open: release } = gate();
		let first = true;
		server.use(
			http.post( api( 'surveys' ), async ( { request } ) => {
				const sent = ( await request.clone().json() ) as Survey;
				if ( first ) {
					first = false;
					await passed;
				}
				return HttpResponse.json( { ...survey(), ...sent, revision: 4, published: false, message: '' } );
			} )
		);
		type( 'One' );
		vi.advanceTimersByTime( 5_000 );
		type( 'Two' );
		vi.advanceTimersByTime( 5_000 );
		vi.useRealTimers();
		await waitFor( () => expect( posts() ).toBe( 1 ) );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		release();
		await waitFor( async () => expect( ( await saves() )[ 1 ]?.questions[ 0 ]?.title ).toBe( 'Two' ) );
		expect( ( await saves() )[ 1 ] ).not.toHaveProperty( 'autosave' );
	} );

	it( 'waits while somebody else is editing', async () => {
		server.use(
			http.post( api( 'surveys/:id/lock' ), () => HttpResponse.json( { holder: { name: 'Ada', avatar: '' } } ) )
		);
		await open( '/edit/5/questions', survey( { questions: [ question( 'q1' ) ] } ) );
		await screen.findByRole( 'dialog', { name: 'This survey is being edited' } );
		freeze();
		type( 'Mine' );
		vi.advanceTimersByTime( 60_000 );
		expect( posts() ).toBe( 0 );
	} );
} );

describe( 'leaving while a draft saves itself', () => {
	it( 'waits for it and asks nothing', async () => {
		const { user } = await opened();
		const saving = heldSaves();
		type( 'Nearly gone' );
		idle();
		await header().findByText( 'Saving…' );
		expect( header().getByRole( 'button', { name: 'Save Draft' } ) ).not.toHaveAttribute( 'aria-disabled' );
		await user.click( header().getByRole( 'button', { name: 'Close' } ) );
		await waitFor( () => expect( posts() ).toBe( 1 ) );
		expect( hash() ).toBe( '/edit/5/questions' );
		saving.open();
		expect( await screen.findByText( 'The list' ) ).toBeVisible();
	} );
} );

describe( 'a new survey', () => {
	it( 'is nobody’s work until somebody changes it, then gets an address', async () => {
		const { user } = await open( '/new/setup' );
		await user.click( await screen.findByRole( 'button', { name: /Website Feedback/ } ) );
		await atStep( '/new/questions' );
		await editor( 1 );
		freeze();
		fireEvent.click( screen.getByRole( 'button', { name: 'Add Option' } ) );
		fireEvent.click( header().getByRole( 'button', { name: 'Undo' } ) );
		vi.advanceTimersByTime( 60_000 );
		expect( posts() ).toBe( 0 );
		type( 'What do you think?' );
		idle();
		await atStep( '/edit/9/questions' );
		await header().findByText( 'Saved' );
		expect( await saves() ).toMatchObject( [ { id: 0, autosave: true, title: 'Website Feedback' } ] );
		expect( title() ).toHaveValue( 'What do you think?' );
		expect( footer().getByRole( 'button', { name: /^Next Step/ } ) ).toBeVisible();
	} );
} );
