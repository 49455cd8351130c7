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

type Rgb = readonly [ number, number, number ];

/**
 * Reads `#rgb`, `#rrggbb`, `rgb(…)` and `rgba(…)`; the default for anything else.
 *
 * @param color CSS color.
 */
export function parseColor( color: string ): Rgb {
	const text = color.trim();
	const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec( text )?.[ 1 ];
	if ( hex ) {
		const full = hex.length === 3 ? hex.replace( /./g, ( digit ) => digit + digit ) : hex;
		const number = parseInt( full, 16 );
		return [ number >> 16, ( number >> 8 ) & 255, number & 255 ];
	}
	const parts = /^rgba?\(([^)]+)\)$/i.exec( text )?.[ 1 ];
	const [ red, green, blue ] = ( parts ?? '' ).split( /[\s,/]+/ ).map( Number );
	if (
		red !== undefined &&
		green !== undefined &&
		blue !== undefined &&
		! [ red, green, blue ].some( Number.isNaN )
	) {
		return [ red, green, blue ];
	}
	return parseColor( DEFAULT_CHART_COLOR );
}

/**
 * The color with an opacity, for a canvas.
 *
 * @param color CSS color.
 * @param alpha 0 to 1.
 */
export function withAlpha( color: string, alpha: number ): string {
	return `rgba(${ parseColor( color ).join( ', ' ) }, ${ alpha })`;
}

/**
 * The user's admin color, or the default outside of wp-admin.
 */
export function accentColor(): string {
	return getComputedStyle( document.body ).getPropertyValue( '--wp-admin-theme-color' ).trim() || DEFAULT_CHART_COLOR;
}
