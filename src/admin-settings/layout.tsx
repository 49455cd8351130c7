import { useEffect, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { PageHeader } from '../shared/components/page-header';
import { ROUTES, TABS } from './routes';
import { tabTitle } from './words';

/**
 * Head and tabs of the settings. Tabs are links: each has its own address.
 */
export function Layout() {
	const nav = useRef< HTMLElement >( null );
	const { pathname } = useLocation();

	// On a narrow screen the row of tabs scrolls.
	useEffect( () => {
		nav.current?.querySelector( '[aria-current]' )?.scrollIntoView( { block: 'nearest', inline: 'nearest' } );
	}, [ pathname ] );

	return (
		<div className="wrap uf-settings">
			<PageHeader title={ __( 'Settings', 'userfeedback' ) } />
			<nav
				ref={ nav }
				className="components-tab-panel__tabs uf-tabs"
				aria-label={ __( 'Settings', 'userfeedback' ) }
			>
				{ TABS.map( ( name ) => (
					<NavLink
						key={ name }
						to={ ROUTES[ name ] }
						className={ ( { isActive } ) =>
							`components-button components-tab-panel__tabs-item${ isActive ? ' is-active' : '' }`
						}
					>
						{ tabTitle( name ) }
					</NavLink>
				) ) }
			</nav>
			<Outlet />
		</div>
	);
}
