/** Where things of a list stand while one of them is moved. */
export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

export interface Point {
	x: number;
	y: number;
}

const centerOf = ( { x, y, width, height }: Box ): Point => ( { x: x + width / 2, y: y + height / 2 } );

const distance = ( one: Point, other: Point ) => Math.hypot( one.x - other.x, one.y - other.y );

/** The list with one thing in another place. */
export function reordered< T >( list: readonly T[], from: number, to: number ): T[] {
	const rest = list.filter( ( _, at ) => at !== from );
	return [ ...rest.slice( 0, to ), ...list.slice( from, from + 1 ), ...rest.slice( to ) ];
}

/**
 * How far each thing is from its place when `from` has come to `to`. Rows may differ in height; tiles of a grid
 * are alike, so each takes the place of another.
 */
export function shifts( boxes: readonly Box[], from: number, to: number, grid: boolean ): Point[] {
	const order = reordered( [ ...boxes.keys() ], from, to );
	const [ first, second ] = boxes;
	const gap = first && second ? second.y - first.y - first.height : 0;
	const moved: Point[] = boxes.map( () => ( { x: 0, y: 0 } ) );
	let top = first?.y ?? 0;
	order.forEach( ( at, place ) => {
		const box = boxes[ at ];
		const target = boxes[ place ];
		if ( box && target ) {
			moved[ at ] = grid ? { x: target.x - box.x, y: target.y - box.y } : { x: 0, y: top - box.y };
			top += box.height + gap;
		}
	} );
	return moved;
}

/** The place whose middle is nearest to a point. */
export function nearest( boxes: readonly Box[], point: Point ): number {
	const away = boxes.map( ( box ) => distance( centerOf( box ), point ) );
	return away.indexOf( Math.min( ...away ) );
}

/**
 * The place that an arrow key leads to; the same one at an edge, and for keys that lead nowhere.
 *
 * @param boxes Of all places.
 * @param at    Where the thing is.
 * @param key   Name of the key.
 * @param grid  Whether things stand beside each other too.
 * @param rtl   Whether they begin at the right.
 */
export function beside( boxes: readonly Box[], at: number, key: string, grid: boolean, rtl: boolean ): number {
	const within = ( to: number ) => ( to >= 0 && to < boxes.length ? to : at );
	const own = boxes[ at ];
	if ( key !== 'ArrowUp' && key !== 'ArrowDown' ) {
		const step = { ArrowLeft: rtl ? 1 : -1, ArrowRight: rtl ? -1 : 1 }[ key ];
		return grid && step !== undefined ? within( at + step ) : at;
	}
	const way = key === 'ArrowDown' ? 1 : -1;
	if ( ! grid || ! own ) {
		return within( at + way );
	}
	// The nearest of those that begin above or below.
	const there = boxes.flatMap( ( box, place ) => ( ( box.y - own.y ) * way > box.height / 2 ? [ place ] : [] ) );
	const away = there.map( ( place ) => distance( centerOf( boxes[ place ] ?? own ), centerOf( own ) ) );
	return there[ away.indexOf( Math.min( ...away ) ) ] ?? at;
}
