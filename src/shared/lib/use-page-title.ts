import { useEffect } from 'react';

/** The title that WordPress printed. The first screen of the page keeps it. */
let ofPage: string | null = null;

/**
 * Adds the screen's name to the browser's title, so that people can tell tabs and history entries apart.
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
