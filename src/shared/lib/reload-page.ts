/** @return Whether the page may go. */
type Farewell = () => Promise< boolean >;

const farewells = new Set< Farewell >();

/**
 * Runs a function before the page reloads, e.g. to save unsaved work.
 *
 * @param farewell Stops the reload by answering false.
 * @return Takes it back.
 */
export function beforeReload( farewell: Farewell ): () => void {
	farewells.add( farewell );
	return () => void farewells.delete( farewell );
}

async function part(): Promise< void > {
	for ( const farewell of farewells ) {
		if ( ! ( await farewell() ) ) {
			return;
		}
	}
	window.location.reload();
}

/**
 * Reloads the admin page. A module of its own because a browser's location
 * cannot be replaced in tests.
 */
export function reloadPage(): void {
	void part();
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
