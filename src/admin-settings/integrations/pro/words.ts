import { __, sprintf } from '@wordpress/i18n';
import type { Webhook, WebhookDelivery, WebhookEvent, WebhookFormat } from '../../../types';

export const FORMATS: readonly WebhookFormat[] = [ 'json', 'slack', 'teams', 'discord' ];

export const EVENTS: readonly WebhookEvent[] = [
	'response.created',
	'response.trashed',
	'survey.published',
	'score.below_limit',
];

export function formatName( format: WebhookFormat ): string {
	switch ( format ) {
		case 'json':
			return __( 'Plain JSON', 'userfeedback' );
		case 'slack':
			return __( 'Slack', 'userfeedback' );
		case 'teams':
			return __( 'Microsoft Teams', 'userfeedback' );
		case 'discord':
			return __( 'Discord', 'userfeedback' );
	}
}

/** Where to get the address of a format. */
export function addressHelp( format: WebhookFormat ): string {
	switch ( format ) {
		case 'json':
			return __( 'The system that listens there checks the signature with the secret.', 'userfeedback' );
		case 'slack':
			return __( 'In Slack, add the app “Incoming Webhooks” to a channel and copy its address.', 'userfeedback' );
		case 'teams':
			return __(
				'In Teams, add the workflow “Post to a channel when a webhook request is received” and copy its address.',
				'userfeedback'
			);
		case 'discord':
			return __(
				'In Discord, open the settings of a channel, Integrations, Webhooks, and copy the address.',
				'userfeedback'
			);
	}
}

export function eventName( event: WebhookEvent ): string {
	switch ( event ) {
		case 'response.created':
			return __( 'A response comes in', 'userfeedback' );
		case 'response.trashed':
			return __( 'A response goes to the trash', 'userfeedback' );
		case 'survey.published':
			return __( 'A survey is published or paused', 'userfeedback' );
		case 'score.below_limit':
			return __( 'A score is below a limit', 'userfeedback' );
	}
}

/** Its name, or its address as far as it is no secret. */
export function hookName( { name, short_url: url }: Webhook ): string {
	return name || url;
}

export function deliveryName( { event, response_id: id }: WebhookDelivery ): string {
	return id === 0 ? event : `${ event } #${ id }`;
}

export function deliveryState( { status, attempts, most }: WebhookDelivery ): string {
	switch ( status ) {
		case 'delivered':
			return __( 'Delivered', 'userfeedback' );
		case 'failed':
			return __( 'Given up', 'userfeedback' );
		case 'waiting':
			return attempts === 0
				? __( 'Waiting', 'userfeedback' )
				: sprintf(
						/* translators: 1: number of the next try. 2: number of all tries. */
						__( 'Waiting, try %1$d of %2$d', 'userfeedback' ),
						attempts + 1,
						most
					);
	}
}
