import { useEffect, useRef } from 'react';

interface Shortcuts {
	onSave: () => void;
	onUndo: () => void;
	onRedo: () => void;
}

function canUndoItself( target: EventTarget | null ): boolean {
	return (
		target instanceof HTMLElement &&
		( target.isContentEditable ||
			target instanceof HTMLTextAreaElement ||
			( target instanceof HTMLInputElement && ! [ 'checkbox', 'radio', 'button' ].includes( target.type ) ) )
	);
}

/**
 * Ctrl/Cmd+S saves; Ctrl/Cmd+Z and Shift+Ctrl/Cmd+Z undo and redo, but not while
 * a text field can undo by itself.
 */
export function useShortcuts( shortcuts: Shortcuts ): void {
	const current = useRef( shortcuts );
	current.current = shortcuts;
	useEffect( () => {
		function onKeyDown( event: KeyboardEvent ) {
			if ( ! ( event.ctrlKey || event.metaKey ) || event.altKey ) {
				return;
			}
			const key = event.key.toLowerCase();
			if ( key === 's' && ! event.shiftKey ) {
				event.preventDefault();
				current.current.onSave();
			} else if ( key === 'z' && ! canUndoItself( event.target ) ) {
				event.preventDefault();
				if ( event.shiftKey ) {
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
