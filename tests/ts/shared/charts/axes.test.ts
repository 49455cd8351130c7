import { describe, expect, it } from 'vitest';
import { NPS_AXIS, position, SHARE_AXIS, STAR_SCALE, ticks } from '../../../../src/shared/charts/axes';

describe( 'axes', () => {
	it( 'RES-25: choice charts run from 0 to 100 percent in steps of 20', () => {
		expect( SHARE_AXIS ).toEqual( { min: 0, max: 100, step: 20 } );
		expect( ticks( SHARE_AXIS ) ).toEqual( [ 0, 20, 40, 60, 80, 100 ] );
	} );

	it( 'NPS-03: the score runs from −100 to 100', () => {
		expect( NPS_AXIS.min ).toBe( -100 );
		expect( NPS_AXIS.max ).toBe( 100 );
		expect( ticks( NPS_AXIS ) ).toEqual( [ -100, -50, 0, 50, 100 ] );
	} );

	it( 'RES-28: stars run from 1 to 5', () => {
		expect( [ ...STAR_SCALE ].sort() ).toEqual( [ 1, 2, 3, 4, 5 ] );
	} );

	it( 'places values in percent of the axis and never outside of it', () => {
		expect( position( SHARE_AXIS, 40.9 ) ).toBeCloseTo( 40.9 );
		expect( position( NPS_AXIS, -100 ) ).toBe( 0 );
		expect( position( NPS_AXIS, 0 ) ).toBe( 50 );
		expect( position( NPS_AXIS, 40 ) ).toBe( 70 );
		expect( position( NPS_AXIS, 140 ) ).toBe( 100 );
		expect( position( SHARE_AXIS, -3 ) ).toBe( 0 );
	} );
} );
