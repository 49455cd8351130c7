import { describe, expect, it } from 'vitest';
import { densityOf, topHeat } from '../../../../src/domain/heatmap/density';
import { paintGrid, RAMP, rampColor } from '../../../../src/domain/heatmap/ramp';

/** Relative luminance, WCAG. */
function luminance( color: readonly number[] ): number {
	const [ red = 0, green = 0, blue = 0 ] = color.map( ( part ) => {
		const share = part / 255;
		return share <= 0.04045 ? share / 12.92 : ( ( share + 0.055 ) / 1.055 ) ** 2.4;
	} );
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe( 'Heat', () => {
	it( 'is highest where a spot lies, and fades around it', () => {
		const { values, columns, cell } = densityOf( [ { x: 202, y: 102, count: 2 } ], 400, 300 );
		const at = ( x: number, y: number ) => values[ Math.floor( y / cell ) * columns + Math.floor( x / cell ) ]!;
		expect( Math.max( ...values ) ).toBe( at( 202, 102 ) );
		expect( at( 202, 102 ) ).toBeCloseTo( 2 );
		expect( at( 222, 102 ) ).toBeLessThan( at( 210, 102 ) );
		expect( at( 202, 122 ) ).toBeCloseTo( at( 222, 102 ) );
		expect( at( 300, 102 ) ).toBe( 0 );
	} );

	it( 'adds up, and counts weigh like repeated hits', () => {
		const once = densityOf( [ { x: 50, y: 50, count: 3 } ], 100, 100 ).values;
		const thrice = densityOf(
			Array.from( { length: 3 }, () => ( { x: 50, y: 50, count: 1 } ) ),
			100,
			100
		).values;
		expect( Math.max( ...once ) ).toBeCloseTo( Math.max( ...thrice ) );
	} );

	it( 'stays in the page at its edges, and in memory on very long pages', () => {
		expect( () =>
			densityOf(
				[
					{ x: 0, y: 0, count: 1 },
					{ x: 99, y: 99, count: 1 },
				],
				100,
				100
			)
		).not.toThrow();
		const { values, cell } = densityOf( [], 1_600, 200_000 );
		expect( values.length ).toBeLessThanOrEqual( 1_000_000 );
		expect( cell ).toBeGreaterThan( 4 );
	} );

	it( 'has a top that few hot squares do not move', () => {
		const values = new Float32Array( 10_000 ).fill( 1 );
		values[ 7 ] = 1_000;
		expect( topHeat( values ) ).toBe( 1 );
		expect( topHeat( new Float32Array( 9 ) ) ).toBe( 0 );
	} );

	it( 'is darker where there is more, also in gray', () => {
		const steps = Array.from( { length: 101 }, ( _, at ) => luminance( rampColor( at / 100 ) ) );
		steps.slice( 1 ).forEach( ( step, at ) => expect( step ).toBeLessThan( steps[ at ]! ) );
		expect( rampColor( 0 ) ).toEqual( RAMP[ 0 ] );
		expect( rampColor( 2 ) ).toEqual( RAMP.at( -1 ) );
	} );

	it( 'is drawn nowhere but around spots', () => {
		const grid = densityOf( [ { x: 50, y: 50, count: 1 } ], 400, 400 );
		const pixels = paintGrid( grid );
		const opacity = ( x: number, y: number ) =>
			pixels[ ( Math.floor( y / grid.cell ) * grid.columns + Math.floor( x / grid.cell ) ) * 4 + 3 ];
		expect( opacity( 50, 50 ) ).toBe( 205 );
		expect( opacity( 200, 50 ) ).toBe( 0 );
		expect( paintGrid( densityOf( [], 40, 40 ) ).every( ( part ) => part === 0 ) ).toBe( true );
	} );
} );
