import { Suspense } from 'react';
import { ScreenLoading } from '../shared/components/screen-loading';
import { HashRouter, Navigate, useLocation } from '../shared/router';
import { Layout } from './layout';
import { ROUTES, tabAt } from './routes';
import { SCREENS } from './screens';
import './settings.scss';

/** Each tab has an address (STG-01, STG-02). */
function Screens() {
	const tab = tabAt( useLocation().pathname );
	if ( tab === null ) {
		return <Navigate to={ ROUTES[ 'settings-general' ] } replace />;
	}
	const Screen = SCREENS[ tab ];
	return (
		<Layout tab={ tab }>
			<Suspense fallback={ <ScreenLoading /> }>{ Screen && <Screen /> }</Suspense>
		</Layout>
	);
}

export function App() {
	return (
		<HashRouter>
			<Screens />
		</HashRouter>
	);
}
