import type { WidgetStrings } from '../../types';
import { fill } from './text';

/** Milliseconds until the announcement goes; long enough to be read aloud. */
const STAYS_FOR = 8000;

/**
 * Opened by a trigger a survey never takes the focus: a polite status names it,
 * and is taken back when it was read. Returns a function that takes it back.
 */
export function announce( root: ShadowRoot, { dialog, minimized }: WidgetStrings ): () => void {
	const status = document.createElement( 'p' );
	status.className = 'sr';
	status.setAttribute( 'role', 'status' );
	root.append( status );
	// A region that is there before its text is read aloud; one that comes with it is not, in some readers.
	const begin = setTimeout( () => {
		const question = root.querySelector( '.open .q' )?.textContent;
		status.textContent = question ? fill( dialog, question ) : minimized;
	}, 100 );
	const end = setTimeout( () => status.remove(), STAYS_FOR );
	return () => {
		clearTimeout( begin );
		clearTimeout( end );
		status.remove();
	};
}
