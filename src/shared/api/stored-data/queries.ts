import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../format/numbers';
import { titledFailure, toastMeta } from '../../notices/mutation-toasts';
import { changeAddresses, fetchStoredData } from './fetchers';
import type { StoredDataParams } from './fetchers';

export const storedDataQueries = {
	of: ( params: StoredDataParams ) =>
		queryOptions( {
			queryKey: [ 'stored-data', params ],
			queryFn: ( { signal } ) => fetchStoredData( params, signal ),
			placeholderData: keepPreviousData,
		} ),
};

/** Shortens or removes the addresses that are stored already. */
export function useChangeAddresses() {
	return useMutation( {
		mutationFn: changeAddresses,
		meta: toastMeta< number, 'shortened' | 'none' >( {
			pending: () => __( 'Changing addresses…', 'userfeedback' ),
			success: ( changed ) =>
				changed === 0
					? __( 'There was no address to change.', 'userfeedback' )
					: sprintf(
							/* translators: %s: number of addresses. */
							_n( '%s address changed.', '%s addresses changed.', changed, 'userfeedback' ),
							formatNumber( changed )
						),
			error: ( error ) => titledFailure( __( 'Not all addresses were changed.', 'userfeedback' ), error ),
		} ),
	} );
}
