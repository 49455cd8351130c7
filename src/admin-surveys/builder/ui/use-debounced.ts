import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '../../../shared/lib/timers';

/** A text that follows typing after a pause (CONST-08). */
export function useDebounced( text: string ): string {
	const [ settled, setSettled ] = useState( text );
	useEffect( () => {
		const timer = setTimeout( () => setSettled( text ), SEARCH_DEBOUNCE_MS );
		return () => clearTimeout( timer );
	}, [ text ] );
	return settled;
}
