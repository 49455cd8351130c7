import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { starEmpty } from '@wordpress/icons';
import { createHashRouter, Navigate, NavLink, Outlet, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { EmptyState } from '../shared/components/empty-state';
import { useLock } from '../shared/components/lock';
import { LockLine } from '../shared/components/lock-line';
import { PageHeader } from '../shared/components/page-header';
import { ProPart, proParts } from '../shared/registry/pro-parts';
import './post-ratings.scss';

const proRatings = proParts( () => import( /* webpackChunkName: "pro-post-ratings" */ './pro' ) );

/** Heading and tabs (PR-04); what is locked stands in place of the tab. */
function Layout() {
	const lock = useLock( {
		feature: 'post-ratings',
		name: __( 'Post Ratings', 'userfeedback' ),
		medium: 'post-ratings',
	} );
	return (
		<div className="wrap uf-ratings">
			<PageHeader title={ __( 'Post Ratings', 'userfeedback' ) } />
			<nav
				className="components-tab-panel__tabs uf-ratings__tabs"
				aria-label={ __( 'Post Ratings', 'userfeedback' ) }
			>
				{ [
					{ to: '/settings', name: __( 'Settings', 'userfeedback' ) },
					{ to: '/results', name: __( 'Results', 'userfeedback' ) },
				].map( ( { to, name } ) => (
					<NavLink
						key={ to }
						to={ to }
						className={ ( { isActive } ) =>
							`components-button components-tab-panel__tabs-item${ isActive ? ' is-active' : '' }`
						}
					>
						{ name }
					</NavLink>
				) ) }
			</nav>
			{ lock ? (
				<>
					<LockLine lock={ lock } />
					<EmptyState
						title={ __( 'Readers rate your posts here', 'userfeedback' ) }
						text={ __(
							'A question with stars under each post, the average of all votes, and which posts readers like best.',
							'userfeedback'
						) }
						icon={ <Icon icon={ starEmpty } /> }
					/>
				</>
			) : (
				<Outlet />
			) }
		</div>
	);
}

/** PR-01: the app opens on its settings. */
export const routes: RouteObject[] = [
	{
		element: <Layout />,
		children: [
			{ path: '/settings', element: <ProPart from={ proRatings }>{ ( { Settings } ) => <Settings /> }</ProPart> },
			{ path: '/results', element: <ProPart from={ proRatings }>{ ( { Results } ) => <Results /> }</ProPart> },
			{
				path: '/results/:postId',
				element: <ProPart from={ proRatings }>{ ( { Post } ) => <Post /> }</ProPart>,
			},
		],
	},
	{ path: '*', element: <Navigate to="/settings" replace /> },
];

export function App() {
	return <RouterProvider router={ createHashRouter( routes ) } />;
}
