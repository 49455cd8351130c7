import type { ReactNode } from 'react';
import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { color } from '@wordpress/icons';
import { EmptyState } from '../shared/components/empty-state';
import { useLock } from '../shared/components/lock';
import { LockLine } from '../shared/components/lock-line';
import { PageHeader } from '../shared/components/page-header';
import { ProPart, proParts } from '../shared/registry/pro-parts';
import { HashRouter, Navigate, Route, Switch } from '../shared/router';

const proHeatmaps = proParts( () => import( /* webpackChunkName: "pro-heatmaps" */ './pro' ) );

/** The lock in place of the screens (HEAT-03, HEAT-04). */
function Layout( { children }: { children: ReactNode } ) {
	const lock = useLock( {
		feature: 'heatmaps',
		name: __( 'Heatmaps', 'userfeedback' ),
		medium: 'heatmaps',
	} );
	if ( ! lock ) {
		return children;
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

export function App() {
	return (
		<HashRouter>
			<Switch>
				<Route path="/">
					<Layout>
						<ProPart from={ proHeatmaps }>{ ( { List } ) => <List /> }</ProPart>
					</Layout>
				</Route>
				<Route path="/:id">
					<Layout>
						<ProPart from={ proHeatmaps }>{ ( { Viewer } ) => <Viewer /> }</ProPart>
					</Layout>
				</Route>
				<Route>
					<Navigate to="/" replace />
				</Route>
			</Switch>
		</HashRouter>
	);
}
