import { useCallback, useState } from 'react';
import { useSettled } from '../../shared/lib/use-settled';

/**
 * What somebody types into a search, and what is searched for: the same a moment
 * after the last key. Another search begins on the first page; anything else that
 * happens in that moment, such as turning a page, is left alone.
 *
 * @param setPage Shows a page of the hits.
 */
export function useSearch( setPage: ( page: number ) => void ) {
	const [ typed, setTyped ] = useState( '' );
	const toFirstPage = useCallback( () => setPage( 1 ), [ setPage ] );
	const search = useSettled( typed.trim(), toFirstPage );
	return { typed, setTyped, search };
}
