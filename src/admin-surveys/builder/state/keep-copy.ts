import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import { beforeReload } from '../../../shared/lib/reload-page';
import { useBanners } from '../../../shared/notices/banners';
import { readCopy, removeCopy, writeCopy } from './local-copy';
import { isDirty, OFFER, useBuilderStore } from './store';
import type { BuilderStore } from './store';

const WRITE_AFTER_MS = 500;

function keep( store: BuilderStore, resume = false ): boolean {
	const { draft, record, holds } = store.getState();
	// The offered work stays until somebody has decided about it.
	const beside = holds.has( OFFER ) && ! resume;
	if ( ! beside ) {
		removeCopy( record.id, true );
	}
	return writeCopy( record.id, { at: Date.now(), revision: record.revision, draft, resume }, beside );
}

function forget( id: number ) {
	removeCopy( id );
	removeCopy( id, true );
}

/** The work goes on where an addon reloaded the page; nothing is saved and so nothing published. */
export function resumeWork( store: BuilderStore ): void {
	const { record, edit } = store.getState();
	const copy = readCopy( record.id );
	// What somebody saved meanwhile must not be replaced unasked: the copy is offered then.
	if ( copy?.resume && copy.revision === record.revision ) {
		edit( () => copy.draft, { final: true } );
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
			const { id, revision } = now.record;
			const isDecided = before.holds.has( OFFER ) && ! now.holds.has( OFFER );
			if ( now.draft === before.draft && now.saved === before.saved && ! isDecided ) {
				return;
			}
			clearTimeout( timer );
			// Its first save, or a copy of it: what is kept from now on belongs to the new id.
			if ( id !== before.record.id ) {
				forget( before.record.id );
			}
			if ( isDirty( now ) ) {
				timer = setTimeout( flush, WRITE_AFTER_MS );
			} else if ( ! now.holds.has( OFFER ) || revision !== before.record.revision ) {
				forget( id );
			} else {
				removeCopy( id, true );
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
