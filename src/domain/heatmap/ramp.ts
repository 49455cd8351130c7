import { topHeat } from './density';
import type { Grid } from './density';

type Color = readonly [ number, number, number ];

/**
 * From few to many. Each color is darker than the one before, so that the order holds in gray and for people who see
 * fewer colors.
 */
export const RAMP: readonly Color[] = [
	[ 255, 243, 176 ],
	[ 251, 182, 26 ],
	[ 227, 89, 51 ],
	[ 142, 30, 96 ],
	[ 50, 8, 78 ],
];

/** Below it the page stays as it is. */
const FAINTEST = 0.12;
const MOST_OPAQUE = 205;
const OPACITY_GAIN = 330;

/**
 * @param share 0 for the fewest to 1 for the most.
 */
export function rampColor( share: number ): Color {
	const place = Math.min( Math.max( share, 0 ), 1 ) * ( RAMP.length - 1 );
	const at = Math.min( Math.floor( place ), RAMP.length - 2 );
	const [ from, to ] = [ RAMP[ at ], RAMP[ at + 1 ] ] as [ Color, Color ];
	const mixed = ( part: 0 | 1 | 2 ) => Math.round( from[ part ] + ( to[ part ] - from[ part ] ) * ( place - at ) );
	return [ mixed( 0 ), mixed( 1 ), mixed( 2 ) ];
}

/**
 * Pixels of a grid, one for each square. The square root lets single clicks be seen beside hundreds.
 *
 * @param grid Heat of a page.
 * @return Red, green, blue and opacity of each square.
 */
export function paintGrid( { values }: Grid ): Uint8ClampedArray< ArrayBuffer > {
	const top = topHeat( values ) || 1;
	const palette = Array.from( { length: 256 }, ( _, at ) => rampColor( at / 255 ) );
	const pixels = new Uint8ClampedArray( values.length * 4 );
	values.forEach( ( value, at ) => {
		const share = Math.min( 1, Math.sqrt( value / top ) );
		if ( share < FAINTEST ) {
			return;
		}
		pixels.set( palette[ Math.round( share * 255 ) ] ?? [], at * 4 );
		pixels[ at * 4 + 3 ] = Math.min( MOST_OPAQUE, ( share - FAINTEST ) * OPACITY_GAIN );
	} );
	return pixels;
}
