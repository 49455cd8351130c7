import { queryOptions } from '@tanstack/react-query';
import { countAll } from '../counting';
import type { FilterQuery } from '../results/fetchers';
import { fetchResponse, fetchResponses } from './fetchers';
import type { Days, ResponseFilter, ResponseListParams } from './fetchers';

export const responsesKey = [ 'responses' ] as const;

export const responseQueries = {
	list: ( surveyId: number, params: ResponseListParams, days: Days = {}, filter: FilterQuery = [] ) =>
		queryOptions( {
			queryKey: [ ...responsesKey, 'list', surveyId, params, days, filter ],
			queryFn: ( { client, queryKey, signal } ) =>
				countAll( { client, queryKey }, ( cursor ) =>
					fetchResponses( surveyId, { ...params, ...( cursor ? { cursor } : {} ) }, days, filter, signal )
				),
			placeholderData: ( previous, query ) => ( query?.queryKey[ 2 ] === surveyId ? previous : undefined ),
		} ),
	/** How many responses a filter would leave, as far as one call counts. */
	count: ( surveyId: number, days: Days, filter: FilterQuery, status: ResponseFilter = 'all' ) =>
		queryOptions( {
			queryKey: [ ...responsesKey, 'count', surveyId, days, filter, status ],
			queryFn: ( { signal } ) =>
				fetchResponses(
					surveyId,
					{ page: 1, per_page: 1, orderby: 'submitted_at', order: 'desc', status },
					days,
					filter,
					signal
				),
		} ),
	/** Its place is among the responses that days and filter leave. */
	detail: ( surveyId: number, id: number, days: Days = {}, filter: FilterQuery = [] ) =>
		queryOptions( {
			queryKey: [ ...responsesKey, 'detail', surveyId, id, days, filter ],
			queryFn: ( { client, queryKey, signal } ) =>
				countAll( { client, queryKey }, ( cursor ) =>
					fetchResponse( surveyId, id, { ...days, ...( cursor ? { cursor } : {} ) }, filter, signal )
				),
			placeholderData: ( previous, query ) => ( query?.queryKey[ 2 ] === surveyId ? previous : undefined ),
		} ),
};
