import { __ } from '@wordpress/i18n';
import type { TabEntry } from '../entries';
import { countryEntries } from './countries/entries';
import { dataEntries } from './data/entries';

export function miscEntries(): TabEntry[] {
	return [
		...dataEntries(),
		...countryEntries(),
		{
			id: 'summaries_disabled',
			label: __( 'Email summaries', 'userfeedback' ),
			words: __( 'weekly mail', 'userfeedback' ),
		},
		{
			id: 'automatic_updates',
			label: __( 'Automatic updates', 'userfeedback' ),
			words: __( 'version minor all none', 'userfeedback' ),
		},
		{
			id: 'allow_vendor_news',
			label: __( 'News', 'userfeedback' ),
			words: __( 'messages of the vendor notifications announcements', 'userfeedback' ),
		},
		{
			id: 'allow_usage_tracking',
			label: __( 'Usage tracking', 'userfeedback' ),
			words: __( 'anonymous usage data privacy', 'userfeedback' ),
		},
		{
			id: 'settings_file',
			label: __( 'Settings as a file', 'userfeedback' ),
			words: __( 'export import json backup', 'userfeedback' ),
		},
	];
}
