import { useCallback } from 'react';
import type { QuestionSettings } from '../../../types';
import { updateQuestion } from '../../../domain/draft/questions';
import { useBuilder } from '../state/store';

/** Changes settings of one question; changes with the same key are one step for Undo. */
export function useQuestionSettings( id: string ) {
	const edit = useBuilder( ( state ) => state.edit );
	return useCallback(
		( change: Partial< QuestionSettings >, key = '' ) =>
			edit(
				( draft ) =>
					updateQuestion( draft, id, ( old ) => ( {
						...old,
						settings: { ...old.settings, ...change },
					} ) ),
				{ key }
			),
		[ edit, id ]
	);
}
