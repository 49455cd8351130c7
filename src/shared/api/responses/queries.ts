import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
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

/**
 * Changes the status of responses; afterwards lists and figures are fetched
 * again (RESP-19).
 *
 * @param surveyId Survey.
 */
export function useChangeResponses( surveyId: number ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( { action, ids }: { action: ResponseAction; ids: number[] } ) =>
			changeResponses( surveyId, action, ids ),
		// Also after a refusal: the list may show what is no longer there.
		onSettled: () =>
			Promise.all( [
				client.invalidateQueries( { queryKey: responsesKey } ),
				client.invalidateQueries( { queryKey: resultsKey } ),
				client.invalidateQueries( { queryKey: [ 'surveys' ] } ),
			] ),
	} );
}
