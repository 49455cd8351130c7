/** Contrast of two colours as WCAG 2 defines it, for the branding panel. */

/** WCAG 1.4.3 for text of normal size. */
export const READABLE_CONTRAST = 4.5;

function luminance( hex: string ): number | null {
	const match = /^#([0-9a-f]{6})/i.exec( hex );
	if ( ! match?.[ 1 ] ) {
		return null;
	}
	const value = parseInt( match[ 1 ], 16 );
	const [ red = 0, green = 0, blue = 0 ] = [ 16, 8, 0 ].map( ( shift ) => {
		const channel = ( ( value >> shift ) & 255 ) / 255;
		return channel <= 0.04045
			? channel / 12.92
			: ( ( channel + 0.055 ) / 1.055 ) ** 2.4;
	} );
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 to 21; null when a colour is not written as six digits. */
export function contrast( one: string, other: string ): number | null {
	const a = luminance( one );
	const b = luminance( other );
	if ( a === null || b === null ) {
		return null;
	}
	return ( Math.max( a, b ) + 0.05 ) / ( Math.min( a, b ) + 0.05 );
}
