import { dateI18n } from '@wordpress/date';
import { differenceInCalendarDays, formatISO } from 'date-fns';
import { boot } from '../app/boot';

/**
 * The only place that writes dates for people: in the site's time zone, format
 * and language. Moments come from the server as UTC, ISO 8601.
 */
function write( pattern: string, moment: string ): string {
	return dateI18n( pattern, moment, boot().site.timezone );
}

/**
 * @param moment UTC, ISO 8601.
 * @return E.g. `Nov 12, 2026`, in the format of Settings > General.
 */
export function formatDate( moment: string ): string {
	return write( boot().site.date_format, moment );
}

/**
 * @param moment UTC, ISO 8601.
 * @return E.g. `9:00 am`.
 */
export function formatTime( moment: string ): string {
	return write( boot().site.time_format, moment );
}

/**
 * @param moment UTC, ISO 8601.
 * @return E.g. `Dec 1, 2026, 9:00 am`; the time does not break over two lines.
 */
export function formatDateTime( moment: string ): string {
	const time = formatTime( moment ).replaceAll( ' ', '\u00A0' );
	return `${ formatDate( moment ) }, ${ time }`;
}

/** `November 20, 2026`, whatever the site's format is (PR-12). */
export function formatLongDate( moment: string ): string {
	return write( 'F j, Y', moment );
}

/** `2:05 pm`, whatever the site's format is (PR-13). */
export function formatTwelveHours( moment: string ): string {
	return write( 'g:i a', moment );
}

/**
 * A calendar day that has no time zone, as results group them.
 *
 * @param day YYYY-MM-DD in the site's time zone.
 */
export function formatDay( day: string ): string {
	return dateI18n( boot().site.date_format, `${ day }T12:00:00Z`, 'UTC' );
}

/**
 * @param moment UTC, ISO 8601, or null.
 */
export function isFuture( moment: string | null ): boolean {
	return moment !== null && Date.parse( moment ) > Date.now();
}

const formatters = new Map< string, Intl.DateTimeFormat >();

/** Cached, because a calendar names some sixty days with every key and creating a formatter is slow. */
function formatterFor( options: Intl.DateTimeFormatOptions ): Intl.DateTimeFormat {
	const { locale } = boot().site;
	const key = `${ locale } ${ JSON.stringify( options ) }`;
	const known = formatters.get( key );
	const formatter = known ?? new Intl.DateTimeFormat( locale, { ...options, timeZone: 'UTC' } );
	formatters.set( key, formatter );
	return formatter;
}

/**
 * A day in the site's language. Days are sent as YYYY-MM-DD in the site's time zone, so they need no conversion.
 *
 * @param day     YYYY-MM-DD.
 * @param options Parts to name.
 */
export function nameDay( day: string, options: Intl.DateTimeFormatOptions ): string {
	return formatterFor( options ).format( new Date( `${ day }T00:00:00Z` ) );
}

/**
 * Short name for an axis, e.g. `Nov 21`.
 *
 * @param day YYYY-MM-DD.
 */
export function axisDay( day: string ): string {
	return nameDay( day, { month: 'short', day: 'numeric' } );
}

/**
 * Name with its weekday for tooltip and table, e.g. `Sat, Nov 21`.
 *
 * @param day YYYY-MM-DD.
 */
export function fullDay( day: string ): string {
	return nameDay( day, { weekday: 'short', month: 'short', day: 'numeric' } );
}

/**
 * A range in one phrase, e.g. `Oct 23 – Nov 21, 2026`, or a single day.
 *
 * @param start YYYY-MM-DD.
 * @param end   YYYY-MM-DD.
 */
export function formatRange( start: string, end: string ): string {
	const formatter = formatterFor( { month: 'short', day: 'numeric', year: 'numeric' } );
	return formatter.formatRange( new Date( `${ start }T00:00:00Z` ), new Date( `${ end }T00:00:00Z` ) );
}

/**
 * Midnight in the browser's time zone. parseISO() of date-fns reads all of ISO 8601, for a kilobyte.
 *
 * @param day YYYY-MM-DD.
 */
export function dateOf( day: string ): Date {
	return new Date( `${ day }T00:00` );
}

/**
 * Number of days, both ends included.
 *
 * @param start YYYY-MM-DD.
 * @param end   YYYY-MM-DD.
 */
export function countDays( start: string, end: string ): number {
	return differenceInCalendarDays( dateOf( end ), dateOf( start ) ) + 1;
}

/**
 * YYYY-MM-DD moved by whole days.
 *
 * @param day  YYYY-MM-DD.
 * @param days Days to add, negative to go back.
 */
export function shiftDay( day: string, days: number ): string {
	const date = dateOf( day );
	date.setDate( date.getDate() + days );
	return dayOf( date );
}

/**
 * @param date In the browser's time zone.
 * @return YYYY-MM-DD.
 */
export function dayOf( date: Date ): string {
	// date-fns' format() would bring its patterns and locales, a tenth of the results app.
	return formatISO( date, { representation: 'date' } );
}
