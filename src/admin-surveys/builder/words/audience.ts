import { date, dateI18n } from '@wordpress/date';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { BehaviorSettings, Device, SurveySettings } from '../../../types';
import { ALL_DEVICES } from '../../../domain/draft/defaults';
import { nextYear } from '../../../domain/draft/behavior';
import type { Schedule } from '../../../domain/draft/draft';
import { shownRules } from '../../../domain/draft/page-rules';
import { boot } from '../../../shared/app/boot';
import { regionName } from '../../../shared/countries/name';
import { deviceName } from '../../../shared/format/devices';
import { formatNumber } from '../../../shared/format/numbers';

/** SET-04: three devices are all devices. */
export function devicesWords( devices: Device[] ): string {
	if ( devices.length === ALL_DEVICES.length ) {
		return __( 'Desktop, tablet and mobile', 'userfeedback' );
	}
	if ( devices.length === 0 ) {
		return __( 'No device: nobody will see it', 'userfeedback' );
	}
	const [ first, second ] = ALL_DEVICES.filter( ( device ) => devices.includes( device ) ).map( deviceName );
	return second === undefined
		? sprintf(
				/* translators: %s: a device, e.g. Desktop. */
				__( '%s only', 'userfeedback' ),
				first ?? ''
			)
		: sprintf(
				/* translators: 1 and 2: devices, e.g. Desktop and Tablet. */
				__( '%1$s and %2$s', 'userfeedback' ),
				first ?? '',
				second
			);
}

export function pagesWords( { targeting }: SurveySettings ): string {
	if ( targeting.pages === 'all' ) {
		return __( 'On every page', 'userfeedback' );
	}
	const count = shownRules( targeting.page_rules ).length;
	return sprintf(
		/* translators: %d: number of page rules. */
		_n( 'On pages that match %d rule', 'On pages that match %d rules', count, 'userfeedback' ),
		count
	);
}

/** Where visitors come from who see it. */
export function countriesWords( { geo_targeting: { target, countries } }: SurveySettings ): string {
	if ( target === 'all' ) {
		return __( 'Everyone', 'userfeedback' );
	}
	const [ first, second ] = countries;
	if ( first === undefined ) {
		return __( 'No country: nobody will see it', 'userfeedback' );
	}
	if ( second === undefined ) {
		/* translators: %s: a country. */
		return sprintf( __( 'Visitors from %s', 'userfeedback' ), regionName( first ) );
	}
	return countries.length === 2
		? sprintf(
				/* translators: 1 and 2: countries. */
				__( 'Visitors from %1$s and %2$s', 'userfeedback' ),
				regionName( first ),
				regionName( second )
			)
		: sprintf(
				/* translators: %s: number of countries. */
				_n( 'Visitors from %s country', 'Visitors from %s countries', countries.length, 'userfeedback' ),
				formatNumber( countries.length )
			);
}

export function timingWords( { behavior }: SurveySettings ): string {
	switch ( behavior.timing ) {
		case 'immediate':
			return __( 'Right away', 'userfeedback' );
		case 'delay':
			return sprintf(
				/* translators: %s: number of seconds. */
				_n( 'After %s second', 'After %s seconds', behavior.timing_delay, 'userfeedback' ),
				formatNumber( behavior.timing_delay )
			);
		case 'before_abandon':
			return __( 'Before they leave the page', 'userfeedback' );
		default:
			return boot().triggers.find( ( { key } ) => key === behavior.timing )?.label ?? behavior.timing;
	}
}

export function lengthWords( { behavior }: SurveySettings ): string {
	switch ( behavior.display_length ) {
		case 'until_response':
			return __( 'Until they respond', 'userfeedback' );
		case 'once':
			return __( 'Once', 'userfeedback' );
		case 'repeatedly':
			return __( 'On every visit', 'userfeedback' );
	}
}

/** "December 31, 2026": as it is stored, else the next time that this day comes; the server does as much (A54). */
function lastDayWords( { month, day, year }: NonNullable< BehaviorSettings[ 'expire_at' ] >, opens: string ): string {
	const today = date( 'Y-m-d', new Date(), boot().site.timezone );
	const next = nextYear( month, day, today, opens );
	// A later year is of a schedule that was taken away.
	const at = year && opens <= today ? Math.min( year, next ) : next;
	return dateI18n( boot().site.date_format, new Date( Date.UTC( at, month - 1, day, 12 ) ), 'UTC' );
}

/** Without a schedule where the plan locks the end: it has no end date there. */
export function runWords( { behavior }: SurveySettings, schedule?: Schedule ): string {
	if ( behavior.run_time === 'indefinitely' || behavior.expire_at === null ) {
		return __( 'No end date', 'userfeedback' );
	}
	return sprintf(
		/* translators: %s: a date, e.g. December 31, 2026. */
		__( 'Until %s', 'userfeedback' ),
		lastDayWords( behavior.expire_at, schedule?.enabled ? schedule.date : '' )
	);
}

export function startWords( { behavior }: SurveySettings ): string {
	return behavior.start_minimized ? __( 'Starts as a button', 'userfeedback' ) : __( 'Starts open', 'userfeedback' );
}
