import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPress } from '../../../../src/shared/lib/after-press';

const pointer = ( type: string ) => document.body.dispatchEvent( new Event( type, { bubbles: true } ) );

describe( 'afterPress', () => {
	beforeEach( () => vi.useFakeTimers() );
	afterEach( () => vi.useRealTimers() );

	it( 'runs at once while nothing is pressed', () => {
		const run = vi.fn();
		afterPress( run );
		expect( run ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [ 'pointerup', 'pointercancel' ] )( 'waits for %s and for the click that follows it', ( end ) => {
		const order: string[] = [];
		pointer( 'pointerdown' );
		afterPress( () => order.push( 'run' ) );
		expect( order ).toEqual( [] );
		pointer( end );
		order.push( 'click' );
		vi.runAllTimers();
		expect( order ).toEqual( [ 'click', 'run' ] );
		afterPress( () => order.push( 'next' ) );
		expect( order.at( -1 ) ).toBe( 'next' );
	} );
} );
