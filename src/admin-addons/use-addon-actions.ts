import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { activateAddon, deactivateAddon, installAddon } from '../shared/api/addons/mutators';
import { addonQueries } from '../shared/api/addons/queries';
import { reasonOf } from '../shared/components/error-notice';
import { BUSY_TAIL_MS } from '../shared/lib/timers';
import { useToast } from '../shared/notices/toasts';
import type { AddonInfo } from '../types';

export type AddonAction = 'install' | 'activate' | 'deactivate';

export interface Failure {
	text: string;
	/** '' when the server said nothing. */
	reason: string;
}

interface AddonWork {
	/** What the button says it is doing; null when it waits for a click. */
	busy: AddonAction | null;
	/** What failed at last, in the words of ADD-11 and with the server's reason; null when nothing did. */
	failure: Failure | null;
	run: ( action: AddonAction ) => Promise< void >;
}

function failureText( action: AddonAction ): string {
	switch ( action ) {
		case 'install':
			return __( 'There was an error installing the addon', 'userfeedback' );
		case 'activate':
			return __( 'There was an error activating the addon', 'userfeedback' );
		case 'deactivate':
			return __( 'There was an error deactivating the addon', 'userfeedback' );
	}
}

/**
 * Installs, activates and deactivates one addon. Installing continues with activating (ADD-11). The busy label
 * stays for a second after the work, so that it can be read (ADD-10).
 */
export function useAddonActions( addon: AddonInfo ): AddonWork {
	const { slug, url, basename } = addon;
	const [ busy, setBusy ] = useState< AddonAction | null >( null );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const working = useRef( false );
	const tail = useRef< ReturnType< typeof setTimeout > >();
	const queryClient = useQueryClient();
	const toast = useToast();

	useEffect( () => () => clearTimeout( tail.current ), [] );

	const know = useCallback(
		( change: Partial< AddonInfo > ) =>
			queryClient.setQueryData( addonQueries.list().queryKey, ( addons ) =>
				addons?.map( ( entry ) => ( entry.slug === slug ? { ...entry, ...change } : entry ) )
			),
		[ queryClient, slug ]
	);

	const run = async ( action: AddonAction ) => {
		if ( working.current ) {
			return;
		}
		working.current = true;
		setFailure( null );
		let step = action;
		const begin = ( next: AddonAction ) => {
			step = next;
			setBusy( next );
		};
		try {
			let plugin = basename;
			if ( action === 'install' ) {
				begin( 'install' );
				plugin = await installAddon( url );
				know( { installed: true, basename: plugin } );
			}
			if ( action === 'deactivate' ) {
				begin( 'deactivate' );
				await deactivateAddon( plugin );
			} else {
				begin( 'activate' );
				await activateAddon( plugin );
			}
			know( { active: action !== 'deactivate', problem: '' } );
		} catch ( error ) {
			const failed = failureText( step );
			const reason = reasonOf( error );
			setFailure( { text: failed, reason } );
			if ( reason ) {
				toast( reason, { type: 'error', title: failed } );
			} else {
				toast( failed, { type: 'error' } );
			}
		}
		tail.current = setTimeout( () => {
			working.current = false;
			setBusy( null );
			// Only the server knows whether the addon came up (its `problem`).
			void queryClient.invalidateQueries( addonQueries.list() );
		}, BUSY_TAIL_MS );
	};

	return { busy, failure, run };
}
