import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SurveyListParams } from './fetchers';
import { fetchSurvey, fetchSurveys, fetchSurveyTemplates } from './fetchers';
import type { BulkAction } from './mutators';
import { changeSurveys, duplicateSurvey, saveSurvey } from './mutators';

export const surveyKeys = {
	all: [ 'surveys' ] as const,
	lists: () => [ ...surveyKeys.all, 'list' ] as const,
	list: ( params: SurveyListParams ) => [ ...surveyKeys.lists(), params ] as const,
	one: ( id: number ) => [ ...surveyKeys.all, 'one', id ] as const,
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
	templates: () =>
		queryOptions( {
			queryKey: surveyKeys.templates(),
			queryFn: ( { signal } ) => fetchSurveyTemplates( signal ),
			staleTime: Infinity,
		} ),
};

/**
 * The list. Within a filter the rows stay until the next ones are there; rows of
 * another filter would be wrong ones.
 */
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

export function useDuplicateSurvey() {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: duplicateSurvey,
		onSuccess: () => client.invalidateQueries( { queryKey: surveyKeys.lists() } ),
	} );
}

/** Resolves when the list has been read again, so that progress ends with the new rows. */
export function useChangeSurveys() {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( { action, ids }: { action: BulkAction; ids: number[] } ) => changeSurveys( action, ids ),
		onSettled: () => client.invalidateQueries( { queryKey: surveyKeys.all } ),
	} );
}
