/**
 * One attempt to deliver, and one sender at a time across tabs.
 */

/** Bytes that a browser lets live on after the page: 80 % of 64 KiB, as keepalive requests share it. */
const KEEPALIVE_LIMIT = 51_000;
const TIMEOUT = 10_000;

/** Answers that will not get better by asking again (security-cases 4.1). */
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
		// A login page or a captive portal says 200 as well.
		const reply = ( await response.json() ) as { data?: unknown } | null;
		return typeof reply?.data === 'number' ? 'delivered' : 0;
	}
	return TERMINAL.includes( response.status ) ? 'refused' : retryAfter( response.headers.get( 'Retry-After' ) );
}

/** Tries once; whatever goes wrong on the way is worth another try. */
export function attempt( url: string, body: string ): Promise< Verdict > {
	const abort = new AbortController();
	const timer = setTimeout( () => abort.abort(), TIMEOUT );
	return ask( url, body, abort.signal )
		.catch( () => 0 )
		.finally( () => clearTimeout( timer ) );
}

const LEASE = 'userfeedback-lease';
const LEASE_TIME = TIMEOUT + 5_000;
const me = crypto.getRandomValues( new Uint32Array( 2 ) ).join();

/** Without Web Locks (http, old browsers) a lease in localStorage, which expires when its tab dies. */
async function withLease( work: () => Promise< void > ): Promise< void > {
	const holder = () => JSON.parse( localStorage.getItem( LEASE ) ?? '{}' ) as { by?: string; until?: number };
	try {
		for ( ;; ) {
			const { by, until = 0 } = holder();
			if ( by === me || until < Date.now() || until > Date.now() + LEASE_TIME ) {
				localStorage.setItem( LEASE, JSON.stringify( { by: me, until: Date.now() + LEASE_TIME } ) );
				// Two tabs may have written in the same moment; the last one stands.
				await new Promise( ( done ) => setTimeout( done, 50 ) );
				if ( holder().by === me ) {
					break;
				}
			}
			await new Promise( ( done ) => setTimeout( done, 500 ) );
		}
	} catch {
		// Storage is blocked: nothing is shared between tabs either. A broken lease is overwritten.
		try {
			localStorage.removeItem( LEASE );
		} catch {}
	}
	try {
		await work();
	} finally {
		try {
			localStorage.removeItem( LEASE );
		} catch {}
	}
}

/** Runs the work while no other tab runs it. */
export const alone = ( work: () => Promise< void > ): Promise< void > =>
	'locks' in navigator ? navigator.locks.request( 'userfeedback-queue', work ) : withLease( work );
