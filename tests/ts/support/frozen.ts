import { act } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

const realTimeout = globalThis.setTimeout;

/**
 * Stops the timers of the app; answers of the network still arrive. They run
 * again after the test.
 */
export function freezeTimers(): void {
	vi.useFakeTimers( { toFake: [ 'setTimeout', 'clearTimeout' ] } );
}

afterEach( () => {
	vi.useRealTimers();
} );

/**
 * Waits until a check holds, without moving frozen timers; those of 0 ms run,
 * with which the query client tells its news.
 *
 * @param check Throws while it does not hold.
 */
export async function until( check: () => unknown ): Promise< void > {
	const end = Date.now() + 5000;
	for (;;) {
		await act( async () => {
			await new Promise( ( resolve ) => realTimeout( resolve, 5 ) );
			if ( vi.isFakeTimers() ) {
				vi.advanceTimersByTime( 0 );
			}
		} );
		try {
			await check();
			return;
		} catch ( error ) {
			if ( Date.now() > end ) {
				throw error;
			}
		}
	}
}

/**
 * Lets frozen time pass.
 *
 * @param ms How long.
 */
export function pass( ms: number ): void {
	act( () => void vi.advanceTimersByTime( ms ) );
}
