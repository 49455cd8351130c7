import { vi } from 'vitest';

/**
 * Waits for a check to pass: longer than vitest does by itself, because files
 * that load when they are needed take their time on a busy machine.
 *
 * @param check Throws as long as it does not hold.
 */
export function waitUntil< T >( check: () => T | Promise< T > ): Promise< T > {
	return vi.waitFor( check, { timeout: 20_000 } );
}
