import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { currentLocation, hrefOf, navigate, subscribe } from './hash-history';
import type { Location } from './hash-history';

type Query = URLSearchParams | ( ( now: URLSearchParams ) => URLSearchParams );

/** The address of the app. */
export function useLocation(): Location {
	return useSyncExternalStore( subscribe, currentLocation );
}

/** Goes to an address; the function is always the same. */
export function useNavigate(): typeof navigate {
	return navigate;
}

/** @param to An address of the app, for links that are no `Link`. */
export function useHref( to: string ): string {
	return hrefOf( to );
}

/**
 * The query of the address and a way to change it. wouter's own decodes it once too often: `%2541` would be `A`. A
 * change begins with what the address says when it is made, so two in a row add up.
 */
export function useSearchParams(): [ URLSearchParams, ( next: Query, options?: { replace?: boolean } ) => void ] {
	const { search } = useLocation();
	const params = useMemo( () => new URLSearchParams( search ), [ search ] );
	const setParams = useCallback( ( next: Query, options?: { replace?: boolean } ) => {
		const now = currentLocation();
		const query = typeof next === 'function' ? next( new URLSearchParams( now.search ) ) : next;
		const text = query.toString();
		navigate( text === '' ? now.pathname : `${ now.pathname }?${ text }`, options );
	}, [] );
	return [ params, setParams ];
}
