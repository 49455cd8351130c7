import { startTransition, useEffect, useState } from 'react';
import type { Draft } from '../../../domain/draft/draft';
import { useBuilderStore } from './store';

const PAUSE_MS = 120;

/** Whether another picture is wanted at once, and not only another text in it. */
const isAnother = ( now: Draft, before: Draft ) =>
	now.questions.length !== before.questions.length || now.settings !== before.settings;

/** The draft, after a pause in typing and dragging: what follows it costs no key and no frame. */
export function useCalmDraft(): Draft {
	const store = useBuilderStore();
	const [ draft, setDraft ] = useState( () => store.getState().draft );
	useEffect( () => {
		let timer: ReturnType< typeof setTimeout > | undefined;
		const catchUp = () => startTransition( () => setDraft( store.getState().draft ) );
		catchUp();
		const stop = store.subscribe( ( now, before ) => {
			if ( now.draft === before.draft && now.selected === before.selected ) {
				return;
			}
			clearTimeout( timer );
			if ( now.selected !== before.selected || isAnother( now.draft, before.draft ) ) {
				setDraft( now.draft );
			} else {
				timer = setTimeout( catchUp, PAUSE_MS );
			}
		} );
		return () => {
			clearTimeout( timer );
			stop();
		};
	}, [ store ] );
	return draft;
}
