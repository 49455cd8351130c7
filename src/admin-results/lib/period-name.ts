import { __ } from '@wordpress/i18n';
import type { OverviewDays } from './overview-range';

/**
 * Name of the period of a radio button, as the specification writes it (RES-08).
 *
 * @param days Radio button.
 */
export function periodName( days: OverviewDays ): string {
	return days === '7' ? __( 'Past 7 Days', 'userfeedback' ) : __( 'Past 30 Days', 'userfeedback' );
}
