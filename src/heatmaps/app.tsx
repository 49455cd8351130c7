import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { color } from '@wordpress/icons';
import { createHashRouter, Navigate, Outlet, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { EmptyState } from '../shared/components/empty-state';
import { useLock } from '../shared/components/lock';
import { LockLine } from '../shared/components/lock-line';
import { PageHeader } from '../shared/components/page-header';
import { ProPart, proParts } from '../shared/registry/pro-parts';

const proHeatmaps = proParts( () => import( /* webpackChunkName: "pro-heatmaps" */ './pro' ) );

/** The lock in place of the screens (HEAT-03, HEAT-04). */
function Layout() {
	const lock = useLock( {
		feature: 'heatmaps',
		name: __( 'Heatmaps', 'userfeedback' ),
		medium: 'heatmaps',
	} );
	if ( ! lock ) {
		return <Outlet />;
	}
	return (
		<div className="wrap">
			<PageHeader title={ __( 'Heatmaps', 'userfeedback' ) } />
			<LockLine lock={ lock } />
			<EmptyState
				title={ __( 'See what visitors do on a page', 'userfeedback' ) }
				text={ __(
					'Where they click, move and stop reading, drawn over the page itself, on computers, tablets and phones.',
					'userfeedback'
				) }
				icon={ <Icon icon={ color } /> }
			/>
		</div>
	);
}

export const routes: RouteObject[] = [
	{
		element: <Layout />,
		children: [
			{ path: '/', element: <ProPart from={ proHeatmaps }>{ ( { List } ) => <List /> }</ProPart> },
			{ path: '/:id', element: <ProPart from={ proHeatmaps }>{ ( { Viewer } ) => <Viewer /> }</ProPart> },
		],
	},
	{ path: '*', element: <Navigate to="/" replace /> },
];

export function App() {
	return <RouterProvider router={ createHashRouter( routes ) } />;
}
