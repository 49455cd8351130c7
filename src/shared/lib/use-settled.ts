import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from './timers';

/**
 * The typed text after a pause (CONST-08).
 *
 * @param text      What is typed.
 * @param onSettled Runs with it in the same step, and at no other time.
 */
export function useSettled( text: string, onSettled?: () => void ): string {
	const [ settled, setSettled ] = useState( text );
	useEffect( () => {
		if ( text === settled ) {
			return undefined;
		}
		const timer = setTimeout( () => {
			setSettled( text );
			onSettled?.();
		}, SEARCH_DEBOUNCE_MS );
		return () => clearTimeout( timer );
	}, [ text, settled, onSettled ] );
	return settled;
}
