import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Keeps a visitor on a question whose answer is begun and not whole, and says what is missing. It asks before the
 * form does, so that the widget itself, which most surveys have without this file, need not know of it.
 *
 * @param missing What to say; '' where nothing is missing.
 * @param field   Gets the focus then.
 * @param field.current Where it is drawn.
 * @return For the element of the answer, and what was said since.
 */
export function useCompleteAnswer( missing: string, field?: { current: HTMLElement | null } ) {
	const root = useRef< HTMLDivElement | null >( null );
	const [ said, say ] = useState( '' );
	useLayoutEffect( () => {
		const form = root.current?.closest( 'form' );
		const stop = ( event: Event ) => {
			if ( missing ) {
				event.preventDefault();
				event.stopImmediatePropagation();
				say( missing );
				field?.current?.focus();
			}
		};
		form?.addEventListener( 'submit', stop, true );
		return () => form?.removeEventListener( 'submit', stop, true );
	}, [ missing, field ] );
	return { root, said: said === missing ? said : '' };
}
