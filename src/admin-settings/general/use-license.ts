import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { deactivateLicense, refreshLicense, verifyLicense } from '../../shared/api/license/mutators';
import { licenseQueries } from '../../shared/api/license/queries';
import { reasonOf } from '../../shared/components/error-notice';
import { KEY_VERIFY_MS } from '../../shared/lib/timers';
import { useToast } from '../../shared/notices/toasts';
import type { LicenseChange, LicenseInfo } from '../../types';

/** Where the server's mask shows: no key of a shop has it. */
const MASK = '•';

const TOAST_ID = 'license';

export type LicenseWork = 'verify' | 'deactivate' | 'refresh';

interface LicenseForm {
	/** What the person typed; null while the field shows the saved key. */
	edited: string | null;
	/** Why the typed key was refused, or ''. */
	refused: string;
	working: LicenseWork | null;
	edit: ( key: string ) => void;
	verify: () => void;
	deactivate: () => void;
	refresh: () => void;
}

/** The notice that WordPress printed is about a license that has changed since. */
function forgetPrintedNotice() {
	document.querySelectorAll( '[data-userfeedback-notice]' ).forEach( ( notice ) => notice.remove() );
}

/**
 * The license field. One call verifies a typed key after a pause (STG-13); Verify, Deactivate and Refresh Key
 * do nothing without a key (A20).
 *
 * @param shown The license on the screen, or null.
 */
export function useLicense( shown: LicenseInfo | null ): LicenseForm {
	const [ edited, setEdited ] = useState< string | null >( null );
	const [ refused, setRefused ] = useState( '' );
	const [ working, setWorking ] = useState< LicenseWork | null >( null );
	const pause = useRef< ReturnType< typeof setTimeout > >();
	/** Only the newest call may change the screen. */
	const turn = useRef( 0 );
	const queryClient = useQueryClient();
	const toast = useToast();

	useEffect( () => () => clearTimeout( pause.current ), [] );

	const call = useCallback(
		async ( work: LicenseWork, run: () => Promise< LicenseChange >, failed: string ) => {
			clearTimeout( pause.current );
			turn.current += 1;
			const mine = turn.current;
			setWorking( work );
			setRefused( '' );
			toast( __( 'Saving Changes...', 'userfeedback' ), { type: 'saving', id: TOAST_ID } ); // eslint-disable-line @wordpress/i18n-ellipsis -- The same toast as of all settings.
			try {
				const { message, license } = await run();
				if ( mine !== turn.current ) {
					return;
				}
				forgetPrintedNotice();
				setEdited( null );
				queryClient.setQueryData( licenseQueries.current().queryKey, ( known ) => {
					const side = license?.source ?? shown?.source ?? 'site';
					const pair = known ?? { license: null, network: null };
					return side === 'site' ? { ...pair, license } : { ...pair, network: license };
				} );
				toast( message, {
					type: 'success',
					title: __( 'Success', 'userfeedback' ),
					id: TOAST_ID,
				} );
			} catch ( error ) {
				if ( mine !== turn.current ) {
					return;
				}
				const reason = reasonOf( error ) || __( 'The server did not answer.', 'userfeedback' );
				if ( work === 'verify' ) {
					setRefused( reason );
				}
				toast( reason, { type: 'error', id: TOAST_ID, ...( failed ? { title: failed } : {} ) } );
				// The server noted what it learned, e.g. that the key has expired.
				void queryClient.invalidateQueries( licenseQueries.current() );
			}
			setWorking( null );
		},
		[ queryClient, shown?.source, toast ]
	);

	const verifyKey = ( typed: string | null ) => {
		const key = ( typed ?? shown?.key ?? '' ).trim();
		if ( key === '' ) {
			return;
		}
		// A key that is typed where the network's is shown is the site's own (A89).
		const scope = typed === null ? ( shown?.source ?? 'site' ) : 'site';
		void call( 'verify', () => verifyLicense( key, scope ), '' );
	};

	const saved = shown?.key ?? '';

	return {
		edited,
		refused,
		working,
		edit( key ) {
			clearTimeout( pause.current );
			setEdited( key );
			setRefused( '' );
			if ( key.trim() !== '' && ! key.includes( MASK ) ) {
				pause.current = setTimeout( () => verifyKey( key ), KEY_VERIFY_MS );
			}
		},
		verify: () => verifyKey( edited ),
		deactivate() {
			if ( shown && saved !== '' ) {
				void call( 'deactivate', () => deactivateLicense( saved, shown.source ), '' );
			}
		},
		refresh() {
			if ( shown && saved !== '' ) {
				void call(
					'refresh',
					() => refreshLicense( saved, shown.source ),
					__( 'There was an error refreshing your license', 'userfeedback' )
				);
			}
		},
	};
}
