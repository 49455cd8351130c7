import fc from 'fast-check';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SubmissionPayload } from '../../../../src/types';
import { uuid } from '../../../../src/widget/survey/uuid';
import { pending } from '../../../../src/widget/delivery/queue';
import { QUEUE_PREFIX } from '../../../../src/widget/delivery/queue-prefix';
import { waitUntil } from '../../support/wait';

const URL = 'http://localhost:3000/wp-json/userfeedback/v1/surveys/7/responses';
const server = setupServer();
/** Client ids in the order in which the server saw them. */
const seen: string[] = [];
const rows = new Set< string >();
let answer: ( body: SubmissionPayload ) => Response | Promise< Response > = ( { client_id: id } ) => {
	const status = rows.has( id ) ? 200 : 201;
	rows.add( id );
	return HttpResponse.json( { data: rows.size }, { status } );
};
const accepts = answer;

/** A tab is one instance of the module, with timers and locks of its own; storage is shared. */
const tab = async () => {
	vi.resetModules();
	const { submit, ...rest } = await import( '../../../../src/widget/delivery/submit' );
	return { ...rest, submit: ( url: string, answers: SubmissionPayload ) => submit( url, answers ).sent };
};

const body = ( client_id = uuid() ): SubmissionPayload => ( {
	client_id,
	answers: [ { question_id: 'a', value: 'Yes' } ],
	page_submitted: { id: 1, link: 'http://localhost:3000/', title: 'Shop' },
} );
const stored = () => Object.keys( localStorage ).filter( ( key ) => key.startsWith( QUEUE_PREFIX ) );
const settle = ( time = 0 ) => vi.advanceTimersByTimeAsync( time );

/** Web Locks as the specification has them, for one name; jsdom has none. */
function fakeLocks(): void {
	let tail: Promise< unknown > = Promise.resolve();
	Object.defineProperty( navigator, 'locks', {
		configurable: true,
		value: { request: ( _: string, work: () => Promise< void > ) => ( tail = tail.then( work, work ) ) },
	} );
}

/** The listeners of a test's tabs end with it. */
const listening: [ EventTarget, string, EventListener ][] = [];
for ( const target of [ window, document ] ) {
	const add = target.addEventListener.bind( target );
	Object.assign( target, {
		addEventListener: ( type: string, listener: EventListener ) => {
			listening.push( [ target, type, listener ] );
			add( type, listener );
		},
	} );
}

function stopListening(): void {
	listening.splice( 0 ).forEach( ( [ target, type, listener ] ) => target.removeEventListener( type, listener ) );
}

function closeTabs(): void {
	stopListening();
	const now = Date.now();
	vi.clearAllTimers();
	// That sets the clock back as well.
	vi.setSystemTime( now );
}

beforeAll( () => server.listen( { onUnhandledRequest: 'error' } ) );
beforeEach( () => {
	answer = accepts;
	seen.length = 0;
	rows.clear();
	fakeLocks();
	server.use(
		http.post( URL, async ( { request } ) => {
			const sent = ( await request.json() ) as SubmissionPayload;
			seen.push( sent.client_id );
			return answer( sent );
		} )
	);
	vi.useFakeTimers( { shouldAdvanceTime: true } );
	vi.spyOn( Math, 'random' ).mockReturnValue( 0.5 );
} );
afterEach( async () => {
	stopListening();
	// Timers that still wait end before the next test.
	answer = () => HttpResponse.json( { code: 'userfeedback_x' }, { status: 410 } );
	if ( vi.isFakeTimers() ) {
		await settle( 30_000 );
	}
	vi.clearAllTimers();
	vi.useRealTimers();
	localStorage.clear();
	server.resetHandlers();
	Reflect.deleteProperty( navigator, 'locks' );
} );
afterAll( () => server.close() );

