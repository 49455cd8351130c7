import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '../../shared/lib/timers';

/**
 * What somebody types into a search, and what is searched for: the same a moment
 * after the last key. Another search begins on the first page; anything else that
 * happens in that moment, such as turning a page, is left alone.
 *
 * @param setPage Shows a page of the hits.
 */
export function useSearch( setPage: ( page: number ) => void ) {
	const [ typed, setTyped ] = useState( '' );
	const [ search, setSearch ] = useState( '' );
	useEffect( () => {
		const wanted = typed.trim();
		if ( wanted === search ) {
			return undefined;
		}
		const timer = setTimeout( () => {
			setSearch( wanted );
			setPage( 1 );
		}, SEARCH_DEBOUNCE_MS );
		return () => clearTimeout( timer );
	}, [ typed, search, setPage ] );
	return { typed, setTyped, search };
}
