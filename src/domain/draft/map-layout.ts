/**
 * Where the map's cards, lines and labels lie, in pixels from the start edge (docs/paths.md). A spine runs down the
 * middle; questions that some pass stand at its start side, jumps run down tracks at its end side.
 */
import type { Place } from './map';

export const CARD_WIDTH = 248;
const CARD = 84;
const EDGE = 24;
/** Between the two columns. */
const BETWEEN = 32;
const GAP = 48;
/** Above a question beside the spine: room for the ways to it and past it. */
const SIDE_GAP = 80;
/** Between endings, which no way connects. */
const END_GAP = 24;
/** Ways that leave a card at its end side. */
const SLOT = 26;
const FIRST_SLOT = 20;
const TRACK = 16;
/** From the cards to the first track: room for a label. */
const LABELS = 176;
const RETURN = 14;
const BRANCH = 24;
const JOIN = 56;
const CORNER = 8;

type Point = readonly [ x: number, y: number ];

export interface MapCard {
	x: number;
	y: number;
	height: number;
}

export interface MapLine {
	path: string;
	arrow: boolean;
	/** A jump back. */
	wrong: boolean;
}

export interface MapLabel {
	/** Id of the place that it belongs to. */
	id: string;
	/** When the question shows; who jumps; everybody else. */
	says: 'shows' | 'leap' | 'else';
	/** Of the leap, from 0. */
	leap: number;
	/** Of its start edge, or of its middle. */
	x: number;
	/** Of its middle. */
	y: number;
	centered: boolean;
	most: number;
}

export interface MapLayout {
	width: number;
	height: number;
	cards: Record< string, MapCard >;
	lines: MapLine[];
	labels: MapLabel[];
	/** Where somebody goes from a place to a later one, along a jump to `leap` where there is one. */
	way: ( from: string, to: string, leap?: string ) => string;
}

/** Beside the spine: some pass it, or nobody gets there. */
const isSide = ( { kind, passed, reached }: Place ): boolean => kind === 'question' && ( passed || ! reached );

/** Towards another point, as far as a corner is round. */
function towards( point: Point, other: Point ): string {
	const [ x, y ] = [ other[ 0 ] - point[ 0 ], other[ 1 ] - point[ 1 ] ];
	const share = Math.min( CORNER, Math.hypot( x, y ) / 2 ) / Math.hypot( x, y );
	return `${ point[ 0 ] + x * share } ${ point[ 1 ] + y * share }`;
}

/** A line through the points, its corners round. */
function lineThrough( points: readonly Point[] ): string {
	const apart = points.filter(
		( [ x, y ], at ) => at === 0 || x !== points[ at - 1 ]?.[ 0 ] || y !== points[ at - 1 ]?.[ 1 ]
	);
	return apart
		.map( ( point, at ) => {
			const [ before, after ] = [ apart[ at - 1 ], apart[ at + 1 ] ];
			if ( ! before ) {
				return `M${ point.join( ' ' ) }`;
			}
			return after
				? `L${ towards( point, before ) }Q${ point.join( ' ' ) } ${ towards( point, after ) }`
				: `L${ point.join( ' ' ) }`;
		} )
		.join( '' );
}

/** A track for each place that jumps lead to: short ones inside, none on top of another. */
function tracksOf( places: readonly Place[] ): Map< string, number > {
	const rowOf = new Map( places.map( ( { id }, at ) => [ id, at ] ) );
	const spans = places
		.map( ( { id }, row ) => {
			const rows = places.flatMap( ( place, at ) => ( place.leaps.some( ( { to } ) => to === id ) ? at : [] ) );
			return { id, from: Math.min( row, ...rows ), to: Math.max( row, ...rows ), used: rows.length > 0 };
		} )
		.filter( ( { used, id } ) => used && rowOf.has( id ) )
		.sort( ( one, other ) => one.to - one.from - ( other.to - other.from ) || one.from - other.from );
	const taken: { from: number; to: number }[][] = [];
	return new Map(
		spans.map( ( { id, from, to } ) => {
			const free = taken.findIndex( ( track ) => track.every( ( one ) => one.to < from || to < one.from ) );
			const track = free < 0 ? taken.push( [] ) - 1 : free;
			taken[ track ]?.push( { from, to } );
			return [ id, track ];
		} )
	);
}

