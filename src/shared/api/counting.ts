import { hashKey } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { CountProgress } from '../../types';

/** Counts that somebody stopped. */
const stopped = new Set< string >();

/** Counts that take one call at a time. */
const held = new Set< string >();

/** Makes a count end after each call, or go on again from the next call. */
export function holdCounting( key: QueryKey, hold: boolean ): void {
	if ( hold ) {
		held.add( hashKey( key ) );
	} else {
		held.delete( hashKey( key ) );
	}
}

/** Ends a count after the call that runs; asking again goes on from there. */
export function stopCounting( key: QueryKey ): void {
	stopped.add( hashKey( key ) );
}

/**
 * Asks until everything is counted, and shows the figures so far in between.
 *
 * @param context Of the query.
 * @param ask     One call; its cursor is `next` of the reply before.
 */
export async function countAll< T extends Partial< CountProgress > >(
	{ client, queryKey }: { client: QueryClient; queryKey: QueryKey },
	ask: ( cursor: string | null ) => Promise< T >
): Promise< T > {
	const hash = hashKey( queryKey );
	stopped.delete( hash );
	let reply = await ask( client.getQueryData< T >( queryKey )?.next ?? null );
	while ( reply.next && ! stopped.has( hash ) && ! held.has( hash ) ) {
		client.setQueryData( queryKey, reply );
		reply = await ask( reply.next );
	}
	return reply;
}
