/** One view of a page: where clicks were, where the pointer rested, how far the page was seen. */
import type { HeatmapRecord } from '../../types';
import { anchorOf, pathOf } from './path';

export const RAGE = 1;
export const DEAD = 2;

const MOST_ELEMENTS = 200;
const MOST_CLICKS = 100;
const MOST_MOVES = 400;
/** Quarters of a second: ten minutes. */
const MOST_DWELL = 2400;
/** Px between places of a pointer that are told apart. */
const MOVE_STEP = 8;

type Place = [ number, number, number ];

export function makeView( token: string, fresh: boolean ) {
	const elements: HeatmapRecord[ 'elements' ] = [];
	const clicks: HeatmapRecord[ 'clicks' ] = [];
	const moves = new Map< string, HeatmapRecord[ 'moves' ][ number ] >();
	const indexes = new Map< string, number >();
	const paths = new WeakMap< Element, string >();
	let dwell = 0;
	let bottom = 0;
	let viewport = 0;
	let page: [ number, number ] = [ 0, 0 ];

	/** A position of the window as one in an element, or on the page where that has no name. */
	const place = ( target: Element, x: number, y: number, step = 1 ): Place => {
		const round = ( length: number ) => Math.round( length / step ) * step;
		const element = anchorOf( target );
		const path = paths.get( element ) ?? pathOf( element );
		paths.set( element, path );
		const { left, top, width, height } = element.getBoundingClientRect();
		let index = indexes.get( path ) ?? -1;
		if ( path && index < 0 && elements.length < MOST_ELEMENTS ) {
			index = elements.length;
			indexes.set( path, index );
			elements.push( [
				path,
				...( [ left + scrollX, top + scrollY, width, height ].map( Math.round ) as [
					number,
					number,
					number,
					number,
				] ),
			] );
		}
		return index < 0
			? [ -1, round( x + scrollX ), round( y + scrollY ) ]
			: [ index, round( x - left ), round( y - top ) ];
	};

	return {
		/** Notes a click; the row may get more kinds later. */
		click( target: Element, x: number, y: number, kind: number ): HeatmapRecord[ 'clicks' ][ number ] | null {
			if ( clicks.length >= MOST_CLICKS ) {
				return null;
			}
			const row: HeatmapRecord[ 'clicks' ][ number ] = [ ...place( target, x, y ), kind ];
			clicks.push( row );
			return row;
		},
		/** Notes that the pointer rested for a quarter of a second. */
		rest( target: Element, x: number, y: number ) {
			const [ index, left, top ] = place( target, x, y, MOVE_STEP );
			const key = [ index, left, top ].join();
			const known = moves.get( key );
			if ( dwell < MOST_DWELL && ( known || moves.size < MOST_MOVES ) ) {
				dwell++;
				moves.set( key, [ index, left, top, ( known?.[ 3 ] ?? 0 ) + 1 ] );
			}
		},
		/** Notes how far the page was seen, and its size. */
		see() {
			const { scrollWidth, scrollHeight } = document.documentElement;
			bottom = Math.max( bottom, scrollY + innerHeight );
			viewport = innerWidth;
			page = [ scrollWidth, scrollHeight ];
		},
		/** Reads nothing of the page: while it goes away, that would make the browser lay it out once more. */
		record(): HeatmapRecord {
			return {
				token,
				viewport,
				page,
				fresh,
				depth: Math.min( 100, Math.round( ( 100 * bottom ) / Math.max( 1, page[ 1 ] ) ) ),
				elements,
				clicks,
				moves: [ ...moves.values() ],
			};
		},
	};
}
