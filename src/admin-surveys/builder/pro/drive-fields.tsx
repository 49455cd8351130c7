import { useQuery } from '@tanstack/react-query';
import { Button, FormToggle, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { driveQueries, useConnectDrive } from '../../../shared/api/google-drive/queries';
import { QueryPanel } from '../../../shared/components/query-panel';
import { Skeleton } from '../../../shared/components/skeleton';
import { SheetState } from '../../../shared/google-drive/sheet-state';
import { useDriveReturn } from '../../../shared/google-drive/use-drive-return';
import { can } from '../../../shared/lib/entitlements';
import { pageUrl } from '../../../shared/lib/pages';
import type { DriveState, SurveySettings } from '../../../types';
import { useSettings } from '../settings/use-settings';
import { useSaving } from '../state/saving';
import { useBuilder, useBuilderStore } from '../state/store';
import { MODERN } from '../ui/controls';

type Drive = SurveySettings[ 'google_drive' ];

function useDrive() {
	const { settings, locked, set } = useSettings();
	return {
		drive: settings.google_drive,
		locked,
		put: ( change: Partial< Drive >, key = '' ) =>
			set( ( old ) => ( { ...old, google_drive: { ...old.google_drive, ...change } } ), key ),
	};
}

/** Whether responses go to Google Drive (NOTIF-05). */
export function DriveToggle( { title }: { title: string } ) {
	const { drive, locked, put } = useDrive();
	return (
		<>
			<span aria-hidden="true">
				{ drive.enable ? __( 'Active', 'userfeedback' ) : __( 'Off', 'userfeedback' ) }
			</span>
			<FormToggle
				checked={ drive.enable }
				disabled={ locked }
				aria-label={ title }
				onChange={ () => put( { enable: ! drive.enable } ) }
			/>
		</>
	);
}

/** File name, and how the rows fare; the way to an account where there is none (NOTIF-05, NOTIF-07). */
export function DriveFields() {
	const query = useQuery( driveQueries.state() );
	useDriveReturn();
	return (
		<div className="ufb-card__body ufb-stack">
			<QueryPanel
				query={ query }
				failed={ __( 'The state of Google Drive could not be loaded.', 'userfeedback' ) }
				skeleton={ <Skeleton height="40px" /> }
			>
				{ ( state ) => (
					<div className="ufb-stack">
						{ ! state.connected && <NotConnected state={ state } /> }
						<File state={ state } />
					</div>
				) }
			</QueryPanel>
		</div>
	);
}

function File( { state }: { state: DriveState } ) {
	const { drive, locked, put } = useDrive();
	const title = useBuilder( ( { draft } ) => draft.title );
	const { id, status } = useBuilder( ( { record } ) => record );
	const query = useQuery( { ...driveQueries.sheet( id ), enabled: id !== 0 } );
	const sheet = query.data;
	const begun = sheet !== undefined && ( sheet.url !== '' || sheet.waiting > 0 || sheet.error !== '' );
	const hasOld = sheet !== undefined && sheet.missing > 0;
	return (
		<>
			{ drive.enable && ( state.connected || state.revoked ) && (
				<TextControl
					{ ...MODERN }
					label={ __( 'File name', 'userfeedback' ) }
					help={
						sheet?.url
							? __( 'Another name renames the spreadsheet with the next response.', 'userfeedback' )
							: __( 'The spreadsheet is created with the first response.', 'userfeedback' )
					}
					placeholder={ title }
					maxLength={ 255 }
					readOnly={ locked }
					value={ drive.file_name }
					onChange={ ( name ) => put( { file_name: name }, 'drive-file' ) }
				/>
			) }
			{ status !== 'trash' && sheet && ( begun || ( drive.enable && hasOld && state.connected ) ) && (
				<SheetState sheet={ sheet } connected={ state.connected } />
			) }
		</>
	);
}

function NotConnected( { state: { configured, revoked } }: { state: DriveState } ) {
	const { locked } = useDrive();
	const store = useBuilderStore();
	const { save } = useSaving();
	const connect = useConnectDrive( async () => {
		if ( ! ( await save( { kind: 'interim', quiet: true } ) ) ) {
			return false;
		}
		const { record, depart } = store.getState();
		depart();
		return `survey_${ record.id }`;
	} );
	if ( ! can( 'manage' ) ) {
		return <p>{ __( 'An administrator can connect a Google account in the settings.', 'userfeedback' ) }</p>;
	}
	if ( ! configured ) {
		return (
			<div className="ufb-connect">
				<p>{ __( 'Google Drive is not set up on this site yet.', 'userfeedback' ) }</p>
				<Button __next40pxDefaultSize variant="secondary" href={ pageUrl( 'settings', '/google-drive' ) }>
					{ __( 'Set it up in the settings', 'userfeedback' ) }
				</Button>
			</div>
		);
	}
	return (
		<div className="ufb-connect">
			<p>
				{ revoked
					? __(
							'Google has ended the access of this site. New responses wait here and are sent when you connect again. Your survey is saved before you leave this page.',
							'userfeedback'
						)
					: __(
							'Connect a Google account once. All surveys can then use it. Your survey is saved before you leave this page.',
							'userfeedback'
						) }
			</p>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isBusy={ connect.isPending }
				disabled={ locked || connect.isPending }
				accessibleWhenDisabled
				onClick={ () => connect.mutate( undefined, { onError: () => store.getState().depart( false ) } ) }
			>
				{ revoked ? __( 'Connect again', 'userfeedback' ) : __( 'Connect', 'userfeedback' ) }
			</Button>
		</div>
	);
}
