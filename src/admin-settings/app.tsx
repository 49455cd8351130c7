import { Suspense, useState } from 'react';
import { Navigate, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { ScreenFailed } from '../shared/app/error-boundary';
import { createAppRouter } from '../shared/app/router';
import { ScreenLoading } from '../shared/components/screen-loading';
import { Layout } from './layout';
import { ROUTES, TABS } from './routes';
import { SCREENS } from './screens';
import './settings.scss';

/** Routes of the settings page (STG-01, STG-02). */
const routes: RouteObject[] = [
	{
		element: <Layout />,
		children: TABS.map( ( name ) => {
			const Screen = SCREENS[ name ];
			return {
				path: ROUTES[ name ],
				element: <Suspense fallback={ <ScreenLoading /> }>{ Screen && <Screen /> }</Suspense>,
			};
		} ),
	},
	{ path: '*', element: <Navigate to={ ROUTES[ 'settings-general' ] } replace /> },
];

export function App() {
	const [ router ] = useState( () => createAppRouter( [ { errorElement: <ScreenFailed />, children: routes } ] ) );
	return <RouterProvider router={ router } />;
}
