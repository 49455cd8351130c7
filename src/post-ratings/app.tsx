import { Button, Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { starEmpty } from '@wordpress/icons';
import { createHashRouter, Navigate, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { ComingSoon } from '../shared/components/coming-soon';
import { can } from '../shared/lib/entitlements';
import { pageUrl } from '../shared/lib/pages';

function PostRatingsComing() {
	return (
		<ComingSoon
			title={ __( 'Post Ratings', 'userfeedback' ) }
			heading={ __( 'Post Ratings come in a later version', 'userfeedback' ) }
			text={ __(
				'Readers will rate your posts here. Until then, a survey with a star rating asks the same on any page.',
				'userfeedback'
			) }
			icon={ <Icon icon={ starEmpty } /> }
		>
			{ can( 'edit' ) ? (
				<Button __next40pxDefaultSize variant="primary" href={ pageUrl( 'surveys', '/new/setup' ) }>
					{ __( 'Create a Survey', 'userfeedback' ) }
				</Button>
			) : (
				<Button __next40pxDefaultSize variant="primary" href={ pageUrl( 'results' ) }>
					{ __( 'Go to Results', 'userfeedback' ) }
				</Button>
			) }
		</ComingSoon>
	);
}

/** PR-01: the app opens on its settings. */
export const routes: RouteObject[] = [
	{ path: '/settings', element: <PostRatingsComing /> },
	{ path: '*', element: <Navigate to="/settings" replace /> },
];

export function App() {
	return <RouterProvider router={ createHashRouter( routes ) } />;
}
