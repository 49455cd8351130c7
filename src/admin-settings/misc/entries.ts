import { __ } from '@wordpress/i18n';
import type { TabEntry } from '../entries';

export function miscEntries(): TabEntry[] {
	return [
		{
			id: 'allow_usage_tracking',
			label: __( 'Usage tracking', 'userfeedback' ),
			words: __( 'anonymous usage data privacy', 'userfeedback' ),
		},
		{
			id: 'automatic_updates',
			label: __( 'Automatic updates', 'userfeedback' ),
			words: __( 'version minor all none', 'userfeedback' ),
		},
	];
}