describe( 'delivery', () => {
	it( 'writes down before sending, forgets after the reply', async () => {
		let before: string[] = [];
		answer = ( sent ) => {
			before = stored();
			return accepts( sent );
		};
		const { submit } = await tab();
		const one = body();
		await submit( URL, one );
		expect( before ).toEqual( [ QUEUE_PREFIX + one.client_id ] );
		expect( stored() ).toEqual( [] );
		expect( seen ).toEqual( [ one.client_id ] );
	} );

	it( 'asks again with the same id when the reply was lost: one row (T-LOST)', async () => {
		answer = ( sent ) => {
			void accepts( sent );
			answer = accepts;
			return HttpResponse.error();
		};
		const { submit } = await tab();
		const one = body();
		await submit( URL, one );
		expect( stored() ).toHaveLength( 1 );
		await settle( 1100 );
		await waitUntil( () => expect( stored() ).toEqual( [] ) );
		expect( seen ).toEqual( [ one.client_id, one.client_id ] );
		expect( rows.size ).toBe( 1 );
	} );

	it.each( [ 400, 404, 409, 410, 413, 422 ] )( 'gives up for good at %d', async ( status ) => {
		answer = () => HttpResponse.json( { code: 'userfeedback_x' }, { status } );
		const { submit } = await tab();
		await submit( URL, body() );
		expect( stored() ).toEqual( [] );
		await settle( 60_000 );
		expect( seen ).toHaveLength( 1 );
	} );

	it.each( [
		[ '403 of a stale nonce', () => HttpResponse.json( { code: 'rest_cookie_invalid_nonce' }, { status: 403 } ) ],
		[ '404 of a site whose plugin is off', () => HttpResponse.json( { code: 'rest_no_route' }, { status: 404 } ) ],
		[ '404 of a web server', () => new HttpResponse( '<h1>Not found</h1>', { status: 404 } ) ],
		[ '408', () => new HttpResponse( null, { status: 408 } ) ],
		[ '425', () => new HttpResponse( null, { status: 425 } ) ],
		[ '429', () => new HttpResponse( null, { status: 429 } ) ],
		[ '500 with HTML', () => new HttpResponse( '<h1>Error</h1>', { status: 500 } ) ],
		[ '503', () => HttpResponse.json( { code: 'userfeedback_store' }, { status: 503 } ) ],
		[ '200 that is no JSON', () => new HttpResponse( '<h1>Log in to the Wi-Fi</h1>' ) ],
		[ '200 with other JSON', () => HttpResponse.json( { ok: true } ) ],
		[ '200 with null', () => HttpResponse.json( null ) ],
		[ 'a broken connection', () => HttpResponse.error() ],
	] )( 'keeps the answers and asks again after %s', async ( _, reply ) => {
		answer = reply;
		const { submit } = await tab();
		await submit( URL, body() );
		expect( stored() ).toHaveLength( 1 );
		answer = accepts;
		await settle( 1100 );
		await waitUntil( () => expect( stored() ).toEqual( [] ) );
		expect( seen ).toHaveLength( 2 );
	} );

	it( 'waits as long as Retry-After says, in seconds or as a date, also over a new visit', async () => {
		answer = () => new HttpResponse( null, { status: 429, headers: { 'Retry-After': '120' } } );
		const { submit } = await tab();
		await submit( URL, body() );
		dispatchEvent( new Event( 'online' ) );
		const later = await tab();
		later.resume();
		await settle( 118_000 );
		expect( seen ).toHaveLength( 1 );
		answer = accepts;
		await settle( 3_000 );
		await waitUntil( () => expect( stored() ).toEqual( [] ) );

		const date = new Date( Date.now() + 60_000 ).toUTCString();
		answer = () => new HttpResponse( null, { status: 503, headers: { 'Retry-After': date } } );
		await later.submit( URL, body() );
		expect( pending()[ 0 ]!.due - Date.now() ).toBeGreaterThan( 55_000 );
	} );

	it( 'gives a try ten seconds', async () => {
		answer = () => new Promise( () => {} );
		const { submit } = await tab();
		const done = vi.fn();
		void submit( URL, body() ).then( done );
		await settle( 9_000 );
		expect( done ).not.toHaveBeenCalled();
		await settle( 1_500 );
		await waitUntil( () => expect( done ).toHaveBeenCalled() );
		expect( pending()[ 0 ] ).toMatchObject( { tries: 1 } );
	} );

	it( 'doubles its patience up to 30 minutes, half more or less, and rests after ten tries', async () => {
		const { backOff, submit } = await tab();
		expect( [ 1, 2, 3, 4, 12, 40 ].map( ( tries ) => backOff( tries, 0.5 ) / 1000 ) ).toEqual( [
			1, 2, 4, 8, 1800, 1800,
		] );
		expect( [ backOff( 3, 0 ), backOff( 3, 1 ) ] ).toEqual( [ 2000, 6000 ] );
		answer = () => HttpResponse.error();
		await submit( URL, body() );
		for ( let step = 0; step < 30; step++ ) {
			await settle( 120_000 );
		}
		expect( seen ).toHaveLength( 10 );
		expect( stored() ).toHaveLength( 1 );
		answer = accepts;
		dispatchEvent( new Event( 'online' ) );
		await waitUntil( () => expect( stored() ).toEqual( [] ) );
	} );

	it( 'is sent once after an offline visit, and not at all after a day (T-OFF)', async () => {
		answer = () => HttpResponse.error();
		const first = await tab();
		const one = body();
		await first.submit( URL, one );
		closeTabs();
		answer = accepts;
		seen.length = 0;
		vi.setSystemTime( Date.now() + 23 * 3_600_000 );
		( await tab() ).resume();
		await waitUntil( () => expect( stored() ).toEqual( [] ) );
		expect( seen ).toEqual( [ one.client_id ] );

		answer = () => HttpResponse.error();
		await ( await tab() ).submit( URL, body() );
		closeTabs();
		seen.length = 0;
		vi.setSystemTime( Date.now() + 24 * 3_600_000 + 1 );
		( await tab() ).resume();
		await settle( 5_000 );
		expect( seen ).toEqual( [] );
		expect( stored() ).toEqual( [] );
	} );

	it( 'does not keep answers for ever when the clock was set back', async () => {
		answer = () => HttpResponse.error();
		await ( await tab() ).submit( URL, body() );
		vi.setSystemTime( Date.now() - 48 * 3_600_000 );
		expect( pending() ).toEqual( [] );
	} );
} );

