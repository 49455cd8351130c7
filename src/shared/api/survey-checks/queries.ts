import { queryOptions } from '@tanstack/react-query';
import type { SurveyChecks } from '../../../types';
import { request } from '../client';
import type { SurveyDraft } from '../surveys/mutators';

export const checkQueries = {
	/** POST surveys/checks: asked again for every change. */
	draft: ( data: SurveyDraft ) =>
		queryOptions( {
			queryKey: [ 'survey-checks', data ],
			queryFn: ( { signal } ) => request< SurveyChecks >( 'surveys/checks', { method: 'POST', data, signal } ),
			staleTime: 0,
			gcTime: 0,
		} ),
};

/** GET surveys/{id}/checks. */
export const fetchChecks = ( id: number ): Promise< SurveyChecks > => request( `surveys/${ id }/checks` );
