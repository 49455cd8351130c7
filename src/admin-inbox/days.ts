import { __ } from '@wordpress/i18n';
import { shiftDay } from '../shared/format/dates';

/** How many days back the list goes, by name; 0 for all. */
export type DaysChoice = '0' | '1' | '7' | '30' | '90' | '365';

export const dayChoices = (): { value: DaysChoice; label: string }[] => [
	{ value: '0', label: __( 'All time', 'userfeedback' ) },
	{ value: '1', label: __( 'Today', 'userfeedback' ) },
	{ value: '7', label: __( 'Last 7 days', 'userfeedback' ) },
	{ value: '30', label: __( 'Last 30 days', 'userfeedback' ) },
	{ value: '90', label: __( 'Last 90 days', 'userfeedback' ) },
	{ value: '365', label: __( 'Last 365 days', 'userfeedback' ) },
];

/**
 * The first day of a choice, '' for all days.
 *
 * @param choice Of dayChoices().
 * @param today  Of the site, YYYY-MM-DD.
 */
export function firstDay( choice: DaysChoice, today: string ): string {
	return choice === '0' ? '' : shiftDay( today, 1 - Number( choice ) );
}
