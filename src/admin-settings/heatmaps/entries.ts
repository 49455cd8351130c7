import { __ } from '@wordpress/i18n';
import type { TabEntry } from '../entries';

export function heatmapsEntries(): TabEntry[] {
	return [
		{
			id: 'heatmap_auto_delete_enabled',
			label: __( 'Auto delete', 'userfeedback' ),
			words: __( 'heatmap data remove old clicks', 'userfeedback' ),
		},
		{
			id: 'heatmap_retention_period',
			label: __( 'Keep data for', 'userfeedback' ),
			words: __( 'heatmap retention days delete', 'userfeedback' ),
		},
		{
			id: 'heatmap_sensitive_pages',
			label: __( 'Sensitive pages', 'userfeedback' ),
			words: __( 'heatmap password checkout account privacy', 'userfeedback' ),
		},
	];
}
