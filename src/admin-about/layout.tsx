import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { boot } from '../shared/app/boot';
import { PageHeader } from '../shared/components/page-header';
import { TabLink } from '../shared/components/tab-link';
import { ROUTES } from './routes';
import './about.scss';
import './tabs.scss';

/** Head and tabs of About. */
export function Layout( { children }: { children: ReactNode } ) {
	const tabs = [
		{ to: ROUTES.about, title: __( 'About Us', 'userfeedback' ) },
		{ to: ROUTES.gettingStarted, title: __( 'Getting Started', 'userfeedback' ) },
		...( boot().is_pro ? [] : [ { to: ROUTES.liteVsPro, title: __( 'Lite vs Pro', 'userfeedback' ) } ] ),
	];
	return (
		<div className="wrap uf-about">
			<PageHeader title={ __( 'About UserFeedback', 'userfeedback' ) } />
			<nav className="components-tab-panel__tabs uf-about__tabs" aria-label={ __( 'About', 'userfeedback' ) }>
				{ tabs.map( ( { to, title } ) => (
					<TabLink key={ to } to={ to } end>
						{ title }
					</TabLink>
				) ) }
			</nav>
			{ children }
		</div>
	);
}
