import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../shared/app/error-boundary';
import { ScreenLoading } from '../shared/components/screen-loading';
import { HashRouter, Navigate, Route, Switch, useLocation } from '../shared/router';
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
// From the list to a response is one step, so both come together.
const ResponsesScreen = lazy( () =>
	import( /* webpackChunkName: "responses" */ './responses/responses-screen' ).then( ( module ) => ( {
		default: module.ResponsesScreen,
	} ) )
);
const ResponseScreen = lazy( () =>
	import( /* webpackChunkName: "responses" */ './response/response-screen' ).then( ( module ) => ( {
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
				<Switch>
					<Route path={ ROUTES[ 'results-overview' ] }>
						<Overview />
					</Route>
					<Route path={ ROUTES[ 'survey-results' ] }>
						<SurveyScreen />
					</Route>
					<Route path={ ROUTES[ 'survey-breakdown' ] }>
						<SurveyScreen panel="breakdown" />
					</Route>
					<Route path={ ROUTES[ 'survey-trend' ] }>
						<TrendScreen />
					</Route>
					<Route path={ ROUTES[ 'survey-responses' ] }>
						<ResponsesScreen />
					</Route>
					<Route path={ ROUTES.response }>
						<ResponseScreen />
					</Route>
					<Route>
						<Navigate to="/" replace />
					</Route>
				</Switch>
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
