import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BulkResult } from '../../../types';
import { toastMeta } from '../../notices/mutation-toasts';
import type { MutationToast } from '../../notices/mutation-toasts';
import { resultsKey } from '../results/queries';
import { fetchResponse, fetchResponses } from './fetchers';
import type { ResponseListParams } from './fetchers';
import { changeResponses } from './mutators';
import type { ResponseAction } from './mutators';

export const responsesKey = [ 'responses' ] as const;

export const responseQueries = {
	list: ( surveyId: number, params: ResponseListParams ) =>
		queryOptions( {
			queryKey: [ ...responsesKey, 'list', surveyId, params ],
			queryFn: ( { signal } ) => fetchResponses( surveyId, params, signal ),
			placeholderData: ( previous, query ) => ( query?.queryKey[ 2 ] === surveyId ? previous : undefined ),
		} ),
	detail: ( surveyId: number, id: number ) =>
		queryOptions( {
			queryKey: [ ...responsesKey, 'detail', surveyId, id ],
			queryFn: ( { signal } ) => fetchResponse( surveyId, id, signal ),
			placeholderData: ( previous, query ) => ( query?.queryKey[ 2 ] === surveyId ? previous : undefined ),
		} ),
};

export interface ResponseChange {
	action: ResponseAction;
	ids: number[];
}

/**
 * Changes the status of responses, then fetches lists and figures again (RESP-19).
 *
 * @param surveyId Survey.
 * @param toast    Toasts of the change.
 */
export function useChangeResponses(
	surveyId: number,
	toast: MutationToast< Pick< BulkResult, 'changed' >, ResponseChange >
) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( { action, ids }: ResponseChange ) => changeResponses( surveyId, action, ids ),
		meta: toastMeta( toast ),
		// Also after a refusal: the list may show responses that are gone.
		onSettled: () =>
			Promise.all( [
				client.invalidateQueries( { queryKey: responsesKey } ),
				client.invalidateQueries( { queryKey: resultsKey } ),
				client.invalidateQueries( { queryKey: [ 'surveys' ] } ),
			] ),
	} );
}
