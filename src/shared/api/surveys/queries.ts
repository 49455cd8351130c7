import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BulkResult } from '../../../types';
import { toastMeta } from '../../notices/mutation-toasts';
import type { MutationToast } from '../../notices/mutation-toasts';
import type { SurveyListParams } from './fetchers';
import { fetchQuestions, fetchSurvey, fetchSurveys, fetchSurveyTemplates } from './fetchers';
import type { BulkAction } from './mutators';
import { changeSurveys, duplicateSurvey, saveSurvey } from './mutators';

export const surveyKeys = {
	all: [ 'surveys' ] as const,
	lists: () => [ ...surveyKeys.all, 'list' ] as const,
	list: ( params: SurveyListParams ) => [ ...surveyKeys.lists(), params ] as const,
	one: ( id: number ) => [ ...surveyKeys.all, 'one', id ] as const,
	questions: ( id: number ) => [ ...surveyKeys.all, 'questions', id ] as const,
	templates: () => [ 'survey-templates' ] as const,
};

export const surveyQueries = {
	list: ( params: SurveyListParams ) =>
		queryOptions( {
			queryKey: surveyKeys.list( params ),
			queryFn: ( { signal } ) => fetchSurveys( params, signal ),
		} ),
	one: ( id: number ) =>
		queryOptions( {
			queryKey: surveyKeys.one( id ),
			queryFn: ( { signal } ) => fetchSurvey( id, signal ),
		} ),
	questions: ( id: number ) =>
		queryOptions( {
			queryKey: surveyKeys.questions( id ),
			queryFn: ( { signal } ) => fetchQuestions( id, signal ),
		} ),
	templates: () =>
		queryOptions( {
			queryKey: surveyKeys.templates(),
			queryFn: ( { signal } ) => fetchSurveyTemplates( signal ),
			staleTime: Infinity,
		} ),
};

/** The list. Rows stay until the next ones arrive, except those of another filter, which would be wrong. */
export function useSurveys( params: SurveyListParams ) {
	return useQuery( {
		...surveyQueries.list( params ),
		placeholderData: ( previous, query ) =>
			query?.queryKey[ 2 ].status === params.status ? previous : undefined,
	} );
}

export function useSurveyTemplates() {
	return useQuery( surveyQueries.templates() );
}

export function useSaveSurvey() {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: saveSurvey,
		onSuccess: ( { published: _published, message: _message, ...survey } ) => {
			client.setQueryData( surveyKeys.one( survey.id ), survey );
			return client.invalidateQueries( { queryKey: surveyKeys.lists() } );
		},
	} );
}

export function useDuplicateSurvey( toast: MutationToast< { id: number }, number > = {} ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: duplicateSurvey,
		meta: toastMeta( toast ),
		onSuccess: () => client.invalidateQueries( { queryKey: surveyKeys.lists() } ),
	} );
}

export interface SurveyChange {
	action: BulkAction;
	ids: number[];
	/** Those of them that are published, for an Undo. */
	live?: number[];
	/** Those of them that have a date in the future: publishing schedules them. */
	later?: number[];
}

interface ChangeOptions {
	toast?: MutationToast< BulkResult, SurveyChange >;
	onSuccess?: ( result: BulkResult, change: SurveyChange ) => void;
}

/** Resolves after the list was read again, so that progress ends with the new rows. */
export function useChangeSurveys( { toast = {}, onSuccess }: ChangeOptions = {} ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( { action, ids }: SurveyChange ) => changeSurveys( action, ids ),
		meta: toastMeta( toast ),
		onSuccess: ( result, change ) => onSuccess?.( result, change ),
		onSettled: () => client.invalidateQueries( { queryKey: surveyKeys.all } ),
	} );
}
