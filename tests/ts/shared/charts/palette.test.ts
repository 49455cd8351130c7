import { describe, expect, it } from 'vitest';
import { accentColor, DEFAULT_CHART_COLOR, parseColor, withAlpha } from '../../../../src/shared/charts/palette';

describe( 'colors of charts', () => {
	it( 'RES-11, RES-26: the default color is #2D87F1', () => {
		expect( DEFAULT_CHART_COLOR ).toBe( '#2D87F1' );
		document.body.style.removeProperty( '--wp-admin-theme-color' );
		expect( accentColor() ).toBe( '#2D87F1' );
	} );

	it( 'draws in the admin color where there is one', () => {
		document.body.style.setProperty( '--wp-admin-theme-color', '#e14d43' );
		expect( accentColor() ).toBe( '#e14d43' );
		document.body.style.removeProperty( '--wp-admin-theme-color' );
	} );

	it( 'reads hex and rgb colors and falls back to the default', () => {
		expect( parseColor( '#fff' ) ).toEqual( [ 255, 255, 255 ] );
		expect( parseColor( 'rgb(56, 88, 233)' ) ).toEqual( [ 56, 88, 233 ] );
		expect( parseColor( 'rgb(56 88 233 / 50%)' ) ).toEqual( [ 56, 88, 233 ] );
		expect( parseColor( 'nonsense' ) ).toEqual( [ 45, 135, 241 ] );
		expect( parseColor( '' ) ).toEqual( [ 45, 135, 241 ] );
		expect( withAlpha( '#2D87F1', 0.07 ) ).toBe( 'rgba(45, 135, 241, 0.07)' );
	} );
} );
