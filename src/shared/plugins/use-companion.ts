import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { activateCompanion, installCompanion } from '../api/companions/queries';
import { BUSY_TAIL_MS } from '../lib/timers';
import { titledFailure, toastMeta } from '../notices/mutation-toasts';

/** What a companion plugin needs, one after the other. */
export type CompanionStep = 'install' | 'activate';

interface Companion {
	slug: string;
	basename: string;
	isInstalled: boolean;
}

interface Options {
	/** Title of the toast when the step fails; the server's reason stands under it. */
	failure: ( step: CompanionStep ) => string;
	/** Toast of a step that is done; without it the screen says so. */
	success?: ( step: CompanionStep ) => string;
	/** Activates what it installed, with the same click. */
	isChained?: boolean;
	/** Runs first; false stops, e.g. because a draft cannot be saved. */
	before?: () => Promise< boolean >;
	/** Runs after each step that is done. */
	onDone: ( step: CompanionStep ) => void;
}

/**
 * Installs and activates a plugin of the list (CALL-44, CALL-45). The busy label stays for a second after the work
 * (ABOUT-03).
 *
 * @param companion The plugin as it is now.
 * @param options   What differs from screen to screen.
 */
export function useCompanion( companion: Companion, options: Options ) {
	const { slug, basename, isInstalled } = companion;
	const { failure, success, isChained = false, before, onDone } = options;
	const [ busy, setBusy ] = useState< CompanionStep | null >( null );
	const isWorking = useRef( false );
	const current = useRef< CompanionStep >( 'install' );
	const tail = useRef< ReturnType< typeof setTimeout > >();
	useEffect( () => () => clearTimeout( tail.current ), [] );

	const begin = ( step: CompanionStep ) => {
		current.current = step;
		setBusy( step );
	};

	const work = useMutation( {
		async mutationFn( step: CompanionStep ) {
			if ( step === 'install' ) {
				await installCompanion( slug );
				onDone( 'install' );
			}
			if ( step === 'activate' || isChained ) {
				begin( 'activate' );
				await activateCompanion( basename );
				onDone( 'activate' );
			}
		},
		onSettled() {
			tail.current = setTimeout( () => {
				isWorking.current = false;
				setBusy( null );
			}, BUSY_TAIL_MS );
		},
		meta: toastMeta( {
			...( success ? { success: () => success( current.current ) } : {} ),
			error: ( error ) => titledFailure( failure( current.current ), error ),
		} ),
	} );

	const next: CompanionStep = isInstalled ? 'activate' : 'install';
	return {
		/** What the button says. */
		step: busy ?? next,
		isBusy: busy !== null,
		run: async () => {
			if ( isWorking.current ) {
				return;
			}
			isWorking.current = true;
			if ( before && ! ( await before() ) ) {
				isWorking.current = false;
				return;
			}
			begin( next );
			work.mutate( next );
		},
	};
}
