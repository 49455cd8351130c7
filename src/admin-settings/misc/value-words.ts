import { __, _n, sprintf } from '@wordpress/i18n';
import { positions } from '../../shared/components/position-picker';
import { boot } from '../../shared/app/boot';
import { formatNumber } from '../../shared/format/numbers';
import { hours, weekdays } from '../email/times';
import {
	addressChoices,
	countedChoices,
	groupName,
	logoChoices,
	mailChoices,
	periodName,
	schemeChoices,
	updateChoices,
} from '../options';
import type { Choice } from '../options';
import { iconName } from '../widget/icon-choice';

type Words = ( value: unknown ) => string | undefined;

const among =
	< T >( choices: () => Choice< T >[] ): Words =>
	( value ) =>
		choices().find( ( choice ) => choice.value === value )?.label;

const onOff: Words = ( value ) => ( value === true ? __( 'On', 'userfeedback' ) : __( 'Off', 'userfeedback' ) );

/** The row's switch is on while what is stored is off. */
const opposite: Words = ( value ) => onOff( value !== true );

const days: Words = ( value ) =>
	typeof value === 'number'
		? /* translators: %s: number of days. */
			sprintf( _n( '%s day', '%s days', value, 'userfeedback' ), formatNumber( value ) )
		: undefined;

const roles: Words = ( value ) =>
	Array.isArray( value )
		? value
				.map( ( slug ) => boot().roles.find( ( role ) => role.slug === slug )?.label ?? String( slug ) )
				.join( ', ' )
		: undefined;

const font: Words = ( value ) =>
	typeof value === 'object' && value !== null && 'family' in value && 'weight' in value
		? `${ String( value.family ) } ${ String( value.weight ) }`
		: __( 'Use Theme', 'userfeedback' );

/** Settings whose value is no sentence by itself. */
const WORDS = new Map< string, Words >( [
	[ 'summaries_disabled', opposite ],
	[ 'count_bots', opposite ],
	[ 'summaries_html_template', among( mailChoices ) ],
	[ 'summaries_day', ( value ) => weekdays()[ Number( value ) - 1 ] ],
	[ 'summaries_hour', ( value ) => hours()[ Number( value ) ] ],
	[ 'automatic_updates', among( updateChoices ) ],
	[ 'store_address', among( addressChoices ) ],
	[ 'count_impressions', among( countedChoices ) ],
	[ 'smallest_group', ( value ) => groupName( Number( value ) ) ],
	[ 'remember_days', days ],
	[ 'keep_responses_days', ( value ) => ( value === 0 ? __( 'forever', 'userfeedback' ) : days( value ) ) ],
	[ 'heatmap_retention_period', ( value ) => ( typeof value === 'string' ? periodName( value ) : undefined ) ],
	[ 'logo_type', among( logoChoices ) ],
	[ 'widget_theme', among( schemeChoices ) ],
	[ 'widget_position', among( positions ) ],
	[ 'widget_toggle_icon', iconName ],
	[ 'widget_font', font ],
	[ 'create_edit_surveys', roles ],
	[ 'view_results', roles ],
	[ 'delete_surveys', roles ],
] );

/**
 * A value in the words that its row shows.
 *
 * @param key   Of the setting.
 * @param value Here or in a file, so it may be anything.
 */
export function inWords( key: string, value: unknown ): string {
	const words = WORDS.get( key )?.( value );
	if ( words !== undefined && words !== '' ) {
		return words;
	}
	if ( typeof value === 'boolean' ) {
		return onOff( value ) ?? '';
	}
	if ( value === '' || value === null || ( Array.isArray( value ) && value.length === 0 ) ) {
		return '–';
	}
	if ( Array.isArray( value ) && value.every( ( item ) => typeof item === 'string' ) ) {
		return value.join( ', ' );
	}
	return typeof value === 'string' || typeof value === 'number' ? String( value ) : JSON.stringify( value );
}
