import type { BulkResult } from '../../../types';
import { request } from '../client';

export type ResponseAction = 'trash' | 'restore' | 'delete';

/**
 * Moves responses to the trash or back, or deletes trashed ones for good
 * (CALL-15 to CALL-17). All or nothing: a foreign id is refused.
 *
 * @param surveyId Survey.
 * @param action   What to do.
 * @param ids      Responses.
 */
export function changeResponses(
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
