/*
 * Where the parts of a line chart stand. Nothing here knows wp-admin: a page outside of it draws the same chart
 * (docs/adr/0013-svg-lines.md).
 */

export interface PlotLine {
	/** Name at the end of the line. */
	name: string;
	color: string;
	/** One value for each point; null leaves a gap. */
	values: readonly ( number | null )[];
	/** Of its strokes, where lines of one kind stand together: as SVG's stroke-dasharray. */
	dash?: string;
	/** Points are squares, so that a second line is told apart without its color. */
	square?: boolean;
	/** Thinner, dashed and below the others: what the first line is compared with. */
	quiet?: boolean;
	/** Tints the area down to the axis. */
	filled?: boolean;
	/** The last value still grows: its segment is dashed, its point hollow. */
	running?: boolean;
	/** Shows every point; one of a small sample is hollow. */
	small?: readonly boolean[];
	/** Interval of each point. */
	band?: readonly ( readonly [ number, number ] | null )[];
}

/** Something that happened. Places are points, also between two. */
export interface PlotMark {
	at: number;
	letter: string;
	/** Until when it lasted: hatched. */
	until?: number;
}

export interface Plot {
	/** The first is painted last. */
	lines: readonly PlotLine[];
	/** Name of each point on the axis. */
	names: readonly string[];
	/** Values on the axis, lowest first. The first and the last are its ends. */
	ticks: readonly number[];
	formatTick: ( value: number ) => string;
	/** A dark line at this value. */
	zero?: number;
	/** Lines below the name of each point, e.g. how many answered; several have the colors of their lines. */
	notes?: readonly ( readonly string[] )[];
	marks?: readonly PlotMark[];
}

export interface Frame {
	width: number;
	height: number;
	/** The axis runs from right to left. */
	rtl: boolean;
}

/** Pixels. The origin is the left upper corner in every language. */
export interface Layout {
	top: number;
	bottom: number;
	/** Where the line starts and ends; in right-to-left languages the start is on the right. */
	start: number;
	end: number;
	x: ( index: number ) => number;
	y: ( value: number ) => number;
	/** Every so many points have a name, counted back from the last. */
	every: number;
	/** Whether there is room for names at the line ends. */
	named: boolean;
}

/** Narrower charts omit the names at the line ends; the tooltip still has them. */
const NARROW = 480;
const MOST_TICKS = 7;
const LINE_HEIGHT = 16;
/** A little more than most letters of 12 px need: SVG cannot measure before it draws. */
const LETTER = 7;
const LABEL_WIDTH = 64;
const STEPS = [ 1, 3, 7, 14, 28, 56, 91, 182, 365, 730 ] as const;

/** The power of ten, or 2 or 5 times it, that is nearest by proportion: the steps of d3-array's ticks(). */
function roundStep( step: number ): number {
	const power = 10 ** Math.floor( Math.log10( step ) );
	const rest = step / power;
	return power * ( rest >= Math.sqrt( 50 ) ? 10 : rest >= Math.sqrt( 10 ) ? 5 : rest >= Math.SQRT2 ? 2 : 1 );
}

/**
 * Values of an axis from 0 to at least the highest value, at most seven.
 *
 * @param values Values to show.
 * @param least  The axis reaches at least this far.
 */
export function axisFromZero( values: readonly ( number | null )[], least: number ): number[] {
	const most = values.reduce< number >( ( highest, value ) => Math.max( highest, value ?? 0 ), least );
	for ( let count = MOST_TICKS - 1; count > 1; count-- ) {
		let top = most;
		let step = roundStep( top / count );
		// A higher end may need a longer step, which may need a higher end.
		for ( let before = 0; before !== step; ) {
			before = step;
			top = Math.ceil( top / step ) * step;
			step = roundStep( top / count );
		}
		const steps = Math.round( top / step );
		if ( steps < MOST_TICKS ) {
			return Array.from( { length: steps + 1 }, ( _tick, index ) => index * step );
		}
	}
	return [ 0, most ];
}

/**
 * The interval of the axis labels in points, counted back from the last, which always has a label.
 *
 * @param points Points on the axis.
 * @param width  Width of the axis in pixels.
 */
export function labelEvery( points: number, width: number ): number {
	const room = Math.max( 2, width / LABEL_WIDTH );
	return STEPS.find( ( step ) => points / step <= room ) ?? STEPS[ 9 ];
}

/**
 * @param plot  Lines and axes.
 * @param frame Size and direction.
 */
export function layoutOf( plot: Plot, { width, height, rtl }: Frame ): Layout {
	const named = width >= NARROW && plot.lines.some( ( { name } ) => name !== '' );
	const longest = Math.max( 0, ...plot.lines.map( ( { name } ) => name.length ) );
	const longestTick = Math.max( ...plot.ticks.map( ( tick ) => plot.formatTick( tick ).length ) );
	const before = longestTick * LETTER + 10;
	const after = named ? Math.max( LABEL_WIDTH, longest * LETTER + 16 ) : 24;
	const start = rtl ? width - before : before;
	const end = rtl ? after : width - after;
	const top = plot.marks?.length ? 28 : 8;
	const bottom = height - 28 - ( plot.notes?.length ?? 0 ) * LINE_HEIGHT;
	const [ low, high ] = [ plot.ticks[ 0 ] ?? 0, plot.ticks.at( -1 ) ?? 1 ];
	const last = Math.max( 1, plot.names.length - 1 );
	return {
		top,
		bottom,
		start,
		end,
		x: ( index ) => start + ( ( end - start ) * index ) / last,
		y: ( value ) => bottom - ( ( bottom - top ) * ( value - low ) ) / ( high - low ),
		every: labelEvery( plot.names.length, width ),
		named,
	};
}

