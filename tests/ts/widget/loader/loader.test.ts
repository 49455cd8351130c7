import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PagePayload, WidgetSurvey } from '../../../../src/types';
import { payloadOf, visitorSurvey } from '../../support/visitor';
import type { SurveyParts } from '../../support/visitor';
import { waitUntil } from '../../support/wait';

/**
 * The modules that the loader imports are real files of the build; here they
 * are modules of a data: address that write down how they were called.
 */
const started: { survey: WidgetSurvey; place: Element | undefined }[] = [];
const resumed: number[] = [];
Object.assign( globalThis, {
	recordStart: ( survey: WidgetSurvey, place?: Element ) => started.push( { survey, place } ),
	recordResume: () => resumed.push( 1 ),
} );
const MODULE = `data:text/javascript,${ encodeURIComponent(
	'export const start = ( payload, survey, place ) => recordStart( survey, place ); export const resume = () => recordResume();'
) }`;

const requests: string[] = [];
const server = setupServer();
let errors: unknown[] = [];
const onError = ( event: Event ) => errors.push( event );

/** The server leaves defaults out. */
const travels = ( name: string, value: unknown ) => ( name === 'timing' && value === 'immediate' ? undefined : value );

const page = async ( surveys: WidgetSurvey[], more: Partial< PagePayload > = {}, html = '' ) => {
	document.body.innerHTML = html;
	const data = document.createElement( 'script' );
	data.type = 'application/json';
	data.id = 'userfeedback-data';
	data.textContent = JSON.stringify( payloadOf( surveys[ 0 ]!, { surveys, widget: MODULE, ...more } ), travels );
	document.body.append( data );
	vi.resetModules();
	await import( '../../../../src/widget/loader/loader-rules' );
	await later();
};
/** Imports and promises take a few turns. */
const later = () => vi.advanceTimersByTimeAsync( 50 );
const one = ( parts: SurveyParts = {} ) =>
	visitorSurvey( { ...parts, survey: { id: 1, cookie_name: 'userfeedback-1', ...parts.survey } } );
const two = ( parts: SurveyParts = {} ) =>
	visitorSurvey( { ...parts, survey: { id: 2, cookie_name: 'userfeedback-2', ...parts.survey } } );
const ids = () => started.map( ( { survey } ) => survey.id );
const set = ( target: object, name: string, value: unknown ) =>
	Object.defineProperty( target, name, { configurable: true, value } );
const DESKTOP = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36';
const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';

const listening: [ string, EventListener ][] = [];
const add = window.addEventListener.bind( window );
Object.assign( window, {
	addEventListener: ( type: string, listener: EventListener, options?: AddEventListenerOptions ) => {
		listening.push( [ type, listener ] );
		add( type, listener, options );
	},
} );

beforeAll( () => {
	server.listen( { onUnhandledRequest: 'error' } );
	server.events.on( 'request:start', ( { request } ) => {
		requests.push( request.url );
	} );
} );
beforeEach( () => {
	vi.useFakeTimers( { shouldAdvanceTime: true } );
	set( navigator, 'userAgent', DESKTOP );
	add( 'error', onError );
	add( 'unhandledrejection', onError );
} );
afterEach( () => {
	expect( errors ).toEqual( [] );
	errors = [];
	listening.splice( 0 ).forEach( ( [ type, listener ] ) => window.removeEventListener( type, listener ) );
	vi.clearAllTimers();
	vi.useRealTimers();
	started.length = 0;
	resumed.length = 0;
	requests.length = 0;
	document.body.replaceChildren();
	[ 'userfeedback-1', 'userfeedback-2' ].forEach( ( name ) => ( document.cookie = `${ name }=; max-age=0; path=/` ) );
	Reflect.deleteProperty( navigator, 'userAgent' );
	Reflect.deleteProperty( document, 'prerendering' );
	server.resetHandlers();
} );
afterAll( () => server.close() );

