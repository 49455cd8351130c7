interface Farewell {
	/** Runs before the page goes. @return Whether it may. */
	run: () => Promise< boolean >;
	/** Whether visitors see at once what that saves: then people are asked before. */
	publishes?: () => boolean;
}

const farewells = new Set< Farewell >();

/**
 * Runs something before the page reloads, e.g. saves what is typed.
 *
 * @return Takes it back.
 */
export function beforeReload( run: Farewell[ 'run' ], publishes?: () => boolean ): () => void {
	const farewell: Farewell = publishes ? { run, publishes } : { run };
	farewells.add( farewell );
	return () => void farewells.delete( farewell );
}

/** Whether a reload now would show visitors something that nobody has published yet. */
export function reloadPublishes(): boolean {
	return [ ...farewells ].some( ( { publishes } ) => publishes?.() ?? false );
}

async function part(): Promise< void > {
	for ( const farewell of farewells ) {
		if ( ! ( await farewell.run() ) ) {
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
