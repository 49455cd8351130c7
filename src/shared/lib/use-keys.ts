import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Where a browser keeps that its person wants no single-letter keys (WCAG 2.1.4). */
const OFF = 'userfeedback_core_keys_off';

const listeners = new Set< () => void >();

function areOn(): boolean {
	try {
		return localStorage.getItem( OFF ) === null;
	} catch {
		return true;
	}
}

export function switchKeys( on: boolean ): void {
	try {
		if ( on ) {
			localStorage.removeItem( OFF );
		} else {
			localStorage.setItem( OFF, '1' );
		}
	} catch {
		// Private windows may refuse: the keys stay as they are.
	}
	listeners.forEach( ( listener ) => listener() );
}

export function useKeysOn(): boolean {
	return useSyncExternalStore( ( listener ) => {
		listeners.add( listener );
		return () => listeners.delete( listener );
	}, areOn );
}

/** Letters belong to whoever types them, and to an open dialog or menu. */
function isTaken( { target }: KeyboardEvent ): boolean {
	return (
		( target instanceof Element &&
			target.closest( 'input, textarea, select, [contenteditable]:not([contenteditable="false"])' ) !== null ) ||
		document.querySelector( '.components-modal__screen-overlay, .components-popover' ) !== null
	);
}

/**
 * Single keys of a screen.
 *
 * @param keys What each does, by lower-case letter or sign.
 */
export function useKeys( keys: Record< string, () => void > ): void {
	const on = useKeysOn();
	const newest = useRef( keys );
	useEffect( () => {
		newest.current = keys;
	} );
	useEffect( () => {
		if ( ! on ) {
			return undefined;
		}
		const press = ( event: KeyboardEvent ) => {
			const run = newest.current[ event.key.toLowerCase() ];
			if ( run && ! event.ctrlKey && ! event.metaKey && ! event.altKey && ! isTaken( event ) ) {
				event.preventDefault();
				run();
			}
		};
		document.addEventListener( 'keydown', press );
		return () => document.removeEventListener( 'keydown', press );
	}, [ on ] );
}
