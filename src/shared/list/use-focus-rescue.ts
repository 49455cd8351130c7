import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

interface Place {
	row: HTMLElement;
	index: number;
}

/** Rows whose title is not a link still have their actions. */
function mainOf( row: HTMLElement ): HTMLElement | null {
	return row.querySelector( 'a.row-title' ) ?? row.querySelector( '.row-actions :is(a, button), a, button, input' );
}

function rowsOf( list: HTMLElement | null ): HTMLElement[] {
	return list ? [ ...list.querySelectorAll< HTMLElement >( 'tbody tr' ) ] : [];
}

/**
 * Keeps the focus in a list when its row disappears: moves it to the row that took the place, or to the heading
 * of an empty list.
 *
 * @param list     Around the table; it stays when the table goes.
 * @param heading  For an empty list.
 * @param changing Whether an action runs or waits for its confirmation.
 * @return Call it when an action begins.
 */
export function useFocusRescue(
	list: RefObject< HTMLElement | null >,
	heading: RefObject< HTMLElement | null >,
	changing: boolean
): () => void {
	const place = useRef< Place | null >( null );

	// Runs after every render, because any of them may be the one that removes the row.
	useLayoutEffect( () => {
		const { current } = place;
		if ( ! current ) {
			return;
		}
		if ( ! document.activeElement || document.activeElement === document.body ) {
			const rows = rowsOf( list.current );
			const row = rows.includes( current.row ) ? current.row : rows[ Math.min( current.index, rows.length - 1 ) ];
			( row ? mainOf( row ) : heading.current )?.focus();
		}
		if ( ! changing ) {
			place.current = null;
		}
	} );

	return () => {
		const rows = rowsOf( list.current );
		const row = document.activeElement?.closest< HTMLElement >( 'tbody tr' ) ?? null;
		const from = row && rows.includes( row ) ? row : rows[ 0 ];
		place.current = from ? { row: from, index: rows.indexOf( from ) } : null;
	};
}
