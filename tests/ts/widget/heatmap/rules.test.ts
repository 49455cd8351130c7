import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayBeDead, rageDetector, watchForAnswer } from '../../../../src/widget/heatmap/clicks';
import type { HeatmapData } from '../../../../src/widget/heatmap/data';
import { draw, isRefused } from '../../../../src/widget/heatmap/sample';

const data: HeatmapData = {
	id: 7,
	url: '/records',
	script: '/recorder.js',
	token: 'a'.repeat( 32 ),
	sample: 25,
	until: 2000,
	sensitive: false,
	consent: '',
};

describe( 'rageDetector', () => {
	it( 'is the third click within a second in 30 px, once', () => {
		const isRage = rageDetector();
		expect( isRage( 0, 100, 100 ) ).toBe( false );
		expect( isRage( 300, 110, 100 ) ).toBe( false );
		expect( isRage( 900, 100, 120 ) ).toBe( true );
		expect( isRage( 1100, 100, 110 ) ).toBe( false );
		expect( isRage( 1300, 100, 110 ) ).toBe( false );
		expect( isRage( 5000, 100, 110 ) ).toBe( false );
		expect( isRage( 5100, 100, 110 ) ).toBe( false );
		expect( isRage( 5200, 100, 110 ) ).toBe( true );
	} );

	it( 'is none when they are slow or apart', () => {
		const slow = rageDetector();
		expect( [ 0, 600, 1200, 1800 ].map( ( at ) => slow( at, 5, 5 ) ) ).not.toContain( true );
		const apart = rageDetector();
		expect( [ 0, 40, 80 ].map( ( x ) => apart( x, x, 5 ) ) ).not.toContain( true );
	} );
} );

describe( 'mayBeDead', () => {
	it.each( [
		[ '<p>Text</p>', true ],
		[ '<a href="#top">Up</a>', true ],
		[ '<button type="button">Buy</button>', true ],
		[ '<img alt="">', true ],
		[ '<a href="/cart">Cart</a>', false ],
		[ '<input>', false ],
		[ '<label>Name</label>', false ],
		[ '<video></video>', false ],
		[ '<form><button>Send</button></form>', false ],
		[ '<form><button type="button">More</button></form>', true ],
	] )( '%s: %s', ( html, expected ) => {
		document.body.innerHTML = html;
		const element = document.querySelector( 'form > *' ) ?? document.body.firstElementChild;
		expect( element && mayBeDead( element ) ).toBe( expected );
	} );
} );

describe( 'watchForAnswer', () => {
	beforeEach( () => {
		vi.useFakeTimers();
		document.body.innerHTML = '<p></p>';
	} );
	afterEach( () => {
		vi.useRealTimers();
	} );

	it( 'calls when nothing happens', async () => {
		const silent = vi.fn();
		watchForAnswer( silent, 800 );
		await vi.advanceTimersByTimeAsync( 799 );
		expect( silent ).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync( 1 );
		expect( silent ).toHaveBeenCalledOnce();
	} );

	it.each( [
		[ 'an element changes', () => document.body.append( 'x' ) ],
		[ 'a class changes', () => document.body.classList.toggle( 'open' ) ],
		[ 'the page scrolls', () => document.dispatchEvent( new Event( 'scroll' ) ) ],
		[ 'the page is left', () => window.dispatchEvent( new Event( 'pagehide' ) ) ],
	] )( 'does not when %s', async ( _says, answer ) => {
		const silent = vi.fn();
		watchForAnswer( silent, 800 );
		answer();
		await vi.advanceTimersByTimeAsync( 1000 );
		expect( silent ).not.toHaveBeenCalled();
	} );
} );

describe( 'isRefused', () => {
	const page = ( navigator: object, more: object = {} ) => {
		const made = { navigator, ...more } as unknown as { top: unknown };
		made.top ??= made;
		return made as unknown as Window;
	};

	it( 'respects Do Not Track, Global Privacy Control, frames and the end', () => {
		expect( isRefused( data, 0, page( {} ) ) ).toBe( false );
		expect( isRefused( data, 0, page( { doNotTrack: '0', globalPrivacyControl: false } ) ) ).toBe( false );
		expect( isRefused( data, 0, page( { doNotTrack: '1' } ) ) ).toBe( true );
		expect( isRefused( data, 0, page( { globalPrivacyControl: true } ) ) ).toBe( true );
		expect( isRefused( data, 0, page( {}, { top: {} } ) ) ).toBe( true );
		expect( isRefused( data, 1_999_999, page( {} ) ) ).toBe( false );
		expect( isRefused( data, 2_000_000, page( {} ) ) ).toBe( true );
	} );
} );

describe( 'draw', () => {
	beforeEach( () => {
		localStorage.clear();
	} );
	const at = ( value: number, sample = data.sample ) =>
		draw(
			{ ...data, sample },
			() => localStorage,
			() => value
		);

	it( 'takes the share, and keeps to its verdict', () => {
		expect( at( 0.249 ) ).toEqual( { isIn: true, isFresh: true } );
		expect( at( 0.9 ) ).toEqual( { isIn: true, isFresh: false } );
		localStorage.clear();
		expect( at( 0.25 ) ).toEqual( { isIn: false, isFresh: false } );
		expect( at( 0 ) ).toEqual( { isIn: false, isFresh: false } );
	} );

	it( 'counts nobody twice when the share changes', () => {
		at( 0.4 );
		expect( at( 0.9, 50 ) ).toEqual( { isIn: true, isFresh: true } );
		expect( at( 0.9, 50 ) ).toEqual( { isIn: true, isFresh: false } );
		expect( at( 0.1, 25 ) ).toEqual( { isIn: false, isFresh: false } );
		expect( at( 0.1, 100 ) ).toEqual( { isIn: true, isFresh: false } );
	} );

	it( 'decides anew where the browser keeps nothing', () => {
		const closed = () => {
			throw new Error( 'closed' );
		};
		expect( draw( data, closed, () => 0 ) ).toEqual( { isIn: true, isFresh: true } );
		expect( draw( data, closed, () => 0.9 ) ).toEqual( { isIn: false, isFresh: false } );
	} );

	it( 'takes everybody at 100 and a quarter at 25', () => {
		expect(
			draw(
				{ ...data, sample: 100 },
				() => localStorage,
				() => 0.9999
			).isIn
		).toBe( true );
		let seen = 0;
		for ( let turn = 0; turn < 1000; turn++ ) {
			localStorage.clear();
			seen += at( turn / 1000 ).isIn ? 1 : 0;
		}
		expect( seen ).toBe( 250 );
	} );
} );
