import {
	createContext,
	useCallback,
	useContext,
	useId,
	useLayoutEffect,
	useMemo,
	useRef,
	useSyncExternalStore,
} from 'react';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { createSorter } from './sorter';
import type { Listeners, Sorter, SorterProps } from './sorter';

interface Context {
	sorter: Sorter;
	/** Id of the text that says how to move a thing. */
	describedBy: string;
}

const Sorting = createContext< Context | null >( null );

/**
 * A list whose things change places by pointer or keyboard; every move is
 * announced in words.
 */
export function SortableList( { children, ...list }: SorterProps & { children: ReactNode } ) {
	const describedBy = useId();
	const latest = useRef( list );
	useLayoutEffect( () => {
		latest.current = list;
	} );
	const value = useMemo( () => ( { sorter: createSorter( latest ), describedBy } ), [ describedBy ] );
	return (
		<Sorting.Provider value={ value }>
			{ children }
			<span id={ describedBy } hidden>
				{ __(
					'Press Space to lift, the arrow keys to move, Space to drop and Escape to cancel.',
					'userfeedback'
				) }
			</span>
		</Sorting.Provider>
	);
}

/** What the button of a thing needs to move it. */
export interface Handle {
	listeners: Listeners;
	describedBy: string;
}

/** One thing of a `SortableList`: the ref of its row, its handle, and whether it is lifted. */
export function useSortable( id: string ) {
	const context = useContext( Sorting );
	if ( ! context ) {
		throw new Error( 'useSortable() needs <SortableList>.' );
	}
	const { sorter, describedBy } = context;
	const row = useCallback( ( element: HTMLElement | null ) => sorter.keep( id, element ), [ sorter, id ] );
	const lifted = useSyncExternalStore( sorter.watch, () => sorter.isLifted( id ) );
	const handle = useMemo(
		(): Handle => ( { listeners: sorter.listenersOf( id ), describedBy } ),
		[ sorter, id, describedBy ]
	);
	return { row, handle, lifted };
}