describe( 'two tabs (T-TAB)', () => {
	it( 'never send the same answers twice at a time', async () => {
		answer = () => HttpResponse.error();
		const tabs = [ await tab(), await tab(), await tab() ];
		const bodies = [ body(), body(), body(), body() ];
		await Promise.all( bodies.map( ( one, index ) => tabs[ index % 3 ]!.submit( URL, one ) ) );
		seen.length = 0;
		let busy = 0;
		answer = async ( sent ) => {
			expect( ++busy ).toBe( 1 );
			await new Promise( ( done ) => setTimeout( done, 20 ) );
			busy--;
			return accepts( sent );
		};
		dispatchEvent( new Event( 'online' ) );
		await settle( 10_000 );
		await waitUntil( () => expect( stored() ).toEqual( [] ) );
		expect( seen.toSorted() ).toEqual( bodies.map( ( { client_id: id } ) => id ).toSorted() );
	} );

	it( 'make one row of each answer without Web Locks, however often it is sent (http)', async () => {
		Reflect.deleteProperty( navigator, 'locks' );
		answer = () => HttpResponse.error();
		const tabs = [ await tab(), await tab() ];
		const bodies = [ body(), body(), body() ];
		await Promise.all( bodies.map( ( one, index ) => tabs[ index % 2 ]!.submit( URL, one ) ) );
		seen.length = 0;
		answer = accepts;
		dispatchEvent( new Event( 'online' ) );
		await settle( 10_000 );
		await waitUntil( () => expect( stored() ).toEqual( [] ) );
		expect( seen.length ).toBeGreaterThan( bodies.length );
		expect( [ ...rows ].toSorted() ).toEqual( bodies.map( ( { client_id: id } ) => id ).toSorted() );
	} );

	it( 'lose nothing and double nothing in any order of events', async () => {
		vi.useRealTimers();
		await fc.assert(
			fc.asyncProperty(
				fc.scheduler(),
				fc.array( fc.nat( 1 ), { minLength: 1, maxLength: 5 } ),
				async ( scheduler, picks ) => {
					rows.clear();
					localStorage.clear();
					fakeLocks();
					answer = scheduler.scheduleFunction( async ( sent: SubmissionPayload ) =>
						Promise.resolve( accepts( sent ) )
					);
					const tabs = [ await tab(), await tab() ];
					const bodies = picks.map( () => body() );
					const all = Promise.all(
						bodies.map( ( one, index ) => tabs[ picks[ index ]! ]!.submit( URL, one ) )
					);
					await scheduler.waitFor( all );
					expect( [ ...rows ].toSorted() ).toEqual( bodies.map( ( { client_id: id } ) => id ).toSorted() );
					expect( stored() ).toEqual( [] );
				}
			),
			{ numRuns: 25 }
		);
	} );
} );