describe( 'choosing', () => {
	it( 'starts the first survey that passes, records why others do not, and asks nobody', async () => {
		await page( [ two( { survey: { devices: [ 'mobile' ] } } ), one() ] );
		await waitUntil( () => expect( ids() ).toEqual( [ 1 ] ) );
		expect( window.userfeedbackWidget?.reasons ).toEqual( {
			2: "Current device 'desktop' not on Survey devices list.",
		} );
		expect( requests ).toEqual( [] );
		expect( document.cookie ).toBe( '' );
	} );

	it( 'starts nothing when the visitor has answered', async () => {
		document.cookie = `userfeedback-1=${ encodeURIComponent( '{"submitted":true}' ) }; path=/`;
		await page( [ one() ] );
		expect( ids() ).toEqual( [] );
		expect( window.userfeedbackWidget?.reasons ).toEqual( { 1: 'Cookie present' } );
	} );

	it( 'puts each shortcode survey in its place, at once, and floats nothing beside them (WID-08, SEL-10, SEL-11, A57)', async () => {
		await page(
			[ two( { behavior: { timing: 'delay' } } ), one() ],
			{},
			'<div data-userfeedback="2"></div><p></p><div data-userfeedback="1"></div><div data-userfeedback="99"></div>'
		);
		await waitUntil( () => expect( ids().toSorted() ).toEqual( [ 1, 2 ] ) );
		const second = started.find( ( { survey } ) => survey.id === 2 );
		expect( second?.place?.getAttribute( 'data-userfeedback' ) ).toBe( '2' );
		expect( second?.survey ).toMatchObject( { shortcode: true } );
	} );

	it.each( [
		[ 'was answered', () => ( document.cookie = 'userfeedback-1=%7B%22submitted%22%3Atrue%7D; path=/' ), MODULE ],
		[ 'is for another device', () => set( navigator, 'userAgent', PHONE ), MODULE ],
		[ 'cannot be drawn', () => {}, 'data:text/javascript,export const start = () => { throw 1 }' ],
	] )( 'leaves no hole in the page where an inline survey %s', async ( _, meet, widget ) => {
		meet();
		const survey = one( { survey: { devices: [ 'desktop' ] } } );
		await page( [ survey ], { widget }, '<div data-userfeedback="1" style="min-height:317px"></div>' );
		await waitUntil( () => expect( document.querySelector( '[data-userfeedback]' ) ).toBeNull() );
	} );

	it( 'does not float a survey that belongs into a shortcode', async () => {
		await page( [ one( { survey: { shortcode: true } } ) ] );
		expect( ids() ).toEqual( [] );
	} );

	it.each( [ '', '{', 'null', '[]' ] )( 'survives the payload "%s"', async ( text ) => {
		await page( [ one() ] );
		started.length = 0;
		await waitUntil( () => undefined );
		document.getElementById( 'userfeedback-data' )!.textContent = text;
		vi.resetModules();
		await import( '../../../../src/widget/loader/loader' );
		await later();
		expect( errors ).toEqual( [] );
	} );

	it( 'survives a widget that cannot be loaded', async () => {
		await page( [ one() ], { widget: 'data:text/javascript,throw%20new%20Error' } );
		expect( ids() ).toEqual( [] );
	} );

	it( 'waits for the visit of a page that was rendered ahead', async () => {
		set( document, 'prerendering', true );
		await page( [ one() ] );
		expect( ids() ).toEqual( [] );
		document.dispatchEvent( new Event( 'prerenderingchange' ) );
		await waitUntil( () => expect( ids() ).toEqual( [ 1 ] ) );
	} );
} );

