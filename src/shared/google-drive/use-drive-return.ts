import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import { useToast } from '../notices/toasts';

/** Why Google's consent page led back without a connection: `drive` in the address. */
function reason( word: string ): string {
	switch ( word ) {
		case 'denied':
			return __( 'Google Drive is not connected, because the access was declined.', 'userfeedback' );
		case 'scope':
			return __(
				'Google Drive is not connected. Leave the box about Google Drive files ticked on Google’s page.',
				'userfeedback'
			);
		case 'client':
			return __(
				'Google does not know the client id or the client secret of this site. Check both and try again.',
				'userfeedback'
			);
		default:
			return __( 'An error occurred while connecting to Google Drive. Please try again.', 'userfeedback' );
	}
}

/** Says once why somebody comes back from Google without a connection. */
export function useDriveReturn(): void {
	const toast = useToast();
	useEffect( () => {
		const url = new URL( window.location.href );
		const word = url.searchParams.get( 'drive' );
		if ( word !== null ) {
			url.searchParams.delete( 'drive' );
			window.history.replaceState( window.history.state, '', url );
			toast( reason( word ), { type: 'error', title: __( 'Error', 'userfeedback' ) } );
		}
	}, [ toast ] );
}
