import { __ } from '@wordpress/i18n';
import type { TabEntry } from '../entries';

export function integrationsEntries(): TabEntry[] {
	return [
		{
			id: 'automator',
			label: __( 'Uncanny Automator', 'userfeedback' ),
			words: __( 'recipe automation trigger', 'userfeedback' ),
		},
		{
			id: 'webhooks',
			label: __( 'Webhooks', 'userfeedback' ),
			words: __( 'Slack Teams Discord JSON secret signature', 'userfeedback' ),
		},
	];
}
