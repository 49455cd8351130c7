import { __ } from '@wordpress/i18n';
import type { TabEntry } from '../entries';

export function driveEntries(): TabEntry[] {
	return [
		{
			id: 'google-drive',
			label: __( 'Google Drive', 'userfeedback' ),
			words: __( 'spreadsheet Sheets account connect folder', 'userfeedback' ),
		},
	];
}
