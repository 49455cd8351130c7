import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewSharedReport, SharedReportList } from '../../../types';
import { request } from '../client';

const pathOf = ( surveyId: number ) => `surveys/${ surveyId }/shared-reports`;

export const sharedReportQueries = {
	/** GET surveys/{id}/shared-reports. */
	list: ( surveyId: number ) =>
		queryOptions( {
			queryKey: [ 'shared-reports', surveyId ],
			queryFn: ( { signal } ) => request< SharedReportList >( pathOf( surveyId ), { signal } ),
			// Others open the pages meanwhile.
			staleTime: 0,
		} ),
};

export interface NewLink {
	name: string;
	days: string;
	filter: object;
	stop: boolean;
	written: boolean;
	summary: boolean;
	password: string;
	ends: number;
}

function useRefreshed( surveyId: number ) {
	const client = useQueryClient();
	return () => client.invalidateQueries( sharedReportQueries.list( surveyId ) );
}

export function useCreateLink( surveyId: number ) {
	const refresh = useRefreshed( surveyId );
	return useMutation( {
		mutationFn: ( data: NewLink ) => request< NewSharedReport >( pathOf( surveyId ), { method: 'POST', data } ),
		onSuccess: refresh,
	} );
}

/** Revokes a link, or takes an ended one off the list. */
export function useDeleteLink( surveyId: number ) {
	const refresh = useRefreshed( surveyId );
	return useMutation( {
		mutationFn: ( id: number ) => request( `${ pathOf( surveyId ) }/${ id }`, { method: 'DELETE' } ),
		// Somebody else may have deleted it first.
		onSettled: refresh,
	} );
}