describe( 'storage that fails (T-QUOTA)', () => {
	it( 'goes on in memory when nothing can be written', async () => {
		vi.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
			throw new DOMException( 'full', 'QuotaExceededError' );
		} );
		answer = () => HttpResponse.error();
		const { submit } = await tab();
		await submit( URL, body() );
		answer = accepts;
		await settle( 1100 );
		await waitUntil( () => expect( rows.size ).toBe( 1 ) );
		expect( seen ).toHaveLength( 2 );
	} );

	it( 'goes on in memory when storage is forbidden altogether', async () => {
		const forbidden = vi.spyOn( window, 'localStorage', 'get' ).mockImplementation( () => {
			throw new DOMException( 'no', 'SecurityError' );
		} );
		for ( const locks of [ true, false ] ) {
			if ( ! locks ) {
				Reflect.deleteProperty( navigator, 'locks' );
			}
			await ( await tab() ).submit( URL, body() );
		}
		expect( rows.size ).toBe( 2 );
		forbidden.mockRestore();
	} );

	it( 'throws corrupted entries away and sends the others', async () => {
		const { resume } = await tab();
		[ '{', 'null', '[]', '{"url":1}', '{"url":"x","body":{"client_id":"y"}}' ].forEach( ( text, index ) =>
			localStorage.setItem( `${ QUEUE_PREFIX }bad${ index }`, text )
		);
		localStorage.setItem( 'not-ours', '{' );
		const now = Date.now();
		const one = body();
		localStorage.setItem(
			QUEUE_PREFIX + one.client_id,
			JSON.stringify( { url: URL, body: one, at: now, due: now, floor: now, tries: 0 } )
		);
		resume();
		await waitUntil( () => expect( stored() ).toEqual( [] ) );
		expect( seen ).toEqual( [ one.client_id ] );
		expect( localStorage.getItem( 'not-ours' ) ).toBe( '{' );
	} );
} );

describe( 'the page goes away', () => {
	const beacon = vi.fn< ( url: string, data: Blob ) => boolean >();
	const leave = () => dispatchEvent( new Event( 'pagehide' ) );
	beforeEach( () => {
		beacon.mockReset();
		Object.defineProperty( navigator, 'sendBeacon', { configurable: true, value: beacon } );
	} );
	afterEach( () => Reflect.deleteProperty( navigator, 'sendBeacon' ) );

	it( 'hands over what waits as JSON and keeps it until a reply was seen', async () => {
		beacon.mockReturnValue( true );
		answer = () => new Promise( () => {} );
		const { submit } = await tab();
		const one = body();
		void submit( URL, one );
		await waitUntil( () => expect( seen ).toHaveLength( 1 ) );
		leave();
		expect( beacon ).toHaveBeenCalledOnce();
		const [ url, data ] = beacon.mock.calls[ 0 ]!;
		expect( url ).toBe( URL );
		expect( data.type ).toBe( 'application/json' );
		expect( stored() ).toHaveLength( 1 );
	} );

	it( 'stops when the browser takes no more', async () => {
		beacon.mockReturnValue( false );
		answer = () => new Promise( () => {} );
		const { submit } = await tab();
		void submit( URL, body() );
		void submit( URL, body() );
		await waitUntil( () => expect( seen ).toHaveLength( 1 ) );
		leave();
		expect( beacon ).toHaveBeenCalledOnce();
		expect( stored() ).toHaveLength( 2 );
	} );

	it( 'does not hand over what the server asked to wait for, nor what is too large', async () => {
		answer = () => new HttpResponse( null, { status: 503 } );
		const { submit } = await tab();
		await submit( URL, body() );
		answer = () => new Promise( () => {} );
		void submit( URL, { ...body(), answers: [ { question_id: 'a', value: 'ü'.repeat( 26_000 ) } ] } );
		leave();
		expect( beacon ).not.toHaveBeenCalled();
		expect( stored() ).toHaveLength( 2 );
	} );
} );

describe( 'ids', () => {
	it( 'are UUIDs of version 4 and differ', () => {
		vi.restoreAllMocks();
		const many = Array.from( { length: 500 }, uuid );
		many.forEach( ( id ) =>
			expect( id ).toMatch( /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/ )
		);
		expect( new Set( many ).size ).toBe( 500 );
	} );
} );
