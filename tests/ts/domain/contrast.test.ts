import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	contrast,
	contrastProblems,
	nearestReadable,
	READABLE_CONTRAST,
	textOnButton,
	VISIBLE_CONTRAST,
} from '../../../src/domain/contrast';

const hex = fc.integer( { min: 0, max: 0xffffff } ).map( ( value ) => `#${ value.toString( 16 ).padStart( 6, '0' ) }` );

describe( 'contrast', () => {
	it( 'is as WCAG has it', () => {
		expect( contrast( '#ffffff', '#000000' ) ).toBeCloseTo( 21 );
		expect( contrast( '#ffffff', '#23282D' ) ).toBeCloseTo( 14.9, 1 );
		expect( contrast( 'red', '#000000' ) ).toBeNull();
	} );

	it( 'finds the nearest color that passes, for any two colors', () => {
		fc.assert(
			fc.property( hex, hex, fc.constantFrom( READABLE_CONTRAST, VISIBLE_CONTRAST ), ( color, beside, least ) => {
				const found = nearestReadable( color, beside, least );
				// On a middle gray either black or white has 4.5.
				expect( found ).not.toBeNull();
				expect( contrast( found!, beside )! ).toBeGreaterThanOrEqual( least );
				if ( contrast( color, beside )! >= least ) {
					expect( found ).toBe( color );
				}
			} ),
			{ numRuns: 300 }
		);
	} );

	it( 'moves a color no further than it must', () => {
		const found = nearestReadable( '#2D87F1', '#ffffff' )!;
		expect( contrast( found, '#ffffff' )! ).toBeLessThan( 4.6 );
		expect( nearestReadable( '#777777', '#ffffff' ) ).toBe( '#767676' );
		expect( nearestReadable( 'blue', '#ffffff' ) ).toBeNull();
	} );

	it( 'puts dark text on a pale button', () => {
		expect( textOnButton( '#2D87F1' ) ).toBe( '#ffffff' );
		expect( textOnButton( '#ffd400' ) ).toBe( '#181818' );
	} );
} );

describe( 'problems of a palette', () => {
	const FINE = { widget_color: '#ffffff', text_color: '#23282D', button_color: '#1467CF', toggle_color: '#23282D' };
	const whats = ( change: Partial< typeof FINE > ) =>
		contrastProblems( { ...FINE, ...change } ).map( ( { what, key } ) => `${ what }: ${ key }` );

	it( 'none where everything can be read', () => {
		expect( whats( {} ) ).toEqual( [] );
	} );

	it( 'names what is hard to read and the setting that mends it', () => {
		expect( whats( { text_color: '#bbbbbb' } ) ).toEqual( [ 'text: text_color' ] );
		expect( whats( { button_color: '#2D87F1' } ) ).toEqual( [ 'button-text: button_color' ] );
		expect( whats( { button_color: '#fff2b0' } ) ).toEqual( [ 'button: button_color' ] );
		expect( whats( { toggle_color: '#eeeeee' } ) ).toEqual( [ 'toggle: toggle_color' ] );
	} );

	it( 'one click mends each of them', () => {
		fc.assert(
			fc.property( hex, hex, hex, hex, ( widget_color, text_color, button_color, toggle_color ) => {
				let palette = { widget_color, text_color, button_color, toggle_color };
				for ( const { key, fix } of contrastProblems( palette ) ) {
					palette = { ...palette, [ key ]: fix!.color };
				}
				expect( contrastProblems( palette ) ).toEqual( [] );
			} ),
			{ numRuns: 100 }
		);
	} );
} );