/** Lays the places out from top to bottom. */
export function layoutOf( places: readonly Place[] ): MapLayout {
	const main = places.some( isSide ) ? EDGE + CARD_WIDTH + BETWEEN : EDGE;
	const spine = main + CARD_WIDTH / 2;
	const sideMiddle = EDGE + CARD_WIDTH / 2;
	const firstTrack = main + CARD_WIDTH + LABELS;
	const tracks = tracksOf( places );
	const entered = ( { flowsIn, landed }: Place ) => flowsIn || landed;
	const aimed = ( id: string ) => tracks.has( id );
	const byId = new Map( places.map( ( place ) => [ place.id, place ] ) );

	const cards: Record< string, MapCard > = {};
	let y = EDGE;
	places.forEach( ( place, at ) => {
		const side = isSide( place );
		if ( at > 0 || side ) {
			y += side ? SIDE_GAP : place.kind === 'ending' ? END_GAP : GAP;
		}
		const slots = place.leaps.length + ( ! side && aimed( place.id ) ? 1 : 0 );
		const height = Math.max( CARD, FIRST_SLOT * 2 + SLOT * ( slots - 1 ) );
		cards[ place.id ] = { x: side ? EDGE : main, y, height };
		y += height;
	} );
	const NOWHERE: MapCard = { x: 0, y: 0, height: 0 };
	const card = ( id: string ) => cards[ id ] ?? NOWHERE;
	const bottom = ( id: string ) => card( id ).y + card( id ).height;
	const sideways = ( id: string ) => {
		const place = byId.get( id );
		return place !== undefined && isSide( place );
	};

	/** From a card down to the spine. */
	const leave = ( id: string ): Point[] =>
		sideways( id )
			? [
					[ sideMiddle, bottom( id ) ],
					[ sideMiddle, bottom( id ) + RETURN ],
					[ spine, bottom( id ) + RETURN ],
				]
			: [ [ spine, bottom( id ) ] ];
	/** From the spine to a card. */
	const arrive = ( id: string ): Point[] =>
		sideways( id )
			? [
					[ spine, card( id ).y - BRANCH ],
					[ sideMiddle, card( id ).y - BRANCH ],
					[ sideMiddle, card( id ).y ],
				]
			: [ [ spine, card( id ).y ] ];
	/** From a card along a track to another, or to the spine above it. */
	const jump = ( id: string, to: string ): Point[] => {
		const place = byId.get( id );
		const slot =
			( place?.leaps.findIndex( ( leap ) => leap.to === to ) ?? 0 ) + ( ! sideways( id ) && aimed( id ) ? 1 : 0 );
		const from = card( id ).y + FIRST_SLOT + SLOT * slot;
		const track = firstTrack + TRACK * ( tracks.get( to ) ?? 0 );
		const [ x, at ] = sideways( to )
			? [ spine, card( to ).y - JOIN ]
			: [ main + CARD_WIDTH, card( to ).y + FIRST_SLOT ];
		return [
			[ card( id ).x + CARD_WIDTH, from ],
			[ track, from ],
			[ track, at ],
			[ x, at ],
		];
	};

	const lines: MapLine[] = [];
	const labels: MapLabel[] = [];
	const draw = ( points: Point[], arrow: boolean, wrong = false ) =>
		lines.push( { path: lineThrough( points ), arrow, wrong } );
	places.forEach( ( place, at ) => {
		const { id } = place;
		const { y: top, height } = card( id );
		const side = isSide( place );
		const before = places[ at - 1 ];
		const above = before ? bottom( before.id ) : EDGE;
		if ( side ? entered( place ) : place.flowsIn && before ) {
			const from = place.flowsIn ? above : top - JOIN;
			draw(
				[
					[ spine, from ],
					[ spine, side ? top + height : top ],
				],
				! side
			);
		}
		if ( side && place.reached ) {
			draw( arrive( id ), true );
			labels.push( {
				...{ id, says: 'shows', leap: 0, centered: true },
				...{ x: ( spine + sideMiddle ) / 2, y: top - BRANCH, most: spine - sideMiddle - 2 * EDGE },
			} );
			if ( place.leaps.length === 0 ) {
				labels.push( {
					...{ id, says: 'else', leap: 0, centered: true },
					...{ x: spine, y: top + height / 2, most: CARD_WIDTH / 2 },
				} );
			}
			if ( place.flowsOn ) {
				draw( leave( id ), false );
			}
		}
		if ( ! side && place.leaps.length > 0 && place.flowsOn ) {
			labels.push( {
				...{ id, says: 'else', leap: 0, centered: true },
				...{ x: spine, y: top + height + RETURN + 2, most: CARD_WIDTH / 2 },
			} );
		}
		place.leaps.forEach( ( { to, back }, leap ) => {
			const points = jump( id, to );
			draw( points, true, back );
			labels.push( {
				...{ id, says: 'leap', leap, centered: false },
				x: card( id ).x + CARD_WIDTH + 10,
				y: points[ 0 ]?.[ 1 ] ?? top,
				most: side ? main + CARD_WIDTH / 2 - EDGE - CARD_WIDTH - 20 : LABELS - 24,
			} );
		} );
	} );

	const farthest = tracks.size > 0 ? firstTrack + TRACK * Math.max( ...tracks.values() ) : main + CARD_WIDTH;
	return {
		width: farthest + EDGE,
		height: y + EDGE,
		cards,
		lines,
		labels,
		way: ( from, to, leap ) => {
			if ( ! leap ) {
				return lineThrough( [ ...leave( from ), ...arrive( to ) ] );
			}
			const landed = jump( from, leap );
			return lineThrough( leap === to && ! sideways( to ) ? landed : [ ...landed, ...arrive( to ) ] );
		},
	};
}
