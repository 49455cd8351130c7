import { useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __, sprintf } from '@wordpress/i18n';
import { activateCompanion, companionQueries, installCompanion } from '../shared/api/companions/queries';
import { BUSY_TAIL_MS } from '../shared/lib/timers';
import { titledFailure, toastMeta } from '../shared/notices/mutation-toasts';
import type { CompanionInfo } from '../types';

/**
 * The next step of one plugin: install, then activate (ABOUT-03). The busy label stays for a second after the work.
 *
 * @param name      Key of the list.
 * @param companion The plugin as it is now.
 */
export function useCompanion( name: string, companion: CompanionInfo ) {
	const [ busy, setBusy ] = useState< 'install' | 'activate' | null >( null );
	const tail = useRef< ReturnType< typeof setTimeout > >();
	const client = useQueryClient();
	const { slug, title, basename, installed } = companion;
	useEffect( () => () => clearTimeout( tail.current ), [] );

	const failure = () =>
		busy === 'install'
			? __( 'There was an error installing the plugin', 'userfeedback' )
			: sprintf(
					/* translators: %s: name of a plugin. */
					__( 'There was an error activating %s', 'userfeedback' ),
					title
				);
	const work = useMutation( {
		mutationFn: ( step: 'install' | 'activate' ) =>
			step === 'install' ? installCompanion( slug ) : activateCompanion( basename ),
		onSuccess: ( _answer, step ) =>
			void client.setQueryData( companionQueries.list().queryKey, ( plugins ) =>
				plugins
					? { ...plugins, [ name ]: { ...companion, installed: true, active: step === 'activate' } }
					: plugins
			),
		onSettled: () => {
			tail.current = setTimeout( () => setBusy( null ), BUSY_TAIL_MS );
		},
		meta: toastMeta( { error: ( error ) => titledFailure( failure(), error ) } ),
	} );

	return {
		busy,
		run: () => {
			if ( busy === null ) {
				const step = installed ? 'activate' : 'install';
				setBusy( step );
				work.mutate( step );
			}
		},
	};
}
