import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BulkResult } from '../../../types';
import { toastMeta } from '../../notices/mutation-toasts';
import type { MutationToast } from '../../notices/mutation-toasts';
import { request } from '../client';
import { resultsKey } from '../results/queries';
import { surveyKeys } from '../surveys/queries';
import { responsesKey } from './queries';

export type ResponseAction = 'trash' | 'restore' | 'delete';

/**
 * Moves responses to the trash or back, or deletes trashed ones for good
 * (CALL-15 to CALL-17). All or nothing: a foreign id is refused.
 *
 * @param surveyId Survey.
 * @param action   What to do.
 * @param ids      Responses.
 */
function changeResponses(
	surveyId: number,
	action: ResponseAction,
	ids: number[]
): Promise< Pick< BulkResult, 'changed' > > {
	const path = `surveys/${ surveyId }/responses`;
	const data = { response_ids: ids };
	return action === 'delete'
		? request( path, { method: 'DELETE', data } )
		: request( `${ path }/${ action }`, { method: 'POST', data } );
}

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
				client.invalidateQueries( { queryKey: surveyKeys.all } ),
			] ),
	} );
}
