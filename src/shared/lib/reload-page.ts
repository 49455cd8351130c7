/** @return Whether the page may go. */
type Guard = () => Promise< boolean >;

const guards = new Set< Guard >();

/**
 * Runs a function before the page reloads, e.g. to save unsaved work.
 *
 * @param guard Stops the reload by answering false.
 * @return Takes it back.
 */
export function beforeReload( guard: Guard ): () => void {
	guards.add( guard );
	return () => void guards.delete( guard );
}

async function reloadUnlessStopped(): Promise< void > {
	for ( const guard of guards ) {
		if ( ! ( await guard() ) ) {
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
	void reloadUnlessStopped();
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
