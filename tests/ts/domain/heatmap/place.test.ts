import { describe, expect, it } from 'vitest';
import { placePoints } from '../../../../src/domain/heatmap/place';
import type { Box } from '../../../../src/domain/heatmap/place';
import type { HeatmapPoint } from '../../../../src/types';

const point = ( of: Partial< HeatmapPoint > = {} ): HeatmapPoint => ( {
	selector: '#buy',
	x: 2_500,
	y: 5_000,
	page_x: 1_000,
	page_y: 900,
	count: 3,
	...of,
} );

const page = { width: 400, height: 2_000 };
const boxes =
	( known: Record< string, Box > ) =>
	( selector: string ): Box | null =>
		known[ selector ] ?? null;

describe( 'Places of points', () => {
	it( 'are fractions of the element, wherever it stands now', () => {
		const wide = placePoints( [ point() ], boxes( { '#buy': { x: 100, y: 50, width: 200, height: 40 } } ), page );
		expect( wide ).toEqual( { spots: [ { x: 150, y: 70, count: 3 } ], adrift: 0 } );
		const narrow = placePoints( [ point() ], boxes( { '#buy': { x: 10, y: 700, width: 80, height: 80 } } ), page );
		expect( narrow.spots ).toEqual( [ { x: 30, y: 740, count: 3 } ] );
	} );

	it( 'are those in the page where the element is gone, hidden or unknown', () => {
		const gone = [ point(), point( { selector: '#hidden' } ), point( { selector: null } ) ];
		const found = placePoints( gone, boxes( { '#hidden': { x: 5, y: 5, width: 0, height: 0 } } ), page );
		expect( found.spots ).toEqual( Array.from( { length: 3 }, () => ( { x: 40, y: 900, count: 3 } ) ) );
		expect( found.adrift ).toBe( 9 );
	} );

	it( 'never lie outside the page, which may be shorter now', () => {
		const { spots } = placePoints(
			[ point( { selector: null, page_x: 12_000, page_y: 5_000 } ), point( { selector: null, page_y: -4 } ) ],
			boxes( {} ),
			page
		);
		expect( spots.map( ( { x, y } ) => [ x, y ] ) ).toEqual( [
			[ 399, 1_999 ],
			[ 40, 0 ],
		] );
	} );
} );
