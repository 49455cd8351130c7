import packed from './codes.json';
import { regionName } from './name';

export const byName = ( one: { name: string }, other: { name: string } ) => one.name.localeCompare( other.name );

/** All countries by code, sorted by name (SET-10). */
export function allCountries(): { code: string; name: string }[] {
	return packed
		.split( ' ' )
		.flatMap( ( [ first = '', ...seconds ] ) => seconds.map( ( second ) => first + second ) )
		.map( ( code ) => ( { code, name: regionName( code ) } ) )
		.sort( byName );
}
