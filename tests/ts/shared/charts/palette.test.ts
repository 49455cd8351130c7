import { describe, expect, it } from 'vitest';
import {
	accentColor,
	DEFAULT_CHART_COLOR,
	parseColor,
	piePalette,
	withAlpha,
} from '../../../../src/shared/charts/palette';

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

	it( 'RES-27: the pie palette has five blues, dark to light', () => {
		const blues = piePalette();
		expect( blues ).toHaveLength( 5 );
		expect( blues[ 1 ] ).toBe( '#2d87f1' );
		const sums = blues.map( ( color ) => {
			const [ red, green, blue ] = parseColor( color );
			expect( blue ).toBeGreaterThan( red );
			expect( blue ).toBeGreaterThanOrEqual( green );
			return red + green + blue;
		} );
		expect( sums ).toEqual( [ ...sums ].sort( ( a, b ) => a - b ) );
		expect( new Set( blues ).size ).toBe( 5 );
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
