import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NotificationActionResult, NotificationLists } from '../../../types';
import { boot } from '../../app/boot';
import { toastMeta } from '../../notices/mutation-toasts';
import { dismissNotification, fetchNotifications, runNotificationAction } from './fetchers';

const queryKey = [ 'notifications' ] as const;

export const notificationQueries = {
	lists: () => queryOptions( { queryKey, queryFn: ( { signal } ) => fetchNotifications( signal ) } ),
};

/** Number of active ones: the page's own until the drawer has asked (DRAWER-10). */
export function useNotificationCount(): number {
	const { data } = useQuery( { ...notificationQueries.lists(), enabled: false } );
	return data?.notifications.length ?? boot().notifications;
}

/** Dismisses one or all (DRAWER-06, DRAWER-07). The reply has the new lists. */
export function useDismissNotification( failure: () => string ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: dismissNotification,
		onSuccess: ( lists ) => void client.setQueryData( queryKey, lists ),
		meta: toastMeta< NotificationLists, string >( { error: failure } ),
	} );
}

/**
 * Runs what a button does.
 *
 * @param failure What to say where it fails.
 * @param follow  Follows `reload` and `redirect_to` (DRAWER-09).
 */
export function useNotificationAction( failure: () => string, follow: ( result: NotificationActionResult ) => void ) {
	return useMutation( {
		mutationFn: runNotificationAction,
		onSuccess: follow,
		meta: toastMeta< NotificationActionResult, string >( { error: failure } ),
	} );
}
