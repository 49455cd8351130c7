import type { NotificationActionResult, NotificationLists } from '../../../types';
import { request } from '../client';

/** Stands for every notification in a call. */
export const ALL = 'all';

/** GET notifications. */
export function fetchNotifications( signal?: AbortSignal ): Promise< NotificationLists > {
	return request( 'notifications', { signal } );
}

/**
 * POST notifications/{id}/dismiss.
 *
 * @param id A notification, or ALL.
 */
export function dismissNotification( id: string ): Promise< NotificationLists > {
	return request( `notifications/${ id }/dismiss`, { method: 'POST' } );
}

/**
 * POST notifications/action.
 *
 * @param key `class/action` of a button.
 */
export function runNotificationAction( key: string ): Promise< NotificationActionResult > {
	const [ owner = '', action = '' ] = key.split( '/' );
	return request( 'notifications/action', { method: 'POST', data: { class: owner, action } } );
}
