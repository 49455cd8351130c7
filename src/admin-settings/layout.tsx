import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { settingsQueries } from '../shared/api/settings/queries';
import { PageHeader } from '../shared/components/page-header';
import { QueryPanel } from '../shared/components/query-panel';
import { Skeleton } from '../shared/components/skeleton';
import { TabLink } from '../shared/components/tab-link';
import { BannerHost, useBanners } from '../shared/notices/banners';
import { Card } from './card';
import { FindSetting } from './find/find-setting';
import { FormProvider } from './form/form-context';
import { LeaveGuard } from './form/leave-guard';
import { SaveBar } from './form/save-bar';
import { BANNER, useFormState } from './form/use-form-state';
import { hasSaveButton, ROUTES, showsSettings, TABS } from './routes';
import type { RouteName } from './routes';
import { tabTitle } from './words';

interface TabProps {
	name: RouteName;
	children: ReactNode;
}

/** The open tab. Its form is its own: another tab begins with what is stored. */
function Tab( { name, children }: TabProps ) {
	const query = useQuery( { ...settingsQueries.all(), enabled: showsSettings( name ) } );
	const { form, changed, isSaving, save } = useFormState( query.data );
	const { close } = useBanners();
	useEffect( () => () => close( BANNER ), [ close ] );
	const ready = ! showsSettings( name ) || form !== null;
	return (
		<>
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
					{ () => <FormProvider value={ form }>{ children }</FormProvider> }
				</QueryPanel>
			) : (
				children
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
export function Layout( { tab, children }: { tab: RouteName; children: ReactNode } ) {
	const nav = useRef< HTMLElement >( null );

	// On a narrow screen the row of tabs scrolls.
	useEffect( () => {
		nav.current?.querySelector( '[aria-current]' )?.scrollIntoView( { block: 'nearest', inline: 'nearest' } );
	}, [ tab ] );

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
						<TabLink key={ name } to={ ROUTES[ name ] }>
							{ tabTitle( name ) }
						</TabLink>
					) ) }
				</nav>
				<FindSetting />
			</div>
			<BannerHost className="uf-settings__banners" />
			<Tab key={ tab } name={ tab }>
				{ children }
			</Tab>
		</div>
	);
}
