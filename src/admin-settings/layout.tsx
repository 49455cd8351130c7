import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { settingsQueries } from '../shared/api/settings/queries';
import { PageHeader } from '../shared/components/page-header';
import { QueryPanel } from '../shared/components/query-panel';
import { Skeleton } from '../shared/components/skeleton';
import { BannerHost, useBanners } from '../shared/notices/banners';
import { Card } from './card';
import { FindSetting } from './find/find-setting';
import { FormProvider } from './form/form-context';
import { LeaveGuard } from './form/leave-guard';
import { SaveBar } from './form/save-bar';
import { BANNER, useFormState } from './form/use-form-state';
import { hasSaveButton, ROUTES, showsSettings, tabAt, TABS } from './routes';
import type { RouteName } from './routes';
import { tabTitle } from './words';

/** The open tab. Its form is its own: another tab begins with what is stored. */
function Tab( { name }: { name: RouteName } ) {
	const query = useQuery( { ...settingsQueries.all(), enabled: showsSettings( name ) } );
	const { form, changed, isSaving, save } = useFormState( query.data );
	const { close } = useBanners();
	useEffect( () => () => close( BANNER ), [ close ] );
	const ready = ! showsSettings( name ) || form !== null;
	return (
		<>
			<BannerHost className="uf-settings__banners" />
			<LeaveGuard changed={ changed } isSaving={ isSaving } save={ save } />
			{ showsSettings( name ) ? (
				<QueryPanel
					query={ query }
					failed={ __( 'The settings could not be loaded.', 'userfeedback' ) }
					skeleton={
						<div className="uf-settings__column">
							<Card title={ tabTitle( name ) }>
								<Skeleton width="100%" height="160px" />
							</Card>
						</div>
					}
				>
					{ () => (
						<FormProvider value={ form }>
							<Outlet />
						</FormProvider>
					) }
				</QueryPanel>
			) : (
				<Outlet />
			) }
			{ ready && hasSaveButton( name ) && (
				<SaveBar unsaved={ changed.length } isSaving={ isSaving } onSave={ () => void save() } />
			) }
		</>
	);
}

/**
 * Head, tabs and form of the settings. Tabs are links: each has its own address.
 */
export function Layout() {
	const nav = useRef< HTMLElement >( null );
	const { pathname } = useLocation();
	const tab = tabAt( pathname );

	// On a narrow screen the row of tabs scrolls.
	useEffect( () => {
		nav.current?.querySelector( '[aria-current]' )?.scrollIntoView( { block: 'nearest', inline: 'nearest' } );
	}, [ pathname ] );

	return (
		<div className="wrap uf-settings">
			<PageHeader title={ __( 'Settings', 'userfeedback' ) } />
			<div className="uf-settings__bar">
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
				<FindSetting />
			</div>
			{ tab && <Tab key={ tab } name={ tab } /> }
		</div>
	);
}
