import { useCallback, useEffect, useRef } from 'react';
import { useBuilderStore } from './store';

interface Named {
	label: string;
	/** '' for one that has none: ids come with the first edit. */
	id: string;
}

/**
 * Conditions follow the text of an option or a row once its field is left. A save out of the field, by Ctrl+S or by
 * itself, must not store the new text without them, so they follow before it too.
 *
 * @param named  What stands at a place now.
 * @param rename Lets the conditions follow.
 * @return For the field's onFocus and onBlur.
 */
export function useFollowers(
	named: ( at: number ) => Named,
	rename: ( before: string, after: string ) => void
): { enter: ( at: number ) => void; leave: ( at: number ) => void } {
	const store = useBuilderStore();
	const before = useRef< Named >( { label: '', id: '' } );
	const follow = ( at: number ) => {
		const now = named( at );
		const { label, id } = before.current;
		// Undo, a removal or a move may have put another one there.
		if ( now.label.trim() !== '' && ( id === '' || id === now.id ) ) {
			rename( label, now.label );
			before.current = { label: now.label, id };
		}
	};
	const latest = useRef( follow );
	latest.current = follow;
	const pending = useRef< ( () => void ) | null >( null );
	const wait = useCallback(
		( run: ( () => void ) | null ) => {
			pending.current = run;
			store.getState().setBeforeSave( run );
		},
		[ store ]
	);
	useEffect(
		() => () => {
			if ( store.getState().beforeSave === pending.current ) {
				store.getState().setBeforeSave( null );
			}
		},
		[ store ]
	);
	return {
		enter: ( at ) => {
			before.current = named( at );
			wait( () => latest.current( at ) );
		},
		leave: ( at ) => {
			wait( null );
			follow( at );
		},
	};
}
