import { useCallback } from 'react';
import { __ } from '@wordpress/i18n';
import type { QuestionType } from '../../../types';
import { newQuestion } from '../../../domain/draft/new-question';
import {
	addQuestion,
	changeType,
	deleteQuestion,
	duplicateQuestion,
	moveQuestion,
	neighborOf,
} from '../../../domain/draft/questions';
import type { Change } from '../../../domain/draft/references';
import { startOf } from '../question-types';
import { newId } from '../../../domain/draft/ids';
import { useSaving } from '../state/saving';
import { useBuilderStore } from '../state/store';
import { useUndoToast } from '../ui/use-undo-toast';
import { focusTitle } from './focus';

/** Applies a change that may have removed conditions, and says so with an Undo (A17). */
export function useChange() {
	const store = useBuilderStore();
	const toast = useUndoToast();
	return useCallback(
		( what: string, change: ( draft: Change[ 'draft' ] ) => Change ) => {
			const { draft, edit, undoTo } = store.getState();
			const result = change( draft );
			edit( () => result.draft );
			if ( result.removed > 0 ) {
				toast( what, result.removed, () => undoTo( draft ) );
			}
		},
		[ store, toast ]
	);
}

/** QST-41 to QST-43. */
export function useMoveQuestion() {
	const apply = useChange();
	return useCallback(
		( from: number, to: number ) =>
			apply( __( 'Question moved.', 'userfeedback' ), ( draft ) => moveQuestion( draft, from, to ) ),
		[ apply ]
	);
}

/** QST-22. */
export function useChangeType() {
	const apply = useChange();
	return useCallback(
		( id: string, type: QuestionType ) =>
			apply( __( 'Question type changed.', 'userfeedback' ), ( draft ) =>
				changeType( draft, id, type, startOf )
			),
		[ apply ]
	);
}

/**
 * QST-14, QST-15: what is there is saved first, without the new question; the
 * new one is added here only. The save runs while the owner goes on.
 */
export function useAddQuestion() {
	const store = useBuilderStore();
	const { save } = useSaving();
	return useCallback(
		( type: QuestionType ) => {
			const { draft, edit, select } = store.getState();
			if ( draft.questions.length > 0 ) {
				void save( { kind: 'interim', quiet: true } );
			}
			const question = newQuestion( type, newId(), startOf );
			edit( ( now ) => addQuestion( now, question ) );
			select( question.id );
		},
		[ store, save ]
	);
}

/** Adds a copy below and opens it. */
export function useDuplicateQuestion() {
	const store = useBuilderStore();
	const toast = useUndoToast();
	return useCallback(
		( id: string ) => {
			const { draft, edit, select, undoTo } = store.getState();
			const copy = newId();
			edit( () => duplicateQuestion( draft, id, copy ) );
			select( copy );
			focusTitle();
			toast( __( 'Question duplicated.', 'userfeedback' ), 0, () => {
				undoTo( draft );
				select( id );
			} );
		},
		[ store, toast ]
	);
}

/** QST-44 to QST-47: deletes, then saves. The message has an Undo. */
export function useDeleteQuestion() {
	const store = useBuilderStore();
	const { save } = useSaving();
	const toast = useUndoToast();
	return useCallback(
		( id: string ): string | null => {
			const { draft, edit, select, undoTo } = store.getState();
			const next = neighborOf( draft, id );
			const { draft: after, removed } = deleteQuestion( draft, id );
			edit( () => after );
			select( next );
			void save( { kind: 'interim', quiet: true } );
			toast( __( 'Question deleted.', 'userfeedback' ), removed, () => undoTo( draft ) );
			return next;
		},
		[ store, save, toast ]
	);
}
