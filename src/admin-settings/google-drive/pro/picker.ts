import { __ } from '@wordpress/i18n';
import { fetchAccessToken } from '../../../shared/api/google-drive/queries';
import { ApiError } from '../../../shared/api/client';
import type { DriveState } from '../../../types';

/** What is used of Google's library (https://developers.google.com/workspace/drive/picker/reference). */
interface View {
	setIncludeFolders: ( include: boolean ) => View;
	setSelectFolderEnabled: ( enabled: boolean ) => View;
	setMimeTypes: ( types: string ) => View;
}

interface Builder {
	addView: ( view: View ) => Builder;
	setTitle: ( title: string ) => Builder;
	setOAuthToken: ( token: string ) => Builder;
	setDeveloperKey: ( key: string ) => Builder;
	setAppId: ( id: string ) => Builder;
	setCallback: ( call: ( answer: { action: string; docs?: { id: string }[] } ) => void ) => Builder;
	build: () => { setVisible: ( visible: boolean ) => void; dispose: () => void };
}

interface Library {
	gapi?: { load: ( name: string, to: { callback: () => void; onerror: () => void } ) => void };
	google?: {
		picker?: {
			DocsView: new ( view: string ) => View;
			PickerBuilder: new () => Builder;
			ViewId: { FOLDERS: string };
		};
	};
}

const FOLDER = 'application/vnd.google-apps.folder';

const library = () => window as unknown as Library;

function unreachable(): ApiError {
	return new ApiError( {
		code: 'userfeedback_elsewhere',
		message: __( 'Google could not be reached from this browser.', 'userfeedback' ),
		data: { status: 502 },
	} );
}

function load( address: string ): Promise< void > {
	return new Promise( ( resolve, reject ) => {
		if ( library().gapi ) {
			resolve();
			return;
		}
		const script = document.createElement( 'script' );
		script.src = address;
		script.addEventListener( 'load', () => resolve() );
		script.addEventListener( 'error', () => {
			script.remove();
			reject( unreachable() );
		} );
		document.head.append( script );
	} );
}

function loadPicker(): Promise< void > {
	return new Promise( ( resolve, reject ) => {
		const gapi = library().gapi;
		if ( gapi ) {
			gapi.load( 'picker', { callback: resolve, onerror: () => reject( unreachable() ) } );
		} else {
			reject( unreachable() );
		}
	} );
}

/**
 * Lets the owner pick a folder in Google's own window (GD-06). The token stays in this function.
 *
 * @param from             Address of the library, key and project.
 * @param from.script      See above.
 * @param from.api_key     See above.
 * @param from.project     See above.
 * @return Id of the folder, null when nothing was picked.
 * @throws ApiError When Google or the server does not answer.
 */
export async function pickFolder( {
	script,
	api_key: key,
	project,
}: NonNullable< DriveState[ 'picker' ] > ): Promise< string | null > {
	const [ token ] = await Promise.all( [ fetchAccessToken(), load( script ) ] );
	await loadPicker();
	const parts = library().google?.picker;
	if ( ! parts ) {
		throw unreachable();
	}
	return new Promise( ( resolve ) => {
		const view = new parts.DocsView( parts.ViewId.FOLDERS )
			.setIncludeFolders( true )
			.setSelectFolderEnabled( true )
			.setMimeTypes( FOLDER );
		const picker = new parts.PickerBuilder()
			.addView( view )
			.setTitle( __( 'Select Folder', 'userfeedback' ) )
			.setOAuthToken( token )
			.setDeveloperKey( key )
			.setAppId( project )
			.setCallback( ( { action, docs } ) => {
				if ( action === 'picked' || action === 'cancel' ) {
					picker.dispose();
					resolve( docs?.[ 0 ]?.id ?? null );
				}
			} )
			.build();
		picker.setVisible( true );
	} );
}
