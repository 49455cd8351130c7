import { lazy, Suspense } from 'react';
import { HashRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../shared/app/error-boundary';
import { ScreenLoading } from '../shared/components/screen-loading';
import { useRememberScreens } from './lib/way-back';
import { Overview } from './overview/overview';
import { ROUTES } from './routes';
import './components/components.scss';
import './results.scss';
import './print/print.scss';

const SurveyScreen = lazy( () =>
	import( './survey/survey-screen' ).then( ( module ) => ( {
		default: module.SurveyScreen,
	} ) )
);
const TrendScreen = lazy( () =>
	import( './trend/trend-screen' ).then( ( module ) => ( {
		default: module.TrendScreen,
	} ) )
);
const ResponsesScreen = lazy( () =>
	import( './responses/responses-screen' ).then( ( module ) => ( {
		default: module.ResponsesScreen,
	} ) )
);
const ResponseScreen = lazy( () =>
	import( './response/response-screen' ).then( ( module ) => ( {
		default: module.ResponseScreen,
	} ) )
);

/** The screens by route (RES-01 to RES-04). */
export function Screens() {
	const { pathname } = useLocation();
	useRememberScreens();
	return (
		// A screen that cannot be drawn is left by the browser's Back like any other.
		<ErrorBoundary key={ pathname }>
			<Suspense fallback={ <ScreenLoading /> }>
				<Routes>
					<Route path={ ROUTES[ 'results-overview' ] } element={ <Overview /> } />
					<Route path={ ROUTES[ 'survey-results' ] } element={ <SurveyScreen /> } />
					<Route path={ ROUTES[ 'survey-breakdown' ] } element={ <SurveyScreen panel="breakdown" /> } />
					<Route path={ ROUTES[ 'survey-trend' ] } element={ <TrendScreen /> } />
					<Route path={ ROUTES[ 'survey-responses' ] } element={ <ResponsesScreen /> } />
					<Route path={ ROUTES.response } element={ <ResponseScreen /> } />
					<Route path="*" element={ <Navigate to="/" replace /> } />
				</Routes>
			</Suspense>
		</ErrorBoundary>
	);
}

export function App() {
	return (
		<HashRouter>
			<Screens />
		</HashRouter>
	);
}
