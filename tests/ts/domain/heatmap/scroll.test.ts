import { describe, expect, it } from 'vitest';
import { bandsOf, medianDepth } from '../../../../src/domain/heatmap/scroll';

const STEPS = [
	{ depth: 100, views: 20 },
	{ depth: 25, views: 90 },
	{ depth: 50, views: 50 },
	{ depth: 75, views: 30 },
];

describe( 'Scroll depth', () => {
	it( 'goes from the top to the end of the page', () => {
		expect( bandsOf( STEPS, 100 ).map( ( { from, to, share } ) => [ from, to, share ] ) ).toEqual( [
			[ 0, 25, 90 ],
			[ 25, 50, 50 ],
			[ 50, 75, 30 ],
			[ 75, 100, 20 ],
		] );
	} );

	it( 'has the depth that half of the visitors saw', () => {
		expect( medianDepth( bandsOf( STEPS, 100 ) ) ).toBe( 50 );
		expect( medianDepth( bandsOf( STEPS, 1_000 ) ) ).toBe( 0 );
		expect( medianDepth( [] ) ).toBe( 0 );
		expect( bandsOf( STEPS, 0 )[ 0 ]?.share ).toBe( 0 );
	} );
} );
