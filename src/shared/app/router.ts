import { createHashRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

const KEY = 'userfeedback-place';

const placeInHistory = () => ( window.history.state as { idx?: number } | null )?.idx;

function number( place: number ) {
	window.history.replaceState( { ...window.history.state, idx: place }, '' );
}

/**
 * A hash router that can ask before any address of this page is left. It numbers
 * the pages of its history and can only go back between pages with a number: a
 * typed address and a plain link have none, and WordPress takes it from the page
 * that is loaded (wp_admin_canonical_url()).
 *
 * @param routes The app's routes.
 */
export function createAppRouter( routes: RouteObject[] ): ReturnType< typeof createHashRouter > {
	let last = Number( sessionStorage.getItem( KEY ) );
	if ( placeInHistory() === undefined ) {
		number( last );
	}
	const note = () => {
		last = placeInHistory() ?? last;
		sessionStorage.setItem( KEY, String( last ) );
	};
	note();
	// Must be added before the router's own listener.
	window.addEventListener( 'popstate', () => {
		if ( placeInHistory() === undefined ) {
			number( last + 1 );
		}
	} );
	const router = createHashRouter( routes );
	router.subscribe( note );
	return router;
}
