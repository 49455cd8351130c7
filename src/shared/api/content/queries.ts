import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RuleValueType } from '../../../types';
import { fetchRuleValues, searchPages } from './fetchers';

const STALE_MS = 60_000;

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
