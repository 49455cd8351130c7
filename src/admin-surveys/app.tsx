import { lazy, Suspense } from 'react';
import { ScreenLoading } from '../shared/components/screen-loading';
import { HashRouter, Navigate, Route, Switch } from '../shared/router';
import { builderRoutes } from './builder/builder-routes';
import { SurveyList } from './list/survey-list';

// One file with the dialogs of the list: small ones would each repeat what compresses well.
const DuplicateSurvey = lazy( () =>
	import( /* webpackChunkName: "list-parts" */ './list/duplicate-survey' ).then( ( module ) => ( {
		default: module.DuplicateSurvey,
	} ) )
);

const Guide = lazy( () => import( './guide/guide' ).then( ( module ) => ( { default: module.Guide } ) ) );

/**
 * The screens by route (LIST-01, LIST-26, BLD-01 to BLD-04).
 */
export function App() {
	return (
		<HashRouter>
			<Switch>
				<Route path="/">
					<SurveyList />
				</Route>
				<Route path="/duplicate/:id">
					<Suspense fallback={ <ScreenLoading /> }>
						<DuplicateSurvey />
					</Suspense>
				</Route>
				<Route path="/first-survey">
					<Suspense fallback={ <ScreenLoading /> }>
						<Guide />
					</Suspense>
				</Route>
				{ builderRoutes }
				<Route>
					<Navigate to="/" replace />
				</Route>
			</Switch>
		</HashRouter>
	);
}
