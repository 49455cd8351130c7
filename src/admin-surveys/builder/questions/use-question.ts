import { useRef } from 'react';
import type { Question } from '../../../types';
import { useBuilder } from '../state/store';

/** A question; undefined for the moment in which it is deleted and its editor still there. */
export const useQuestion = ( id: string ): Question | undefined =>
	useBuilder( ( { draft } ) => draft.questions.find( ( question ) => question.id === id ) );

const sameBody = ( one: Question, other: Question ) =>
	one.id === other.id &&
	one.type === other.type &&
	one.config === other.config &&
	one.settings === other.settings &&
	one.logic === other.logic;

/** A question whose title may be old: what does not show the title is not drawn again with every letter of it. */
export function useQuestionBody( id: string ): Question | undefined {
	const last = useRef< Question | undefined >( undefined );
	return useBuilder( ( { draft } ) => {
		const now = draft.questions.find( ( question ) => question.id === id );
		if ( ! now || ! last.current || ! sameBody( now, last.current ) ) {
			last.current = now;
		}
		return last.current;
	} );
}
