import { describe, expect, it } from 'vitest';
import { beside, nearest, reordered, shifts } from '../../../../src/admin-surveys/builder/sorting/places';
import type { Box } from '../../../../src/admin-surveys/builder/sorting/places';

/** Rows of these heights with 4 px between them. */
function rowsOf( ...heights: number[] ): Box[] {
	let y = 100;
	return heights.map( ( height ) => {
		const box = { x: 0, y, width: 300, height };
		y += height + 4;
		return box;
	} );
}

/** Five tiles, three in a row. */
const TILES: Box[] = [ 0, 1, 2, 3, 4 ].map( ( at ) => ( {
	x: ( at % 3 ) * 110,
	y: Math.floor( at / 3 ) * 130,
	width: 100,
	height: 120,
} ) );

describe( 'a list with one thing in another place', () => {
	it( 'keeps the order of the others', () => {
		expect( reordered( [ 'a', 'b', 'c', 'd' ], 0, 2 ) ).toEqual( [ 'b', 'c', 'a', 'd' ] );
		expect( reordered( [ 'a', 'b', 'c', 'd' ], 3, 1 ) ).toEqual( [ 'a', 'd', 'b', 'c' ] );
		expect( reordered( [ 'a', 'b' ], 1, 1 ) ).toEqual( [ 'a', 'b' ] );
	} );
} );

describe( 'rows while one is lifted', () => {
	it( 'make room for it, whatever their heights', () => {
		const boxes = rowsOf( 50, 80, 50 );
		expect( shifts( boxes, 0, 2, false ).map( ( { y } ) => y ) ).toEqual( [ 138, -54, -54 ] );
		expect( shifts( boxes, 2, 1, false ).map( ( { y } ) => y ) ).toEqual( [ 0, 54, -84 ] );
		expect( shifts( boxes, 1, 1, false ).every( ( { x, y } ) => x === 0 && y === 0 ) ).toBe( true );
	} );

	it( 'lie as the list will lie: every order, no gap and no overlap', () => {
		const boxes = rowsOf( 40, 72, 56, 40 );
		boxes.forEach( ( _, from ) =>
			boxes.forEach( ( __, to ) => {
				const moved = shifts( boxes, from, to, false );
				const order = reordered( [ ...boxes.keys() ], from, to );
				order.reduce( ( top, at ) => {
					const { y = 0, height = 0 } = boxes[ at ] ?? {};
					expect( y + ( moved[ at ]?.y ?? 0 ) ).toBe( top );
					return top + height + 4;
				}, 100 );
			} )
		);
	} );

	it( 'are found by their middle', () => {
		const boxes = rowsOf( 50, 50, 50 );
		expect( nearest( boxes, { x: 150, y: 125 } ) ).toBe( 0 );
		expect( nearest( boxes, { x: 150, y: 153 } ) ).toBe( 1 );
		expect( nearest( boxes, { x: 150, y: 9999 } ) ).toBe( 2 );
	} );
} );

describe( 'tiles while one is lifted', () => {
	it( 'take the place of their neighbor, also in another row', () => {
		expect( shifts( TILES, 2, 3, true )[ 2 ] ).toEqual( { x: -220, y: 130 } );
		expect( shifts( TILES, 2, 3, true )[ 3 ] ).toEqual( { x: 220, y: -130 } );
	} );
} );

describe( 'arrow keys', () => {
	it.each( [
		[ 'ArrowDown', 1, 2 ],
		[ 'ArrowUp', 1, 0 ],
		[ 'ArrowUp', 0, 0 ],
		[ 'ArrowDown', 2, 2 ],
		[ 'ArrowRight', 1, 1 ],
	] )( '%s in rows: from %i to %i', ( key, at, to ) => {
		expect( beside( rowsOf( 50, 50, 50 ), at, key, false, false ) ).toBe( to );
	} );

	it.each( [
		[ 'ArrowRight', 2, false, 3 ],
		[ 'ArrowLeft', 2, false, 1 ],
		[ 'ArrowLeft', 2, true, 3 ],
		[ 'ArrowDown', 1, false, 4 ],
		[ 'ArrowDown', 2, false, 4 ],
		[ 'ArrowUp', 3, false, 0 ],
		[ 'ArrowUp', 1, false, 1 ],
	] )( '%s in tiles: from %i, right to left %s, to %i', ( key, at, rtl, to ) => {
		expect( beside( TILES, at, key, true, rtl ) ).toBe( to );
	} );
} );
