import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import type { DriveFolder, DriveFolderList, DriveSheet, DriveState } from '../../../types';
import { goTo } from '../../lib/reload-page';
import { LOOK_AGAIN_MS } from '../../lib/timers';
import { titledFailure, toastMeta } from '../../notices/mutation-toasts';
import { ajax } from '../ajax';
import { ApiError, request } from '../client';

const key = [ 'google-drive' ] as const;

export const driveQueries = {
	/** GET google-drive */
	state: () =>
		queryOptions( {
			queryKey: [ ...key, 'state' ],
			queryFn: ( { signal } ) => request< DriveState >( 'google-drive', { signal } ),
			staleTime: 0,
			refetchInterval: ( { state: { data } } ) =>
				data?.sheets.some( isMoving ) === true ? LOOK_AGAIN_MS : false,
		} ),
	/** GET google-drive/surveys/{id} */
	sheet: ( surveyId: number ) =>
		queryOptions( {
			queryKey: [ ...key, 'sheet', surveyId ],
			queryFn: ( { signal } ) => request< DriveSheet >( `google-drive/surveys/${ surveyId }`, { signal } ),
			staleTime: 0,
			refetchInterval: ( { state: { data } } ) => ( data && isMoving( data ) ? LOOK_AGAIN_MS : false ),
		} ),
	/** GET google-drive/folders */
	folders: () =>
		queryOptions( {
			queryKey: [ ...key, 'folders' ],
			queryFn: ( { signal } ) => request< DriveFolderList >( 'google-drive/folders', { signal } ),
			staleTime: 0,
		} ),
};

/** Whether rows go out now; what failed waits for its time, unless somebody asked to retry. */
function isMoving( { all, waiting, error, next_at: next }: DriveSheet ): boolean {
	return ( all !== null || waiting > 0 ) && ( error === '' || next === null );
}

function useRefresh() {
	const client = useQueryClient();
	return () => client.invalidateQueries( { queryKey: key } );
}

const error = ( text: string ) => ( { title: __( 'Error', 'userfeedback' ), text } );

/** Whether the server answered, be it a refusal. */
function isRefusal( problem: Error ): boolean {
	return problem instanceof ApiError && ! problem.unreached;
}

/**
 * Goes to Google's consent page (GD-04, NOTIF-07, CALL-46).
 *
 * @param prepare Runs first, e.g. to save; false stops it.
 */
export function useConnectDrive( prepare: () => Promise< string | false > ) {
	return useMutation( {
		async mutationFn() {
			const back = await prepare();
			if ( back === false ) {
				return;
			}
			const url = await ajax< unknown >( 'userfeedback_google_sheets_get_auth_url', { return: back } );
			if ( typeof url !== 'string' || ! /^https?:\/\//.test( url ) ) {
				throw new ApiError( { code: 'no_address', data: { status: 200 } } );
			}
			goTo( url );
		},
		meta: toastMeta( {
			// ERR-03, ERR-04
			error: ( problem ) =>
				error(
					isRefusal( problem )
						? __( 'Failed to initiate Google Drive authentication. Please try again.', 'userfeedback' )
						: __( 'An error occurred while connecting to Google Drive. Please try again.', 'userfeedback' )
				),
		} ),
	} );
}

/** Ends the connection (GD-05, CALL-47). */
export function useDisconnectDrive() {
	const refresh = useRefresh();
	return useMutation( {
		mutationFn: () => ajax( 'userfeedback_google_sheets_disconnect' ),
		onSettled: refresh,
		meta: toastMeta( {
			success: () => __( 'Google Drive disconnected.', 'userfeedback' ),
			// ERR-05, ERR-06
			error: ( problem ) =>
				error(
					isRefusal( problem )
						? __( 'Failed to disconnect Google Drive. Please try again.', 'userfeedback' )
						: __(
								'An error occurred while disconnecting from Google Drive. Please try again.',
								'userfeedback'
							)
				),
		} ),
	} );
}

/** Chooses the folder for new spreadsheets (GD-06, CALL-49). */
export function useSelectFolder() {
	const refresh = useRefresh();
	return useMutation( {
		mutationFn: ( id: string ) => ajax( 'userfeedback_google_drive_select_folder', { folder_id: id } ),
		onSettled: refresh,
		meta: toastMeta( {
			success: () => __( 'Folder selected.', 'userfeedback' ),
			error: ( problem ) => titledFailure( __( 'The folder could not be selected', 'userfeedback' ), problem ),
		} ),
	} );
}

/** Creates a folder and chooses it. */
export function useCreateFolder() {
	const refresh = useRefresh();
	return useMutation( {
		mutationFn: ( name: string ) =>
			request< DriveFolder >( 'google-drive/folders', { method: 'POST', data: { name } } ),
		onSettled: refresh,
		meta: toastMeta( {
			success: () => __( 'Folder created and selected.', 'userfeedback' ),
			error: ( problem ) => titledFailure( __( 'The folder could not be created', 'userfeedback' ), problem ),
		} ),
	} );
}

/** GD-07, CALL-50 */
export function useRemoveFolder() {
	const refresh = useRefresh();
	return useMutation( {
		mutationFn: () => ajax( 'userfeedback_google_drive_remove_folder_connection' ),
		onSettled: refresh,
		meta: toastMeta( {
			success: () => __( 'Folder connection removed.', 'userfeedback' ),
			// ERR-07
			error: () =>
				error( __( 'Failed to remove Google Drive folder connection. Please try again.', 'userfeedback' ) ),
		} ),
	} );
}

/**
 * An access token for the Google Picker, never kept (CALL-48, A115).
 *
 * @throws AjaxError When Google or the server refuses.
 */
export const fetchAccessToken = (): Promise< string > => ajax( 'userfeedback_google_drive_access_token' );

export type SheetAction = 'retry' | 'send-all' | 'renew';

/** Does something with the spreadsheet of a survey. */
export function useSheetAction( surveyId: number ) {
	const client = useQueryClient();
	const refresh = useRefresh();
	return useMutation( {
		mutationFn: ( action: SheetAction ) =>
			request< DriveSheet >( `google-drive/surveys/${ surveyId }/${ action }`, { method: 'POST' } ),
		onSuccess: ( sheet ) => client.setQueryData( driveQueries.sheet( surveyId ).queryKey, sheet ),
		onSettled: refresh,
		meta: toastMeta< DriveSheet, SheetAction >( {
			success: ( _, action ) =>
				action === 'renew'
					? __( 'The next rows begin a new spreadsheet.', 'userfeedback' )
					: __( 'The rows are on their way.', 'userfeedback' ),
			error: ( problem ) => titledFailure( __( 'That did not work', 'userfeedback' ), problem ),
		} ),
	} );
}
