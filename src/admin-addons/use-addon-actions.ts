import { useCallback, useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { activateAddon, deactivateAddon, installAddon } from '../shared/api/addons/mutators';
import { addonQueries } from '../shared/api/addons/queries';
import { reasonOf } from '../shared/components/error-notice';
import { BUSY_TAIL_MS } from '../shared/lib/timers';
import { titledFailure, toastMeta } from '../shared/notices/mutation-toasts';
import type { AddonInfo } from '../types';

/** `repair` installs over what is there. */
export type AddonAction = 'install' | 'repair' | 'activate' | 'deactivate';

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
	run: ( action: AddonAction ) => void;
}

function failureText( action: AddonAction ): string {
	switch ( action ) {
		case 'install':
		case 'repair':
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
	const step = useRef< AddonAction >( 'activate' );

	useEffect( () => () => clearTimeout( tail.current ), [] );

	const know = useCallback(
		( change: Partial< AddonInfo > ) =>
			queryClient.setQueryData( addonQueries.list().queryKey, ( addons ) =>
				addons?.map( ( entry ) => ( entry.slug === slug ? { ...entry, ...change } : entry ) )
			),
		[ queryClient, slug ]
	);

	const begin = ( next: AddonAction ) => {
		step.current = next;
		setBusy( next );
	};

	const work = useMutation( {
		async mutationFn( action: AddonAction ) {
			let plugin = basename;
			if ( action === 'install' || action === 'repair' ) {
				plugin = await installAddon( url );
				know( { installed: true, basename: plugin } );
			}
			if ( action === 'deactivate' ) {
				await deactivateAddon( plugin );
			} else {
				begin( 'activate' );
				await activateAddon( plugin );
			}
			know( { active: action !== 'deactivate', problem: '' } );
		},
		onError: ( error ) => setFailure( { text: failureText( step.current ), reason: reasonOf( error ) } ),
		onSettled() {
			tail.current = setTimeout( () => {
				working.current = false;
				setBusy( null );
				// Only the server knows whether the addon came up (its `problem`).
				void queryClient.invalidateQueries( addonQueries.list() );
			}, BUSY_TAIL_MS );
		},
		meta: toastMeta( { error: ( error ) => titledFailure( failureText( step.current ), error ) } ),
	} );

	const run = ( action: AddonAction ) => {
		if ( ! working.current ) {
			working.current = true;
			setFailure( null );
			begin( action );
			work.mutate( action );
		}
	};

	return { busy, failure, run };
}
