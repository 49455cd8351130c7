import type { HeatmapPoint } from '../../types';

/** A rectangle of the page in CSS px, from the page's own corner. */
export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** A spot of the page, with the number of times it was hit. */
export interface Spot {
	x: number;
	y: number;
	count: number;
}

export interface Placed {
	spots: Spot[];
	/** Hits whose element the page does not have any more: they lie where they were in the page. */
	adrift: number;
}

const WHOLE = 10_000;

const between = ( value: number, most: number ) => Math.min( Math.max( value, 0 ), Math.max( most, 0 ) );

/**
 * Where points lie in the page as it is shown now. Elements move when the page gets another width or another text, so
 * their own box counts before the place in the page.
 *
 * @param points Points of a map.
 * @param boxOf  Box of an element by its selector; null for one that is gone or hidden.
 * @param page   Size of the page as it is shown.
 */
export function placePoints(
	points: readonly HeatmapPoint[],
	boxOf: ( selector: string ) => Box | null,
	page: { width: number; height: number }
): Placed {
	let adrift = 0;
	const spots = points.map( ( { selector, x, y, page_x: pageX, page_y: pageY, count } ): Spot => {
		const box = selector === null ? null : boxOf( selector );
		if ( box && box.width > 0 && box.height > 0 ) {
			return { x: box.x + ( box.width * x ) / WHOLE, y: box.y + ( box.height * y ) / WHOLE, count };
		}
		adrift += count;
		return {
			x: between( ( page.width * pageX ) / WHOLE, page.width - 1 ),
			y: between( pageY, page.height - 1 ),
			count,
		};
	} );
	return { spots, adrift };
}
