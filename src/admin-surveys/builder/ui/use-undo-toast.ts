import { useCallback } from 'react';
import { __ } from '@wordpress/i18n';
import { useToast } from '../../../shared/notices/toasts';
import { useBuilderStore } from '../state/store';
import { removedWords } from '../words/logic';

/**
 * Says what was done, with an Undo to the draft from before. One such message shows at a time, and the next edit takes
 * it away: its Undo would take back what came after it as well.
 *
 * @return Gets a sentence, how many conditions went along, and what Undo does.
 */
export function useUndoToast(): ( said: string, removed: number, undo: () => void ) => void {
	const toast = useToast();
	const store = useBuilderStore();
	return useCallback(
		( said, removed, undo ) => {
			const { past } = store.getState();
			const takeAway = toast( removed > 0 ? `${ said } ${ removedWords( removed ) }` : said, {
				id: 'builder-undo',
				action: { label: __( 'Undo', 'userfeedback' ), onClick: undo },
			} );
			const stop = store.subscribe( ( state ) => {
				// Saving leaves the history as it is.
				if ( state.past !== past ) {
					stop();
					takeAway();
				}
			} );
		},
		[ toast, store ]
	);
}
