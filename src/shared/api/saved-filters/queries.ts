import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import type { SavedFilter, SavedFilterList } from '../../../types';
import { toastMeta } from '../../notices/mutation-toasts';
import { request } from '../client';

const pathOf = ( surveyId: number ) => `surveys/${ surveyId }/saved-filters`;

/** GET surveys/{id}/saved-filters. */
export const savedFiltersQuery = ( surveyId: number ) =>
	queryOptions( {
		queryKey: [ 'saved-filters', surveyId ],
		queryFn: ( { signal } ) => request< SavedFilterList >( pathOf( surveyId ), { signal } ),
	} );

/** What can happen to a saved filter. */
export type SavedFilterChange =
	| { does: 'create'; name: string; days: string; filter: object }
	| { does: 'rename'; id: number; name: string }
	| { does: 'replace'; id: number; days: string; filter: object }
	| { does: 'delete'; id: number };

function send(
	surveyId: number,
	{ does, ...change }: SavedFilterChange
): Promise< SavedFilter | { deleted: number } > {
	if ( ! ( 'id' in change ) ) {
		return request( pathOf( surveyId ), { method: 'POST', data: change } );
	}
	const { id, ...data } = change;
	const path = `${ pathOf( surveyId ) }/${ id }`;
	return does === 'delete' ? request( path, { method: 'DELETE' } ) : request( path, { method: 'POST', data } );
}

/** Saves, renames, replaces and deletes filters. The form shows why a new one was refused. */
export function useChangeSavedFilter( surveyId: number ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( change: SavedFilterChange ) => send( surveyId, change ),
		meta: toastMeta< SavedFilter | { deleted: number }, SavedFilterChange >( {
			id: 'saved-filters',
			success: ( _saved, { does } ) =>
				does === 'delete'
					? __( 'Saved filter deleted.', 'userfeedback' )
					: __( 'Filter saved for all who may view results.', 'userfeedback' ),
			error: ( _error, { does } ) =>
				does === 'delete' || does === 'replace'
					? __( 'The saved filter could not be changed.', 'userfeedback' )
					: null,
		} ),
		// Somebody else may have changed them first.
		onSettled: () => client.invalidateQueries( savedFiltersQuery( surveyId ) ),
	} );
}
