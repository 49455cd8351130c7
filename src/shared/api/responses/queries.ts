import { queryOptions } from '@tanstack/react-query';
import { fetchResponse, fetchResponses } from './fetchers';
import type { ResponseListParams } from './fetchers';

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
