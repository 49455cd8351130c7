/** Hidden fields: what the page and its address hand over (docs/paths.md). */
import type { Facts } from '../../../types';

declare global {
	interface Window {
		/** Set by scripts of the site. */
		userfeedbackFields?: Record< string, unknown > | null;
	}
}

/** Most characters of a value, as on the server. */
const MOST = 200;

/** Halves of characters are no text to the server, so they go too. */
const textOf = ( value: unknown ): string => {
	const text = [ 'string', 'number', 'boolean' ].includes( typeof value ) ? String( value ) : '';
	return Array.from( text.replace( /[\p{Cc}\p{Cs}]+/gu, ' ' ).trim() )
		.slice( 0, MOST )
		.join( '' )
		.trim();
};

const fact = ( name: string, value: string, from: 'page' | 'address' ): Facts =>
	value ? { [ `@field.${ name }` ]: value, [ `@from.${ name }` ]: from } : {};

/** What a script says at this moment. */
export const scripted = ( name: string ): Facts => fact( name, textOf( window.userfeedbackFields?.[ name ] ), 'page' );

/**
 * All of them: scripts before the page before its address.
 *
 * @param stated What the page says, by name.
 */
export const readFields = ( stated: Record< string, string > ): Facts =>
	Object.assign(
		{},
		...Object.entries( stated ).map( ( [ name, value ] ) => ( {
			...fact( name, textOf( new URLSearchParams( location.search ).get( name ) ), 'address' ),
			...fact( name, value, 'page' ),
			...scripted( name ),
		} ) )
	) as Facts;
