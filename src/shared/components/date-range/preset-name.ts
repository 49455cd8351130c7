import { __ } from '@wordpress/i18n';
import type { Preset } from './ranges';

/** Name of a preset, as the specification writes it (SHARED-20). */
export function presetName( preset: Preset ): string {
	return {
		today: __( 'Today', 'userfeedback' ),
		yesterday: __( 'Yesterday', 'userfeedback' ),
		last_week: __( 'Last Week', 'userfeedback' ),
		last_month: __( 'Last Month', 'userfeedback' ),
		last_7_days: __( 'Last 7 days', 'userfeedback' ),
		last_30_days: __( 'Last 30 days', 'userfeedback' ),
		last_90_days: __( 'Last 90 days', 'userfeedback' ),
	}[ preset ];
}
