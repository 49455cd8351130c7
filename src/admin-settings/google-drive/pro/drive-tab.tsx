import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { cloudUpload } from '@wordpress/icons';
import { driveQueries, useConnectDrive, useDisconnectDrive } from '../../../shared/api/google-drive/queries';
import { ConfirmDialog } from '../../../shared/components/confirm-dialog';
import { Notice } from '../../../shared/components/notice';
import { QueryPanel } from '../../../shared/components/query-panel';
import { Sentence } from '../../../shared/components/sentence';
import { Skeleton } from '../../../shared/components/skeleton';
import { formatLongDate } from '../../../shared/format/dates';
import { SheetState } from '../../../shared/google-drive/sheet-state';
import { useDriveReturn } from '../../../shared/google-drive/use-drive-return';
import { pageUrl } from '../../../shared/lib/pages';
import type { DriveState } from '../../../types';
import { Card } from '../../card';
import { FolderRow } from './folder-row';
import { SetUp } from './set-up';
import './drive.scss';

/** Account, folder and spreadsheets. */
export function DriveTab() {
	const query = useQuery( driveQueries.state() );
	useDriveReturn();
	return (
		<QueryPanel
			query={ query }
			failed={ __( 'The state of Google Drive could not be loaded.', 'userfeedback' ) }
			skeleton={
				<Card title={ __( 'Google Drive', 'userfeedback' ) }>
					<Skeleton height="96px" />
				</Card>
			}
		>
			{ ( state ) => (
				<>
					<Account state={ state } />
					{ ! state.configured && <SetUp redirectUrl={ state.redirect_url } /> }
					{ state.sheets.length > 0 && <Sheets state={ state } /> }
				</>
			) }
		</QueryPanel>
	);
}

/** GD-01, GD-02 */
function Account( { state }: { state: DriveState } ) {
	const { configured, connected, revoked, label } = state;
	const connect = useConnectDrive( () => Promise.resolve( 'settings' ) );
	const disconnect = useDisconnectDrive();
	const [ asks, setAsks ] = useState( false );
	const known = connected || revoked;
	return (
		<section className="uf-setcard uf-drive" aria-label={ __( 'Google Drive', 'userfeedback' ) }>
			<div className="uf-setcard__body">
				<div className="uf-drive__head">
					<span className="uf-drive__icon">
						<Icon icon={ cloudUpload } size={ 28 } />
					</span>
					<div>
						<h2>{ __( 'Google Drive', 'userfeedback' ) }</h2>
						<p>{ connected ? <Connected state={ state } /> : aboutText( state ) }</p>
					</div>
					<div className="uf-drive__ways">
						{ ! connected && configured && (
							<Button
								__next40pxDefaultSize
								variant="primary"
								isBusy={ connect.isPending }
								disabled={ connect.isPending }
								accessibleWhenDisabled
								onClick={ () => connect.mutate() }
							>
								{ revoked ? __( 'Connect again', 'userfeedback' ) : __( 'Connect', 'userfeedback' ) }
							</Button>
						) }
						{ known && (
							<Button variant="tertiary" size="compact" isDestructive onClick={ () => setAsks( true ) }>
								{ __( 'Disconnect', 'userfeedback' ) }
							</Button>
						) }
					</div>
				</div>
				{ revoked && (
					<Notice status="warning" isDismissible={ false }>
						{ sprintf(
							/* translators: %s: e-mail address of a Google account. */
							__(
								'Google has ended the access to %s. New responses wait here and are sent when you connect again.',
								'userfeedback'
							),
							label
						) }
					</Notice>
				) }
				{ connected && <FolderRow state={ state } /> }
			</div>
			{ asks && (
				<ConfirmDialog
					title={ __( 'Disconnect Google Drive?', 'userfeedback' ) }
					message={ __(
						'New responses are no longer sent. The access is taken back at Google, and this site forgets the account.',
						'userfeedback'
					) }
					detail={ __( 'Spreadsheets in Google Drive stay as they are.', 'userfeedback' ) }
					confirmText={ __( 'Disconnect', 'userfeedback' ) }
					busy={ disconnect.isPending }
					onConfirm={ () => disconnect.mutate( undefined, { onSettled: () => setAsks( false ) } ) }
					onCancel={ () => setAsks( false ) }
				/>
			) }
		</section>
	);
}

function Connected( { state: { label, date } }: { state: DriveState } ) {
	return (
		<Sentence
			text={ sprintf(
				/* translators: 1: e-mail address of a Google account. 2: date, e.g. November 3, 2026. Keep <b> and </b>. */
				__( 'Connected as <b>%1$s</b> since %2$s', 'userfeedback' ),
				label,
				formatLongDate( new Date( 1000 * date ).toISOString() )
			) }
			places={ { b: ( words ) => <strong>{ words }</strong> } }
		/>
	);
}

function aboutText( { configured }: DriveState ): string {
	return configured
		? __( 'Connect a Google account once. All surveys can then use it.', 'userfeedback' )
		: __( 'This site has no access to Google yet. Three steps lead there.', 'userfeedback' );
}

/** Whether rows arrive, survey by survey. */
function Sheets( { state }: { state: DriveState } ) {
	return (
		<Card title={ __( 'Spreadsheets', 'userfeedback' ) }>
			<ul className="uf-drive__sheets">
				{ state.sheets.map( ( sheet ) => (
					<li key={ sheet.survey_id }>
						<h3>
							<a href={ pageUrl( 'surveys', `/edit/${ sheet.survey_id }/notifications` ) }>
								{ sheet.title || __( '(no title)', 'userfeedback' ) }
							</a>
							{ ! sheet.enabled && <span> { __( 'Off', 'userfeedback' ) }</span> }
						</h3>
						<SheetState sheet={ sheet } connected={ state.connected } />
					</li>
				) ) }
			</ul>
		</Card>
	);
}
