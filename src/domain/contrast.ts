/** Contrast of two colors as WCAG 2 defines it, and the color that would have enough. */
import { channelsOf, lightOf, luminance } from './luminance';

/** WCAG 1.4.3 for text of normal size. */
export const READABLE_CONTRAST = 4.5;
/** WCAG 1.4.11 for icons and edges. */
export const VISIBLE_CONTRAST = 3;

/** What lies on a button: white, or near black where that contrasts more (`look.ts`). */
export const WHITE = '#ffffff';
export const NEAR_BLACK = '#181818';

const isHex = ( color: string ) => /^#[0-9a-f]{6}$/i.test( color );

/** 1 to 21; null when a color is not written as six digits. */
export function contrast( one: string, other: string ): number | null {
	if ( ! [ one, other ].every( isHex ) ) {
		return null;
	}
	const [ dark = 0, light = 0 ] = [ one, other ]
		.map( ( color ) => luminance( lightOf( channelsOf( color ) ) ) )
		.sort( ( a, b ) => a - b );
	return ( light + 0.05 ) / ( dark + 0.05 );
}

const hexOf = ( channels: readonly number[] ) =>
	`#${ channels
		.map( ( channel ) =>
			Math.round( channel * 255 )
				.toString( 16 )
				.padStart( 2, '0' )
		)
		.join( '' ) }`;

/** How far a color must move on its way to black or white; null when even the end does not pass. */
function moved( color: string, end: 0 | 1, passes: ( hex: string ) => boolean ) {
	const from = channelsOf( color );
	// 256 steps: as fine as the digits.
	for ( let step = 1; step <= 256; step++ ) {
		const hex = hexOf( from.map( ( channel ) => channel + ( ( end - channel ) * step ) / 256 ) );
		if ( passes( hex ) ) {
			const distance = Math.hypot(
				...channelsOf( hex ).map( ( channel, index ) => channel - ( from[ index ] ?? 0 ) )
			);
			return { hex, distance };
		}
	}
	return null;
}

function nearest( color: string, passes: ( hex: string ) => boolean ): string | null {
	if ( ! isHex( color ) ) {
		return null;
	}
	if ( passes( color ) ) {
		return color;
	}
	const [ first ] = ( [ 0, 1 ] as const )
		.flatMap( ( end ) => moved( color, end, passes ) ?? [] )
		.sort( ( a, b ) => a.distance - b.distance );
	return first?.hex ?? null;
}

const has = ( color: string, beside: string, ratio: number ) => ( contrast( color, beside ) ?? 0 ) >= ratio;

/**
 * The color nearest to one that has enough contrast with another: darker or lighter, of the same hue.
 *
 * @param color  Six digits.
 * @param beside The color that stays.
 * @param ratio  Least contrast.
 * @return The color itself where it passes; null for what is no color.
 */
export const nearestReadable = ( color: string, beside: string, ratio: number = READABLE_CONTRAST ): string | null =>
	nearest( color, ( hex ) => has( hex, beside, ratio ) );

/** The color of the text on a button. */
export function textOnButton( button: string ): string {
	const light = isHex( button ) ? luminance( lightOf( channelsOf( button ) ) ) : 0;
	// The same limit as in `look.ts`, which also deepens the button.
	return light > 0.3 ? NEAR_BLACK : WHITE;
}

/** The colors that an owner chooses. */
export interface Palette {
	widget_color: string;
	text_color: string;
	button_color: string;
	/** Absent where the button that opens the widget is not the owner's. */
	toggle_color?: string;
}

export interface ContrastProblem {
	/** What is hard to read. */
	what: 'text' | 'button-text' | 'button' | 'toggle';
	/** The setting that a fix changes. */
	key: keyof Palette;
	color: string;
	ratio: number;
	/** Nearest color that passes, with its contrast; null where only the other color can be changed. */
	fix: { color: string; ratio: number } | null;
}

/** What of an owner's colors is hard to read. The widget corrects it for visitors; here the owner can. */
export function contrastProblems( palette: Palette ): ContrastProblem[] {
	const { widget_color: panel, button_color: button, toggle_color: toggle } = palette;
	const problem = (
		what: ContrastProblem[ 'what' ],
		key: keyof Palette,
		color: string,
		beside: string,
		least: number,
		fixed = nearestReadable( color, beside, least )
	): ContrastProblem[] => {
		const ratio = contrast( color, beside );
		if ( ratio === null || ratio >= least ) {
			return [];
		}
		const other = what === 'button-text' && fixed ? textOnButton( fixed ) : beside;
		return [
			{
				what,
				key,
				color,
				ratio,
				fix: fixed === null ? null : { color: fixed, ratio: contrast( fixed, other ) ?? 0 },
			},
		];
	};
	// Its text and its edge must both be seen, so one color mends both.
	const goodButton = nearest(
		button,
		( hex ) => has( hex, textOnButton( hex ), READABLE_CONTRAST ) && has( hex, panel, VISIBLE_CONTRAST )
	);
	return [
		...problem( 'text', 'text_color', palette.text_color, panel, READABLE_CONTRAST ),
		...[
			...problem( 'button-text', 'button_color', button, textOnButton( button ), READABLE_CONTRAST, goodButton ),
			...problem( 'button', 'button_color', button, panel, VISIBLE_CONTRAST, goodButton ),
		].slice( 0, 1 ),
		...( toggle === undefined ? [] : problem( 'toggle', 'toggle_color', toggle, panel, VISIBLE_CONTRAST ) ),
	];
}
