import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** A change that takes longer is no longer what took the focus away. */
const AT_MOST_MS = 15_000;

interface Place {
	row: HTMLElement;
	index: number;
	until: number;
}

/** A row whose title is no link still has its actions. */
function mainOf( row: HTMLElement ): HTMLElement | null {
	return row.querySelector( 'a.row-title' ) ?? row.querySelector( '.row-actions :is(a, button), a, button, input' );
}

function rowsOf( list: HTMLElement ): HTMLElement[] {
	return [ ...list.querySelectorAll< HTMLElement >( 'tbody tr' ) ];
}

/**
 * Keeps the focus in a list when what had it goes with its row: it moves to the
 * row that took the place, or to the heading when the list is empty.
 *
 * @param list     Around the table; it stays when the table goes.
 * @param fallback The heading.
 * @return To be called before an action changes rows.
 */
export function useFocusRescue(
	list: RefObject< HTMLElement | null >,
	fallback: RefObject< HTMLElement | null >
): () => void {
	const place = useRef< Place | null >( null );

	// After every drawing: the one that takes the button away is that of new data.
	useLayoutEffect( () => {
		const { current } = place;
		const active = document.activeElement;
		if ( ! current || ( active && active !== document.body ) ) {
			return;
		}
		place.current = null;
		if ( Date.now() > current.until ) {
			return;
		}
		const rows = list.current ? rowsOf( list.current ) : [];
		const row = rows.includes( current.row ) ? current.row : rows[ Math.min( current.index, rows.length - 1 ) ];
		( row ? mainOf( row ) : fallback.current )?.focus();
	} );

	return () => {
		const row = document.activeElement?.closest< HTMLElement >( 'tbody tr' ) ?? null;
		const rows = list.current ? rowsOf( list.current ) : [];
		const [ first ] = rows;
		const from = row && rows.includes( row ) ? row : first;
		place.current = from
			? { row: from, index: Math.max( 0, rows.indexOf( from ) ), until: Date.now() + AT_MOST_MS }
			: null;
	};
}
