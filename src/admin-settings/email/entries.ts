import { __ } from '@wordpress/i18n';
import type { TabEntry } from '../entries';

export function emailEntries(): TabEntry[] {
	return [
		{
			id: 'notifications_recipients',
			label: __( 'Recipients', 'userfeedback' ),
			words: __( 'weekly summary mail addresses', 'userfeedback' ),
		},
		{
			id: 'summaries_html_template',
			label: __( 'Template', 'userfeedback' ),
			words: __( 'plain text html', 'userfeedback' ),
		},
		{
			id: 'notifications_header_image',
			label: __( 'Header Image', 'userfeedback' ),
			words: __( 'logo picture branding', 'userfeedback' ),
		},
		{
			id: 'summaries_day',
			label: __( 'Day', 'userfeedback' ),
			words: __( 'weekly summary weekday', 'userfeedback' ),
		},
		{
			id: 'summaries_hour',
			label: __( 'Hour', 'userfeedback' ),
			words: __( 'weekly summary time', 'userfeedback' ),
		},
		{
			id: 'summaries_empty_weeks',
			label: __( 'Empty weeks', 'userfeedback' ),
			words: __( 'weekly summary no responses', 'userfeedback' ),
		},
	];
}
