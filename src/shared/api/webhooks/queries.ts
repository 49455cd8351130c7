import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import type {
	NewWebhook,
	Webhook,
	WebhookDeliveries,
	WebhookDelivery,
	WebhookDeliveryDetail,
	WebhookFields,
	WebhookFormat,
	WebhookList,
	WebhookSecret,
	WebhookTest,
} from '../../../types';
import { LOOK_AGAIN_MS } from '../../lib/timers';
import { titledFailure, toastMeta } from '../../notices/mutation-toasts';
import { request } from '../client';

const key = [ 'webhooks' ] as const;

export const webhookQueries = {
	/** GET webhooks; 0 for those of every survey. */
	list: ( surveyId: number ) =>
		queryOptions( {
			queryKey: [ ...key, 'list', surveyId ],
			queryFn: ( { signal } ) =>
				request< WebhookList >( surveyId === 0 ? 'webhooks' : `webhooks?survey=${ surveyId }`, { signal } ),
			// Messages go out meanwhile.
			staleTime: 0,
		} ),
	deliveries: ( id: number, failed: boolean ) =>
		queryOptions( {
			queryKey: [ ...key, 'deliveries', id, failed ],
			queryFn: ( { signal } ) =>
				request< WebhookDeliveries >( `webhooks/${ id }/deliveries?failed=${ failed }`, { signal } ),
			staleTime: 0,
			refetchInterval: ( { state: { data } } ) =>
				data?.items.some( ( { status } ) => status === 'waiting' ) === true ? LOOK_AGAIN_MS : false,
		} ),
	delivery: ( id: number, deliveryId: number ) =>
		queryOptions( {
			queryKey: [ ...key, 'delivery', id, deliveryId ],
			queryFn: ( { signal } ) =>
				request< WebhookDeliveryDetail >( `webhooks/${ id }/deliveries/${ deliveryId }`, { signal } ),
			staleTime: 0,
		} ),
};

function useRefresh() {
	const client = useQueryClient();
	return () => client.invalidateQueries( { queryKey: key } );
}

/** Adds a webhook. */
export function useAddWebhook() {
	const refresh = useRefresh();
	return useMutation( {
		mutationFn: ( data: WebhookFields ) => request< NewWebhook >( 'webhooks', { method: 'POST', data } ),
		onSuccess: refresh,
		meta: toastMeta( { success: () => __( 'Webhook added.', 'userfeedback' ) } ),
	} );
}

export interface WebhookChange extends Partial< WebhookFields > {
	id: number;
	/** Whether what was not accepted is sent again. */
	resend?: boolean;
}

/** Changes a webhook in its dialog, which shows what is refused. */
export function useChangeWebhook() {
	const refresh = useRefresh();
	return useMutation( {
		mutationFn: ( { id, ...data }: WebhookChange ) =>
			request< Webhook >( `webhooks/${ id }`, { method: 'POST', data } ),
		onSuccess: refresh,
		meta: toastMeta( { success: () => __( 'Webhook saved.', 'userfeedback' ) } ),
	} );
}

/** Switches a webhook on or off in the list. */
export function useSwitchWebhook() {
	const refresh = useRefresh();
	return useMutation( {
		mutationFn: ( { id, ...data }: WebhookChange ) =>
			request< Webhook >( `webhooks/${ id }`, { method: 'POST', data } ),
		onSettled: refresh,
		meta: toastMeta< Webhook, WebhookChange >( {
			success: ( { active } ) =>
				active ? __( 'Webhook switched on.', 'userfeedback' ) : __( 'Webhook switched off.', 'userfeedback' ),
			error: ( error ) => titledFailure( __( 'The webhook could not be switched', 'userfeedback' ), error ),
		} ),
	} );
}

export function useDeleteWebhook() {
	const refresh = useRefresh();
	return useMutation( {
		mutationFn: ( id: number ) => request( `webhooks/${ id }`, { method: 'DELETE' } ),
		// Somebody else may have deleted it first.
		onSettled: refresh,
		meta: toastMeta( {
			success: () => __( 'Webhook deleted.', 'userfeedback' ),
			error: ( error ) => titledFailure( __( 'The webhook could not be deleted', 'userfeedback' ), error ),
		} ),
	} );
}

/** Reads the secret, or makes a new one. It stays out of the cache. */
export function useWebhookSecret( id: number ) {
	return useMutation( {
		mutationFn: ( does: 'show' | 'renew' ) =>
			request< WebhookSecret >( `webhooks/${ id }/secret`, { method: does === 'show' ? 'GET' : 'POST' } ),
		meta: toastMeta( {
			error: ( error ) => titledFailure( __( 'The secret could not be read', 'userfeedback' ), error ),
		} ),
	} );
}

export interface TestOf {
	url: string;
	format: WebhookFormat;
	/** 0 for a new one. */
	webhook: number;
}

/** Sends a test; its result is shown beside the button. */
export function useTestWebhook() {
	return useMutation( {
		mutationFn: ( data: TestOf ) => request< WebhookTest >( 'webhooks/test', { method: 'POST', data } ),
	} );
}

/** Sends a delivery again at once. */
export function useSendAgain( id: number ) {
	const refresh = useRefresh();
	return useMutation( {
		mutationFn: async ( deliveryId: number ) => {
			const delivery = await request< WebhookDelivery >( `webhooks/${ id }/deliveries/${ deliveryId }`, {
				method: 'POST',
			} );
			if ( delivery.status !== 'delivered' ) {
				throw new NotDelivered( delivery.result );
			}
			return delivery;
		},
		onSettled: refresh,
		meta: toastMeta< WebhookDelivery, number >( {
			success: () => __( 'Delivered.', 'userfeedback' ),
			error: ( error ) =>
				error instanceof NotDelivered
					? { title: __( 'Not delivered', 'userfeedback' ), text: error.message }
					: titledFailure( __( 'The message could not be sent', 'userfeedback' ), error ),
		} ),
	} );
}

/** The receiver did not accept a message; its message says why. */
class NotDelivered extends Error {}
