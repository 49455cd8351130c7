import { __ } from '@wordpress/i18n';
import { formatRange } from '../../shared/format/dates';
import type { OverviewDays, OverviewPeriod } from './overview-range';

/**
 * Name of a radio button, as the specification writes it (RES-08).
 *
 * @param days Radio button.
 */
export function daysName( days: OverviewDays ): string {
	return days === '7' ? __( 'Past 7 Days', 'userfeedback' ) : __( 'Past 30 Days', 'userfeedback' );
}

/**
 * Name of a period, e.g. `Past 7 Days` or `Nov 14, 2026`.
 *
 * @param period From overviewPeriod().
 */
export function periodName( { days, range }: OverviewPeriod ): string {
	return days === null ? formatRange( range.start, range.end ) : daysName( days );
}
