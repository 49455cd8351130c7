import type { Countries } from '../../../src/types';

/**
 * Reply of `GET countries`: no database, a header that names countries, and a reader from Austria.
 *
 * @param more What differs.
 */
export function countries( more: Partial< Countries > = {} ): Countries {
	return {
		database: null,
		address: '',
		most_bytes: 20_000_000,
		header: 'CF-IPCountry',
		is_trusted: false,
		headers: [],
		you: { address: '192.0.2.1', country: 'AT' },
		...more,
	};
}
