import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import type { SavedSurvey, Survey, SurveyRevisionDetail, SurveyRevisions } from '../../../types';
import { toastMeta } from '../../notices/mutation-toasts';
import { ApiError, request } from '../client';
import { fetchSurvey } from '../surveys/fetchers';
import { surveyKeys } from '../surveys/queries';

const keyOf = ( surveyId: number ) => [ 'survey-revisions', surveyId ];
const pathOf = ( surveyId: number ) => `surveys/${ surveyId }/revisions`;

/** GET surveys/{id}/revisions, anew each time it is looked at. */
export const revisionsQuery = ( surveyId: number ) =>
	queryOptions( {
		queryKey: keyOf( surveyId ),
		queryFn: ( { signal } ) => request< SurveyRevisions >( pathOf( surveyId ), { signal } ),
		staleTime: 0,
	} );

/** GET surveys/{id}/revisions/{revision_id}. */
export const revisionQuery = ( surveyId: number, id: number ) =>
	queryOptions( {
		queryKey: [ ...keyOf( surveyId ), id ],
		queryFn: ( { signal } ) => request< SurveyRevisionDetail >( `${ pathOf( surveyId ) }/${ id }`, { signal } ),
	} );

interface Restoring {
	id: number;
	/** Revision of the survey that is replaced. */
	basedOn: number;
	/** The version that Undo brings back; null for no Undo. */
	undo: number | null;
}

/**
 * Restores a version of a survey, and another one for Undo.
 *
 * @param onRestored Takes the restored survey in.
 */
export function useRestoreRevision( surveyId: number, onRestored: ( survey: SavedSurvey ) => void ) {
	const client = useQueryClient();
	const mutation = useMutation( {
		mutationFn: ( { id, basedOn }: Restoring ) =>
			request< SavedSurvey >( `${ pathOf( surveyId ) }/${ id }/restore`, {
				method: 'POST',
				data: { based_on: basedOn },
			} ),
		meta: toastMeta< SavedSurvey, Restoring >( {
			id: 'survey-revisions',
			success: ( _survey, { undo } ) =>
				undo === null
					? __( 'The version from before is back.', 'userfeedback' )
					: __( 'Version restored.', 'userfeedback' ),
			// Who saved first is asked about in a dialog; Undo has none.
			error: ( error, { undo } ) =>
				undo !== null && error instanceof ApiError && error.stale
					? null
					: __( 'The version could not be restored.', 'userfeedback' ),
			undo: ( survey, { undo } ) =>
				undo === null ? null : () => mutation.mutate( { id: undo, basedOn: survey.revision, undo: null } ),
		} ),
		onSuccess: ( saved ) => {
			const { published: _published, message: _message, ...survey } = saved;
			client.setQueryData( surveyKeys.one( surveyId ), survey );
			onRestored( saved );
			return Promise.all( [
				client.invalidateQueries( { queryKey: surveyKeys.lists() } ),
				client.invalidateQueries( { queryKey: keyOf( surveyId ) } ),
			] );
		},
	} );
	return mutation;
}

/**
 * Opens the survey as somebody saved it meanwhile, so that a version can be restored from there.
 *
 * @param onRead Takes the newer survey in.
 */
export function useReadNewer( surveyId: number, onRead: ( survey: Survey ) => void ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: () => fetchSurvey( surveyId ),
		meta: toastMeta( { error: () => __( 'The newer version could not be opened.', 'userfeedback' ) } ),
		onSuccess: ( survey ) => {
			client.setQueryData( surveyKeys.one( surveyId ), survey );
			onRead( survey );
			return client.invalidateQueries( { queryKey: keyOf( surveyId ) } );
		},
	} );
}
