import { lazy, Suspense } from 'react';
import { Navigate, Outlet, useParams } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { ScreenLoading } from '../../shared/components/screen-loading';

const Builder = lazy( () =>
	import( './builder' ).then( ( module ) => ( { default: module.Builder } ) )
);

/** BLD-02: steps of a new survey, in their order. */
export const NEW_STEPS = [
	'setup',
	'questions',
	'settings',
	'notifications',
	'publish',
] as const;

/** BLD-04: an existing survey has no setup. */
export const EDIT_STEPS = NEW_STEPS.filter( ( step ) => step !== 'setup' );

function LazyOutlet() {
	return (
		<Suspense fallback={ <ScreenLoading /> }>
			<Outlet />
		</Suspense>
	);
}

function ToQuestions() {
	const { id } = useParams();
	return <Navigate to={ `/edit/${ id }/questions` } replace />;
}

/**
 * Routes of the builder (BLD-01 to BLD-04).
 */
export const builderRoutes: RouteObject[] = [
	{
		element: <LazyOutlet />,
		children: [
			{ path: '/new', element: <Navigate to="/new/setup" replace /> },
			{ path: '/edit/:id', element: <ToQuestions /> },
			{ path: '/new/:step', element: <Builder /> },
			{ path: '/edit/:id/:step', element: <Builder /> },
		],
	},
];
