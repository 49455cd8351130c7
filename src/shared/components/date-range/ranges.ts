import { addDays, addMonths, endOfMonth, isValid, startOfMonth, startOfWeek, startOfYear, subDays } from 'date-fns';
import type { Day } from 'date-fns';
import type { DateRange } from '../../../types';
import { dateOf, dayOf } from '../../format/dates';

/** SHARED-18: no day before this can be chosen. */
export const FIRST_DAY = '2005-01-01';

/** SHARED-20, in the order in which they are offered. */
export const PRESETS = [
	'today',
	'yesterday',
	'last_week',
	'last_month',
	'last_7_days',
	'last_30_days',
	'last_90_days',
] as const;

/** Offered after those. */
export const MORE_PRESETS = [ 'last_14_days', 'this_month', 'last_12_months', 'this_year', 'all_time' ] as const;

export type Preset = ( typeof PRESETS )[ number ] | ( typeof MORE_PRESETS )[ number ];

/** Start of a range that means everything: only the server knows its first day. */
export const ALL_TIME = 'all';

/** SHARED-21. */
export const DEFAULT_PRESET: Preset = 'last_30_days';

/**
 * The day it is in New York, which is the last one that the picker lets choose
 * (SHARED-19, A78). Figures themselves are by the site's day.
 *
 * @param now Moment.
 * @return YYYY-MM-DD.
 */
export function newYorkToday( now: Date = new Date() ): string {
	return new Intl.DateTimeFormat( 'en-CA', {
		timeZone: 'America/New_York',
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
	} ).format( now );
}

/**
 * The presets that a route offers: the one named `queries` goes without Today
 * and Yesterday (RES-31).
 *
 * @param routeName Name of the route.
 */
export function presetsFor( routeName: string ): Preset[] {
	return [ ...PRESETS, ...MORE_PRESETS ].filter(
		( preset ) => routeName !== 'queries' || ( preset !== 'today' && preset !== 'yesterday' )
	);
}

export function isPreset( value: string | null ): value is Preset {
	return [ ...PRESETS, ...MORE_PRESETS ].some( ( preset ) => preset === value );
}

/**
 * Days of a preset. A week is the last whole one, a month the last whole month.
 *
 * @param preset  Preset.
 * @param today   YYYY-MM-DD in the site's time zone, by which figures are kept.
 * @param weekday First day of the week, 0 is Sunday.
 * @param since   First day of all time, null while nothing was collected.
 */
export function presetRange( preset: Preset, today: string, weekday: number, since: string | null = null ): DateRange {
	const now = dateOf( today );
	const range = ( start: Date, end: Date ): DateRange => ( {
		start: dayOf( start ),
		end: dayOf( end ),
	} );
	switch ( preset ) {
		case 'today':
			return range( now, now );
		case 'yesterday':
			return range( subDays( now, 1 ), subDays( now, 1 ) );
		case 'last_week': {
			const week = startOfWeek( now, { weekStartsOn: toDay( weekday ) } );
			return range( subDays( week, 7 ), subDays( week, 1 ) );
		}
		case 'last_month': {
			const end = subDays( startOfMonth( now ), 1 );
			return range( startOfMonth( end ), end );
		}
		case 'last_7_days':
			return range( subDays( now, 6 ), now );
		case 'last_30_days':
			return range( subDays( now, 29 ), now );
		case 'last_90_days':
			return range( subDays( now, 89 ), now );
		case 'last_14_days':
			return range( subDays( now, 13 ), now );
		case 'last_12_months':
			return range( subDays( now, 364 ), now );
		case 'this_month':
			return range( startOfMonth( now ), now );
		case 'this_year':
			return range( startOfYear( now ), now );
		case 'all_time':
			return { start: since ?? today, end: today };
	}
}

function toDay( weekday: number ): Day {
	return ( ( ( weekday % 7 ) + 7 ) % 7 ) as Day;
}

/**
 * Whether the text is a day that exists, as YYYY-MM-DD.
 *
 * @param text Typed text.
 */
