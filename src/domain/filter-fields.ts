import { pick, readFlag, texts, InvalidValue } from './filter-values';

/** A hidden field (docs/paths.md): one of some values, or none, or either. */
export interface FieldFilter {
	is?: string[];
	none?: true;
}

export const FIELD_NAME = /^[a-z][a-z0-9_-]{0,31}$/;

export function readHiddenField( part: string, values: string[] ): FieldFilter {
	if ( part === 'none' ) {
		return readFlag( values ) ? { none: true } : {};
	}
	if ( part !== 'is' ) {
		throw new InvalidValue();
	}
	const list = texts( values, false );
	return list.length ? { is: list } : {};
}

export function byName( fields: Record< string, FieldFilter > ): Record< string, FieldFilter > {
	return Object.fromEntries(
		Object.entries( fields )
			.map( ( [ name, field ] ): [ string, FieldFilter ] => [ name, pick( field, [ 'is', 'none' ] ) ] )
			.filter( ( [ , field ] ) => Object.keys( field ).length > 0 )
			.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
	);
}