describe( 'who looks', () => {
	const visitor = 'http://localhost:3000/wp-admin/admin-ajax.php?action=userfeedback_visitor_facts';
	const members = {
		survey: {
			rules: [ { logic: 'user_logged_in', operator: '&&' as const, data: { id: 'logged_in', label: '' } } ],
		},
	};

	it.each( [
		[ true, [ 2 ] ],
		[ false, [ 1 ] ],
	] )( 'asks when it decides: logged in %s', async ( logged_in, expected ) => {
		server.use( http.get( visitor.split( '?' )[ 0 ]!, () => HttpResponse.json( { logged_in, roles: [] } ) ) );
		await page( [ two( members ), one() ], { visitor } );
		await waitUntil( () => expect( ids() ).toEqual( expected ) );
		expect( requests ).toEqual( [ visitor ] );
		// SEL-09: of one that shows there is no reason why not.
		expect( window.userfeedbackWidget?.reasons ).toEqual( logged_in ? {} : { 2: 'Page rules not met' } );
	} );

	it( 'does not ask when another reason decides already', async () => {
		await page( [ two( { survey: { ...members.survey, devices: [] } } ), one() ], { visitor } );
		await waitUntil( () => expect( ids() ).toEqual( [ 1 ] ) );
		expect( requests ).toEqual( [] );
	} );

	it( 'shows nothing when the server does not answer', async () => {
		server.use( http.get( visitor.split( '?' )[ 0 ]!, () => HttpResponse.error() ) );
		await page( [ two( members ) ], { visitor } );
		await later();
		expect( ids() ).toEqual( [] );
	} );
} );

describe( 'countries (TGT-24, A64)', () => {
	const visitor = 'http://localhost:3000/wp-admin/admin-ajax.php?action=userfeedback_visitor_facts&country=1';
	const here = ( data: string, more: Partial< WidgetSurvey > = {} ) => ( {
		survey: { rules: [ { logic: 'country', operator: '&&' as const, data } ], ...more },
	} );
	const comesFrom = ( country: string | undefined ) =>
		server.use(
			http.get( visitor.split( '?' )[ 0 ]!, () =>
				HttpResponse.json( { logged_in: false, roles: [], ...( country !== undefined && { country } ) } )
			)
		);
	beforeEach( () => sessionStorage.clear() );

	it.each( [
		[ 'AT', 'AT DE', [ 2 ] ],
		[ 'DE', 'AT DE', [ 2 ] ],
		[ 'FR', 'AT DE', [ 1 ] ],
		[ 'T D', 'AT DE', [ 1 ] ],
		[ '', 'AT DE', [ 1 ] ],
		[ '', '', [ 1 ] ],
		[ undefined, 'AT', [ 1 ] ],
	] )( 'a visitor from "%s" and a survey for "%s"', async ( country, countries, expected ) => {
		comesFrom( country );
		await page( [ two( here( countries ) ), one() ], { visitor } );
		await waitUntil( () => expect( ids() ).toEqual( expected ) );
		expect( requests ).toEqual( [ visitor ] );
	} );

	it( 'asks once in a session, also when nobody knows the country', async () => {
		for ( const country of [ 'AT', '' ] ) {
			sessionStorage.clear();
			requests.length = 0;
			comesFrom( country );
			await page( [ two( here( 'AT' ) ), one() ], { visitor } );
			await waitUntil( () => expect( requests ).toEqual( [ visitor ] ) );
			await page( [ two( here( 'AT' ) ), one() ], { visitor } );
			await later();
			expect( requests ).toEqual( [ visitor ] );
		}
	} );

	it( 'asks again for a login', async () => {
		sessionStorage.setItem( 'userfeedback-country', 'AT' );
		comesFrom( 'AT' );
		const member = { logic: 'user_logged_in', operator: '&&' as const, data: { id: 'logged_in', label: '' } };
		await page( [ two( { survey: { rules: [ member, ...here( 'AT' ).survey.rules ] } } ), one() ], { visitor } );
		await waitUntil( () => expect( ids() ).toEqual( [ 1 ] ) );
		expect( requests ).toEqual( [ visitor ] );
	} );

	it( 'shows what is for everybody when the server does not answer, and asks the next page', async () => {
		server.use( http.get( visitor.split( '?' )[ 0 ]!, () => HttpResponse.error() ) );
		await page( [ two( here( 'AT' ) ), one() ], { visitor } );
		await waitUntil( () => expect( ids() ).toEqual( [ 1 ] ) );
		expect( sessionStorage.length ).toBe( 0 );
	} );

	it( 'works where the browser allows no storage', async () => {
		const storage = vi.spyOn( globalThis, 'sessionStorage', 'get' ).mockImplementation( () => {
			throw new Error( 'denied' );
		} );
		comesFrom( 'AT' );
		await page( [ two( here( 'AT' ) ) ], { visitor } );
		await waitUntil( () => expect( ids() ).toEqual( [ 2 ] ) );
		storage.mockRestore();
	} );

	it.each( [
		[ 'AT', [ 2 ] ],
		[ 'FR', [] ],
	] )( 'hold where a shortcode puts the survey: %s', async ( country, expected ) => {
		comesFrom( country );
		await page( [ two( here( 'AT', { shortcode: true } ) ) ], { visitor }, '<div data-userfeedback="2"></div>' );
		await waitUntil( () => expect( requests ).toEqual( [ visitor ] ) );
		await later();
		expect( ids() ).toEqual( expected );
		expect( document.querySelectorAll( '[data-userfeedback]' ) ).toHaveLength( 0 );
	} );

	it( 'page rules do not hold there', async () => {
		const rules = [
			{ logic: 'cookie_exist', operator: '&&' as const, data: 'never' },
			...here( 'AT' ).survey.rules,
		];
		comesFrom( 'AT' );
		await page(
			[ two( { survey: { rules, shortcode: true } } ) ],
			{ visitor },
			'<div data-userfeedback="2"></div>'
		);
		await waitUntil( () => expect( ids() ).toEqual( [ 2 ] ) );
	} );

	it( 'stand beside rules that are joined by “or”', async () => {
		comesFrom( 'FR' );
		const rules = [
			{ logic: 'cookie_not_exist', operator: '||' as const, data: 'never' },
			{ logic: 'cookie_exist', operator: '||' as const, data: 'never' },
			...here( 'AT' ).survey.rules,
		];
		await page( [ two( { survey: { rules } } ), one() ], { visitor } );
		await waitUntil( () => expect( ids() ).toEqual( [ 1 ] ) );
	} );
} );