export interface LinePaths {
	/** Without the segment to a running point. */
	path: string;
	/** The segment to a running point. */
	openPath: string;
	area: string;
	band: string;
	/** All, or those that no segment shows: alone between gaps, or running. */
	points: { index: number; x: number; y: number; hollow: boolean }[];
}

type Place = readonly [ x: number, y: number ];

/** The parts of a list between its gaps. */
function runs< T >( list: readonly T[], has: ( item: T ) => boolean ): T[][] {
	const parts: T[][] = [];
	let part: T[] | null = null;
	for ( const item of list ) {
		if ( ! has( item ) ) {
			part = null;
		} else if ( part ) {
			part.push( item );
		} else {
			parts.push( ( part = [ item ] ) );
		}
	}
	return parts;
}

const joined = ( places: readonly Place[] ) => places.map( ( [ x, y ] ) => `${ x },${ y }` ).join( 'L' );

/** Straight segments; a point without neighbors is closed, so that round ends show it. */
function line( parts: readonly Place[][] ): string {
	return parts.map( ( part ) => `M${ joined( part ) }${ part.length === 1 ? 'Z' : '' }` ).join( '' );
}

/**
 * The area below a part of a line.
 *
 * @param top    Its upper edge.
 * @param bottom The lower edge of each point.
 */
function area( top: readonly Place[], bottom: ( at: number ) => number ): string {
	const back = top.map( ( [ x ], at ): Place => [ x, bottom( at ) ] ).reverse();
	return `M${ joined( top ) }L${ joined( back ) }Z`;
}

/**
 * The paths of a line. Gaps stay gaps.
 *
 * @param shown  Line.
 * @param layout Where it stands.
 */
export function pathsOf( { values, running = false, small, band = [] }: PlotLine, layout: Layout ): LinePaths {
	const last = values.length - 1;
	const all = values.map( ( value, index ) => ( { value, index } ) );
	const settled = running ? all.slice( 0, -1 ) : all;
	const has = ( { value }: ( typeof all )[ number ] ) => value !== null;
	const x = ( { index }: ( typeof all )[ number ] ) => layout.x( index );
	const y = ( { value }: ( typeof all )[ number ] ) => layout.y( value ?? 0 );
	const place = ( point: ( typeof all )[ number ] ): Place => [ x( point ), y( point ) ];
	const draw = ( points: typeof all ) => line( runs( points, has ).map( ( run ) => run.map( place ) ) );
	// An interval may reach beyond the scale; its picture does not.
	const within = ( value: number ) => Math.min( layout.bottom, Math.max( layout.top, layout.y( value ) ) );
	const fill = ( run: typeof all ) => area( run.map( place ), () => layout.bottom );
	const between = ( run: typeof all ) =>
		area(
			run.map( ( point ): Place => [ x( point ), within( band[ point.index ]?.[ 1 ] ?? 0 ) ] ),
			( at ) => within( band[ run[ at ]?.index ?? 0 ]?.[ 0 ] ?? 0 )
		);
	const banded = ( point: ( typeof all )[ number ] ) => has( point ) && ( band[ point.index ] ?? null ) !== null;
	const empty = ( index: number ) => ( values[ index ] ?? null ) === null;
	return {
		path: draw( settled ),
		openPath: running && ! empty( last ) && ! empty( last - 1 ) ? draw( all.slice( -2 ) ) : '',
		area: runs( all, has ).map( fill ).join( '' ),
		band: runs( all, banded ).map( between ).join( '' ),
		points: all.filter( has ).flatMap( ( point ) => {
			const { index } = point;
			const hollow = small ? small[ index ] === true : running && index === last;
			const alone = empty( index - 1 ) && empty( index + 1 );
			return small || hollow || alone ? [ { index, x: x( point ), y: y( point ), hollow } ] : [];
		} ),
	};
}

/**
 * Moves overlapping names apart and keeps their order.
 *
 * @param heights Wished heights, top first.
 * @param bottom  The lowest place: below it stand the names of the days.
 */
export function spread( heights: number[], bottom = Infinity ): number[] {
	const placed: number[] = [];
	for ( const wished of heights ) {
		const above = placed[ placed.length - 1 ];
		placed.push( above === undefined ? wished : Math.max( wished, above + LINE_HEIGHT ) );
	}
	return placed.map( ( height, index ) => Math.min( height, bottom - ( placed.length - 1 - index ) * LINE_HEIGHT ) );
}

/**
 * Names at the ends of the lines instead of a legend.
 *
 * @param plot   Lines.
 * @param layout Where they stand.
 */
export function endNames( plot: Plot, layout: Layout ): { line: PlotLine; y: number }[] {
	const ends = layout.named
		? plot.lines
				.flatMap( ( shown ) => {
					const value = shown.values.at( -1 ) ?? null;
					return value === null || shown.name === '' ? [] : [ { line: shown, y: layout.y( value ) } ];
				} )
				.sort( ( first, second ) => first.y - second.y )
		: [];
	const heights = spread(
		ends.map( ( { y } ) => y ),
		layout.bottom
	);
	return ends.map( ( end, index ) => ( { ...end, y: heights[ index ] ?? end.y } ) );
}

/**
 * The point nearest to a place on the axis; null without points.
 *
 * @param at     Pixels from the left.
 * @param count  Points on the axis.
 * @param layout Where they stand.
 */
export function nearestPoint( at: number, count: number, layout: Layout ): number | null {
	if ( count === 0 ) {
		return null;
	}
	const share = ( at - layout.start ) / ( layout.end - layout.start );
	return Math.min( count - 1, Math.max( 0, Math.round( share * Math.max( 1, count - 1 ) ) ) );
}
