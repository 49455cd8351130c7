import { useEffect, useRef } from 'react';

interface Shortcuts {
	onSave: () => void;
	onUndo: () => void;
	onRedo: () => void;
}

/** Fields whose text is no part of the survey, or not yet: searches, dialogs, the title while it is edited. */
const NOT_THE_SURVEY = '[type="search"], [role="combobox"], [role="dialog"] *, .uf-editable__field';

/** The letter on the key: on a keyboard with other letters than ours, the one that stands there on ours. */
export function letterOf( { key, code }: KeyboardEvent ): string {
	return /^[ -~]$/.test( key ) ? key.toLowerCase() : code.replace( 'Key', '' ).toLowerCase();
}

function undoesItself( target: EventTarget | null ): boolean {
	return target instanceof Element && target.closest( NOT_THE_SURVEY ) !== null;
}

/**
 * Ctrl/Cmd+S saves; Ctrl/Cmd+Z and Shift+Ctrl/Cmd+Z or Ctrl+Y undo and redo what was done
 * to the survey last, in a field as well: the browser's own undo knows only typing,
 * and of another field at times.
 */
export function useShortcuts( shortcuts: Shortcuts ): void {
	const current = useRef( shortcuts );
	current.current = shortcuts;
	useEffect( () => {
		function onKeyDown( event: KeyboardEvent ) {
			if ( ! ( event.ctrlKey || event.metaKey ) || event.altKey ) {
				return;
			}
			const key = letterOf( event );
			if ( key === 's' && ! event.shiftKey ) {
				event.preventDefault();
				current.current.onSave();
			} else if ( ( key === 'z' || ( key === 'y' && event.ctrlKey ) ) && ! undoesItself( event.target ) ) {
				event.preventDefault();
				if ( event.shiftKey || key === 'y' ) {
					current.current.onRedo();
				} else {
					current.current.onUndo();
				}
			}
		}
		document.addEventListener( 'keydown', onKeyDown );
		return () => document.removeEventListener( 'keydown', onKeyDown );
	}, [] );
}
