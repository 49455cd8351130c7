import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { LockProvider } from '../components/lock-dialogs';
import { BannerProvider } from '../notices/banners';
import { MutationToasts } from '../notices/mutation-toasts';
import { ToastProvider } from '../notices/toasts';
import { DrawerHost } from '../notifications/drawer-host';

interface Props {
	queryClient: QueryClient;
	children: ReactNode;
}

/** Everything an admin screen needs: server state, toasts, banners and the dialog of locked controls. */
export function Providers( { queryClient, children }: Props ) {
	return (
		<QueryClientProvider client={ queryClient }>
			<ToastProvider>
				<MutationToasts />
				<BannerProvider>
					<LockProvider>
						{ children }
						<DrawerHost />
					</LockProvider>
				</BannerProvider>
			</ToastProvider>
		</QueryClientProvider>
	);
}
