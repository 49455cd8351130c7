/** Values of a filter as the query of an address has them. */
const MOST_VALUES = 50;
/** Of a page's path; of anything else the fields and the server take 200. */
const MOST_LETTERS = 2000;

/** Anything wrong about the text of a field. */
export class InvalidValue extends Error {}

export function wordsOf( values: string[] ): string {
	return texts( values, false ).join( ' ' ).replace( /\s+/g, ' ' );
}

/** Values without doubles, in one order. */
export function texts( values: string[], split: boolean ): string[] {
	const list = ( split ? values.flatMap( ( value ) => value.split( ',' ) ) : values )
		.map( ( value ) => value.trim() )
		.filter( Boolean );
	if ( list.length > MOST_VALUES || list.some( ( value ) => value.length > MOST_LETTERS ) ) {
		throw new InvalidValue();
	}
	return [ ...new Set( list ) ].sort();
}

export function readFlag( values: string[] ): boolean | undefined {
	const [ text = '' ] = texts( values, false );
	if ( text === '' ) {
		return undefined;
	}
	if ( [ '1', 'true' ].includes( text ) ) {
		return true;
	}
	if ( [ '0', 'false' ].includes( text ) ) {
		return false;
	}
	throw new InvalidValue();
}

export function pick< T extends object >( from: T, keys: ( keyof T )[] ): T {
	return Object.fromEntries(
		keys.filter( ( key ) => ! isNothing( from[ key ] ) ).map( ( key ) => [ key, from[ key ] ] )
	) as T;
}

export function isNothing( value: unknown ): boolean {
	return (
		value === undefined || value === '' || ( typeof value === 'object' && Object.keys( value ?? {} ).length === 0 )
	);
}

export function isOneOf< T extends string >( list: T[], value: string ): value is T {
	return ( list as string[] ).includes( value );
}
