/**
 * Cookies of a survey (requirements WID-15, WID-31, WID-39, WID-45, decisions
 * A51, A110): JSON, path /, SameSite=Lax, for the browser session unless the
 * owner remembers visitors for a number of days.
 */
import type { SurveyCookie } from '../domain/selection';
import { toJson } from './json';

export function readCookie( name: string ): string | undefined {
	const found = document.cookie.split( '; ' ).find( ( pair ) => pair.startsWith( `${ name }=` ) );
	const value = found?.slice( name.length + 1 );
	try {
		return value && decodeURIComponent( value );
	} catch {
		return value;
	}
}

function write( name: string, value: unknown, days = 0 ): void {
	document.cookie =
		`${ name }=${ encodeURIComponent( toJson( value ) ) }; path=/; SameSite=Lax` +
		( location.protocol === 'https:' ? '; Secure' : '' ) +
		( days > 0 ? `; max-age=${ days * 86400 }` : '' );
}

export const writeSurveyCookie = ( name: string, value: SurveyCookie, days: number ): void =>
	write( name, value, days );

const minimizedName = ( name: string ) => `${ name }-minimized`;

/** undefined when the visitor never chose. */
export const readMinimized = ( name: string ): boolean | undefined => {
	const value = readCookie( minimizedName( name ) );
	return value ? value === 'true' : undefined;
};

export const writeMinimized = ( name: string, minimized: boolean ): void => write( minimizedName( name ), minimized );
