import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResponseNotes } from '../../../types';
import { toastMeta } from '../../notices/mutation-toasts';
import type { MutationToast } from '../../notices/mutation-toasts';
import { request } from '../client';
import { responsesKey } from './queries';

/** Without an id a new note, without a text one that goes. */
export interface NoteChange {
	id?: number;
	body?: string;
}

/** Adds, changes and deletes notes of a response. */
export function useChangeNote(
	surveyId: number,
	responseId: number,
	toast: MutationToast< ResponseNotes, NoteChange >
) {
	const client = useQueryClient();
	const all = `surveys/${ surveyId }/responses/${ responseId }/notes`;
	return useMutation( {
		mutationFn: ( { id, body }: NoteChange ) =>
			request< ResponseNotes >( id === undefined ? all : `${ all }/${ id }`, {
				...( body === undefined ? { method: 'DELETE' } : { method: 'POST', data: { body } } ),
			} ),
		meta: toastMeta( toast ),
		onSettled: () => client.invalidateQueries( { queryKey: responsesKey } ),
	} );
}
