/**
 * Without Web Locks (http, old browsers): a lease in localStorage, which expires
 * when its tab dies. A file of its own, because hardly any visitor needs it.
 */
import { TIMEOUT } from './sender';

const LEASE = 'userfeedback-lease';
const LEASE_TIME = TIMEOUT + 5_000;

export async function withLease( work: () => Promise< void > ): Promise< void > {
	const me = crypto.getRandomValues( new Uint32Array( 2 ) ).join();
	const holder = () => JSON.parse( localStorage.getItem( LEASE ) ?? '{}' ) as { by?: string; until?: number };
	try {
		for (;;) {
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
