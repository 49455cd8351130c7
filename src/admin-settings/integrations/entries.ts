import { __ } from '@wordpress/i18n';
import { allows, can } from '../../shared/lib/entitlements';
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
		...( allows( 'ai-summary' ) && can( 'manage' )
			? [
					{
						id: 'ai_consent',
						label: __( 'AI', 'userfeedback' ),
						words: __(
							'consent connector summaries drafts privacy sentiment topic calls limit',
							'userfeedback'
						),
					},
				]
			: [] ),
	];
}
