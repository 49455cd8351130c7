import { addQueryArgs } from '@wordpress/url';
import type { ChangedAddresses, StoredData } from '../../../types';
import { request } from '../client';

/** What the settings would do, as they stand in the form. */
export interface StoredDataParams {
	/** Days for which responses would be kept, 0 for good. */
	days: number;
	proxy_header: string;
	trusted_proxies: string[];
}

/**
 * GET stored-data.
 *
 * @param params Settings to try.
 * @param signal Ends the call when its screen is left.
 */
export function fetchStoredData( params: StoredDataParams, signal: AbortSignal ): Promise< StoredData > {
	return request( addQueryArgs( 'stored-data', { ...params } ), { signal } );
}

/**
 * POST stored-data/addresses until all are changed.
 *
 * @param to What becomes of the addresses.
 * @return Number of addresses that changed.
 */
export async function changeAddresses( to: 'shortened' | 'none' ): Promise< number > {
	let changed = 0;
	let after = 0;
	let reply: ChangedAddresses;
	do {
		reply = await request< ChangedAddresses >( 'stored-data/addresses', { method: 'POST', data: { to, after } } );
		changed += reply.changed;
		after = reply.after;
	} while ( ! reply.is_done );
	return changed;
}
