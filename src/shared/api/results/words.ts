import { addQueryArgs } from '@wordpress/url';
import { queryOptions } from '@tanstack/react-query';
import type { FrequentWords, WordComparison } from '../../../types';
import { request } from '../client';
import { countAll } from '../counting';
import { withFilter } from './fetchers';
import type { FilterQuery, RangeParams } from './fetchers';
import { resultsKey } from './queries';

function options< T extends FrequentWords | WordComparison >(
	route: '' | '/comparison',
	id: number,
	questionId: string,
	params: RangeParams,
	filter: FilterQuery
) {
	return queryOptions( {
		queryKey: [ ...resultsKey, `words${ route }`, id, questionId, params, filter ],
		queryFn: ( { client, queryKey, signal } ) =>
			countAll( { client, queryKey }, ( cursor ) =>
				request< T >(
					withFilter(
						addQueryArgs( `surveys/${ id }/questions/${ questionId }/words${ route }`, {
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

/**
 * GET surveys/{id}/questions/{question_id}/words, slice after slice.
 *
 * @param id         Survey.
 * @param questionId Question.
 * @param params     Range.
 * @param filter     Conditions.
 */
export const wordsQuery = ( id: number, questionId: string, params: RangeParams, filter: FilterQuery ) =>
	options< FrequentWords >( '', id, questionId, params, filter );

/**
 * GET surveys/{id}/questions/{question_id}/words/comparison, slice after slice.
 *
 * @param id         Survey.
 * @param questionId Question.
 * @param params     Range of A.
 * @param groups     Filter of A and what B is.
 */
export const wordComparisonQuery = ( id: number, questionId: string, params: RangeParams, groups: FilterQuery ) =>
	options< WordComparison >( '/comparison', id, questionId, params, groups );
