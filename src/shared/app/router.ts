import { createHashRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

const placeInHistory = () => ( window.history.state as { idx?: number } | null )?.idx;

/**
 * A hash router that can also ask before an address that was typed, or that a
 * plain link led to. The router numbers the pages of its history and can only go
 * back from a page with a number; the browser's own have none.
 *
 * @param routes The app's routes.
 */
export function createAppRouter( routes: RouteObject[] ): ReturnType< typeof createHashRouter > {
	let last = placeInHistory() ?? 0;
	// Before the router listens itself.
	window.addEventListener( 'popstate', () => {
		if ( placeInHistory() === undefined ) {
			window.history.replaceState( { ...window.history.state, idx: last + 1 }, '' );
		}
	} );
	const router = createHashRouter( routes );
	last = placeInHistory() ?? last;
	router.subscribe( () => {
		last = placeInHistory() ?? last;
	} );
	return router;
}
