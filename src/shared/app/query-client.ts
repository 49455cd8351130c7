import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/client';

/**
 * Server state of one app. Only calls that may succeed later (no reply, 5xx, 429) are retried.
 */
export function createQueryClient(): QueryClient {
	return new QueryClient( {
		defaultOptions: {
			queries: {
				staleTime: 10_000,
				refetchOnWindowFocus: false,
				// A failed request is more reliable than the browser's offline flag.
				networkMode: 'always',
				retry: ( failures, error ) =>
					failures < 2 &&
					error instanceof ApiError &&
					( error.status === 0 || error.status === 429 || error.status >= 500 ),
			},
			mutations: { networkMode: 'always' },
		},
	} );
}
