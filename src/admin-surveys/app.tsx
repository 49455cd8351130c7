import { lazy, Suspense, useState } from 'react';
import { Navigate, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { ScreenFailed } from '../shared/app/error-boundary';
import { createAppRouter } from '../shared/app/router';
import { ScreenLoading } from '../shared/components/screen-loading';
import { builderRoutes } from './builder/builder-routes';
import { SurveyList } from './list/survey-list';

const DuplicateSurvey = lazy( () =>
	import( './list/duplicate-survey' ).then( ( module ) => ( {
		default: module.DuplicateSurvey,
	} ) )
);

const Guide = lazy( () => import( './guide/guide' ).then( ( module ) => ( { default: module.Guide } ) ) );

/**
 * Routes of the survey app (LIST-01, LIST-26, BLD-01 to BLD-04).
 */
export const routes: RouteObject[] = [
	{ path: '/', element: <SurveyList /> },
	{
		path: '/duplicate/:id',
		element: (
			<Suspense fallback={ <ScreenLoading /> }>
				<DuplicateSurvey />
			</Suspense>
		),
	},
	{
		path: '/first-survey',
		element: (
			<Suspense fallback={ <ScreenLoading /> }>
				<Guide />
			</Suspense>
		),
	},
	...builderRoutes,
	{ path: '*', element: <Navigate to="/" replace /> },
];

export function App() {
	const [ router ] = useState( () => createAppRouter( [ { errorElement: <ScreenFailed />, children: routes } ] ) );
	return <RouterProvider router={ router } />;
}
