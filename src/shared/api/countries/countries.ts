import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import type { Countries, CountryOfAddress } from '../../../types';
import { toastMeta } from '../../notices/mutation-toasts';
import { ApiError, request } from '../client';

/** What tells countries apart here. */
export const countriesQuery = queryOptions( {
	queryKey: [ 'countries' ],
	queryFn: ( { signal } ) => request< Countries >( 'countries', { signal } ),
} );

export type DatabaseSource = { file: File } | { address: string; sha256: string };

/** Sends a file as a form, because a database is no JSON. */
async function sendFile( file: File ): Promise< Countries > {
	const body = new FormData();
	body.append( 'file', file );
	try {
		return await apiFetch< Countries >( { path: '/userfeedback/v1/countries/database', method: 'POST', body } );
	} catch ( error ) {
		throw new ApiError( error ?? {} );
	}
}

function useKeep() {
	const client = useQueryClient();
	return ( now: Countries ) => client.setQueryData( countriesQuery.queryKey, now );
}

/** Loads a database; the one before stays when anything goes wrong. */
export function useLoadDatabase() {
	return useMutation( {
		mutationFn: ( source: DatabaseSource ) =>
			'file' in source
				? sendFile( source.file )
				: request< Countries >( 'countries/database', { method: 'POST', data: source } ),
		onSuccess: useKeep(),
		meta: toastMeta< Countries, DatabaseSource >( {
			pending: () => __( 'Loading the database…', 'userfeedback' ),
			success: () => __( 'The database was loaded.', 'userfeedback' ),
			// The row has the reason.
			error: () => ( { text: __( 'The database was not loaded.', 'userfeedback' ) } ),
		} ),
	} );
}

export function useRemoveDatabase() {
	return useMutation( {
		mutationFn: () => request< Countries >( 'countries/database', { method: 'DELETE' } ),
		onSuccess: useKeep(),
		meta: toastMeta< Countries, unknown >( {
			success: () => __( 'The database was removed.', 'userfeedback' ),
			error: () => __( 'The database was not removed.', 'userfeedback' ),
		} ),
	} );
}

export function useLookup() {
	return useMutation( {
		mutationFn: ( address: string ) =>
			request< CountryOfAddress >( addQueryArgs( 'countries/lookup', { address } ) ),
	} );
}
