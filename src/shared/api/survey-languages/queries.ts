import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import type { SurveyInLanguage, SurveyLanguages, TextSuggestions } from '../../../types';
import { titledFailure, toastMeta } from '../../notices/mutation-toasts';
import { request } from '../client';

const pathOf = ( id: number, language = '' ) => `surveys/${ id }/languages${ language && `/${ language }` }`;

export const surveyLanguageQueries = {
	all: ( id: number ) =>
		queryOptions( {
			queryKey: [ 'survey-languages', id ],
			queryFn: ( { signal } ) => request< SurveyLanguages >( pathOf( id ), { signal } ),
			// The survey's texts change beside it.
			staleTime: 0,
		} ),
	/** The survey as visitors of a language will see it. */
	preview: ( id: number, language: string ) =>
		queryOptions( {
			queryKey: [ 'survey-languages', id, language ],
			queryFn: ( { signal } ) => request< SurveyInLanguage >( pathOf( id, language ), { signal } ),
			staleTime: 0,
		} ),
};

export interface LanguageChange {
	/** '' is about the languages of the survey. */
	language?: string;
	texts?: Record< string, string >;
	/** What was translated, by the same keys. */
	of?: Record< string, string >;
	live?: boolean;
	add?: string;
	source?: string;
}

/** Adds a language, stores translations, or says who gets it. */
export function useChangeLanguages( id: number ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( { language = '', ...data }: LanguageChange ) =>
			request< SurveyLanguages >( pathOf( id, language ), { method: 'POST', data } ),
		onSuccess: ( all ) => client.setQueryData( surveyLanguageQueries.all( id ).queryKey, all ),
		meta: toastMeta< SurveyLanguages, LanguageChange >( {
			success: ( _all, { texts } ) => ( texts ? __( 'Translations saved.', 'userfeedback' ) : null ),
			error: ( error ) => titledFailure( __( 'The languages could not be saved', 'userfeedback' ), error ),
		} ),
	} );
}

export function useRemoveLanguage( id: number ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( language: string ) => request( pathOf( id, language ), { method: 'DELETE' } ),
		// Somebody else may have removed it first.
		onSettled: () => client.invalidateQueries( { queryKey: surveyLanguageQueries.all( id ).queryKey } ),
		meta: toastMeta( {
			success: () => __( 'Language removed. Add it again to get its translations back.', 'userfeedback' ),
			error: ( error ) => titledFailure( __( 'The language could not be removed', 'userfeedback' ), error ),
		} ),
	} );
}

/** POST …/suggestions: takes some ten seconds. Nothing is stored. */
export const suggestTexts = ( id: number, language: string, keys: readonly string[] ) =>
	request< TextSuggestions >( `${ pathOf( id, language ) }/suggestions`, { method: 'POST', data: { keys } } );
