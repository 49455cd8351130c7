/** Brightness of a color as WCAG 2 defines it. */

/** Red, green and blue, 0 to 1. */
export type Channels = readonly number[];

/** Of a color with six digits, as screens have them. */
export const channelsOf = ( hex: string ): number[] =>
	[ 1, 3, 5 ].map( ( at ) => parseInt( hex.slice( at, at + 2 ), 16 ) / 255 );

/** The same as amounts of light, which can be added up. */
export const lightOf = ( channels: Channels ): number[] =>
	channels.map( ( channel ) => ( channel <= 0.04045 ? channel / 12.92 : ( ( channel + 0.055 ) / 1.055 ) ** 2.4 ) );

/** 0 for black to 1 for white. */
export const luminance = ( [ red = 0, green = 0, blue = 0 ]: Channels ): number =>
	0.2126 * red + 0.7152 * green + 0.0722 * blue;
