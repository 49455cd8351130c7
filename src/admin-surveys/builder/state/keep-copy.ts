import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import { beforeReload } from '../../../shared/lib/reload-page';
import { useBanners } from '../../../shared/notices/banners';
import { readCopy, removeCopy, writeCopy } from './local-copy';
import { isDirty, useBuilderStore } from './store';
import type { BuilderStore } from './store';

const WRITE_AFTER_MS = 500;

function keep( store: BuilderStore, resume = false ): boolean {
	const { draft, record } = store.getState();
	return writeCopy( record.id, { at: Date.now(), revision: record.revision, draft, resume } );
}

/** The work goes on where an addon reloaded the page; nothing is saved and so nothing published. */
export function resumeWork( store: BuilderStore ): void {
	const copy = readCopy( store.getState().record.id );
	if ( copy?.resume ) {
		store.getState().edit( () => copy.draft, { final: true } );
	}
}

/**
 * Keeps unsaved work in this browser, so that a crash or a reload loses none.
 */
export function useKeepCopy(): void {
	const store = useBuilderStore();
	const banners = useBanners();

	useEffect( () => {
		let timer: ReturnType< typeof setTimeout > | undefined;
		const flush = () => {
			clearTimeout( timer );
			if ( isDirty( store.getState() ) ) {
				keep( store );
			}
		};
		// Work that goes on after a reload is not to be resumed twice.
		flush();
		const stop = store.subscribe( ( now, before ) => {
			if ( now.draft === before.draft && now.saved === before.saved ) {
				return;
			}
			clearTimeout( timer );
			if ( isDirty( now ) ) {
				timer = setTimeout( flush, WRITE_AFTER_MS );
			} else {
				removeCopy( before.record.id );
				removeCopy( now.record.id );
			}
		} );
		window.addEventListener( 'pagehide', flush );
		// Back from Google, say: here again, as the browser kept the page.
		const back = ( { persisted }: PageTransitionEvent ) => persisted && store.getState().depart( false );
		window.addEventListener( 'pageshow', back );
		return () => {
			window.removeEventListener( 'pageshow', back );
			clearTimeout( timer );
			stop();
			window.removeEventListener( 'pagehide', flush );
		};
	}, [ store ] );

	useEffect(
		() =>
			beforeReload( () => {
				if ( ! isDirty( store.getState() ) ) {
					return Promise.resolve( true );
				}
				const kept = keep( store, true );
				if ( kept ) {
					store.getState().depart();
				} else {
					banners.show( {
						type: 'warning',
						content: __(
							'Your unsaved changes do not fit into this browser. Save them, then reload the page.',
							'userfeedback'
						),
					} );
				}
				return Promise.resolve( kept );
			} ),
		[ store, banners ]
	);
}
