/** JSON of a value, whatever `toJSON` an old library of the page gave to arrays and texts: the holder's own value counts. */
export const toJson = ( value: unknown ): string =>
	JSON.stringify( value, function ( this: Record< string, unknown >, key: string ) {
		return this[ key ];
	} );
