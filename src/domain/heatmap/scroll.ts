import type { HeatmapMap } from '../../types';

type Steps = HeatmapMap[ 'scroll' ];

/** A part of the page, from a depth to the next, with the share of views that saw its end. */
export interface Band {
	/** Percent of the page's height. */
	from: number;
	to: number;
	views: number;
	/** Percent of all views. */
	share: number;
}

const share = ( some: number, all: number ) => ( all > 0 ? Math.min( 100, ( some / all ) * 100 ) : 0 );

/**
 * @param steps In how many views visitors came at least so deep, in any order.
 * @param views All of them.
 * @return From the top to the end of the page.
 */
export function bandsOf( steps: Steps, views: number ): Band[] {
	let from = 0;
	return steps
		.filter( ( { depth } ) => depth > 0 )
		.sort( ( one, other ) => one.depth - other.depth )
		.map( ( { depth, views: reached } ) => {
			const band = { from, to: depth, views: reached, share: share( reached, views ) };
			from = depth;
			return band;
		} );
}

/**
 * The depth that half of the views reached, in percent of the page's height; 0 without views.
 *
 * @param bands Bands of a page.
 */
export function medianDepth( bands: readonly Band[] ): number {
	return bands.filter( ( band ) => band.share >= 50 ).at( -1 )?.to ?? 0;
}
