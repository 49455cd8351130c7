import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiError } from '../api/client';
import { ErrorBoundary } from './error-boundary';

/**
 * Server state of one app. A refused call is not repeated: only what may pass
 * by itself (no answer, 5xx, 429) is tried again.
 */
export function createQueryClient(): QueryClient {
	return new QueryClient( {
		defaultOptions: {
			queries: {
				staleTime: 10_000,
				refetchOnWindowFocus: false,
				retry: ( failures, error ) =>
					failures < 2 &&
					error instanceof ApiError &&
					( error.status === 0 ||
						error.status === 429 ||
						error.status >= 500 ),
			},
		},
	} );
}

/**
 * Mounts an admin app into `#userfeedback-root`, which `Admin\AdminPage` prints.
 *
 * @param app The app with its router.
 */
export function mount( app: ReactNode ): void {
	const root = document.getElementById( 'userfeedback-root' );
	if ( ! root ) {
		return;
	}
	createRoot( root ).render(
		<StrictMode>
			<ErrorBoundary>
				<QueryClientProvider client={ createQueryClient() }>
					{ app }
				</QueryClientProvider>
			</ErrorBoundary>
		</StrictMode>
	);
}
