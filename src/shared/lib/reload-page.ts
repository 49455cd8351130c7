/**
 * Reloads the admin page. A module of its own because a browser's location
 * cannot be replaced in tests.
 */
export function reloadPage(): void {
	window.location.reload();
}

/**
 * Leads to another admin page, also when only the hash differs from this one.
 *
 * @param url Address from the server.
 */
export function goTo( url: string ): void {
	const { origin, pathname, search } = window.location;
	const target = new URL( url, window.location.href );
	window.location.assign( target );
	if ( target.origin + target.pathname + target.search === origin + pathname + search ) {
		window.location.reload();
	}
}
