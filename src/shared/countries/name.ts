import { boot } from '../app/boot';

/** Name of a country in the person's language; the code where the browser knows none. */
export function regionName( code: string ): string {
	try {
		return new Intl.DisplayNames( boot().site.locale, { type: 'region', fallback: 'code' } ).of( code ) ?? code;
	} catch {
		return code;
	}
}
