import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { DateRange, ExportChoices, PreparedFile, PreparedFileList } from '../../../types';
import { titledFailure, toastMeta } from '../../notices/mutation-toasts';
import { request } from '../client';
import { resultsKey } from '../results/queries';

const FILES = [ 'exports' ] as const;

export const exportQueries = {
	/** GET exports: the files that are prepared for this person. */
	files: () =>
		queryOptions( {
			queryKey: FILES,
			queryFn: ( { signal } ) => request< PreparedFileList >( 'exports', { signal } ),
			// WP-Cron works on them meanwhile.
			staleTime: 0,
		} ),

	/** A file while it is made: asking makes its next slice, so the open dialog needs no WP-Cron. */
	slice: ( key: string ) =>
		queryOptions( {
			queryKey: [ ...FILES, key ],
			queryFn: () => request< PreparedFile >( `exports/${ key }/slice`, { method: 'POST' } ),
			staleTime: 0,
			refetchInterval: ( { state } ) =>
				state.data === undefined || state.data.state === 'running' ? 500 : false,
		} ),

	/**
	 * GET surveys/{id}/export.
	 *
	 * @param id    Survey.
	 * @param range Days whose responses are counted.
	 */
	choices: ( id: number, range: DateRange ) =>
		queryOptions( {
			queryKey: [ ...resultsKey, 'export', id, range ],
			queryFn: ( { signal } ) =>
				request< ExportChoices >(
					addQueryArgs( `surveys/${ id }/export`, { from: range.start, to: range.end } ),
					{ signal }
				),
			placeholderData: ( previous, query ) => ( query?.queryKey[ 2 ] === id ? previous : undefined ),
			// Its address expires after a day, and its numbers must be current.
			staleTime: 0,
		} ),
};

export interface PrepareFile {
	surveyId: number;
	report: 'general' | 'question';
	/** As the address of an export has them. */
	extras: Record< string, unknown >;
}

/** POST surveys/{id}/exports. */
export function usePrepareFile() {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( { surveyId, ...data }: PrepareFile ) =>
			request< PreparedFile >( `surveys/${ surveyId }/exports`, { method: 'POST', data } ),
		onSuccess: () => client.invalidateQueries( exportQueries.files() ),
		meta: toastMeta( {
			error: ( error: Error ) => titledFailure( __( 'The file could not be prepared.', 'userfeedback' ), error ),
		} ),
	} );
}

/** DELETE exports/{key}. */
export function useDeleteFile() {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( key: string ) => request( `exports/${ key }`, { method: 'DELETE' } ),
		// It may be gone already.
		onSettled: () => client.invalidateQueries( exportQueries.files() ),
		meta: toastMeta( {
			success: () => __( 'File deleted.', 'userfeedback' ),
			error: ( error: Error ) => titledFailure( __( 'The file could not be deleted.', 'userfeedback' ), error ),
		} ),
	} );
}
