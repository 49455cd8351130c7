import type { Spot } from './place';

/** Heat of a page by squares of `cell` CSS px, row by row. */
export interface Grid {
	values: Float32Array;
	columns: number;
	rows: number;
	cell: number;
}

/** How far one hit warms its surroundings, in CSS px: about a fingertip. */
const RADIUS = 26;
const CELL = 4;
/** Four megabytes; very long pages get larger squares. */
const MOST_CELLS = 1_000_000;
/** A few hot squares must not leave the rest of the page pale. */
const TOP_SHARE = 0.995;

/**
 * Sums what each spot gives to the squares around it.
 *
 * @param spots  Spots in CSS px.
 * @param width  Of the page.
 * @param height Of the page.
 */
export function densityOf( spots: readonly Spot[], width: number, height: number ): Grid {
	let cell = CELL;
	while ( ( width / cell ) * ( height / cell ) > MOST_CELLS ) {
		cell *= 2;
	}
	const columns = Math.max( 1, Math.ceil( width / cell ) );
	const rows = Math.max( 1, Math.ceil( height / cell ) );
	const values = new Float32Array( columns * rows );
	const radius = RADIUS / cell;
	const reach = 2 * radius;
	for ( const { x, y, count } of spots ) {
		// The middle of a square has the whole number.
		const atX = x / cell - 0.5;
		const atY = y / cell - 0.5;
		const left = Math.max( 0, Math.ceil( atX - reach ) );
		const right = Math.min( columns - 1, Math.floor( atX + reach ) );
		const bottom = Math.min( rows - 1, Math.floor( atY + reach ) );
		for ( let row = Math.max( 0, Math.ceil( atY - reach ) ); row <= bottom; row++ ) {
			for ( let column = left; column <= right; column++ ) {
				const distance = ( ( column - atX ) ** 2 + ( row - atY ) ** 2 ) / radius ** 2;
				if ( distance < 4 ) {
					const at = row * columns + column;
					values[ at ] = ( values[ at ] ?? 0 ) + count * Math.exp( -1.6 * distance );
				}
			}
		}
	}
	return { values, columns, rows, cell };
}

/**
 * The heat that is drawn as the darkest: nearly the highest of the page.
 *
 * @param values Heat of the squares.
 */
export function topHeat( values: Float32Array ): number {
	const warm = values.filter( ( value ) => value > 0 ).sort();
	return warm[ Math.min( warm.length - 1, Math.floor( warm.length * TOP_SHARE ) ) ] ?? 0;
}
