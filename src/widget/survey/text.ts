/** Fills `%s`, `%1$s`, `%2$s` of a translated string. */
export const fill = ( text: string, ...values: ( string | number )[] ): string =>
	text.replace( /%(?:(\d)\$)?s/g, ( _, position?: string ) => String( values[ Number( position ?? 1 ) - 1 ] ?? '' ) );
