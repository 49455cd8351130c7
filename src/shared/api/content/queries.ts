import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RuleValueType } from '../../../types';
import { ApiError } from '../client';
import { fetchRuleValues, searchPages } from './fetchers';

const STALE_MS = 60_000;

/** The site's server does not have this route yet, or no longer. */
export function isRouteMissing( error: unknown ): boolean {
	return error instanceof ApiError && error.code === 'rest_no_route';
}

export const contentQueries = {
	pages: ( title: string ) =>
		queryOptions( {
			queryKey: [ 'content', 'search', title ],
			queryFn: ( { signal } ) => searchPages( title, signal ),
			placeholderData: keepPreviousData,
			staleTime: STALE_MS,
		} ),
	ruleValues: ( type: RuleValueType, search: string ) =>
		queryOptions( {
			queryKey: [ 'content', 'logic-type', type, search ],
			queryFn: ( { signal } ) => fetchRuleValues( type, search, signal ),
			placeholderData: keepPreviousData,
			staleTime: STALE_MS,
		} ),
};
