import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../shared/format/numbers';
import type { SettingValues } from '../types';

/**
 * Choices of settings in the words of their rows. The preview of an import shows the same words.
 */
export interface Choice< T > {
	value: T;
	label: string;
}

export const updateChoices = (): Choice< SettingValues[ 'automatic_updates' ] >[] => [
	{ value: 'all', label: __( 'All updates', 'userfeedback' ) },
	{ value: 'minor', label: __( 'Minor updates only', 'userfeedback' ) },
	{ value: 'none', label: __( 'None', 'userfeedback' ) },
];

export const addressChoices = (): Choice< SettingValues[ 'store_address' ] >[] => [
	{ value: 'whole', label: __( 'Whole', 'userfeedback' ) },
	{ value: 'shortened', label: __( 'Shortened', 'userfeedback' ) },
	{ value: 'none', label: __( 'Not at all', 'userfeedback' ) },
];

export const countedChoices = (): Choice< SettingValues[ 'count_impressions' ] >[] => [
	{ value: 'not_editors', label: __( 'Everyone but people who may edit surveys', 'userfeedback' ) },
	{ value: 'signed_out', label: __( 'Visitors who are not signed in', 'userfeedback' ) },
	{ value: 'everyone', label: __( 'Everyone', 'userfeedback' ) },
];

export const logoChoices = (): Choice< SettingValues[ 'logo_type' ] >[] => [
	{ value: 'userfeedback', label: __( 'UserFeedback', 'userfeedback' ) },
	{ value: 'custom', label: __( 'Custom', 'userfeedback' ) },
	{ value: 'none', label: __( 'None', 'userfeedback' ) },
];

export const schemeChoices = (): Choice< SettingValues[ 'widget_theme' ] >[] => [
	{ value: 'light', label: __( 'Light', 'userfeedback' ) },
	{ value: 'dark', label: __( 'Dark', 'userfeedback' ) },
];

/** Formats of the weekly summary; whether it is HTML is what is stored. */
export const mailChoices = (): Choice< boolean >[] => [
	{ value: true, label: __( 'HTML', 'userfeedback' ) },
	{ value: false, label: __( 'Plain text', 'userfeedback' ) },
];

export const groupName = ( size: number ): string => ( size < 2 ? __( 'Off', 'userfeedback' ) : formatNumber( size ) );

/** Days for which heatmap data is kept (HEAT-02). */
export function periodName( period: string ): string {
	const days = Number( period );
	return period === '365'
		? __( '1 Year', 'userfeedback' )
		: /* translators: %s: number of days. */
			sprintf( _n( '%s day', '%s days', days, 'userfeedback' ), formatNumber( days ) );
}
