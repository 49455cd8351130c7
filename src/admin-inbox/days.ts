import { __ } from '@wordpress/i18n';
import type { DateRange } from '../types';
import { FIRST_DAY, isDay } from '../shared/components/date-range/ranges';
import { shiftDay } from '../shared/format/dates';

/** How many days back the list goes, by name; 0 for all, `other` for own days. */
export const DAYS_CHOICES = [ '0', '1', '7', '30', '90', '365', 'other' ] as const;
export type DaysChoice = ( typeof DAYS_CHOICES )[ number ];

export const dayChoices = (): { value: DaysChoice; label: string }[] => [
	{ value: '0', label: __( 'All time', 'userfeedback' ) },
	{ value: '1', label: __( 'Today', 'userfeedback' ) },
	{ value: '7', label: __( 'Last 7 days', 'userfeedback' ) },
	{ value: '30', label: __( 'Last 30 days', 'userfeedback' ) },
	{ value: '90', label: __( 'Last 90 days', 'userfeedback' ) },
	{ value: '365', label: __( 'Last 365 days', 'userfeedback' ) },
	{ value: 'other', label: __( 'Other dates…', 'userfeedback' ) },
];

/** Whether own days are days, the earlier one first. */
export function isPossible( { start, end }: DateRange ): boolean {
	return isDay( start ) && isDay( end ) && start >= FIRST_DAY && start <= end;
}

/**
 * First and last day of a choice, '' for all days. Days that cannot be ask for all.
 *
 * @param choice Of dayChoices().
 * @param own    Own days.
 * @param today  Of the site, YYYY-MM-DD.
 */
export function daysOf( choice: DaysChoice, own: DateRange, today: string ): { from: string; to: string } {
	if ( choice === 'other' ) {
		return isPossible( own ) ? { from: own.start, to: own.end } : { from: '', to: '' };
	}
	return { from: choice === '0' ? '' : shiftDay( today, 1 - Number( choice ) ), to: '' };
}
