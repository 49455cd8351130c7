import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { countAll } from '../counting';
import {
	fetchAnswers,
	fetchComparison,
	fetchKeptAiSummary,
	fetchSummary,
	fetchSurveyChoices,
	fetchSurveyResults,
	fetchSurveysByName,
	fetchTrend,
} from './fetchers';
import type { AnswersParams, FilterQuery, RangeParams, SummaryParams, SummaryScope, TrendParams } from './fetchers';

/** Keys of everything that a trashed or restored response changes. */
export const resultsKey = [ 'results' ] as const;

export const resultsQueries = {
	summary: ( params: SummaryParams ) =>
		queryOptions( {
			queryKey: [ ...resultsKey, 'summary', params ],
			queryFn: ( { signal } ) => fetchSummary( params, signal ),
			placeholderData: keepPreviousData,
		} ),
	survey: ( id: number, params: RangeParams, filter: FilterQuery = [] ) =>
		queryOptions( {
			queryKey: [ ...resultsKey, 'survey', id, params, filter ],
			queryFn: ( { client, queryKey, signal } ) =>
				countAll( { client, queryKey }, ( cursor ) =>
					fetchSurveyResults( id, { ...params, ...( cursor ? { cursor } : {} ) }, filter, signal )
				),
			// Figures of another range may stay for a moment, but not those of another survey.
			placeholderData: ( previous, query ) => ( query?.queryKey[ 2 ] === id ? previous : undefined ),
		} ),
	comparison: ( id: number, params: RangeParams, groups: FilterQuery ) =>
		queryOptions( {
			queryKey: [ ...resultsKey, 'comparison', id, params, groups ],
			queryFn: ( { client, queryKey, signal } ) =>
				countAll( { client, queryKey }, ( cursor ) =>
					fetchComparison( id, { ...params, ...( cursor ? { cursor } : {} ) }, groups, signal )
				),
			placeholderData: ( previous, query ) => ( query?.queryKey[ 2 ] === id ? previous : undefined ),
		} ),
	trend: ( id: number, params: TrendParams, filter: FilterQuery = [] ) =>
		queryOptions( {
			queryKey: [ ...resultsKey, 'trend', id, params, filter ],
			queryFn: ( { client, queryKey, signal } ) =>
				countAll( { client, queryKey }, ( cursor ) =>
					fetchTrend( id, { ...params, ...( cursor ? { cursor } : {} ) }, filter, signal )
				),
			placeholderData: ( previous, query ) => ( query?.queryKey[ 2 ] === id ? previous : undefined ),
		} ),
	answers: ( id: number, questionId: string, params: AnswersParams, filter: FilterQuery = [] ) =>
		queryOptions( {
			queryKey: [ ...resultsKey, 'answers', id, questionId, params, filter ],
			queryFn: ( { client, queryKey, signal } ) =>
				countAll( { client, queryKey }, ( cursor ) =>
					fetchAnswers( id, questionId, { ...params, ...( cursor ? { cursor } : {} ) }, filter, signal )
				),
			placeholderData: keepPreviousData,
		} ),
	aiSummary: ( id: number, scope: SummaryScope ) =>
		queryOptions( {
			queryKey: [ ...resultsKey, 'ai-summary', id, scope.filter.length === 0 ? null : scope ],
			queryFn: ( { signal } ) => fetchKeptAiSummary( id, scope, signal ),
		} ),
	pick: ( search: string ) =>
		queryOptions( {
			queryKey: [ 'surveys', 'pick', search ],
			queryFn: ( { signal } ) => fetchSurveysByName( search, signal ),
			placeholderData: keepPreviousData,
			staleTime: 60_000,
		} ),
	choices: () =>
		queryOptions( {
			queryKey: [ 'surveys', 'choices' ],
			queryFn: ( { signal } ) => fetchSurveyChoices( signal ),
			staleTime: 60_000,
		} ),
};
