import { useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { deactivateLicense, refreshLicense, verifyLicense } from '../../shared/api/license/mutators';
import { licenseQueries } from '../../shared/api/license/queries';
import { whyFailed } from '../../shared/components/error-notice';
import { KEY_VERIFY_MS } from '../../shared/lib/timers';
import { toastMeta } from '../../shared/notices/mutation-toasts';
import type { LicenseChange, LicenseInfo, LicenseScope } from '../../types';

/** Where the server's mask shows: no key of a shop has it. */
const MASK = '•';

const CALLS = { verify: verifyLicense, deactivate: deactivateLicense, refresh: refreshLicense };

export type LicenseWork = keyof typeof CALLS;

interface LicenseCall {
	work: LicenseWork;
	key: string;
	scope: LicenseScope;
}

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

/** The notice that WordPress printed is about the license before. */
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
	const pause = useRef< ReturnType< typeof setTimeout > >();
	const queryClient = useQueryClient();

	useEffect( () => () => clearTimeout( pause.current ), [] );

	const change = useMutation( {
		mutationFn: ( { work, key, scope }: LicenseCall ) => CALLS[ work ]( key, scope ),
		meta: toastMeta< LicenseChange, LicenseCall >( {
			id: 'license',
			pending: () => __( 'Saving Changes...', 'userfeedback' ), // eslint-disable-line @wordpress/i18n-ellipsis -- The same toast as of all settings.
			success: ( { message } ) => ( { title: __( 'Success', 'userfeedback' ), text: message } ),
			error: ( error, { work } ) => ( {
				title:
					work === 'refresh' ? __( 'There was an error refreshing your license', 'userfeedback' ) : undefined,
				text: whyFailed( error ),
			} ),
		} ),
	} );

	const call = ( work: LicenseWork, key: string, scope: LicenseScope ) => {
		clearTimeout( pause.current );
		setRefused( '' );
		// Callbacks of `mutate()` run for the newest call only.
		change.mutate(
			{ work, key, scope },
			{
				onSuccess( { license } ) {
					forgetPrintedNotice();
					setEdited( null );
					queryClient.setQueryData( licenseQueries.current().queryKey, ( known ) => {
						const side = license?.source ?? shown?.source ?? 'site';
						const pair = known ?? { license: null, network: null };
						return side === 'site' ? { ...pair, license } : { ...pair, network: license };
					} );
				},
				onError( error ) {
					if ( work === 'verify' ) {
						setRefused( whyFailed( error ) );
					}
					// The server noted what it learned, e.g. that the key has expired.
					void queryClient.invalidateQueries( licenseQueries.current() );
				},
			}
		);
	};

	const verifyKey = ( typed: string | null ) => {
		const key = ( typed ?? shown?.key ?? '' ).trim();
		if ( key === '' ) {
			return;
		}
		// A key that is typed where the network's is shown is the site's own (A89).
		const scope = typed === null ? ( shown?.source ?? 'site' ) : 'site';
		call( 'verify', key, scope );
	};

	const saved = shown?.key ?? '';

	return {
		edited,
		refused,
		working: change.isPending ? change.variables.work : null,
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
				call( 'deactivate', saved, shown.source );
			}
		},
		refresh() {
			if ( shown && saved !== '' ) {
				call( 'refresh', saved, shown.source );
			}
		},
	};
}
