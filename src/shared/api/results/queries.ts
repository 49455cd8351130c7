import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
	fetchAnswers,
	fetchKeptAiSummary,
	fetchSummary,
	fetchSurveyChoices,
	fetchSurveyResults,
	fetchSurveysByName,
} from './fetchers';
import type { AnswersParams, RangeParams, SummaryParams } from './fetchers';

/** Keys of everything that a trashed or restored response changes. */
export const resultsKey = [ 'results' ] as const;

export const resultsQueries = {
	summary: ( params: SummaryParams ) =>
		queryOptions( {
			queryKey: [ ...resultsKey, 'summary', params ],
			queryFn: ( { signal } ) => fetchSummary( params, signal ),
			placeholderData: keepPreviousData,
		} ),
	survey: ( id: number, params: RangeParams ) =>
		queryOptions( {
			queryKey: [ ...resultsKey, 'survey', id, params ],
			queryFn: ( { signal } ) => fetchSurveyResults( id, params, signal ),
			// Figures of another range may stay for a moment, but not those of another survey.
			placeholderData: ( previous, query ) => ( query?.queryKey[ 2 ] === id ? previous : undefined ),
		} ),
	answers: ( id: number, questionId: string, params: AnswersParams ) =>
		queryOptions( {
			queryKey: [ ...resultsKey, 'answers', id, questionId, params ],
			queryFn: ( { signal } ) => fetchAnswers( id, questionId, params, signal ),
			placeholderData: keepPreviousData,
		} ),
	aiSummary: ( id: number ) =>
		queryOptions( {
			queryKey: [ ...resultsKey, 'ai-summary', id ],
			queryFn: ( { signal } ) => fetchKeptAiSummary( id, signal ),
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
