import { describe, expect, it } from 'vitest';
import { accentColor, DEFAULT_CHART_COLOR, partColors } from '../../../../src/shared/charts/palette';

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

	it( 'RES-27: a whole has five blues', () => {
		expect( partColors( '' ) ).toEqual( [ '#1b5191', '#2d87f1', '#70adf5', '#a7cdf9', '#d1e5fc' ] );
		expect( partColors( '#000000' ) ).toEqual( [ '#000000', '#000000', '#525252', '#949494', '#c7c7c7' ] );
	} );
} );
