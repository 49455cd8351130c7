import { addQueryArgs } from '@wordpress/url';
import { queryOptions } from '@tanstack/react-query';
import type { Breakdown } from '../../../types';
import { request } from '../client';
import { countAll } from '../counting';
import { withFilter } from './fetchers';
import type { FilterQuery, RangeParams } from './fetchers';
import { resultsKey } from './queries';

export interface BreakdownParams extends RangeParams {
	/** Id of the question whose answers are counted. */
	question: string;
	/** Id of another question, or a kind. */
	by: string;
}

/**
 * GET surveys/{id}/breakdown, slice after slice.
 *
 * @param id     Survey.
 * @param params Questions and range.
 * @param filter Conditions.
 */
export function breakdownQuery( id: number, params: BreakdownParams, filter: FilterQuery ) {
	return queryOptions( {
		queryKey: [ ...resultsKey, 'breakdown', id, params.question, params.by, params, filter ],
		queryFn: ( { client, queryKey, signal } ) =>
			countAll( { client, queryKey }, ( cursor ) =>
				request< Breakdown >(
					withFilter(
						addQueryArgs( `surveys/${ id }/breakdown`, { ...params, ...( cursor ? { cursor } : {} ) } ),
						filter
					),
					{ signal }
				)
			),
		// The table stays while a filter is added, but not under the names of another question.
		placeholderData: ( previous, query ) =>
			query?.queryKey[ 3 ] === params.question && query.queryKey[ 4 ] === params.by ? previous : undefined,
	} );
}