export function isDay( text: string ): boolean {
	// Browsers take the 31st of each month, as a day of the next.
	return /^\d{4}-\d{2}-\d{2}$/.test( text ) && isValid( dateOf( text ) ) && dayOf( dateOf( text ) ) === text;
}

/**
 * Whether the picker lets a day be chosen.
 *
 * @param day   YYYY-MM-DD.
 * @param limit Last day that can be chosen.
 */
export function isSelectable( day: string, limit: string ): boolean {
	return isDay( day ) && day >= FIRST_DAY && day <= limit;
}

export type Edge = keyof DateRange;

/** `unreadable`: no day as YYYY-MM-DD. `outside`: before the first or after the last possible day. */
export type EdgeProblem = 'unreadable' | 'outside' | 'order';

/**
 * What is wrong with one end of a typed range, null when nothing is. That both
 * are in the wrong order is said of the end.
 *
 * @param edge  Start or end.
 * @param range Typed range.
 * @param limit Last day that can be chosen.
 */
export function edgeProblem( edge: Edge, range: DateRange, limit: string ): EdgeProblem | null {
	if ( ! isDay( range[ edge ] ) ) {
		return 'unreadable';
	}
	if ( ! isSelectable( range[ edge ], limit ) ) {
		return 'outside';
	}
	return edge === 'end' && isSelectable( range.start, limit ) && range.start > range.end ? 'order' : null;
}

/**
 * The first day of the month that lies some months away.
 *
 * @param day    YYYY-MM-DD.
 * @param months Months to add, negative to go back.
 */
export function monthOf( day: string, months = 0 ): string {
	return dayOf( startOfMonth( addMonths( dateOf( day ), months ) ) );
}

/**
 * Weeks of a month; null where a week reaches into another month.
 *
 * @param month   Any day of the month, YYYY-MM-DD.
 * @param weekday First day of the week, 0 is Sunday.
 */
export function monthWeeks( month: string, weekday: number ): ( string | null )[][] {
	const first = startOfMonth( dateOf( month ) );
	const last = endOfMonth( first );
	const weeks: ( string | null )[][] = [];
	let day = startOfWeek( first, { weekStartsOn: toDay( weekday ) } );
	while ( day <= last ) {
		weeks.push(
			[ 0, 1, 2, 3, 4, 5, 6 ].map( ( offset ) => {
				const cell = addDays( day, offset );
				return cell < first || cell > last ? null : dayOf( cell );
			} )
		);
		day = addDays( day, 7 );
	}
	return weeks;
}

/**
 * The day a key leads to in the calendar; null for keys that are not ours.
 *
 * @param key     `KeyboardEvent.key`.
 * @param day     YYYY-MM-DD that has the focus.
 * @param weekday First day of the week, 0 is Sunday.
 * @param rtl     Whether weeks run from right to left.
 */
export function dayForKey( key: string, day: string, weekday: number, rtl: boolean ): string | null {
	const date = dateOf( day );
	const to = dayOf;
	switch ( key ) {
		case 'ArrowRight':
			return to( addDays( date, rtl ? -1 : 1 ) );
		case 'ArrowLeft':
			return to( addDays( date, rtl ? 1 : -1 ) );
		case 'ArrowDown':
			return to( addDays( date, 7 ) );
		case 'ArrowUp':
			return to( subDays( date, 7 ) );
		case 'PageDown':
			return to( addMonths( date, 1 ) );
		case 'PageUp':
			return to( addMonths( date, -1 ) );
		case 'Home':
			return to( startOfWeek( date, { weekStartsOn: toDay( weekday ) } ) );
		case 'End':
			return to( addDays( startOfWeek( date, { weekStartsOn: toDay( weekday ) } ), 6 ) );
		default:
			return null;
	}
}

/**
 * The range after a day was chosen: the first choice begins it, the second ends
 * it, whichever of both is earlier.
 *
 * @param open First choice that waits for its second, null for none.
 * @param day  Chosen day.
 */
export function chooseDay( open: string | null, day: string ): { range: DateRange; open: string | null } {
	if ( open === null ) {
		return { range: { start: day, end: day }, open: day };
	}
	return {
		range: open <= day ? { start: open, end: day } : { start: day, end: open },
		open: null,
	};
}
