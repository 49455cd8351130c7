import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { BannerProvider } from '../notices/banners';
import { ToastProvider } from '../notices/toasts';

interface Props {
	queryClient: QueryClient;
	children: ReactNode;
}

/**
 * What every admin screen may rely on: server state, toasts, banners.
 */
export function Providers( { queryClient, children }: Props ) {
	return (
		<QueryClientProvider client={ queryClient }>
			<ToastProvider>
				<BannerProvider>{ children }</BannerProvider>
			</ToastProvider>
		</QueryClientProvider>
	);
}
