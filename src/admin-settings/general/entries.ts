import { __ } from '@wordpress/i18n';
import type { TabEntry } from '../entries';

export function generalEntries(): TabEntry[] {
	return [
		{
			id: 'license',
			label: __( 'License key', 'userfeedback' ),
			words: __( 'upgrade plan deactivate refresh verify', 'userfeedback' ),
		},
		{
			id: 'setup',
			label: __( 'Setup Wizard', 'userfeedback' ),
			words: __( 'template first survey', 'userfeedback' ),
		},
	];
}
