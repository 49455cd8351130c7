import { useEffect } from 'react';
import { useLocation, useNavigate } from '../router';
import type { Pagination } from '../../types';

interface Paged {
	page: number;
}

interface ListRoute< P > {
	params: P;
	/** Route of the list with some values changed; another view starts on its first page. */
	routeOf: ( change: Partial< P > ) => string;
	go: ( change: Partial< P >, options?: { replace: boolean } ) => void;
}

/**
 * Page, filter, order and search of a list live in the address, so reload, Back and bookmarks keep them.
 *
 * @param parse    Reads them; unknown words mean the default.
 * @param defaults Values that the address leaves out.
 * @param keeps    Whether another parameter stays, by its name.
 */
export function useListRoute< P extends Paged >(
	parse: ( query: URLSearchParams ) => P,
	defaults: P,
	keeps: ( name: string ) => boolean = () => false
): ListRoute< P > {
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	const params = parse( new URLSearchParams( search ) );

	const routeOf = ( change: Partial< P > ) => {
		const next: P = { ...params, page: 1, ...change };
		const query = new URLSearchParams(
			[ ...new URLSearchParams( search ) ].filter( ( [ name ] ) => keeps( name ) )
		);
		for ( const key of Object.keys( defaults ) as ( keyof P & string )[] ) {
			if ( next[ key ] !== defaults[ key ] ) {
				query.set( key, String( next[ key ] ) );
			}
		}
		const text = query.toString();
		return text === '' ? pathname : `${ pathname }?${ text }`;
	};

	return {
		params,
		routeOf,
		go: ( change, { replace } = { replace: false } ) => navigate( routeOf( change ), { replace } ),
	};
}

/**
 * Goes to the last page when the shown one no longer exists, e.g. after its last row was deleted.
 *
 * @param page       Page of the address.
 * @param pagination Of the current reply; undefined while it loads.
 * @param goTo       Replaces the address.
 * @return Whether the page does not exist.
 */
export function useLastPage(
	page: number,
	pagination: Pagination | undefined,
	goTo: ( page: number ) => void
): boolean {
	const last = pagination && pagination.total > 0 && page > pagination.pages ? pagination.pages : null;
	useEffect( () => {
		if ( last !== null ) {
			goTo( last );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- `goTo` is new with every render; it goes there once.
	}, [ last ] );
	return last !== null;
}
