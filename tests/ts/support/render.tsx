import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { ErrorBoundary } from '../../../src/shared/app/error-boundary';
import { Providers } from '../../../src/shared/app/providers';
import { createQueryClient } from '../../../src/shared/app/query-client';

interface Rendered extends RenderResult {
	user: UserEvent;
	queryClient: QueryClient;
}

/** The app's own query client, with nothing repeated, so that failures show at once. */
function testQueryClient(): QueryClient {
	const client = createQueryClient();
	const defaults = client.getDefaultOptions();
	client.setDefaultOptions( {
		...defaults,
		queries: { ...defaults.queries, retry: false },
	} );
	return client;
}

/**
 * Renders what `mount()` would: strict, with all providers.
 *
 * @param ui Elements.
 */
export function renderUi( ui: ReactNode ): Rendered {
	const queryClient = testQueryClient();
	const user = userEvent.setup( { document } );
	const result = render( ui, {
		wrapper: ( { children } ) => (
			<StrictMode>
				<ErrorBoundary>
					<Providers queryClient={ queryClient }>{ children }</Providers>
				</ErrorBoundary>
			</StrictMode>
		),
	} );
	return { ...result, user, queryClient };
}

/**
 * Renders an app at a route.
 *
 * @param app   With its router.
 * @param route E.g. `/edit/5/questions`.
 */
export function renderApp( app: ReactNode, route = '/' ): Rendered {
	window.location.hash = `#${ route }`;
	return renderUi( app );
}
