import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { PostRatingDetail, PostRatingList, PostRatingSettings, PostRatingSettingsReply } from '../../../types';
import { titledFailure, toastMeta } from '../../notices/mutation-toasts';
import { request } from '../client';

export interface RatingParams {
	from?: string;
	to?: string;
	orderby: string;
	order: 'asc' | 'desc';
	page: number;
	per_page: number;
}

export type SettingsChange = Partial< PostRatingSettings > & { schema_types?: Record< string, string > };

const key = [ 'post-ratings' ] as const;

export const ratingQueries = {
	settings: () =>
		queryOptions( {
			queryKey: [ ...key, 'settings' ],
			queryFn: ( { signal } ) => request< PostRatingSettingsReply >( 'post-ratings/settings', { signal } ),
		} ),
	posts: ( params: RatingParams ) =>
		queryOptions( {
			queryKey: [ ...key, 'posts', params ],
			queryFn: ( { signal } ) =>
				request< PostRatingList >( addQueryArgs( 'post-ratings', { ...params } ), { signal } ),
			placeholderData: keepPreviousData,
		} ),
	post: ( id: number, params: RatingParams ) =>
		queryOptions( {
			queryKey: [ ...key, 'post', id, params ],
			queryFn: ( { signal } ) =>
				request< PostRatingDetail >( addQueryArgs( `post-ratings/${ id }`, { ...params } ), { signal } ),
			placeholderData: keepPreviousData,
		} ),
};

/** POST post-ratings/settings, with the toasts of PR-22 and ERR-15. */
export function useSaveRatingSettings() {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( settings: SettingsChange ) =>
			request< PostRatingSettingsReply >( 'post-ratings/settings', { method: 'POST', data: { settings } } ),
		onSuccess: ( reply ) => client.setQueryData( ratingQueries.settings().queryKey, reply ),
		meta: toastMeta( {
			id: 'post-rating-settings',
			// eslint-disable-next-line @wordpress/i18n-ellipsis -- The wording of the documents (PR-22).
			pending: () => __( 'Saving Changes...', 'userfeedback' ),
			success: () => __( 'Settings Updated', 'userfeedback' ),
			error: ( error ) => titledFailure( __( 'Could Not Save Changes', 'userfeedback' ), error ),
		} ),
	} );
}