describe( 'triggers', () => {
	const move = ( y: number ) => dispatchEvent( new MouseEvent( 'mousemove', { clientY: y } ) );
	const size = ( scrollHeight: number, clientHeight: number ) => {
		set( document.documentElement, 'scrollHeight', scrollHeight );
		set( document.documentElement, 'clientHeight', clientHeight );
	};
	const scroll = ( y: number ) => {
		set( window, 'scrollY', y );
		dispatchEvent( new Event( 'scroll' ) );
	};

	it( 'delay waits its seconds (WID-09)', async () => {
		await page( [ one( { behavior: { timing: 'delay', timing_delay: 20 } } ) ] );
		await vi.advanceTimersByTimeAsync( 19_000 );
		expect( ids() ).toEqual( [] );
		await vi.advanceTimersByTimeAsync( 1_000 );
		await waitUntil( () => expect( ids() ).toEqual( [ 1 ] ) );
	} );

	it( 'before_abandon wants the pointer up into the top 150 px, once (WID-10)', async () => {
		await page( [ one( { behavior: { timing: 'before_abandon' } } ) ] );
		for ( const y of [ 50, 100, 149, 300, 200, 150 ] ) {
			move( y );
		}
		await later();
		expect( ids() ).toEqual( [] );
		[ 149, 100, 50 ].forEach( move );
		await waitUntil( () => expect( ids() ).toEqual( [ 1 ] ) );
		await later();
		expect( ids() ).toEqual( [ 1 ] );
	} );

	it( 'before_abandon is for desktops only (WID-11)', async () => {
		set( navigator, 'userAgent', PHONE );
		await page( [ one( { behavior: { timing: 'before_abandon' } } ) ] );
		[ 300, 10 ].forEach( move );
		await later();
		expect( ids() ).toEqual( [] );
	} );

	it( 'half_page waits for half of the way (WID-12)', async () => {
		size( 3000, 1000 );
		set( window, 'scrollY', 0 );
		await page( [ one( { behavior: { timing: 'half_page' } } ) ] );
		scroll( 999 );
		await later();
		expect( ids() ).toEqual( [] );
		scroll( 1000 );
		await waitUntil( () => expect( ids() ).toEqual( [ 1 ] ) );
		scroll( 1500 );
		await later();
		expect( ids() ).toEqual( [ 1 ] );
	} );

	it( 'half_page measures a page that grows while it loads when it is there (WID-12)', async () => {
		size( 800, 1000 );
		set( window, 'scrollY', 0 );
		set( document, 'readyState', 'interactive' );
		await page( [ one( { behavior: { timing: 'half_page' } } ) ] );
		size( 3000, 1000 );
		Reflect.deleteProperty( document, 'readyState' );
		dispatchEvent( new Event( 'load' ) );
		await vi.advanceTimersByTimeAsync( 1_000 );
		expect( ids() ).toEqual( [] );
		scroll( 1000 );
		await waitUntil( () => expect( ids() ).toEqual( [ 1 ] ) );
	} );

	it( 'half_page counts a page without scrolling as reached (A59)', async () => {
		size( 800, 1000 );
		await page( [ one( { behavior: { timing: 'half_page' } } ) ] );
		await waitUntil( () => expect( ids() ).toEqual( [ 1 ] ) );
	} );

	it( 'a trigger of another plugin starts the survey by an event, once', async () => {
		await page( [ one( { behavior: { timing: 'video_end' } } ) ] );
		await later();
		expect( ids() ).toEqual( [] );
		const reached = () => document.dispatchEvent( new Event( 'userfeedback:trigger:video_end' ) );
		reached();
		await waitUntil( () => expect( ids() ).toEqual( [ 1 ] ) );
		reached();
		await later();
		expect( ids() ).toEqual( [ 1 ] );
	} );

	it( 'starts nothing when the visitor answered elsewhere while it waited', async () => {
		await page( [ one( { behavior: { timing: 'delay', timing_delay: 5 } } ) ] );
		document.cookie = `userfeedback-1=${ encodeURIComponent( '{"submitted":true}' ) }; path=/`;
		await vi.advanceTimersByTimeAsync( 6_000 );
		expect( ids() ).toEqual( [] );
	} );

	it( 'starts nothing when scripts put another page in the place of this one while it waited', async () => {
		await page( [ one( { behavior: { timing: 'delay', timing_delay: 5 } } ) ] );
		document.body.replaceChildren();
		await vi.advanceTimersByTimeAsync( 6_000 );
		expect( ids() ).toEqual( [] );
	} );
} );

describe( 'answers of an earlier visit', () => {
	it( 'are delivered, also on a page without a survey for this visitor', async () => {
		localStorage.setItem( 'userfeedback-queue-x', '{}' );
		await page( [ one( { survey: { devices: [] } } ) ] );
		await waitUntil( () => expect( resumed ).toHaveLength( 1 ) );
		expect( ids() ).toEqual( [] );
	} );

	it( 'cost nothing when there are none', async () => {
		localStorage.setItem( 'userfeedback-other', '1' );
		await page( [ one() ] );
		await waitUntil( () => expect( ids() ).toEqual( [ 1 ] ) );
		expect( resumed ).toEqual( [] );
	} );

	it( 'do not stop a survey where storage is forbidden', async () => {
		const forbidden = vi.spyOn( window, 'localStorage', 'get' ).mockImplementation( () => {
			throw new DOMException( 'no', 'SecurityError' );
		} );
		await page( [ one() ] );
		await waitUntil( () => expect( ids() ).toEqual( [ 1 ] ) );
		forbidden.mockRestore();
	} );
} );
