import { format, parseISO } from 'date-fns';
import { boot } from '../app/boot';

/**
 * A day as people read it, in the site's language. Days travel as YYYY-MM-DD in
 * the site's time zone, so they are never converted, only named.
 *
 * @param day     YYYY-MM-DD.
 * @param options Parts to name.
 */
export function formatDay( day: string, options: Intl.DateTimeFormatOptions ): string {
	return new Intl.DateTimeFormat( boot().site.locale, {
		...options,
		timeZone: 'UTC',
	} ).format( new Date( `${ day }T00:00:00Z` ) );
}

/**
 * Short name for an axis, e.g. `Nov 21`.
 *
 * @param day YYYY-MM-DD.
 */
export function axisDay( day: string ): string {
	return formatDay( day, { month: 'short', day: 'numeric' } );
}

/**
 * Name with its weekday for tooltip and table, e.g. `Sat, Nov 21`.
 *
 * @param day YYYY-MM-DD.
 */
export function fullDay( day: string ): string {
	return formatDay( day, { weekday: 'short', month: 'short', day: 'numeric' } );
}

/**
 * A range in one phrase, e.g. `Oct 23 – Nov 21, 2026`; one day is said once.
 *
 * @param start YYYY-MM-DD.
 * @param end   YYYY-MM-DD.
 */
export function formatRange( start: string, end: string ): string {
	const formatter = new Intl.DateTimeFormat( boot().site.locale, {
		month: 'short',
		day: 'numeric',
		year: 'numeric',
		timeZone: 'UTC',
	} );
	return formatter.formatRange( new Date( `${ start }T00:00:00Z` ), new Date( `${ end }T00:00:00Z` ) );
}

/**
 * YYYY-MM-DD moved by whole days.
 *
 * @param day  YYYY-MM-DD.
 * @param days Days to add, negative to go back.
 */
export function shiftDay( day: string, days: number ): string {
	const date = parseISO( day );
	date.setDate( date.getDate() + days );
	return format( date, 'yyyy-MM-dd' );
}
