import { useState } from 'react';

export interface Selection {
	/** In the order of the rows. */
	selected: number[];
	select: ( ids: number[], on: boolean ) => void;
	clear: () => void;
}

/**
 * Selected rows. Only rows on the screen count, and another view starts without any.
 *
 * @param shown Ids on the screen.
 * @param view  Changes with the filter, the order and the page.
 */
export function useSelection( shown: readonly number[], view: string ): Selection {
	const [ chosen, setChosen ] = useState< { view: string; ids: ReadonlySet< number > } >( { view, ids: new Set() } );
	const ids = chosen.view === view ? chosen.ids : new Set< number >();
	return {
		selected: shown.filter( ( id ) => ids.has( id ) ),
		select( changed, on ) {
			const next = new Set( ids );
			changed.forEach( ( id ) => ( on ? next.add( id ) : next.delete( id ) ) );
			setChosen( { view, ids: next } );
		},
		clear: () => setChosen( { view, ids: new Set() } ),
	};
}
