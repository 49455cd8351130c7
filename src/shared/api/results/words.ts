import { addQueryArgs } from '@wordpress/url';
import { queryOptions } from '@tanstack/react-query';
import type { FrequentWords } from '../../../types';
import { request } from '../client';
import { countAll } from '../counting';
import { withFilter } from './fetchers';
import type { FilterQuery, RangeParams } from './fetchers';
import { resultsKey } from './queries';

/**
 * GET surveys/{id}/questions/{question_id}/words, slice after slice.
 *
 * @param id         Survey.
 * @param questionId Question.
 * @param params     Range.
 * @param filter     Conditions.
 */
export function wordsQuery( id: number, questionId: string, params: RangeParams, filter: FilterQuery ) {
	return queryOptions( {
		queryKey: [ ...resultsKey, 'words', id, questionId, params, filter ],
		queryFn: ( { client, queryKey, signal } ) =>
			countAll( { client, queryKey }, ( cursor ) =>
				request< FrequentWords >(
					withFilter(
						addQueryArgs( `surveys/${ id }/questions/${ questionId }/words`, {
							...params,
							...( cursor ? { cursor } : {} ),
						} ),
						filter
					),
					{ signal }
				)
			),
		placeholderData: ( previous, query ) =>
			query?.queryKey[ 2 ] === id && query.queryKey[ 3 ] === questionId ? previous : undefined,
	} );
}
