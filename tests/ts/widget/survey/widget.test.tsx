import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { QuestionConfig, QuestionType } from '../../../../src/types';
import { API, question, visitorSurvey } from '../../support/visitor';
import { waitUntil } from '../../support/wait';
import {
	cookie,
	impression,
	impressions,
	keepSession,
	pass,
	responses,
	sent,
	server,
	beVisitor,
	visit,
} from '../visit';

beVisitor();

const NAME = 'userfeedback-7';
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe( 'start', () => {
	it( 'records one impression and makes the survey cookie (WID-31)', async () => {
		await visit( visitorSurvey() );
		expect( impressions ).toEqual( [ `${ API }surveys/7/impression?nonce=i` ] );
		expect( cookie( NAME ) ).toEqual( { submitted: false, last_response_id: null } );
	} );

	it( 'leaves a cookie that is there, and replaces a malformed one', async () => {
		document.cookie = `${ NAME }=${ encodeURIComponent( '{"submitted":true,"last_response_id":"x"}' ) }; path=/`;
		await visit( visitorSurvey() );
		expect( cookie( NAME ) ).toEqual( { submitted: true, last_response_id: 'x' } );
		document.cookie = `${ NAME }=oops; path=/`;
		await visit( visitorSurvey() );
		expect( cookie( NAME ) ).toEqual( { submitted: false, last_response_id: null } );
	} );

	it( 'writes a session cookie, or one for the days the owner chose (WID-45, A51)', async () => {
		const written = vi.spyOn( document, 'cookie', 'set' );
		await visit( visitorSurvey() );
		await visit( visitorSurvey( { survey: { cookie_name: 'other' }, behavior: { remember_days: 30 } } ) );
		const [ session, days ] = written.mock.calls
			.map( ( [ text ] ) => text )
			.filter( ( text ) => text.includes( 'submitted' ) );
		expect( session ).toBe(
			`${ NAME }=%7B%22submitted%22%3Afalse%2C%22last_response_id%22%3Anull%7D; path=/; SameSite=Lax`
		);
		expect( days ).toMatch( /^other=.*; path=\/; SameSite=Lax; max-age=2592000$/ );
	} );

	it( 'shows after 100 ms, follows the minimized cookie (WID-16)', async () => {
		document.cookie = `${ NAME }-minimized=true; path=/`;
		const { ui } = await visit( visitorSurvey() );
		expect( ui.getByRole( 'button', { name: 'Feedback' } ) ).toHaveAttribute( 'aria-expanded', 'false' );
		expect( ui.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'starts minimized and says so in the cookie; an existing cookie wins (WID-17)', async () => {
		const survey = visitorSurvey( { theming: { start_minimized: true } } );
		const first = await visit( survey );
		expect( first.ui.queryByRole( 'dialog' ) ).toBeNull();
		expect( cookie( `${ NAME }-minimized` ) ).toBe( true );
		document.body.replaceChildren();
		document.cookie = `${ NAME }-minimized=false; path=/`;
		const second = await visit( survey );
		expect( second.ui.getByRole( 'dialog' ) ).toBeInTheDocument();
	} );

	it( 'asks for questions that did not travel with the page', async () => {
		server.use(
			http.post( `${ API }surveys/:id/impression`, ( { request } ) => {
				impressions.push( request.url );
				return HttpResponse.json( { data: true, questions: [ question( 'late', 'text' ) ] } );
			} )
		);
		const { questions, ...survey } = visitorSurvey();
		expect( questions ).toHaveLength( 2 );
		const { title } = await visit( survey );
		expect( impressions ).toEqual( [ `${ API }surveys/7/impression?nonce=i&with=questions` ] );
		expect( title() ).toBe( 'Title of late' );
	} );

	describe( 'the fast path of a site', () => {
		const FAST = 'http://localhost:3000/wp-content/userfeedback-impression.php';
		const fast = ( answer: () => Response ) =>
			server.use( http.post( FAST, ( { request } ) => ( impressions.push( request.url ), answer() ) ) );

		it( 'takes its place', async () => {
			fast( () => HttpResponse.json( { data: true } ) );
			await visit( visitorSurvey(), { impression: `${ FAST }?survey=` } );
			await pass( 1000 );
			expect( impressions ).toEqual( [ `${ FAST }?survey=7` ] );
		} );

		it( 'leaves to the route what it refuses', async () => {
			fast( () => HttpResponse.json( { data: false }, { status: 403 } ) );
			await visit( visitorSurvey(), { impression: `${ FAST }?survey=` } );
			await waitUntil( () =>
				expect( impressions ).toEqual( [ `${ FAST }?survey=7`, `${ API }surveys/7/impression?nonce=i` ] )
			);
		} );

		it( 'is not asked again when the reply was lost: it may have counted', async () => {
			fast( () => HttpResponse.error() );
			await visit( visitorSurvey(), { impression: `${ FAST }?survey=` } );
			await pass( 1000 );
			expect( impressions ).toEqual( [ `${ FAST }?survey=7` ] );
		} );

		it( 'has no questions', async () => {
			server.use(
				http.post( `${ API }surveys/:id/impression`, ( { request } ) => {
					impressions.push( request.url );
					return HttpResponse.json( { data: true, questions: [ question( 'late', 'text' ) ] } );
				} )
			);
			const { questions: _, ...survey } = visitorSurvey();
			await visit( survey, { impression: `${ FAST }?survey=` } );
			expect( impressions ).toEqual( [ `${ API }surveys/7/impression?nonce=i&with=questions` ] );
		} );
	} );

	it( 'adds to a query that the address already has', async () => {
		const api = 'http://localhost:3000/?rest_route=/userfeedback/v1/';
		server.use(
			http.post(
				'http://localhost:3000/',
				( { request } ) => ( impressions.push( request.url ), HttpResponse.json( {} ) )
			)
		);
		await visit( visitorSurvey(), { api } );
		await waitUntil( () => expect( impressions ).toHaveLength( 1 ) );
		expect( decodeURIComponent( impressions[ 0 ] ?? '' ) ).toBe( `${ api }surveys/7/impression&nonce=i` );
	} );

	it( 'says politely that it is there, takes the word back, and takes no focus', async () => {
		const { host } = await visit( visitorSurvey() );
		const status = () => host?.shadowRoot?.querySelector( '[role=status]' );
		await waitUntil( () => expect( status() ).toHaveTextContent( 'Survey: Title of a' ) );
		expect( document.activeElement ).toBe( document.body );
		await pass( 8000 );
		expect( status() ).toBeNull();
	} );

	it( 'says of a survey that starts minimized that it can be opened, and no question', async () => {
		document.cookie = `${ NAME }-minimized=true; path=/`;
		const { host } = await visit( visitorSurvey() );
		await waitUntil( () =>
			expect( host?.shadowRoot?.querySelector( '[role=status]' ) ).toHaveTextContent( 'A survey can be opened.' )
		);
	} );

	it( 'stays away when there is nothing to show', async () => {
		const { host } = await visit( visitorSurvey( { survey: { questions: [] } } ) );
		expect( host ).toBeNull();
	} );

	it( 'stays silent when the impression fails (WID-62)', async () => {
		server.use( http.post( `${ API }surveys/:id/impression`, () => HttpResponse.error() ) );
		const { title } = await visit( visitorSurvey() );
		expect( title() ).toBe( 'Title of a' );
	} );
} );

describe( 'the way through', () => {
	it( 'answers, sends, writes the cookie, thanks and goes (WID-03, WID-19, WID-39, WID-44)', async () => {
		const { choose, press, user, ui, host } = await visit( visitorSurvey() );
		await choose( 'No' );
		await user.type( ui.getByRole( 'textbox' ), 'Huila{Enter}' );
		await waitUntil( () => expect( ui.getByText( 'Thanks!' ) ).toBeInTheDocument() );
		expect( sent ).toHaveLength( 1 );
		const { client_id: id, ...body } = sent[ 0 ]!.body;
		expect( id ).toMatch( UUID );
		expect( body ).toEqual( {
			answers: [
				{ question_id: 'a', value: 'No' },
				{ question_id: 'b', value: 'Huila' },
			],
			page_submitted: { id: 12, link: location.href, title: 'Our beans' },
			nonce: 's',
		} );
		expect( cookie( NAME ) ).toEqual( { submitted: true, last_response_id: id } );
		await press( 'Close' );
		expect( host?.isConnected ).toBe( true );
		await pass( 150 );
		expect( host?.isConnected ).toBe( false );
	} );

	it( 'never sends a header or parameter that REST would refuse by (N4)', async () => {
		const { press } = await visit(
			visitorSurvey( { survey: { questions: [ question( 'a', 'radio-button' ) ] } } )
		);
		await press( 'Go on' );
		expect( sent ).toHaveLength( 0 );
		document.body.replaceChildren();
		const { choose } = await visit(
			visitorSurvey( { survey: { questions: [ question( 'a', 'radio-button' ) ] } } )
		);
		await choose( 'Yes' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.headers.has( 'X-WP-Nonce' ) ).toBe( false );
		expect( JSON.stringify( [ sent[ 0 ]!.body, impressions ] ) ).not.toContain( '_wpnonce' );
	} );

	it( 'skips with null, and sends nothing when all is skipped (WID-22, WID-43, A52)', async () => {
		const { press, ui } = await visit( visitorSurvey() );
		await press( 'Skip it' );
		await press( 'Skip it' );
		expect( ui.getByText( 'Thanks!' ) ).toBeInTheDocument();
		expect( sent ).toHaveLength( 0 );
		expect( cookie( NAME ) ).toEqual( { submitted: false, last_response_id: null } );
	} );

	it( 'sends null for the skipped one beside an answer', async () => {
		const { press, user, ui } = await visit( visitorSurvey() );
		await press( 'Skip it' );
		await user.type( ui.getByRole( 'textbox' ), 'x' );
		await press( 'Go on' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.answers ).toEqual( [
			{ question_id: 'a', value: null },
			{ question_id: 'b', value: 'x' },
		] );
	} );

	it( 'keeps half-typed text over minimize, Esc and Back', async () => {
		const { choose, press, user, ui, title, focused } = await visit( visitorSurvey() );
		await choose( 'Yes' );
		await user.type( ui.getByRole( 'textbox' ), 'half' );
		await user.keyboard( '{Escape}' );
		expect( ui.queryByRole( 'dialog' ) ).toBeNull();
		expect( cookie( `${ NAME }-minimized` ) ).toBe( true );
		expect( focused() ).toBe( ui.getByRole( 'button', { name: 'Feedback' } ) );
		await press( 'Feedback' );
		expect( focused() ).toHaveTextContent( 'Title of b' );
		expect( ui.getByRole( 'textbox' ) ).toHaveValue( 'half' );
		await press( 'Back' );
		expect( title() ).toBe( 'Title of a' );
		expect( ui.getByLabelText( 'Yes' ) ).toBeChecked();
		await press( 'Go on' );
		expect( ui.getByRole( 'textbox' ) ).toHaveValue( 'half' );
	} );

	it( 'leads Back to the chosen option, so that no arrow key answers anew', async () => {
		vi.spyOn( window, 'matchMedia' ).mockImplementation(
			( media ) => ( { media, matches: media === '(pointer: fine)' } ) as MediaQueryList
		);
		const { choose, press, ui, focused } = await visit( visitorSurvey() );
		await choose( 'No' );
		await press( 'Back' );
		expect( ui.getByLabelText( 'No' ) ).toBeChecked();
		expect( focused() ).toBe( ui.getByLabelText( 'No' ) );
	} );

	it( 'goes on with the same response where it was left after a reload (T-RESTORE)', async () => {
		const first = await visit( visitorSurvey() );
		await first.choose( 'Maybe' );
		await first.user.type( first.ui.getByRole( 'textbox' ), 'half' );
		const stored = sessionStorage.getItem( `${ NAME }-answers` );
		const { clientId } = JSON.parse( stored ?? '{}' ) as { clientId: string };
		document.body.replaceChildren();
		const second = await visit( visitorSurvey() );
		expect( second.title() ).toBe( 'Title of b' );
		expect( second.ui.getByRole( 'textbox' ) ).toHaveValue( 'half' );
		await second.press( 'Back' );
		expect( second.ui.getByLabelText( 'Maybe' ) ).toBeChecked();
		await second.press( 'Go on' );
		await second.press( 'Go on' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body ).toMatchObject( {
			client_id: clientId,
			answers: [
				{ question_id: 'a', value: 'Maybe' },
				{ question_id: 'b', value: 'half' },
			],
		} );
		await waitUntil( () => expect( sessionStorage.getItem( `${ NAME }-answers` ) ).toBeNull() );
	} );

	it( 'names the page on which the answers began, wherever they are finished', async () => {
		const of = ( submission: string ) => visitorSurvey( { survey: { nonces: { impression: 'i', submission } } } );
		const first = await visit( of( 'day-3' ) );
		await first.choose( 'Maybe' );
		document.body.replaceChildren();
		// The owner has saved in between.
		const second = await visit( of( 'day-4' ) );
		await second.press( 'Go on' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.nonce ).toBe( 'day-3' );
	} );

	it( 'begins anew where a tab keeps what cannot be read', async () => {
		sessionStorage.setItem( `${ NAME }-answers`, '{"clientId"' );
		expect( ( await visit( visitorSurvey() ) ).title() ).toBe( 'Title of a' );
	} );

	it( 'begins at the first question again when the owner changed the questions', async () => {
		const first = await visit( visitorSurvey() );
		await first.choose( 'Maybe' );
		document.body.replaceChildren();
		const changed = [ question( 'new', 'text' ), ...( visitorSurvey().questions ?? [] ) ];
		const second = await visit( visitorSurvey( { survey: { questions: changed } } ) );
		expect( second.title() ).toBe( 'Title of new' );
	} );

	it( 'leaves nothing in the browser of who only looks', async () => {
		await visit( visitorSurvey() );
		expect( sessionStorage ).toHaveLength( 0 );
	} );

	it( 'takes one response from two tabs: the other one goes (T-TAB)', async () => {
		const { host } = await visit( visitorSurvey() );
		await pass( 1000 );
		document.cookie = `${ NAME }=${ encodeURIComponent( '{"submitted":true,"last_response_id":"other"}' ) }; path=/`;
		dispatchEvent( new StorageEvent( 'storage', { key: 'userfeedback-queue-other' } ) );
		await pass( 500 );
		expect( host?.isConnected ).toBe( false );
		expect( sent ).toHaveLength( 0 );
	} );

	it( 'stays with its own thank-you message, and with a survey that may be answered repeatedly', async () => {
		const one = await visit( visitorSurvey( { survey: { questions: [ question( 'a', 'radio-button' ) ] } } ) );
		await pass( 1000 );
		await one.choose( 'Yes' );
		await waitUntil( () => expect( one.ui.getByText( 'Thanks!' ) ).toBeInTheDocument() );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		await pass( 1000 );
		expect( one.host?.isConnected ).toBe( true );

		document.body.replaceChildren();
		const many = await visit( visitorSurvey( { behavior: { display_length: 'repeatedly' } } ) );
		await pass( 1000 );
		document.cookie = `${ NAME }=${ encodeURIComponent( '{"submitted":true,"last_response_id":"other"}' ) }; path=/`;
		dispatchEvent( new StorageEvent( 'storage', { key: 'userfeedback-queue-other' } ) );
		await pass( 1000 );
		expect( many.host?.isConnected ).toBe( true );
	} );

	it( 'answered again on a page that the browser’s Back brought, sends a response of its own', async () => {
		const id = '2f1c8a4e-7b3d-4c5e-8f6a-1b2c3d4e5f60';
		keepSession( { clientId: id } );
		const last = '7d0e5c1b-2a4f-4e6d-9b8c-a1b2c3d4e5f6';
		for ( const [ display_length, sentBefore, same ] of [
			[ 'repeatedly', id, false ],
			[ 'repeatedly', last, false ],
			[ 'until_response', id, true ],
		] as const ) {
			document.body.replaceChildren();
			const { choose } = await visit(
				visitorSurvey( {
					behavior: { display_length },
					survey: { questions: [ question( 'a', 'radio-button' ) ] },
				} )
			);
			// Pages after it have sent this response, or this one and then another.
			document.cookie = `${ NAME }=${ encodeURIComponent( `{"submitted":true,"last_response_id":"${ sentBefore }"}` ) }; path=/`;
			await choose( 'Yes' );
			await waitUntil( () => expect( sent ).not.toHaveLength( 0 ) );
			const { client_id } = sent.pop()!.body;
			expect( client_id === id ).toBe( same );
			expect( client_id ).toMatch( /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/ );
			keepSession( { clientId: id } );
		}
	} );

	it( 'thanks within 2 s when the server hangs', async () => {
		server.use( responses( () => new Promise( () => {} ) ) );
		const { choose, ui } = await visit(
			visitorSurvey( { survey: { questions: [ question( 'a', 'radio-button' ) ] } } )
		);
		await choose( 'Yes' );
		// Who leaves the page now has answered: the answers are kept.
		await waitUntil( () => expect( cookie( NAME ) ).toMatchObject( { submitted: true } ) );
		await pass( 1700 );
		expect( ui.getByText( 'Thanks!' ) ).toBeInTheDocument();
		expect( cookie( NAME ) ).toMatchObject( { submitted: true } );
	} );

	it( 'shows "Sending…" only when sending takes longer than 200 ms, and thanks in the end (WID-38)', async () => {
		let reply: ( response: Response ) => void = () => {};
		server.use( responses( () => new Promise( ( done ) => ( reply = done ) ) ) );
		const { choose, ui } = await visit(
			visitorSurvey( { survey: { questions: [ question( 'a', 'radio-button' ) ] } } )
		);
		await choose( 'Yes' );
		expect( ui.getByRole( 'button', { name: 'Go on' } ) ).toBeInTheDocument();
		await pass( 200 );
		expect( ui.getByRole( 'status' ) ).toHaveTextContent( 'Sending…' );
		expect( ui.getByRole( 'dialog' ) ).toHaveAttribute( 'aria-busy', 'true' );
		reply( HttpResponse.json( { data: 1 } ) );
		await waitUntil( () => expect( ui.getByText( 'Thanks!' ) ).toBeInTheDocument() );
	} );

	it.each( [ 500, 404 ] )( 'thanks silently when sending fails with %d (WID-62)', async ( status ) => {
		server.use( responses( () => new HttpResponse( 'no', { status } ) ) );
		const { choose, ui } = await visit(
			visitorSurvey( { survey: { questions: [ question( 'a', 'radio-button' ) ] } } )
		);
		await choose( 'Yes' );
		await waitUntil( () => expect( ui.getByText( 'Thanks!' ) ).toBeInTheDocument() );
		expect( cookie( NAME ) ).toMatchObject( { submitted: true } );
	} );

	it( 'tells the page: view, engagement once, finish (WID-34, WID-35)', async () => {
		const told: string[] = [];
		const names = [ 'view', 'engagement', 'finish' ];
		const listener = ( event: Event ) => told.push( event.type );
		names.forEach( ( name ) => document.addEventListener( `userfeedback:${ name }`, listener ) );
		const gtag = vi.fn();
		Object.assign( window, { gtag } );
		const { choose, press } = await visit( visitorSurvey( { survey: { enable_tracking: true } } ) );
		await choose( 'Yes' );
		await press( 'Back' );
		await press( 'Go on' );
		await press( 'Go on' );
		await waitUntil( () => expect( told ).toEqual( names.map( ( name ) => `userfeedback:${ name }` ) ) );
		expect( gtag.mock.calls.map( ( [ , name ] ) => name as string ) ).toEqual(
			names.map( ( name ) => `userfeedback_${ name }` )
		);
		names.forEach( ( name ) => document.removeEventListener( `userfeedback:${ name }`, listener ) );
		Object.assign( window, { gtag: undefined } );
	} );

	it( 'tells the page of the second question, not of the first after an intro (WID-34)', async () => {
		const told = vi.fn();
		document.addEventListener( 'userfeedback:engagement', told );
		const intro = question( '@intro', 'intro' as QuestionType, { config: { button: 'Begin' } as QuestionConfig } );
		const survey = visitorSurvey( {
			survey: {
				questions: [ intro, question( 'a', 'text' ), question( 'b', 'text' ), question( 'c', 'text' ) ],
				parts: { intro: { url: '/widget/types/intro.js', missing: '', words: {} } },
			},
		} );
		const first = await visit( survey );
		await first.press( 'Begin' );
		expect( first.title() ).toBe( 'Title of a' );
		await first.user.type( first.ui.getByRole( 'textbox' ), 'Half of it' );
		expect( told ).not.toHaveBeenCalled();

		// They go on on the next page.
		const second = await visit( survey );
		await second.press( 'Go on' );
		expect( second.title() ).toBe( 'Title of b' );
		await second.press( 'Back' );
		await second.press( 'Go on' );
		expect( told ).toHaveBeenCalledOnce();
		await second.user.type( second.ui.getByRole( 'textbox' ), 'More' );

		const third = await visit( survey );
		await third.press( 'Go on' );
		expect( third.title() ).toBe( 'Title of c' );
		expect( told ).toHaveBeenCalledOnce();
		document.removeEventListener( 'userfeedback:engagement', told );
	} );

	it( 'survives analytics that throw, and tells them nothing without tracking', async () => {
		const gtag = vi.fn( () => {
			throw new Error( 'not ours' );
		} );
		Object.assign( window, { gtag } );
		const { title } = await visit( visitorSurvey() );
		expect( gtag ).not.toHaveBeenCalled();
		document.body.replaceChildren();
		await visit( visitorSurvey( { survey: { enable_tracking: true } } ) );
		expect( gtag ).toHaveBeenCalledOnce();
		expect( title() ).toBe( 'Title of a' );
		Object.assign( window, { gtag: undefined } );
	} );
} );

describe( 'inline', () => {
	const place = () => document.body.appendChild( document.createElement( 'div' ) );

	it( 'shows at once in its place, without minimize and Close (WID-04, WID-08)', async () => {
		const element = place();
		element.style.minHeight = '317px';
		const { ui, host, choose, press } = await visit( visitorSurvey(), {}, element );
		expect( host?.parentElement ).toBe( element );
		expect( ui.getByRole( 'region' ) ).toBeInTheDocument();
		expect( ui.queryByRole( 'button', { name: 'Minimize survey' } ) ).toBeNull();
		await choose( 'Yes' );
		await press( 'Go on' );
		await waitUntil( () => expect( ui.getByText( 'Thanks!' ) ).toBeInTheDocument() );
		expect( ui.queryByRole( 'button', { name: 'Close' } ) ).toBeNull();
		expect( element.style.minHeight ).toBe( '' );
	} );

	it( 'pays no attention to the minimized cookie', async () => {
		document.cookie = `${ NAME }-minimized=true; path=/`;
		const { ui } = await visit( visitorSurvey( { theming: { start_minimized: true } } ), {}, place() );
		expect( ui.getByRole( 'region' ) ).toBeInTheDocument();
	} );
} );

it( 'counts one impression only, however often the visitor opens and closes', async () => {
	server.use( impression );
	const { press } = await visit( visitorSurvey() );
	await press( 'Minimize survey' );
	await press( 'Feedback' );
	expect( impressions ).toHaveLength( 1 );
} );
