import { useState } from 'react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { ErrorBoundary } from '../app/error-boundary';
import { hrefOf, navigate, startHistory } from './hash-history';
import { useLocation } from './hooks';

const useHashLocation = (): [ string, typeof navigate ] => [ useLocation().pathname, navigate ];

/**
 * Gives wouter's parts the address after the `#`, with its query. wouter's own hash location moves the query to that
 * of the page, where WordPress has the name of the screen. A screen that cannot be drawn is left by another address.
 */
export function HashRouter( { children }: { children: ReactNode } ) {
	useState( startHistory );
	const { pathname } = useLocation();
	return (
		<Router hook={ useHashLocation } hrefs={ hrefOf }>
			<ErrorBoundary place={ pathname }>{ children }</ErrorBoundary>
		</Router>
	);
}
