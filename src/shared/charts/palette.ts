/**
 * Colors of charts: the user's admin color, or the default of the specification where there is none, e.g. in mail and
 * tests (RES-11, RES-26).
 */
export const DEFAULT_CHART_COLOR = '#2D87F1';

/** Fixed colors beside the accent. None of them means good or bad. */
export const CHART_INK = {
	text: '#50575e',
	before: '#7a7d82',
	grid: '#e6e6e6',
	axis: '#c3c4c7',
} as const;

/**
 * The user's admin color, or the default outside of wp-admin.
 */
export function accentColor(): string {
	return getComputedStyle( document.body ).getPropertyValue( '--wp-admin-theme-color' ).trim() || DEFAULT_CHART_COLOR;
}

/** How much of the color is in each part, on black and then on white. */
const PARTS = [
	[ 0.6, 0 ],
	[ 1, 255 ],
	[ 0.68, 255 ],
	[ 0.42, 255 ],
	[ 0.22, 255 ],
] as const;

/**
 * Colors of up to five parts of a whole, made of one: with the default they are five blues (RES-27).
 *
 * @param color `#rrggbb`; anything else is the default.
 */
export function partColors( color: string ): string[] {
	const hex = /^#[\da-f]{6}$/i.test( color ) ? color : DEFAULT_CHART_COLOR;
	const channels = [ 1, 3, 5 ].map( ( at ) => parseInt( hex.slice( at, at + 2 ), 16 ) );
	return PARTS.map( ( [ share, ground ] ) => {
		const mixed = channels.map( ( channel ) => Math.round( share * channel + ( 1 - share ) * ground ) );
		return `#${ mixed.map( ( channel ) => channel.toString( 16 ).padStart( 2, '0' ) ).join( '' ) }`;
	} );
}
