import { __, sprintf } from '@wordpress/i18n';
import { formatDay } from '../../format/dates';
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
		last_14_days: __( 'Last 14 days', 'userfeedback' ),
		last_12_months: __( 'Last 12 months', 'userfeedback' ),
		this_month: __( 'This Month', 'userfeedback' ),
		this_year: __( 'This Year', 'userfeedback' ),
		all_time: __( 'All time', 'userfeedback' ),
	}[ preset ];
}

/**
 * What the picker offers: all time with its first day.
 *
 * @param preset Preset.
 * @param since  First day of all time, null while it is not known.
 */
export function presetOffer( preset: Preset, since: string | null ): string {
	return preset === 'all_time' && since !== null
		? sprintf(
				/* translators: %s: date */
				__( 'All time (since %s)', 'userfeedback' ),
				formatDay( since )
			)
		: presetName( preset );
}
