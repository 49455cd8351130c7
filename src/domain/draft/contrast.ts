/** Contrast of two colors as WCAG 2 defines it, for the branding panel. */
import { channelsOf, lightOf, luminance } from '../luminance';

/** WCAG 1.4.3 for text of normal size. */
export const READABLE_CONTRAST = 4.5;

/** 1 to 21; null when a color is not written as six digits. */
export function contrast( one: string, other: string ): number | null {
	if ( ! [ one, other ].every( ( color ) => /^#[0-9a-f]{6}$/i.test( color ) ) ) {
		return null;
	}
	const [ dark = 0, light = 0 ] = [ one, other ]
		.map( ( color ) => luminance( lightOf( channelsOf( color ) ) ) )
		.sort( ( a, b ) => a - b );
	return ( light + 0.05 ) / ( dark + 0.05 );
}
