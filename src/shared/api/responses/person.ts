import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResponsePerson } from '../../../types';
import { toastMeta } from '../../notices/mutation-toasts';
import type { MutationToast } from '../../notices/mutation-toasts';
import { request } from '../client';
import { resultsKey } from '../results/queries';
import { responsesKey } from './queries';

const pathOf = ( surveyId: number, id: number ) => `surveys/${ surveyId }/responses/${ id }/person`;

/** What an erasure of the person behind a response would reach. */
export const personQuery = ( surveyId: number, id: number ) =>
	queryOptions( {
		queryKey: [ ...responsesKey, 'person', surveyId, id ],
		queryFn: ( { signal } ) => request< ResponsePerson >( pathOf( surveyId, id ), { signal } ),
		gcTime: 0,
	} );

/** Anonymizes the responses of that person. */
export function useErasePerson( surveyId: number, id: number, toast: MutationToast< { erased: number }, void > ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: () => request< { erased: number } >( pathOf( surveyId, id ), { method: 'DELETE' } ),
		meta: toastMeta( toast ),
		onSettled: () =>
			Promise.all( [
				client.invalidateQueries( { queryKey: responsesKey } ),
				client.invalidateQueries( { queryKey: resultsKey } ),
			] ),
	} );
}
