import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, Icon, Modal, SearchControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { search as searchIcon } from '@wordpress/icons';
import { addonQueries } from '../shared/api/addons/queries';
import { EmptyState } from '../shared/components/empty-state';
import { PageHeader } from '../shared/components/page-header';
import { QueryPanel } from '../shared/components/query-panel';
import { Skeleton } from '../shared/components/skeleton';
import { pageUrl } from '../shared/lib/pages';
import type { AddonInfo } from '../types';
import { AddonCard } from './addon-card';
import { AddonsNotice } from './notices';
import { useWelcomeBack } from './use-welcome-back';
import '../shared/components/action-modal.scss';
import './addons.scss';

const SKELETONS = 9;

function CardsSkeleton() {
	return (
		<div className="uf-addons__cards">
			{ Array.from( { length: SKELETONS }, ( _card, index ) => (
				<div key={ index } className="uf-addon">
					<div className="uf-addon__body">
						<Skeleton width="48px" height="48px" />
						<Skeleton width="96px" height="20px" />
						<Skeleton />
					</div>
					<div className="uf-addon__foot">
						<Skeleton width="80px" />
						<Skeleton width="72px" height="32px" />
					</div>
				</div>
			) ) }
		</div>
	);
}

function WelcomeBack( { onClose }: { onClose: () => void } ) {
	return (
		<Modal
			className="uf-modal"
			size="small"
			title={ __( 'Welcome back', 'userfeedback' ) }
			onRequestClose={ onClose }
		>
			<div className="uf-modal__body">
				<p>
					{ __(
						'Did you upgrade? Enter your license key and the addons of your plan can be installed here.',
						'userfeedback'
					) }
				</p>
			</div>
			<div className="uf-modal__actions">
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onClose }>
					{ __( 'Not yet', 'userfeedback' ) }
				</Button>
				<Button __next40pxDefaultSize variant="primary" href={ pageUrl( 'settings', '/general' ) }>
					{ __( 'Enter my license key', 'userfeedback' ) }
				</Button>
			</div>
		</Modal>
	);
}

/**
 * All addons with their states (ADD-02 to ADD-17).
 */
export function AddonsScreen() {
	const addons = useQuery( addonQueries.list() );
	const [ search, setSearch ] = useState( '' );
	const { onUpgrade, shown, close } = useWelcomeBack();
	const wanted = search.trim().toLowerCase();

	const cards = ( all: AddonInfo[] ) => {
		const isFound = ( { title }: AddonInfo ) => title.toLowerCase().includes( wanted );
		const nothing = ! all.some( isFound );
		return (
			<>
				{ nothing && (
					<EmptyState
						icon={ <Icon icon={ searchIcon } /> }
						title={ sprintf(
							/* translators: %s: what was searched for. */
							__( 'No addon found for “%s”', 'userfeedback' ),
							search.trim()
						) }
						text={ __( 'Try a shorter word.', 'userfeedback' ) }
					>
						<Button variant="secondary" size="compact" onClick={ () => setSearch( '' ) }>
							{ __( 'Clear search', 'userfeedback' ) }
						</Button>
					</EmptyState>
				) }
				<ul className="uf-addons__cards" hidden={ nothing }>
					{ all.map( ( addon ) => (
						<AddonCard
							key={ addon.slug }
							addon={ addon }
							hidden={ ! isFound( addon ) }
							onUpgrade={ onUpgrade }
						/>
					) ) }
				</ul>
			</>
		);
	};

	return (
		<div className="wrap uf-addons">
			<div className="uf-addons__head">
				<PageHeader
					title={ __( 'UserFeedback Addons', 'userfeedback' ) }
					actions={
						<SearchControl
							className="uf-addons__search"
							__nextHasNoMarginBottom
							size="compact"
							label={ __( 'Search addons', 'userfeedback' ) }
							placeholder={ __( 'Search addons', 'userfeedback' ) }
							value={ search }
							onChange={ setSearch }
						/>
					}
				/>
			</div>
			<AddonsNotice onUpgrade={ onUpgrade } />
			<QueryPanel
				query={ addons }
				failed={ __( 'The addons could not be loaded.', 'userfeedback' ) }
				skeleton={ <CardsSkeleton /> }
			>
				{ cards }
			</QueryPanel>
			{ shown && <WelcomeBack onClose={ close } /> }
		</div>
	);
}
