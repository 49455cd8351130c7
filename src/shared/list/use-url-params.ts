import { useCallback } from 'react';
import { useSearchParams } from '../router';

export type UrlChange = Record< string, string | null >;

/**
 * Keeps filters in the address, so that a link shows what its sender saw. null removes a key. Changes replace the
 * history entry.
 */
export function useUrlParams(): [ URLSearchParams, ( change: UrlChange ) => void ] {
	const [ params, setParams ] = useSearchParams();
	const change = useCallback(
		( values: UrlChange ) =>
			setParams(
				( now ) => {
					const next = new URLSearchParams( now );
					for ( const [ key, value ] of Object.entries( values ) ) {
						if ( value === null ) {
							next.delete( key );
						} else {
							next.set( key, value );
						}
					}
					return next;
				},
				{ replace: true }
			),
		[ setParams ]
	);
	return [ params, change ];
}

/**
 * A value of the address, if it is one of the allowed words.
 *
 * @param value    Value of the address.
 * @param allowed  Words.
 * @param fallback Word for anything else.
 */
export function oneOf< T extends string >( value: string | null, allowed: readonly T[], fallback: T ): T {
	return allowed.find( ( word ) => word === value ) ?? fallback;
}

/**
 * A page number of the address, at least 1.
 *
 * @param value Value of the address.
 */
export function pageOf( value: string | null ): number {
	const page = Number.parseInt( value ?? '', 10 );
	return Number.isFinite( page ) && page > 0 ? page : 1;
}
