import { useCallback } from 'react';
import { __ } from '@wordpress/i18n';
import { useToast } from '../../../shared/notices/toasts';
import { removedWords } from '../words/logic';

/**
 * Says what was done, with an Undo to the draft from before. One such message shows at a time: the Undo of an older one
 * would take back what came after it as well.
 *
 * @return Gets a sentence, how many conditions went along, and what Undo does.
 */
export function useUndoToast(): ( said: string, removed: number, undo: () => void ) => void {
	const toast = useToast();
	return useCallback(
		( said, removed, undo ) =>
			toast( removed > 0 ? `${ said } ${ removedWords( removed ) }` : said, {
				id: 'builder-undo',
				action: { label: __( 'Undo', 'userfeedback' ), onClick: undo },
			} ),
		[ toast ]
	);
}
