/**
 * Entries of a query, e.g. `filter[answers][q1][any]`, as the object that a body carries.
 *
 * @param entries Names that begin with `filter[`, with their values.
 */
export function filterBody( entries: readonly ( readonly [ string, string ] )[] ): object {
	const body: Record< string, unknown > = {};
	for ( const [ name, value ] of entries ) {
		const keys = [ ...name.matchAll( /\[([^[\]]*)\]/g ) ].map( ( [ , key = '' ] ) => key );
		const list = keys.at( -1 ) === '';
		const path = list ? keys.slice( 0, -1 ) : keys;
		const last = path.pop() ?? '';
		let part = body;
		for ( const key of path ) {
			part = ( part[ key ] ??= {} ) as Record< string, unknown >;
		}
		part[ last ] = list ? [ ...( ( part[ last ] ?? [] ) as string[] ), value ] : value;
	}
	return body;
}
