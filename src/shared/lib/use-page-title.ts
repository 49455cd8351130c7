import { useEffect } from 'react';

/** As WordPress printed it; the first screen of the page keeps it. */
let ofPage: string | null = null;

/**
 * Names the screen in the browser's title, before the name of the page, so that
 * tabs and the history can be told apart.
 *
 * @param names From the narrowest to the widest; those that are not known yet are left out.
 */
export function usePageTitle( ...names: ( string | undefined )[] ): void {
	const text = names.filter( Boolean ).join( ' ‹ ' );
	useEffect( () => {
		ofPage ??= document.title;
		document.title = [ text, ofPage ].filter( Boolean ).join( ' ‹ ' );
		return () => {
			document.title = ofPage ?? '';
		};
	}, [ text ] );
}
