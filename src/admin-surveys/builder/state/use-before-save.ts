import { useCallback, useEffect, useRef } from 'react';
import { useBuilderStore } from './store';

/**
 * For what follows a text once its field is left: a save out of the field, by Ctrl+S or by itself, must not store the
 * new text without it.
 *
 * @param run Gets the place of the field.
 * @return Says which field the owner is in; null when it is left.
 */
export function useBeforeSave( run: ( at: number ) => void ): ( at: number | null ) => void {
	const store = useBuilderStore();
	const latest = useRef( run );
	latest.current = run;
	const mine = useRef< ( () => void ) | null >( null );
	const enter = useCallback(
		( at: number | null ) => {
			mine.current = at === null ? null : () => latest.current( at );
			store.getState().setBeforeSave( mine.current );
		},
		[ store ]
	);
	useEffect(
		() => () => {
			if ( store.getState().beforeSave === mine.current ) {
				store.getState().setBeforeSave( null );
			}
		},
		[ store ]
	);
	return enter;
}
