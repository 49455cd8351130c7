import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

/** One page load has one query client. */
const loadedOnce = new WeakSet< QueryClient >();

/**
 * Whether this is the first unfiltered load of the list on this page. Only then does an empty site open the builder.
 * People who come back, or who empty the list, see the empty state (LIST-02, A13).
 *
 * @param loaded An unfiltered answer is there.
 * @param empty  It says that there is no survey, not even in the trash.
 */
export function useFirstLoad( loaded: boolean, empty: boolean ): boolean {
	const client = useQueryClient();
	const [ first, setFirst ] = useState( () => ! loadedOnce.has( client ) );
	useEffect( () => {
		if ( ! loaded ) {
			return;
		}
		loadedOnce.add( client );
		if ( ! empty ) {
			setFirst( false );
		}
	}, [ client, loaded, empty ] );
	return first;
}
