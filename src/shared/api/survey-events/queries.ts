import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SurveyEventDay, SurveyEvents } from '../../../types';
import { request } from '../client';

const NONE: SurveyEventDay[] = [];

/** What happened to a survey, for the marks of its charts; nothing while it loads or where it fails. */
export function useSurveyEvents( id: number ): SurveyEventDay[] {
	const { data } = useQuery(
		queryOptions( {
			queryKey: [ 'survey-events', id ],
			queryFn: ( { signal } ) => request< SurveyEvents >( `surveys/${ id }/events`, { signal } ),
		} )
	);
	return data?.items ?? NONE;
}
