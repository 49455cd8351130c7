import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { knowRules } from '../../domain/draft/page-rules';
import { openByAddress } from '../notifications/open-state';
import { takeParts } from '../registry/parts';
import { boot } from './boot';
import { ErrorBoundary } from './error-boundary';
import { followPageLinks } from './page-links';
import { Providers } from './providers';
import { createQueryClient } from './query-client';
import './base.scss';

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
	followPageLinks();
	openByAddress();
	takeParts();
	knowRules( boot().page_rules );
	createRoot( root ).render(
		<StrictMode>
			<ErrorBoundary>
				<Providers queryClient={ createQueryClient() }>{ app }</Providers>
			</ErrorBoundary>
		</StrictMode>
	);
}
