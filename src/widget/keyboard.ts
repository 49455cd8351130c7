import { leaveBody } from './top-layer';

/**
 * Keeps a floating survey in the window, and the sheet of a phone above the
 * on-screen keyboard. Returns a function that stops it.
 */
export function followKeyboard( host: HTMLElement ): () => void {
	leaveBody( host );
	const view = window.visualViewport;
	const update = () => {
		// A pinch zoom is not a keyboard.
		if ( view?.scale === 1 ) {
			const covered = innerHeight - view.height - view.offsetTop;
			host.style.setProperty( '--kb', `${ covered > 80 ? covered : 0 }px` );
			host.style.setProperty( '--vh', `${ view.height }px` );
		}
	};
	const events = [ 'resize', 'scroll' ] as const;
	events.forEach( ( event ) => view?.addEventListener( event, update ) );
	return () => events.forEach( ( event ) => view?.removeEventListener( event, update ) );
}
