import type { ReactNode } from 'react';
import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { starEmpty } from '@wordpress/icons';
import { EmptyState } from '../shared/components/empty-state';
import { useLock } from '../shared/components/lock';
import { LockLine } from '../shared/components/lock-line';
import { PageHeader } from '../shared/components/page-header';
import { TabLink } from '../shared/components/tab-link';
import { ProPart, proParts } from '../shared/registry/pro-parts';
import { HashRouter, Navigate, Route, Switch } from '../shared/router';
import './post-ratings.scss';

const proRatings = proParts( () => import( /* webpackChunkName: "pro-post-ratings" */ './pro' ) );

/** Heading and tabs (PR-04); what is locked stands in place of the tab. */
function Layout( { children }: { children: ReactNode } ) {
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
					<TabLink key={ to } to={ to }>
						{ name }
					</TabLink>
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
				children
			) }
		</div>
	);
}

/** PR-01: the app opens on its settings. */
export function App() {
	return (
		<HashRouter>
			<Switch>
				<Route path="/settings">
					<Layout>
						<ProPart from={ proRatings }>{ ( { Settings } ) => <Settings /> }</ProPart>
					</Layout>
				</Route>
				<Route path="/results">
					<Layout>
						<ProPart from={ proRatings }>{ ( { Results } ) => <Results /> }</ProPart>
					</Layout>
				</Route>
				<Route path="/results/:postId">
					<Layout>
						<ProPart from={ proRatings }>{ ( { Post } ) => <Post /> }</ProPart>
					</Layout>
				</Route>
				<Route>
					<Navigate to="/settings" replace />
				</Route>
			</Switch>
		</HashRouter>
	);
}
