/**
 * One attempt to deliver, and one sender at a time across tabs.
 */

/** Bytes that a browser lets live on after the page: 80 % of 64 KiB, as keepalive requests share it. */
const KEEPALIVE_LIMIT = 51_000;
const TIMEOUT = 10_000;

/** Answers that will not get better by asking again. */
const TERMINAL = [ 400, 404, 409, 410, 413, 422 ];

export const outlives = ( body: string ): boolean => new TextEncoder().encode( body ).length < KEEPALIVE_LIMIT;

/** `delivered`: forget it; `refused`: forget it too; a number: milliseconds to wait at least. */
export type Verdict = 'delivered' | 'refused' | number;

function retryAfter( header: string | null ): number {
	const wait = Number( header ) * 1000 || Date.parse( header ?? '' ) - Date.now();
	return wait > 0 ? wait : 0;
}

/** Never `X-WP-Nonce`, never `_wpnonce`: a page cache would make them stale, and REST would refuse (A116). */
async function ask( url: string, body: string, signal: AbortSignal ): Promise< Verdict > {
	const response = await fetch( url, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body,
		keepalive: outlives( body ),
		signal,
	} );
	if ( response.ok ) {
		// A login page or a captive portal answers 200 too.
		const reply = ( await response.json() ) as { data?: unknown } | null;
		return typeof reply?.data === 'number' ? 'delivered' : 0;
	}
	if ( TERMINAL.includes( response.status ) ) {
		// Only our own codes count: WordPress answers 404 too while the plugin is being updated or is off.
		const { code } = ( await response.json() ) as { code: string };
		return code.startsWith( 'userfeedback' ) ? 'refused' : 0;
	}
	return retryAfter( response.headers.get( 'Retry-After' ) );
}

/** Tries once; whatever goes wrong on the way is worth another try. */
export function attempt( url: string, body: string ): Promise< Verdict > {
	const abort = new AbortController();
	const timer = setTimeout( () => abort.abort(), TIMEOUT );
	return ask( url, body, abort.signal )
		.catch( () => 0 )
		.finally( () => clearTimeout( timer ) );
}

/** Runs the work while no other tab runs it. Without Web Locks (http) two tabs may send the same answers; the server knows an id that it has. */
export const oneTabAtATime = ( work: () => Promise< void > ): Promise< void > =>
	'locks' in navigator ? navigator.locks.request( 'userfeedback-queue', work ) : work();
